"""The table of Ährensache."""
