// Package games is the list of the games: one line each, in the order of the
// shelf in the hall.
package games

import (
	"knucklebones/rules"
	"knucklebones/rules/games/augustus"
	"knucklebones/rules/games/biga"
	"knucklebones/rules/games/boneace"
	"knucklebones/rules/games/catapulta"
	"knucklebones/rules/games/century"
	"knucklebones/rules/games/circus"
	"knucklebones/rules/games/gladiators"
	"knucklebones/rules/games/hounds"
	"knucklebones/rules/games/knucklebones"
	"knucklebones/rules/games/mendaxcommon"
	"knucklebones/rules/games/mendaxsingle"
	"knucklebones/rules/games/oddsout"
	"knucklebones/rules/games/olympus"
	"knucklebones/rules/games/oneandtwenty"
	"knucklebones/rules/games/par"
	"knucklebones/rules/games/pentelitha"
	"knucklebones/rules/games/senate"
	"knucklebones/rules/games/simple"
	"knucklebones/rules/games/skiffs"
	"knucklebones/rules/games/sparing"
	"knucklebones/rules/games/tropa"
)

// Games returns all games, in order.
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

// Find returns the game with that id, or nil.
func Find(id string) *rules.Game {
	for _, g := range Games() {
		if g.ID == id {
			return g
		}
	}
	return nil
}
