package mendaxsingle

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxsingle"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
	"knucklebones/scenes/table/dice"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/thing"
)

// A snapshot is what is drawn at an instant: the table by one view of the game, and
// what is on its way to the next.
type snapshot struct {
	layout
	b      game.Board
	me     rules.Actor
	seats  []int   // whose cups stand above, from left to right
	kept   float64 // 1, or what is still seen of a round that is over
	laid   int     // discs in the tray
	coming float64 // 0 … 1 of the way of the disc after those
	cast   float64 // 0 … 1 of a throw under the cup of shaker
	shaker rules.Actor
	tidied float64 // 0 … 1 of the way of your bones to where none covers another
	named  float64 // 0 … 1 of the way of a side onto the paper
	turns  bool    // which shows another side and turns over
	count  count   // of a doubt
}

// snapshotOf returns what is drawn at an instant.
func snapshotOf(in *table.Instant) snapshot {
	now, was := boardOf(&in.Now), boardOf(&in.Was)
	s := snapshot{layout: layoutOf(in.Page, in.Frame), b: now, me: in.Now.Seat, kept: 1, cast: 1, named: 1, tidied: 1, shaker: rules.Nobody}
	s.seats = others(&now, s.me)
	s.laid = now.Last()
	if in.T < 1 {
		s.move(in, &was)
	}
	s.count = counted(&s, in)
	return s
}

// others are the seats with a cup on the far side, clockwise from the viewer.
func others(b *game.Board, me rules.Actor) (list []int) {
	for i := range b.Seats {
		if seat := (int(max(me, -1)) + 1 + i) % len(b.Seats); rules.Actor(seat) != me && b.Seats[seat].Had > 0 {
			list = append(list, seat)
		}
	}
	return list
}

// move shows what is between the view before a step and the one after it.
func (s *snapshot) move(in *table.Instant, was *game.Board) {
	switch in.Move.Verb {
	case rules.Throw:
		if was.Open { // the round that is over leaves the table
			s.b, s.laid, s.kept = *was, was.Last(), 1-in.T
		}
	case rules.Cast:
		if in.Was.Cup > 0 {
			s.tidied = in.T
		} else {
			s.cast, s.shaker = in.T, in.Was.Asked
		}
	case game.Side:
		s.named, s.turns = in.T, turns(&s.b, in)
	case game.Bid:
		from, to := was.Last(), s.b.Last()
		at := in.T * float64(to-from)
		s.laid = from + int(at)
		s.coming = at - math.Floor(at)
	}
}

// turns tells whether a side that is named is another than that of the last bid.
func turns(b *game.Board, in *table.Instant) bool {
	n := len(b.Calls)
	return n > 0 && b.Named != b.Calls[n-1].Side && !in.Calm
}

// spread is how many steps so many discs are laid in: six at most, for they
// may be many.
func spread(discs int) int { return min(max(discs, 1), 6) }

// Milliseconds.
const (
	discTime  = 120
	castTime  = 460
	nameTime  = 220 // the placard turns over
	clearTime = 220
	tidyTime  = 260 // for your bones, once they lie
)

// times returns how long a step is shown; of a doubt doubtTimes says so.
func times(in *table.Instant) (t table.Times) {
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	switch in.Move.Verb {
	case rules.Throw:
		if was.Open {
			t.Lasts = clearTime
		}
	case rules.Cast:
		if in.Was.Cup == 0 {
			t.Lasts, t.Sounds = castTime, castSounds
		} else {
			t.Lasts, t.Sounds = tidyTime, []table.Sound{}
		}
	case game.Side:
		t.Lasts = nameTime
	case game.Bid:
		n := spread(now.Last() - was.Last())
		t.Lasts = discTime * n
		for i := range n {
			t.Hear(discTime*(i+1), sound.Disc)
		}
	case game.Doubt:
		return doubtTimes(in)
	}
	return t
}

// owner is the seat whose disc lies in hollow n: the first to have bid so many.
func owner(b *game.Board, n int) rules.Actor {
	for _, c := range b.Calls {
		if c.N >= n {
			return c.Seat
		}
	}
	return rules.Nobody
}

// cupAt is the middle of a seat's cup above; ok is false for who has none there.
func (s *snapshot) cupAt(seat rules.Actor) (x, y float64, ok bool) {
	for i, k := range s.seats {
		if rules.Actor(k) == seat {
			r := s.slot(i, len(s.seats))
			return r.X + r.W/2 - s.aside(), r.Y + s.cup*thing.CoverTop + (r.H-s.cup*thing.CoverHigh-s.under())/2, true
		}
	}
	return 0, 0, false
}

// under is the room under a cup that the signs of its bones take; aside is how
// far the cup stands to the left of them where they stand beside it.
func (s *snapshot) under() float64 {
	if s.aside() > 0 {
		return 0
	}
	return s.cup * 0.2
}

func (s *snapshot) aside() float64 {
	if r := s.slot(0, max(len(s.seats), 1)); s.low && r.W > s.cup*1.5 {
		return s.cup * 0.24
	}
	return 0
}

// from is where the discs of a seat come from.
func (s *snapshot) from(seat rules.Actor) (x, y float64) {
	if x, y, ok := s.cupAt(seat); ok {
		return x, y - s.cup*thing.CoverFoot
	}
	r := s.own
	return r.X + r.W/2, r.Y + r.H*0.4
}

var castSounds = []table.Sound{
	{At: 0, Moment: sound.Shake}, {At: 60, Moment: sound.Shake}, {At: 130, Moment: sound.Shake}, {At: 210, Moment: sound.Shake},
	{At: castTime - 90, Moment: sound.CupDown},
}

// lyingRoom is how many units bones are kept from the edge of their room.
const lyingRoom = 3

// lay lays all hands once the cups rise, and marks what counts.
func lay(in *table.Instant, lying []table.Laid) []table.Laid {
	s := snapshotOf(in)
	dice.Tidy(lying, s.bones().Inset(lyingRoom*in.Page.U), max(len(lying), 1), animation.Ease(s.tidied))
	if !s.b.Open {
		return lying
	}
	list := s.mine(in, lying)
	seats := make([]int, len(list), len(list)+len(s.seats)*bonesEach)
	for i := range seats {
		seats[i] = int(s.me)
	}
	for _, seat := range s.seats {
		if s.b.Seats[seat].Cast > 0 && s.count.lifted(seat) > 0 {
			list = s.hand(list, seat, in.Page.U)
		}
		for len(seats) < len(list) {
			seats = append(seats, seat)
		}
	}
	if grown := s.count.crowned(&s.b); grown > 0 {
		list = s.crownHand(in, list, seats, grown)
	}
	return dimLast(list)
}
