"""Pieces of writing that are nothing by themselves: corners, hooks, bars, dots in a row.

No short straight stroke that stands, and no bow that could be the whole of a digit.
"""

from __future__ import annotations

from typing import Final

from digitpad.handwriting.glyphs.spelled import ways

FRAGMENTS: Final = ways(
    {
        "lower left corner": ("0,0 !2,80 84,80",),
        "lower right corner": ("90,0 !90,72 0,74",),
        "upper left corner": ("100,0 !0,0 2,76",),
        "arch": ("0,60 10,16 50,0 92,16 100,60",),
        "bowl": ("0,0 14,44 56,60 98,44 110,0",),
        "flat bow": ("0,26 34,4 76,0 120,22", "0,0 40,20 80,22 120,2"),
        "lying hook": ("0,0 4,34 !10,44 110,40", "110,30 30,34 4,26 0,8 20,0"),
        "two upright bars": ("0,0 0,100; 56,0 56,100",),
        "three upright bars": ("0,0 0,96; 46,0 46,98; 92,0 92,96",),
        "dots in a row": (
            "@0,0,5,5,0,340; @50,2,5,5,60,340; @100,0,5,5,0,340",
            ".0,0; .24,2; .50,0; .74,2; .98,0",
        ),
        "dashes in a row": ("0,0 30,0; 60,2 92,2; 120,0 150,0",),
        "dash and dot": ("0,0 90,-3; .180,2",),
        "two bows": ("0,60 24,0 52,58; 70,60 96,2 124,60",),
        "staple": ("0,40 !0,0 !110,0 110,42", "0,0 !0,44 !112,44 112,2"),
    }
)
