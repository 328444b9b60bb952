// Package all is the list of the games: one line each, in the order in which
// they stand on the shelf.
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

// Games are all games, in order.
func Games() []*rules.Game {
	return []*rules.Game{
		knucklebones.Game,
		oneandtwenty.Game,
		augustus.Game,
		simple.Game,
		sparing.Game,
		tropa.Game,
		century.Game,
		mendaxsingle.Game,
		mendaxcommon.Game,
		circus.Game,
		biga.Game,
		hounds.Game,
		senate.Game,
		gladiators.Game,
		catapulta.Game,
		olympus.Game,
		oddsout.Game,
		par.Game,
		pentelitha.Game,
		boneace.Game,
		skiffs.Game,
	}
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
