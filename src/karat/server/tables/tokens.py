"""Secrets and names: tokens, codes for the telephone, and what people call themselves."""

import hashlib
import secrets
import unicodedata

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # no 0 O, 1 I L, and no U beside V
LONGEST_NAME = 20


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

    One form for letters that look the same, no control, format, private or unassigned characters, at most two marks
    on a letter, one space between words.
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFKC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind[0] == "Z":
            kept.append(" ")
        elif kind[0] != "C" and marks <= 2:
            kept.append(letter)
    return " ".join("".join(kept).split())[:longest].strip()


def looks_like(one: str, other: str) -> bool:
    """Whether two names could be taken for each other."""
    return _skeleton(one) == _skeleton(other)


_ALIKE = str.maketrans(
    "аеорсухіјѕԁһӏвкмнтզοιανρτυκηχ" + "0135|!$@",
    "aeopcyxijsdhlbkmhtqoiavptuknx" + "oiesllsa",
)


def _skeleton(name: str) -> str:
    """A name without what the eye passes over: case, accents, spaces, and the alphabet that a letter comes from."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(letter for letter in letters if letter.isalnum() or letter in "|!$@")
    return plain.translate(_ALIKE).replace("l", "i").replace("rn", "m").replace("vv", "w")
