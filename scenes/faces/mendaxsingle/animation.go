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

// A snapshot holds everything that is drawn at an instant: the layout, the board, and
// the progress of what is moving.
type snapshot struct {
	layout
	b      game.Board
	me     rules.Actor
	seats  []int   // the seats with a cup in the upper row, from left to right
	kept   float64 // opacity of the table, 0 to 1; below 1 while a finished round fades out
	laid   int     // discs in the tray
	coming float64 // progress of the next disc to the tray, 0 to 1
	cast   float64 // progress of the throw under shaker's cup, 0 to 1
	shaker rules.Actor
	tidied float64 // progress of the viewer's bones as they move apart, 0 to 1
	named  float64 // progress of a side being named on the paper, 0 to 1
	turns  bool    // the placard turns over to show a different side
	count  count   // of a doubt
}

// snapshotOf returns the snapshot that shows the game at an instant.
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

// others returns the seats with a cup in the upper row, clockwise from the viewer.
func others(b *game.Board, me rules.Actor) (list []int) {
	for i := range b.Seats {
		if seat := (int(max(me, -1)) + 1 + i) % len(b.Seats); rules.Actor(seat) != me && b.Seats[seat].Had > 0 {
			list = append(list, seat)
		}
	}
	return list
}

// move sets what moves in the snapshot while a step is animated; was is the board
// before the step.
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

// turns reports whether the side just named differs from the side of the last bid, while
// animation is on.
func turns(b *game.Board, in *table.Instant) bool {
	n := len(b.Calls)
	return n > 0 && b.Named != b.Calls[n-1].Side && !in.Calm
}

// spread returns the number of animation steps for laying some discs: one per disc, at
// least 1 and at most 6.
func spread(discs int) int { return min(max(discs, 1), 6) }

// Milliseconds.
const (
	discTime  = 120
	castTime  = 460
	nameTime  = 220 // the placard turns over
	clearTime = 220
	tidyTime  = 260 // for your bones, once they lie
)

// times returns the durations and sounds of a step; doubtTimes computes those of a
// doubt.
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

// owner returns the seat whose disc lies in hollow n: the first to have bid at least n;
// rules.Nobody if there is none.
func owner(b *game.Board, n int) rules.Actor {
	for _, c := range b.Calls {
		if c.N >= n {
			return c.Seat
		}
	}
	return rules.Nobody
}

// cupAt returns the center of a seat's cup in the upper row, in pixels; ok is false for
// a seat without a cup there.
func (s *snapshot) cupAt(seat rules.Actor) (x, y float64, ok bool) {
	for i, k := range s.seats {
		if rules.Actor(k) == seat {
			r := s.slot(i, len(s.seats))
			return r.X + r.W/2 - s.aside(), r.Y + s.cup*thing.CoverTop + (r.H-s.cup*thing.CoverHigh-s.under())/2, true
		}
	}
	return 0, 0, false
}

// under returns the height in pixels below a cup that its bone signs need; 0 where the
// signs stand beside the cup.
func (s *snapshot) under() float64 {
	if s.aside() > 0 {
		return 0
	}
	return s.cup * 0.2
}

// aside returns the pixels by which a cup is moved left to make room for bone signs
// beside it; 0 where they stand below it.
func (s *snapshot) aside() float64 {
	if r := s.slot(0, max(len(s.seats), 1)); s.low && r.W > s.cup*1.5 {
		return s.cup * 0.24
	}
	return 0
}

// from returns the point, in pixels, from which a seat's discs start towards the tray.
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

// lyingRoom is the least distance, in units, of bones from the edge of their area.
const lyingRoom = 3

// lay changes lying and returns it: it adds the bones of all hands once the cups rise,
// and marks those that count.
func lay(in *table.Instant, lying []table.Laid) []table.Laid {
	s := snapshotOf(in)
	dice.Tidy(lying, s.bones().Inset(lyingRoom*in.Page.U), max(len(lying), 1), animation.Ease(s.tidied))
	if !s.b.Open && !s.b.Bare {
		return lying
	}
	list := s.mine(in, lying)
	seats := make([]int, len(list), len(list)+len(s.seats)*bonesEach)
	for i := range seats {
		seats[i] = int(s.me)
	}
	for _, seat := range s.seats {
		if s.lies(seat) && s.count.lifted(seat) > 0 {
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
