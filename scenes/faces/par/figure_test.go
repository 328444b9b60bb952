package par

import (
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/par"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// The large text covers no seat's last cast: on a broad page it stands beside the square, and
// on a phone it goes with the bones of the first who has all four.
func TestLargeTextIsClearOfTheLastCasts(t *testing.T) {
	target := tali.Of(1, 3, 3, 4)
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}, {1920, 1080}} {
		p := ui.NewPage(size[0], size[1], 1)
		f := table.Arranged(&p, board(), 4)
		for caster, said := range []string{"{0} has all four", "{0} has all four: your last turn"} {
			b := game.Board{Set: []int{1, 3, 3, 4}, Target: target, Match: []tali.Hand{target, 0, 0, 0}, Caster: rules.Actor(caster)}
			fig := figure(&table.Instant{Page: &p, Frame: &f, Question: table.Question{Asks: caster > 0}, Step: table.Step{Now: rules.View{Board: b}, Was: rules.View{Board: b}, Rests: true}})
			lay := layoutOf(&p, &f)
			switch {
			case p.Shape == ui.Desk:
				if text.Plain(fig.Text) != said || fig.At.X < lay.square.X+lay.square.W+lay.side || fig.At.W < 60*p.U {
					t.Errorf("%v: %q at %v, the square %v", size, text.Plain(fig.Text), fig.At, lay.square)
				}
			case caster > 0 && (!fig.Named || fig.Text != ""):
				t.Errorf("%v: %q stays", size, text.Plain(fig.Text))
			case caster == 0 && text.Plain(fig.Text) != said:
				t.Errorf("%v: %q", size, text.Plain(fig.Text))
			}
		}
	}
}
