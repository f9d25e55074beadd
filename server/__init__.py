"""How pincite is reached: the application, its transports, the command line and the demo."""
