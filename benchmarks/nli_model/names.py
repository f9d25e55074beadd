"""Invented people and places."""

NAMES = (
    "Mara Lindqvist;Tobias Krell;Priya Nair;Owen Hartley;Lena Vogt;Samuel Okafor;Ines Duarte;Pavel Horak;"
    "Grace Whitlock;Hugo Bennet;Amira Haddad;Colin Frasier;Yuki Tanabe;Rosa Delgado;Piet Van Loon;Nora Castellan;"
    "Ivan Petrov;Clara Boyd;Daniel Osei;Sofia Marin;Karl Jansen;Leila Rahimi;Martin Quayle;Eva Lund;Jonas Weber;"
    "Kofi Mensah;Alice Thornton;Ravi Menon;Helen Carver;Dmitri Sokolov;Marcus Reed;Fiona Gallagher;Bruno Silva;"
    "Tara Nolan;Victor Hale;Wanda Pryce"
).split(";")
PLACES = (
    "Dunmore;Valdoro;Kestrel Bay;Oakhurst;Port Ellis;Marlow;Tarvik;Brenton;San Amaro;Lindau;Ashford;Westbrook;Calder;"
    "Norvik;Elmstead;Puerto Claro;Harrow Hill;Stonebridge;Ravensburg;Millbrook;Ostrava;Galway;Turin;Leeds;Malmo;Porto"
).split(";")
