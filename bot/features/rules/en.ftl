# The rules, with their sources.

refused-no-such-rule = No rule or card matches that. Try other words, or pick a suggestion.
rule-section = rulebook, “{ $section }”
rule-house = house ruling, “{ $section }”
command-rules =
    .name = rules
    .text = Read a rule
arg-topic =
    .name = topic
    .text = A title, a card, or your question: “can I build twice?”
