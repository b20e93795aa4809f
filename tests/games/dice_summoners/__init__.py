"""The rules and cards of Dice Summoners, one behaviour per test."""
