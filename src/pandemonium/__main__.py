"""`python -m pandemonium` is the command `pandemonium`."""

import sys

from pandemonium.cli import main

sys.exit(main())
