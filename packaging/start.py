"""Where a bundle begins."""

import sys

from digitpad.__main__ import main

sys.exit(main())
