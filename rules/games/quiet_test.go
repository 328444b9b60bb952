package games

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
)

// TestFastForward plays games that take thousands of casts as their sources have them
// from one thing that happens to the next, and sees that nothing was left out.
func TestFastForward(t *testing.T) {
	for id, want := range map[string]struct {
		set  rules.Setup
		stop int // times something happens, the end among them
	}{
		"hounds": {rules.Setup{Seats: 2, Ruleset: "written", Options: map[string]int{"weights": 1}}, 0},
		"par":    {rules.Setup{Seats: 4, Ruleset: "written"}, 1},
		"circus": {rules.Setup{Seats: 4, Ruleset: "written"}, 7},
		"biga":   {rules.Setup{Seats: 1, Ruleset: "written"}, 1},
	} {
		s, err := session.New(Find(id), want.set, [16]byte{3})
		if err != nil {
			t.Fatal(err)
		}
		stops := 0
		for !s.Over() {
			for !s.FastForward(50) {
			}
			if stops++; stops > 50 {
				t.Fatalf("%s never ends: it waits for somebody to decide", id)
			}
			if last := s.Events(s.Len()-1, rules.Nobody); s.QuietSteps() != 0 || last[len(last)-1].Mark == rules.Plain && last[0].Mark == rules.Plain {
				t.Errorf("%s stops after %d steps where nothing has happened: %v", id, s.Len(), last)
			}
		}
		if id == "hounds" {
			made := 0
			for _, seat := range s.View(rules.Nobody).Seats {
				made += int(text.Plain(seat.Figure)[0] - '0')
			}
			want.stop = made
		}
		if stops != want.stop {
			t.Errorf("%s: something happened %d times, want %d", id, stops, want.stop)
		}
		again, err := session.Resume(s.Text(), Find)
		if err != nil || again.Text() != s.Text() || again.Casts() != s.Casts() {
			t.Errorf("%s: every cast is in the record: %v", id, err)
		}
		t.Logf("%s: %d steps, %d stops", id, s.Len(), stops)
	}
}

// TestFastForwardLeavesChoices: where there is something to decide nobody decides it.
func TestFastForwardLeavesChoices(t *testing.T) {
	for id, steps := range map[string]int{"hounds": 6, "catapulta": 0, "augustus": 2, "mendax-single": 0, "boneace": 0} {
		s, err := session.New(Find(id), rules.Setup{Seats: Find(id).Seats[0]}, [16]byte{1})
		if err != nil {
			t.Fatal(err)
		}
		if !s.FastForward(100) || s.Len() != steps {
			t.Errorf("%s is played on for %d steps, want %d", id, s.Len(), steps)
		}
	}
}

// TestQuietStepsAreResumed: a game that is taken up again is as quiet as it was left.
func TestQuietStepsAreResumed(t *testing.T) {
	s, err := session.New(Find("senate"), rules.Setup{Seats: 3, Ruleset: "written"}, [16]byte{1})
	if err != nil {
		t.Fatal(err)
	}
	for _, steps := range []int{6, 1, 30, 500} {
		s.FastForward(steps)
		again, err := session.Resume(s.Text(), Find)
		if err != nil || again.QuietSteps() != min(100, s.QuietSteps()) {
			t.Errorf("after %d steps %d quiet ones are resumed as %d: %v", s.Len(), s.QuietSteps(), again.QuietSteps(), err)
		}
	}
}
