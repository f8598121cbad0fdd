"""Opening and saving models, drawings and pictures, and the questions before closing."""
