"""What a person reads: Fluent texts, one folder a language."""
