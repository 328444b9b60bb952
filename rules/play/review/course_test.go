package review

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
)

// played is a game that computers have played to its end.
func played(t *testing.T, id string, set rules.Setup, seed byte) *session.Session {
	t.Helper()
	s, err := session.New(games.Find(id), set, [16]byte{seed})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(uint64(seed), 3))
	for !s.Over() {
		turn := s.Turn()
		if turn == rules.Chance {
			s.Draw()
			continue
		}
		p := opponent.New(s.Game(), levelOf(s.Game()), turn, r)
		p.Ask(s.Position())
		m, done := p.Step(1000)
		for !done {
			m, done = p.Step(1000)
		}
		if err := s.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// found is the course of a game once it is known.
func found(t *testing.T, s *session.Session, seat rules.Actor) *course {
	t.Helper()
	c := newCourse(s, seat)
	for n := 0; !c.step(100); n++ {
		if n == 100_000 {
			t.Fatalf("the course of %s is never known", s.Game().ID)
		}
	}
	return c
}

func plain(list []text.Text) string {
	var said []string
	for _, s := range list {
		said = append(said, (&text.Reader{Catalogue: text.English}).Format(s))
	}
	return strings.ReplaceAll(strings.Join(said, " "), "\u2009", " ")
}

// The turning point of a game that a single great turn has won is that turn, for the
// winner and for the loser.
func TestWinningTurnIsNamed(t *testing.T) {
	s, err := session.New(games.Find("catapulta"), rules.Setup{Seats: 2, Options: map[string]int{"target": 300}}, [16]byte{1})
	if err != nil {
		t.Fatal(err)
	}
	for _, turn := range [][4]rules.Move{
		{cast(1, 1), cast(1, 3), cast(0, 4), cast(0, 3)}, {cast(2, 3), cast(2, 4), cast(1, 3), cast(1, 4)},
		{cast(1, 4), cast(1, 3), cast(0, 4), cast(1, 3)}, {cast(2, 3), cast(2, 4), cast(2, 3), cast(2, 4)},
		{cast(3, 6), cast(3, 6), cast(3, 6), cast(3, 6)},
	} {
		for _, m := range turn {
			if err := s.Play(rules.Move{Verb: rules.Throw}); err != nil {
				t.Fatal(err)
			}
			if err := s.Enter(m); err != nil {
				t.Fatal(err)
			}
		}
	}
	if !s.Over() {
		t.Fatal("nobody has won")
	}
	for seat, want := range []string{"{0} won. Before this turn", "{1} lost. Before this turn"} {
		got := plain(found(t, s, rules.Actor(seat)).turningPoint())
		if !strings.Contains(got, want) || !strings.Contains(got, "{0} scored") {
			t.Errorf("seat %d: %q", seat, got)
		}
	}
}

// cast is a bone that lands in that zone of the rings, on that side.
func cast(zone int16, side int32) rules.Move { return rules.Move{Verb: rules.Cast, To: zone, N: side} }

// The sampled chances agree with those that the lens computes.
func TestCourseAgreesWithTheLens(t *testing.T) {
	for id, set := range map[string]rules.Setup{
		"gladiators": {Seats: 2, Ruleset: "written"}, "circus": {Seats: 3}, "century": {Seats: 1, Ruleset: "idle"}, "par": {Seats: 4, Ruleset: "written"},
	} {
		s := played(t, id, set, 4)
		c := newCourse(s, 0)
		var own []int
		for i, m := range c.marks {
			if !m.over && s.At(m.step).Turn() == 0 && len(own) < 8 {
				own = append(own, i)
			}
		}
		c.sample(own, close, 1<<40)
		for c.playing || c.begin() {
			c.on()
		}
		checked := 0
		for _, i := range own {
			m := c.marks[i]
			if want, known := lens(s, m.step); known {
				checked++
				if got := m.chance(); math.Abs(got-want) > 4*m.err()+0.03 {
					t.Errorf("%s, step %d: %.2f sampled, the lens has %.2f", id, m.step, got, want)
				}
			}
		}
		if checked == 0 {
			t.Errorf("%s: nothing was compared", id)
		}
	}
}

// lens is the chance to win that the lens has for the best choice at a step.
func lens(s *session.Session, step int) (chance float64, known bool) {
	p := s.At(step)
	odds := s.Game().Odds(p.View(p.Turn()), rand.New(rand.NewPCG(1, 1)))
	o, done := rules.Odds{}, false
	for !done {
		o, done = odds(1000)
	}
	if !o.Win || len(o.Rows) == 0 {
		return 0, false
	}
	return o.Rows[0].Bars[0].Size, true
}

// What turned a game of cards is an act or a card of somebody, never a whole deal.
func TestDealsAreNoTurningPoints(t *testing.T) {
	told := 0
	for seed := range byte(16) {
		s := played(t, "boneace", rules.Setup{Seats: 2, Options: map[string]int{"hands": 3}}, seed)
		deals := 0
		for i := range s.Len() {
			if s.Step(i).Move.Verb != "deal" {
				continue
			}
			deals++
			c := &course{of: s}
			if got := c.came(i, min(i+7, s.Len())); got != nil {
				t.Errorf("seed %d: of a deal it says %q", seed, plain(got))
			}
		}
		if deals == 0 {
			t.Fatalf("seed %d: nobody dealt", seed)
		}
		got := plain(found(t, s, 0).turningPoint())
		if got == "" {
			continue
		}
		if told++; strings.Contains(got, "deals") || !strings.Contains(got, "“") && !strings.Contains(got, "showed") {
			t.Errorf("seed %d: %q", seed, got)
		}
	}
	if told == 0 {
		t.Error("no game had a turning point")
	}
}

// Where everybody throws once there is nothing to tell.
func TestNothingTurnsAShortGame(t *testing.T) {
	for seed := range byte(8) {
		s := played(t, "simple", rules.Setup{Seats: 3}, seed)
		c := found(t, s, 0)
		if got := c.turningPoint(); len(c.marks) <= 4 && got != nil {
			t.Errorf("seed %d: %q", seed, plain(got))
		}
	}
}
