"""What the arguments of the messages are (`text/`)."""

# tradewinds: interpreted

from __future__ import annotations

from typing import Final

from tradewinds.kernel.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary(
    numbered={"space": "word-space"},
    secret=("card",),
    said={"action-blow": ("sailed",)},
    actions={"blow": ("wind",)},
)
