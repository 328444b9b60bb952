// Package faces is the list of the faces: one line a game.
package faces

import (
	"knucklebones/rules"
	"knucklebones/scenes/faces/augustus"
	"knucklebones/scenes/faces/biga"
	"knucklebones/scenes/faces/boneace"
	"knucklebones/scenes/faces/catapulta"
	"knucklebones/scenes/faces/century"
	"knucklebones/scenes/faces/circus"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/gladiators"
	"knucklebones/scenes/faces/hounds"
	"knucklebones/scenes/faces/knucklebones"
	"knucklebones/scenes/faces/mendaxcommon"
	"knucklebones/scenes/faces/mendaxsingle"
	"knucklebones/scenes/faces/oddsout"
	"knucklebones/scenes/faces/olympus"
	"knucklebones/scenes/faces/oneandtwenty"
	"knucklebones/scenes/faces/par"
	"knucklebones/scenes/faces/pentelitha"
	"knucklebones/scenes/faces/plain"
	"knucklebones/scenes/faces/senate"
	"knucklebones/scenes/faces/simple"
	"knucklebones/scenes/faces/skiffs"
	"knucklebones/scenes/faces/sparing"
	"knucklebones/scenes/faces/tropa"
	"knucklebones/scenes/table"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// Faces returns all faces.
func Faces() []*face.Face {
	return []*face.Face{
		knucklebones.Face,
		oneandtwenty.Face,
		augustus.Face,
		simple.Face,
		sparing.Face,
		tropa.Face,
		century.Face,
		mendaxsingle.Face,
		mendaxcommon.Face,
		circus.Face,
		biga.Face,
		hounds.Face,
		senate.Face,
		gladiators.Face,
		catapulta.Face,
		olympus.Face,
		oddsout.Face,
		par.Face,
		pentelitha.Face,
		boneace.Face,
		skiffs.Face,
	}
}

// For returns the face of a game. One that has none yet is played on the plain board.
func For(g *rules.Game) *face.Face {
	for _, f := range Faces() {
		if f.Game == g {
			return f
		}
	}
	return &face.Face{Game: g, Board: bare}
}

func bare() *table.Board { return plain.New(shelf.Motif{}, surface.Walnut) }
