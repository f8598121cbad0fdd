"""The families of data sets, one module each: its files and how they are read."""
