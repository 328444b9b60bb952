package augustus

import (
	"math"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// TestWhileWilling: after each pot all say whether they play on, from the one
// who took it; who stops is asked no more, and with one left it is over.
func TestWhileWilling(t *testing.T) {
	set := rules.Setup{Seats: 3, Options: map[string]int{"willing": 1}}
	p := follow(t, begin(t, set), "6 3 3 3", "6 4 3 1")
	if v := p.View(1); p.Turn() != 1 || text.Plain(v.Prompt) != "Another pot?" || v.Board.(Board).Pots != 0 || text.Plain(v.Choices[1].Label) != "Stop playing" {
		t.Fatalf("%+v", v)
	}
	if why := p.Why(rules.Move{Verb: rules.Throw}); text.Plain(why) != "First choose whether to play on." {
		t.Error(text.Plain(why))
	}
	if o, done := odds(p.View(1), nil)(castsMost); !done || len(o.Rows) != 2 || math.Abs(o.Rows[0].Bars[1].Size-1./3) > .02 {
		t.Errorf("who begins the next pot takes it one time in three: %+v", o)
	}
	if m, _ := think("medium", p.View(1), nil)(1); m.Verb != Next {
		t.Errorf("computers are willing: %v", m)
	}
	p = follow(t, p, "next", "stop")
	if p.Turn() != 0 || p.phase != between {
		t.Fatalf("seat 0 is still to be asked: %+v", p)
	}
	if m, _ := think("medium", p.View(0), nil)(1); m.Verb != Stop {
		t.Errorf("and do not stay without company: %v", m)
	}
	p = follow(t, p, "next")
	if p.phase != playing || p.Turn() != 0 || p.state[2] != Stopped || p.seats() != 2 {
		t.Fatalf("two go on, and the seat after the winner begins: %+v", p)
	}
	p = follow(t, p, "6 4 3 1", "next", "stop")
	if v := p.View(0); p.phase != done || text.Plain(v.Aside) != "2 pots are over. Fewer than two want to play on." {
		t.Errorf("%+v: %q", p, text.Plain(v.Aside))
	}
	for p = follow(t, begin(t, set), "6 4 3 1"); p.phase != done; p = follow(t, p, "next", "next", "next", "6 4 3 1") {
	}
	if p.over != openMost {
		t.Errorf("over after %d pots", p.over)
	}
}
