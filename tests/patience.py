"""How long a test waits for what should come. Time decides nothing here: these end a wait for what is broken, also on a
machine that is ten times as slow as usual, so no test has a number of its own for it."""

PATIENCE = 300  # seconds for an answer, a message, or something on a page
LONGEST = 1800  # seconds for a whole program
