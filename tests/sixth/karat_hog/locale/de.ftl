hog-move-take = Nimm den Topf
hog-event-over = Das Spiel ist aus.
hog-refusal-unknown = Du kannst go oder take wählen.
