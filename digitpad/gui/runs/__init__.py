"""The window of archived runs: a list, and a comparison of up to five of them."""
