"""Who decides. Players see Views and nothing else."""
