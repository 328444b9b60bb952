// Package boards pairs each game with its board, one line each. A game without
// a line is played on the plain board.
package faces

import (
	"knucklebones/rules"
	"knucklebones/scenes/faces/augustus"
	"knucklebones/scenes/faces/knucklebones"
	"knucklebones/scenes/faces/oneandtwenty"
	"knucklebones/scenes/faces/plain"
	"knucklebones/scenes/faces/skiffs"
	"knucklebones/scenes/table"
	"knucklebones/sprites/surface"
)

// For is a new board for the game.
func For(g *rules.Game) *table.Board {
	switch g.ID {
	case "knucklebones":
		return knucklebones.New()
	case "oneandtwenty":
		return oneandtwenty.New()
	case "augustus":
		return augustus.New()
	case "skiffs":
		return skiffs.New()
	}
	return plain.New(g.ID, grounds[g.ID])
}

// grounds are what the games of the plain board are played on; walnut for any
// other.
var grounds = map[string]surface.Kind{
	"simple": surface.RedFresco, "sparing": surface.Wax, "tropa": surface.Mosaic, "century": surface.Papyrus,
	"mendax-single": surface.RedBaize, "mendax-common": surface.GreenBaize,
	"circus": surface.Sand, "biga": surface.Sand, "hounds": surface.Clay, "senate": surface.Marble,
	"gladiators": surface.RakedSand, "catapulta": surface.Beach, "olympus": surface.NightFresco,
	"oddsout": surface.PlainMosaic, "par": surface.Slate, "pentelitha": surface.Plaster,
	"boneace": surface.Oak,
}
