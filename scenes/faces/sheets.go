//go:build !js

package faces

import (
	"knucklebones/rules"
	"knucklebones/scenes/faces/augustus"
	"knucklebones/scenes/faces/biga"
	"knucklebones/scenes/faces/boneace"
	"knucklebones/scenes/faces/catapulta"
	"knucklebones/scenes/faces/century"
	"knucklebones/scenes/faces/circus"
	"knucklebones/scenes/faces/gladiators"
	"knucklebones/scenes/faces/hounds"
	"knucklebones/scenes/faces/kit/paper"
	"knucklebones/scenes/faces/knucklebones"
	"knucklebones/scenes/faces/mendaxcommon"
	"knucklebones/scenes/faces/mendaxsingle"
	"knucklebones/scenes/faces/oddsout"
	"knucklebones/scenes/faces/olympus"
	"knucklebones/scenes/faces/oneandtwenty"
	"knucklebones/scenes/faces/par"
	"knucklebones/scenes/faces/pentelitha"
	"knucklebones/scenes/faces/senate"
	"knucklebones/scenes/faces/simple"
	"knucklebones/scenes/faces/skiffs"
	"knucklebones/scenes/faces/sparing"
	"knucklebones/scenes/faces/tropa"
)

// Sheet returns what a game has on paper besides its rules; nothing for a game that has no
// sheet.
func Sheet(g *rules.Game) paper.Sheet { return sheets()[g] }

func sheets() map[*rules.Game]paper.Sheet {
	return map[*rules.Game]paper.Sheet{
		knucklebones.Face.Game: knucklebones.Sheet,
		oneandtwenty.Face.Game: oneandtwenty.Sheet,
		augustus.Face.Game:     augustus.Sheet,
		simple.Face.Game:       simple.Sheet,
		sparing.Face.Game:      sparing.Sheet,
		tropa.Face.Game:        tropa.Sheet,
		century.Face.Game:      century.Sheet,
		mendaxsingle.Face.Game: mendaxsingle.Sheet,
		mendaxcommon.Face.Game: mendaxcommon.Sheet,
		circus.Face.Game:       circus.Sheet,
		biga.Face.Game:         biga.Sheet,
		hounds.Face.Game:       hounds.Sheet,
		senate.Face.Game:       senate.Sheet,
		gladiators.Face.Game:   gladiators.Sheet,
		catapulta.Face.Game:    catapulta.Sheet,
		olympus.Face.Game:      olympus.Sheet,
		oddsout.Face.Game:      oddsout.Sheet,
		par.Face.Game:          par.Sheet,
		pentelitha.Face.Game:   pentelitha.Sheet,
		boneace.Face.Game:      boneace.Sheet,
		skiffs.Face.Game:       skiffs.Sheet,
	}
}
