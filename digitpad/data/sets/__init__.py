"""The families of data sets: a module for each, which finds and reads its files."""
