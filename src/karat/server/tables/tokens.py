"""Secrets and names: tokens, codes for the telephone, and what people call themselves."""

import hashlib
import secrets
import unicodedata

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # no 0 O, 1 I L, and no U beside V
LONGEST_NAME = 20
MOST_MARKS = 2  # on a letter
# Nobody sees them, though they count as letters, marks and symbols: fillers, joiners, selectors and a blank.
_FILLERS = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\ufffc\U00016fe4"
UNSEEN = {*_FILLERS, *map(chr, range(0xFE00, 0xFE0F)), *map(chr, range(0xE0100, 0xE01F0))}
IN_COLOURS = "\ufe0f"  # how the symbol before it is to be drawn


def new_token() -> str:
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """What is stored of a token. It is random and long, so one plain hash is enough."""
    return hashlib.sha256(b"karat token " + token.encode("utf-8", "surrogatepass")).hexdigest()


def word_print(word: str) -> str:
    """What others see of a player's word where people cannot write to each other: nothing that could be read in it."""
    return hashlib.sha256(b"karat word " + word.encode()).hexdigest()[:16] if word else ""


def new_id() -> str:
    return secrets.token_hex(8)


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(6))


def as_code(text: str) -> str:
    """A code as people write it."""
    return text.strip().upper().replace("-", "").replace(" ", "")


def clean(text: str, longest: int = LONGEST_NAME) -> str:
    """A text of people's own, safe to show to others.

    One form for letters that look the same, no control, format, private, unassigned or invisible characters, marks only
    on letters and at most two on each, one space between words.
    """
    kept: list[str] = []
    before, marks = "Z", 0  # the kind of the last letter, and how many marks it has
    for letter in unicodedata.normalize("NFKC", text):
        kind = unicodedata.category(letter)[0]
        if kind == "C" or letter in UNSEEN:
            continue
        if kind == "M":
            marks += 1
            if before == "Z" or marks > MOST_MARKS or (letter == IN_COLOURS and before != "S"):
                continue
        else:
            before, marks = kind, 0
        kept.append(" " if kind == "Z" else letter)
    return " ".join("".join(kept).split())[:longest].strip()


def looks_like(one: str, other: str) -> bool:
    """Whether two names could be taken for each other."""
    return _skeleton(one) == _skeleton(other)


_ALIKE = str.maketrans(
    "аеорсухіјѕԁһӏвкмнтզοιανρτυκηχ" + "0135|!$@",
    "aeopcyxijsdhlbkmhtqoiavptuknx" + "oiesllsa",
)


def _skeleton(name: str) -> str:
    """A name without what the eye passes over: case, accents, spaces, and the alphabet that a letter comes from. Signs
    count only where there is no letter, as in a name of pictures."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(letter for letter in letters if letter.isalnum() or letter in "|!$@" or _is_vowel(letter))
    if not plain:
        return "".join(letters.split()).replace(IN_COLOURS, "")
    return plain.translate(_ALIKE).replace("l", "i").replace("rn", "m").replace("vv", "w")


def _is_vowel(letter: str) -> bool:
    """Whether a mark is a letter of its own, as in the scripts of India, and no accent."""
    return unicodedata.category(letter)[0] == "M" and not unicodedata.combining(letter) and letter != IN_COLOURS
