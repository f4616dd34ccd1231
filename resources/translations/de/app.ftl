# Worte, die überall gebraucht werden.
list-and = { $first } und { $last }
rule-number = Regel { $rule }
