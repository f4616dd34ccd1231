"""Model and controller of one table: the match, who looks on, who thinks, what is shown when."""
