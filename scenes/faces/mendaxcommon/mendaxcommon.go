// Package mendaxcommon draws Liar's Tali with a common hand: green baize in a back room,
// and a walnut arch with nineteen hollows, one for each hand that can be claimed. An
// amber bead marks the last claim, and the cup in the arch hides the true hand. Glass
// counters are the lives.
package mendaxcommon

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxcommon"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught}

// board returns a new board, which keeps no state.
func board() *table.Board {
	return &table.Board{
		Ground: surface.GreenBaize, Arrange: arrange, Draw: draw, Above: above, Places: places, Propose: propose, Times: times, Figure: figure,
		Bones:  table.Bones{Most: 4, Lay: lay, Cup: cup},
		Sounds: []sound.Moment{sound.Climb, sound.Bead, sound.Roll, sound.Chime},
	}
}

// figure places the large name of a hand under the bow on an upright page; elsewhere it
// keeps the default place.
func figure(in *table.Instant) table.Figure {
	lay := layoutOf(in.Page, in.Frame)
	r := ui.Rect{X: lay.inside.X, Y: lay.y - lay.radius + lay.wide/2, W: lay.inside.W}
	if r.H = lay.inside.Y - r.Y; in.Page.Shape != ui.Portrait {
		return table.Figure{}
	}
	r.H = math.Max(r.H, 12*in.Page.U)
	return table.Figure{At: r}
}

// boardOf returns the board of a view.
func boardOf(v *rules.View) game.Board { return v.Board.(game.Board) }
