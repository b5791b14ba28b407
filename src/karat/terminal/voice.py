"""What one reader at a table is told, in sentences: events, moves, questions, refusals, reasons and the end."""

from karat.speech import has, say

COLOURS = {
    letter: name
    for name, letter in zip(("red", "orange", "yellow", "green", "blue", "purple"), "ROYGBP", strict=True)
}
SEATS = ("seat", "to", "from", "winner", "target", "start", "leader", "dealer")


def colour(code):
    """A colour in words, by its letter or its name."""
    return say(f"colour-{COLOURS.get(code, code)}")


def listed(words):
    """Words as a list in a sentence."""
    words = list(words)
    if not words:
        return say("nothing")
    return words[0] if len(words) == 1 else say("and", first=", ".join(words[:-1]), last=words[-1])


def sentence(text):
    """With a capital at its beginning."""
    return text[:1].upper() + text[1:]


class Voice:
    def __init__(self, game, names, reader):
        """`names` are those of the seats, `reader` is a seat or None; the reader is called "you"."""
        self.game, self.reader = game, reader
        self.names = [say("you") if p == reader else name for p, name in enumerate(names)]
        if game.id == "kadora" and len(names) == 2:
            self.names.append(say("island"))

    def _say(self, id, **values):
        return sentence(say(f"{self.game.id}-{id}", **values))

    # What happened ---------------------------------------------------------------------------------------------------
    def tell(self, event):
        """An event in a sentence."""
        kind, values = event["event"].replace("_", "-"), self._values(event)
        if self.game.id == "diamant" and "share" in event and kind == "reveal":
            kind = "treasure"
        elif self.game.id == "djinn" and kind == "trump":
            values["colour"] = colour(event["card"][0])
        elif self.game.id == "djinn" and kind == "djinn":
            argument = values.get("colour") or values.get("target")
            values["argument"] = say("djinn-event-djinn-argument", what=argument) if argument else ""
        elif self.game.id == "seashore" and kind == "play":
            values["half"] = say(f"seashore-half-{event['shows']}", **values)
            values["laid"] = say("seashore-laid", plus=event["plus"])
        return self._say(f"event-{kind}", **values)

    def _values(self, event):
        """The fields of an event as they stand in sentences."""
        values = {"you": next((role for role in SEATS if event.get(role) == self.reader is not None), "none")}
        for name, value in event.items():
            if name in SEATS and isinstance(value, int):
                values[name] = self.names[value]
            elif name == "seats":
                values[name] = listed(self.names[p] for p in value)
            elif name in ("colour", "back"):
                values["colour"] = colour(value)
            elif name == "colours":
                values[name] = listed(map(colour, value))
            elif name in ("card", "discarded"):
                values[name] = self.card(value)
            elif name == "effect":
                values[name] = say(f"djinn-effect-{value}")
            elif name == "task":
                values[name] = task(value, event["level"])
            elif name == "tasks":
                values[name] = listed(task(one, event["level"]) for one in value)
            elif isinstance(value, list):
                values |= {name: listed(value), "count": len(value)}
            else:
                values[name] = value
        return values

    def card(self, code):
        """A card in a sentence."""
        if self.game.id == "diamoniak":
            return say(f"diamoniak-card-{code}")
        if self.game.id != "diamant":
            return code
        for mark, name in (("T", "treasure"), ("relic", "relic")):
            if code.startswith(mark):
                return say(f"diamant-card-{name}", value=int(code.removeprefix(mark)))
        return say(f"diamant-card-{code}")

    # What can be done ------------------------------------------------------------------------------------------------
    def move(self, text, view, preview=()):
        """A legal move in words, with the cards that its preview, events that it surely causes, shows to be taken."""
        verb, *rest = text.split(" ")
        if verb in ("buy", "steal", "rob") or (verb == "draw" and self.game.id == "seashore"):
            return self._say(f"move-{verb}", seat=self.names[int(rest[0])])
        taken = [card for event in preview if event["event"] == "take" for card in event["cards"]]
        if taken:
            return self._say("move-takes", card=rest[0], cell=rest[1], cards=" ".join(taken))
        return getattr(self, f"_move_{self.game.id}")(verb, rest, view)

    def _move_diamant(self, verb, rest, view):
        return self._say(f"move-{verb}", carried=view["seats"][self.reader]["carried"])

    def _move_diamoniak(self, verb, rest, view):
        return self._say(f"move-{verb}", card=self.card(*rest)) if rest else self._say(f"move-{verb}")

    def _move_djinn(self, verb, rest, view):
        if verb == "djinn":
            effect, argument = rest[0], rest[-1]
            if effect == "trump":
                return self._say("move-trump", colour=colour(argument))
            seat = self.names[int(argument)] if argument.isdigit() else ""
            return self._say(f"move-{effect}", seat=seat)
        if verb == "cave":
            return self._say("move-cave", task=task(rest[0], len(rest) - 1), cards=" ".join(rest[1:]))
        return self._say(f"move-{verb}", card="".join(rest))

    def _move_kadora(self, verb, rest, view):
        if verb == "gift":
            return self._say("move-gift", colour=colour(rest[0]), seat=self.names[int(rest[1])])
        if verb == "place":
            return self._say("move-place", card=rest[0], cell=rest[1])
        if verb == "draw":
            return self._say("move-draw", row=rest[0], colour=colour(view[rest[0]][0]))
        return self._say("move-keep")

    def _move_seashore(self, verb, rest, view):
        if verb == "pass":
            return self._say("move-pass", colour=colour(rest[0]))
        if verb == "play":
            laid = say("seashore-laid", plus=int(rest[2]) if len(rest) == 3 else 0)
            return self._say("move-play", card=rest[0], shows=rest[1], laid=laid)
        return self._say(f"move-{verb}", cards=" ".join(rest))

    # What is going on ------------------------------------------------------------------------------------------------
    def where(self, view):
        """How far the game is."""
        if self.game.id == "diamant":
            return self._say("where", number=view["expedition"], cards=len(view["path"]))
        if self.game.id == "diamoniak":
            return self._say("where", deck=view["deck"])
        if self.game.id == "djinn":
            laid = {card["seat"] for card in view["trick"]}
            left = max(seat["hand_size"] + (p in laid) for p, seat in enumerate(view["seats"]))
            return self._say("where", phase=view["phase"], left=left)
        if self.game.id == "kadora":
            last = "none" if view["last_turns"] is None else view["last_turns"]
            return self._say("where", last=last, cards=len(view["left"]) + len(view["right"]))
        left = max(seat["cards"] for seat in view["seats"])
        return self._say("where", round=view["round"], left=left, plus=view["supply"])

    def now(self, view, legal):
        """One sentence: whose turn it is and what is asked, or how the game has ended."""
        if view["over"]:
            return self.outcome(view)
        if self.reader in view["to_move"]:
            step, values = getattr(self, f"_ask_{self.game.id}")(view, legal)
            return say("turn", ask=say(f"{self.game.id}-ask{step}", **values))
        waiting = [self.names[p] for p in view["to_move"]]
        return sentence(say("waiting", names=listed(waiting), count=len(waiting)))

    def _ask_diamant(self, view, legal):
        carried, path = view["seats"][self.reader]["carried"], sum(view["on_path"])
        return "", {"carried": carried, "alone": carried + path, "shared": carried + path // 2}

    def _ask_diamoniak(self, view, legal):
        if view["witch"]:
            return ("-fairy" if "fairy" in legal else "-witch"), {"owed": view["witch"]}
        if view["drawn"]:
            return "-again", {}
        return ("-buy" if len(legal) > 1 else "-draw"), {}

    def _ask_djinn(self, view, legal):
        if view["step"] == "play":
            return ("-play", {"colour": colour(view["trick"][0]["card"][0])}) if view["trick"] else ("-lead", {})
        return f"-{view['step']}", {"count": view["to_keep"]}

    def _ask_kadora(self, view, legal):
        return f"-{view['step']}", {}

    def _ask_seashore(self, view, legal):
        values = {}
        if view["step"] == "claim":
            values["colour"] = colour(view["pending"][0]["colour"])
        elif view["step"] == "return":
            values["count"] = view["drawn"]["count"]
        return f"-{view['step']}", values

    def outcome(self, view):
        """How the game has ended."""
        scores = [say("score", name=name, score=score) for name, score in zip(self.names, view["scores"], strict=True)]
        winners = listed(self.names[p] for p in view["winners"])
        you = "seat" if self.reader in view["winners"] else "none"
        count = len(view["winners"])
        return sentence(say("won", you=you, count=count, winners=winners, scores=", ".join(scores)))

    # Answers ---------------------------------------------------------------------------------------------------------
    def refusal(self, wrong):
        """Why a move was refused, with the id of its rule."""
        id = f"{self.game.id}-refusal-{wrong.reason}"
        told = say(id if has(id) else f"refusal-{wrong.reason}", **self._explained(wrong.values))
        return f"{sentence(told)} ({wrong.rule})"

    def reasons(self, advice):
        """Why a bot thinks so of a move."""
        told = []
        for reason in advice["reasons"]:
            id = reason["id"].removeprefix(f"{self.game.id}-")
            told.append(self._say(f"reason-{id}", **self._explained(reason["values"])))
        return " ".join(told)

    def _explained(self, values):
        """The values of a refusal or a reason as they stand in sentences; what was typed wrongly stays as it is."""
        return {name: self._explain(name, value) for name, value in values.items()}

    def _explain(self, name, value):
        if name in ("seat", "to", "other", "turn", "seller"):
            seats = dict(zip(map(str, range(len(self.names))), self.names, strict=True))
            return seats.get(str(value), value)
        known = {"colour": "colour", "effect": "djinn-effect", "task": "djinn-aim", "card": "diamoniak-card"}.get(name)
        id = f"{known}-{COLOURS.get(value, value)}"
        return say(id) if known and has(id) else value


def task(name, level):
    """The task of a cave in words."""
    return say(f"djinn-task-{name}", level=level, under=5 * level, over=10 * level)
