package games

import (
	"fmt"
	"testing"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
)

// BenchmarkDecision measures every level of computer players of every game, at the
// smallest and at the largest table; one operation is one decision with what falls
// before the next. The times are the decision's alone, most-ms the slowest's.
func BenchmarkDecision(b *testing.B) {
	everyTable(b, func(b *testing.B, g *rules.Game, seats int) {
		for _, l := range g.Levels {
			if l.ID != opponent.Random {
				b.Run(fmt.Sprintf("%s/%d/%s", g.ID, seats, l.ID), func(b *testing.B) { decide(b, g, seats, l.ID, think) })
			}
		}
	})
}

// BenchmarkOdds measures the odds of every game, as decisions are measured.
func BenchmarkOdds(b *testing.B) {
	everyTable(b, func(b *testing.B, g *rules.Game, seats int) {
		b.Run(fmt.Sprintf("%s/%d", g.ID, seats), func(b *testing.B) { decide(b, g, seats, record.Person, ask) })
	})
}

func everyTable(b *testing.B, f func(b *testing.B, g *rules.Game, seats int)) {
	for _, g := range Tried() {
		f(b, g, g.Seats[0])
		if g.Seats[1] > g.Seats[0] {
			f(b, g, g.Seats[1])
		}
	}
}

// think is what the seat whose turn it is decides.
func think(s *session.Session) (m rules.Move) {
	turn := s.Turn()
	p := opponent.New(s.Game(), s.Seats()[turn].Kind, turn, opponent.Stream(s.Seed(), turn, s.Len()))
	p.Ask(s.Position())
	for done := false; !done; {
		m, done = p.Step(100)
	}
	return m
}

// ask computes the odds of the seat whose turn it is, and then is any move.
func ask(s *session.Session) rules.Move {
	r := opponent.Stream(s.Seed(), s.Turn(), s.Len())
	step := s.Game().Odds(s.View(s.Turn()), r)
	for done := false; !done; {
		_, done = step(100)
	}
	moves := s.Position().Moves(nil)
	return moves[r.IntN(len(moves))]
}

// decide plays games with seats of one kind, with the moves that work finds.
func decide(b *testing.B, g *rules.Game, seats int, kind string, work func(*session.Session) rules.Move) {
	var all, most time.Duration
	s := sit(b, g, seats, kind, 0)
	b.ReportAllocs()
	for n := 0; n < b.N; {
		var err error
		switch s.Turn() {
		case rules.Nobody:
			s = sit(b, g, seats, kind, byte(n))
		case rules.Chance:
			_, err = s.Draw()
		default:
			began := time.Now()
			m := work(s)
			took := time.Since(began)
			all, most = all+took, max(most, took)
			n++
			err = s.Play(m)
		}
		if err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(all.Nanoseconds())/float64(b.N), "ns/op")
	b.ReportMetric(float64(most.Microseconds())/1000, "most-ms")
}

// sit seats so many of one kind at a table as usual.
func sit(b *testing.B, g *rules.Game, n int, kind string, seed byte) *session.Session {
	seats := make([]record.Seat, n)
	for i := range seats {
		seats[i].Kind = kind
	}
	s, err := session.Begin(g, rules.Setup{Seats: n}, seats, [16]byte{seed})
	if err != nil {
		b.Fatal(err)
	}
	return s
}
