"""Why a network reads what it reads: maps of what spoke for a class and against it."""
