"""Players made of code: each chooses an Action for a Prompt and sees nothing else."""
