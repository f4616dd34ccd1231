# Words that are needed everywhere.
list-and = { $first } and { $last }
rule-number = rule { $rule }
