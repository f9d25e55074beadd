"""The words that several moulds are filled with."""

import random

from nli_model.names import NAMES
from nli_model.numerals import words_of

FIRMS = (
    "Norlund Foods;Halvex;the Tarvik brewery;Brightwell Bank;Kestrel Airlines;the Dunmore mill;Ostrava Steel;"
    "Marlow & Sons;Verano Energy;the ferry company;Calder Motors;the local dairy;Pellworm Shipping"
).split(";")
GROUPS = (
    "the council;the union;the ministry;the board;the club;the committee;the hospital;the university;the museum;"
    "the court;the school;the union of bakers;the residents' association;the orchestra"
).split(";")
THINGS = (
    "the bridge;the library;the old harbour;the swimming pool;the railway line;the north tower;the town hall;"
    "the archive;the theatre;the canal;the market hall;the observatory;the lighthouse;the power station"
).split(";")
ITEMS = (
    "visitors;tickets;books;trees;houses;letters;workers;students;patients;bottles;bicycles;sheep;paintings;jobs;seats;"
    "voters;members;soldiers;species;villages"
).split(";")
MEASURES = (
    "the price of bread;the number of visitors;unemployment;the water level;the rent;the average temperature;"
    "the company's debt;output;the crime rate;the birth rate;turnout;exports;the cost of the project;traffic"
).split(";")


def cap(text: str) -> str:
    """The text as a sentence begins."""
    return text[:1].upper() + text[1:]


def people(draw: random.Random, count: int = 2) -> list[str]:
    """Different names; sometimes the last names alone."""
    found = draw.sample(NAMES, count)
    return [one.split()[-1] for one in found] if draw.random() < 0.4 else found


def shown(value: int, draw: random.Random) -> str:
    """A number in one of its formats."""
    if value < 100 and draw.random() < 0.5:
        return words_of(value)
    return f"{value:,}" if draw.random() < 0.7 else str(value)
