"""What `docs/build.py` makes: pages from the code, and pictures drawn by ourselves."""
