package mendaxcommon

import (
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxcommon"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// lifting returns an instant of a doubt of a claim about a Senio of 15.
func lifting(claim tali.Rank, at float64) *table.Instant {
	b := game.Board{
		Phase: game.Opening, Hand: tali.Of(6, 4, 4, 1), Open: true, Holder: rules.Nobody, Claimed: true, Claim: claim, Claimer: 1,
		Doubter: 0, Loser: 1, Seats: []game.Seat{{Had: 10, Counters: 10}, {Had: 10, Counters: 7}},
	}
	p := ui.NewPage(390, 844, 1)
	f := table.Arranged(&p, board(), 2)
	v := rules.View{Board: b}
	return &table.Instant{Page: &p, Frame: &f, Step: table.Step{Was: v, Now: v, Move: rules.Move{Verb: game.Doubt}, T: at, Rests: true}}
}

// The verdict on a doubted hand is written large once the pointer has reached the bead, or
// has stopped below it, and not before.
func TestVerdictIsWrittenInTime(t *testing.T) {
	truth := tali.Classify(tali.Of(6, 4, 4, 1))
	for claim, word := range map[tali.Rank]string{truth - 1: "TRUE", truth: "TRUE", truth + 1: "A LIE", tali.Venus: "A LIE"} {
		for at := 0.0; at <= 1; at += 1.0 / 256 {
			in := lifting(claim, at)
			s, f := snapshotOf(in), figure(in)
			if decided := s.pointer >= float64(min(claim, truth)); string(f.Text) != word && (f.Text != "" || at > 0.99) {
				t.Errorf("%v said: at %.2f it says %q", claim, at, f.Text)
			} else if f.Text != "" && (!decided || !f.Large) {
				t.Errorf("%v said: at %.2f the pointer is at %.1f, and the verdict is known", claim, at, s.pointer)
			}
		}
		rest := lifting(claim, 1)
		rest.Move = rules.Move{}
		if f := figure(rest); string(f.Text) != word || f.Aside == "" {
			t.Errorf("%v said: the verdict does not stay: %q", claim, f.Text)
		}
	}
}
