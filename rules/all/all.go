// Package all is the list of the games: one line each, in the order in which
// they stand on the shelf. A game that is not made yet has its facts here, so
// that the shelf is whole; once it is made its line is of(skiffs.Game) and the
// facts are the game's own.
package all

import (
	"knucklebones/rules"
	"knucklebones/rules/augustus"
	"knucklebones/rules/biga"
	"knucklebones/rules/boneace"
	"knucklebones/rules/catapulta"
	"knucklebones/rules/century"
	"knucklebones/rules/circus"
	"knucklebones/rules/gladiators"
	"knucklebones/rules/hounds"
	"knucklebones/rules/knucklebones"
	"knucklebones/rules/mendaxcommon"
	"knucklebones/rules/mendaxsingle"
	"knucklebones/rules/oddsout"
	"knucklebones/rules/olympus"
	"knucklebones/rules/oneandtwenty"
	"knucklebones/rules/par"
	"knucklebones/rules/pentelitha"
	"knucklebones/rules/senate"
	"knucklebones/rules/simple"
	"knucklebones/rules/skiffs"
	"knucklebones/rules/sparing"
	"knucklebones/rules/tropa"
)

// A Title is a game as it stands on the shelf.
type Title struct {
	ID, Title, Short string
	From             rules.Provenance
	Company          rules.Company
	Seats            [2]int
	Minutes          int
	Game             *rules.Game // nil while it cannot be played yet
}

// of is the title of a game that is made.
func of(g *rules.Game) Title {
	return Title{g.ID, g.Title, g.Short, g.From, g.Company, g.Seats, g.Minutes, g}
}

// Shelf is every game, made or not, in order.
func Shelf() []Title {
	return []Title{
		of(knucklebones.Game),
		of(oneandtwenty.Game),
		of(augustus.Game),
		of(simple.Game),
		of(sparing.Game),
		of(tropa.Game),
		of(century.Game),
		of(mendaxsingle.Game),
		of(mendaxcommon.Game),
		of(circus.Game),
		of(biga.Game),
		of(hounds.Game),
		of(senate.Game),
		of(gladiators.Game),
		of(catapulta.Game),
		of(olympus.Game),
		of(oddsout.Game),
		of(par.Game),
		of(pentelitha.Game),
		of(boneace.Game),
		of(skiffs.Game),
	}
}

// Games are the games that can be played, in order.
func Games() []*rules.Game {
	var games []*rules.Game
	for _, t := range Shelf() {
		if t.Game != nil {
			games = append(games, t.Game)
		}
	}
	return games
}

// Find is the game of that id, or nil.
func Find(id string) *rules.Game {
	for _, g := range Games() {
		if g.ID == id {
			return g
		}
	}
	return nil
}
