package mendaxsingle

import (
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxsingle"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// doubted returns an instant of a doubt of two seats with two bones each, where so many
// fours were bid and three are there.
func doubted(bid int, at float64) *table.Instant {
	b := game.Board{
		Phase: game.Casting, Open: true, Numbers: []int{1, 2, 3, 4}, There: 3, Doubter: 0, Loser: 1, Starter: 1,
		Calls: []game.Call{{Seat: 1, Side: 4, N: bid}},
		Seats: []game.Seat{{Had: 4, Left: 2, Cast: 2, Hand: tali.Of(4, 4)}, {Had: 4, Left: 1, Cast: 2, Hand: tali.Of(4, 6)}},
	}
	p := ui.NewPage(390, 844, 1)
	f := table.Arranged(&p, board(), 2)
	v := rules.View{Board: b}
	return &table.Instant{Page: &p, Frame: &f, Step: table.Step{Was: v, Now: v, Move: rules.Move{Verb: game.Doubt}, T: at, Rests: true}}
}

// The placard tells whether a bid was a lie, but not before the last disc is covered, or
// stays bare; and then it says so until the next round.
func TestPlacardTellsTheVerdictInTime(t *testing.T) {
	for bid, word := range map[int]string{3: "TRUE", 4: "A LIE"} {
		shown := 0.0
		for at := 0.0; at <= 1; at += 1.0 / 512 {
			s := snapshotOf(doubted(bid, at))
			if got, _ := s.count.verdict(); string(got) != word {
				t.Fatalf("%d bid: %s", bid, got)
			}
			judged := s.count.judged()
			if all := s.count.covered() >= 3; judged > 0 && !all {
				t.Errorf("%d bid: the placard turns at %.2f, and only %d discs are covered", bid, at, s.count.covered())
			}
			if judged < shown {
				t.Errorf("%d bid: at %.2f the placard turns back", bid, at)
			}
			shown = judged
		}
		if shown < 1 {
			t.Errorf("%d bid: the verdict is %.2f there at the end", bid, shown)
		}
		rest := doubted(bid, 1)
		rest.Move = rules.Move{}
		if s := snapshotOf(rest); s.count.judged() < 1 {
			t.Errorf("%d bid: the verdict does not stay", bid)
		}
	}
}
