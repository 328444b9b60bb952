// Package senate draws Steps of the Senate: the curia from above, 23 marble
// benches that wind on three tiers from the dogs at the door to Venus in her
// laurel, and a carpet unrolled as far as somebody has come.
package senate

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/senate"
	"knucklebones/rules/kits/climb"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/kit/keeping"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught}

func board() *table.Board {
	c := &curia{}
	return &table.Board{
		Ground: surface.Marble, Arrange: arrange, Draw: c.draw, Above: above,
		Bones: table.Bones{Most: 4, Tag: tag}, Places: places, Propose: propose,
		Times: times, Figure: figure, Sounds: []sound.Moment{sound.Step, sound.Write, sound.Crowd}, Drop: c.drop,
	}
}

func boardOf(v *rules.View) climb.Board { return v.Board.(climb.Board) }

// places are the bones that may be kept and the sockets for them; and the benches,
// each of which tells of its step.
func places(in *table.Instant) (list []table.Place) {
	pl, b := planned(in.Page, in.Frame), boardOf(&in.Now)
	if len(in.Now.Choices) > 0 && in.Now.Choices[0].Move.Verb == climb.Keep {
		list = append(keeping.Places(in, climb.Keep), keeping.Sockets(in, climb.Keep, b.Wanted, b.Match, func(i int) ui.Rect {
			x, y, d := pl.socket(i, b.Of)
			return ui.Rect{X: x, Y: y}.AtLeast(d)
		})...)
	}
	return keeping.Steps(in, list, func(step int) ui.Rect {
		x, y := pl.middle(step)
		return ui.Rect{X: x, Y: y}.AtLeast(laurel * pl.r)
	})
}

// propose keeps the bones that match what is wanted.
func propose(v *rules.View) (m rules.Move, ok bool) {
	return keeping.Match(v, climb.Keep, boardOf(v).Match)
}

// tag is what a bone counts, rimmed in brass if it matches what it was cast for.
func tag(v *rules.View, i int) (text string, brass bool) {
	b := boardOf(v)
	left := b.Match
	for k := range i + 1 {
		side := int(v.Bones[k].Side)
		if brass = left.Count(side) > 0; brass {
			left = left.Without(tali.Of(side))
		}
	}
	return words.Int(int(v.Bones[i].Counts)), brass
}
