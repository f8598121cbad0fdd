"""Live plots, sweeps and diagrams; pyqtgraph is used here only."""
