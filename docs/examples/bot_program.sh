#!/bin/sh
# A bot of your own as a program, in plain sh: it always plays the first legal move.
#
#     karat match kadora "exec:docs/examples/bot_program.sh" random
#
# Every line that comes in gets one line back. The first one says hello; all others are decisions.
while read -r line; do
    case $line in
        '{"legal": ["'*)
            move=${line#*'["'}
            printf '{"move": "%s"}\n' "${move%%'"'*}"
            ;;
        *) echo '{}' ;;
    esac
done
