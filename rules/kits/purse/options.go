package purse

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

// Usual amounts, in coins, where a source names none.
const (
	UsualPurse = 40
	UsualAnte  = 3
	UsualFine  = 1
)

// PurseOption returns the option "purse": the coins each seat brings.
func PurseOption(least int) rules.Option {
	return rules.Option{
		ID: "purse", Title: "Purse",
		About: "Coins each player brings. Usual: 40.",
		Min:   least, Max: rules.MaxPurse, Step: 10, Default: UsualPurse,
		From: rules.FromSources,
	}
}

// AnteOption returns the option "ante": the coins each seat pays before a game.
// With least 0 a game may be played without coins.
func AnteOption(least, usual int, from rules.Provenance) rules.Option {
	return rules.Option{
		ID: "ante", Title: "[Ante]",
		About: "Coins each player puts in the [pot] to begin.",
		Min:   least, Max: 100, Step: 1, Default: usual,
		From: from,
	}
}

// FineOption returns the option "fine": the coins that a bad cast pays into the
// pot. About says which cast that is.
func FineOption(usual int, about text.Text, from rules.Provenance) rules.Option {
	return rules.Option{
		ID: "fine", Title: "[Fine]",
		About: about,
		Max:   100, Step: 1, Default: usual,
		From: from,
	}
}
