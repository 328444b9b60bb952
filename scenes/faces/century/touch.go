package century

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/century"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
)

// places returns what can be touched: the spade, if it may be used; a scout and the bone that he
// would turn; and on a day of delay the rank that would dig in and the bones that would be thrown
// again.
func places(in *table.Instant) []table.Place {
	b := boardOf(&in.Now)
	s := layoutOf(in)
	if m := (rules.Move{Verb: game.Turn}); b.Scouted && in.Lit(m) {
		x, y := s.scout(&b, b.Scouts-1)
		at := ui.Rect{X: x, Y: y}.AtLeast(math.Max(11*in.Page.U, s.W*0.09))
		return []table.Place{
			{ID: "scout", Label: "Call a scout back", Rect: at, Move: m},
			in.OnBone(b.Turns, table.Place{ID: "bone " + words.Int(b.Turns+1), Label: "Call a scout back", Move: m}),
		}
	}
	if b.Delayed {
		return works(in, s, &b)
	}
	x, y := s.spade(&b)
	at := ui.Rect{X: x, Y: y}.AtLeast(math.Max(11*in.Page.U, s.W*0.09))
	for _, m := range [2]rules.Move{{Verb: game.Dig}, {Verb: game.Break}} {
		if in.Lit(m) {
			return []table.Place{{ID: "spade", Label: digs[m.Verb], Rect: at, Move: m}}
		}
	}
	return nil
}

// works returns what can be touched on a day of delay.
func works(in *table.Instant, s layout, b *game.Board) (list []table.Place) {
	if m := (rules.Move{Verb: game.Build}); in.Lit(m) {
		at := s.ranks(b.Walled/b.Rank, 1)
		at = at.Join(ui.Rect{X: s.X, Y: at.Y, W: s.W}) // with the spade
		list = append(list, table.Place{ID: "spade", Label: "Ten men dig in", Rect: at.AtLeast(11 * in.Page.U), Move: m})
	}
	if m := (rules.Move{Verb: game.Seek}); in.Lit(m) {
		for i := len(in.Now.Bones) - b.Again; i < len(in.Now.Bones); i++ {
			list = append(list, in.OnBone(i, table.Place{ID: "bone " + words.Int(i+1), Label: "Throw two again", Move: m}))
		}
	}
	return list
}

// digs holds the label of the spade for each move it may make.
var digs = map[rules.Verb]text.Text{game.Dig: "Dig in", game.Break: "Break camp"}
