"""File and interchange formats: card packs, records, saves, scenarios, rulebooks."""
