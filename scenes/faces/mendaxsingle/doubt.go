package mendaxsingle

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxsingle"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// At a doubt the cups are lifted one after the other, the doubter's first and
// the bidder's last, and each bone that counts covers the next disc, slower
// where it hangs in the balance.

// A count is the schedule of the animation that counts bones after a doubt, and how far
// it has come.
type count struct {
	on      bool
	time    float64 // milliseconds since the first cup rises; infinite once the animation is over
	beats   []beat
	need    int     // discs to be covered
	there   int     // discs covered at the end
	lost    float64 // milliseconds until the loser's bone leaves
	decided float64 // milliseconds until everybody sees whether the bid is true
	lasts   float64
	thrown  int                     // index of the bone that the loser gives up
	glides  float64                 // milliseconds in which the cups first move apart; 0 if they stay
	turns   [rules.MaxSeats]float64 // milliseconds until each seat's bones are counted
}

// A beat is the time in which one cup rises, or the likeness of one bone moves to the
// tray.
type beat struct {
	seat     int
	bone     int // of the seat's hand; −1 for its cup
	at, long float64
	from, to int // the discs that are covered before and after it
}

// Milliseconds.
const (
	stillTime = 400 // before the first cup rises
	liftTime  = 220
	boneTime  = 260
	hangTime  = 420 // for each of the last two
	bareTime  = 600 // of silence before a bare disc
	ringTime  = 360 // after the last disc is covered
	goneTime  = 420 // for the bone that is lost
	glideTime = 360
	crownTime = 1500 // for the last one in
)

// counted returns the count at an instant; the zero count while the cups are down.
func counted(s *snapshot, in *table.Instant) count {
	if !s.b.Open {
		return count{}
	}
	c := reckon(&s.b, s.me, s.shares(in.Page.U))
	c.time = math.Inf(1)
	if in.Move.Verb == game.Doubt {
		c.time = animation.Elapsed(in.T, c.lasts)
	}
	return c
}

// reckon schedules the count of a round whose cups are lifted. If shared, hands that
// share the space first move to their places.
func reckon(b *game.Board, me rules.Actor, shared bool) count {
	c := count{on: true, need: b.Last(), beats: make([]beat, 0, len(b.Seats)*(1+bonesEach))}
	if shared && !b.Bare {
		c.glides = glideTime
	}
	at := c.glides
	for _, seat := range order(b) {
		if rules.Actor(seat) != me && !b.Bare {
			c.beats = append(c.beats, beat{seat: seat, bone: -1, at: at, long: liftTime})
			if c.there < c.need {
				at += liftTime
			}
		}
		c.turns[seat] = at
		at = c.hand(b, seat, at)
	}
	if c.decided = at; c.there >= c.need {
		at += max(ringTime, liftTime)
	} else {
		at += bareTime
		c.decided = at
	}
	c.lost, c.lasts = at, at+goneTime
	if b.Phase == game.Done {
		c.lasts += crownTime
	}
	c.thrown = lostBone(b)
	return c
}

// hand schedules the moves of a seat's counting bones to the tray, from the millisecond
// at, until all discs are covered; it returns when the last one ends.
func (c *count) hand(b *game.Board, seat int, at float64) float64 {
	sides := b.Seats[seat].Hand.Sides(nil)
	for i, side := range sides {
		worth := counts(b, side)
		if worth == 0 || c.there >= c.need {
			c.there += worth
			continue
		}
		long := float64(boneTime)
		if c.there+worth > c.need-2 {
			long = hangTime
		}
		c.beats = append(c.beats, beat{seat, i, at, long, c.there, min(c.there+worth, c.need)})
		c.there += worth
		at += long
	}
	return at
}

// order returns the seats in the order in which their cups are lifted: the doubter
// first, the bidder last.
func order(b *game.Board) (list []int) {
	bidder := int(b.Calls[len(b.Calls)-1].Seat)
	for i := range b.Seats {
		if seat := (int(b.Doubter) + i) % len(b.Seats); seat != bidder && b.Seats[seat].Cast > 0 {
			list = append(list, seat)
		}
	}
	return append(list, bidder)
}

// counts returns the number of discs that a bone with the given side up covers.
func counts(b *game.Board, side int) int {
	if b.Summing {
		return side
	}
	if on := b.Calls[len(b.Calls)-1].Side; side == on || b.Wild && side == 1 && on != 1 {
		return 1
	}
	return 0
}

// lostBone returns the index of the bone that a round's loser gives up: the last one
// that did not count, or else the last.
func lostBone(b *game.Board) int {
	sides := b.Seats[b.Loser].Hand.Sides(nil)
	for i := len(sides) - 1; i >= 0; i-- {
		if counts(b, sides[i]) == 0 {
			return i
		}
	}
	return len(sides) - 1
}

// lifted returns how far a seat's cup has risen, 0 to 1; 1 for a seat without a cup to
// lift.
func (c *count) lifted(seat int) float64 {
	for _, b := range c.beats {
		if b.seat == seat && b.bone < 0 {
			return b.part(c.time)
		}
	}
	return 1 // it is the viewer's own
}

func (b *beat) part(time float64) float64 {
	return animation.Progress(time, b.at, b.at+b.long)
}

// looked reports whether the count has reached a seat's bones.
func (c *count) looked(seat int) bool { return c.time >= c.turns[seat] }

// says reports whether the count has reached a bone that counts.
func (c *count) says(seat, bone int) bool {
	for _, b := range c.beats {
		if b.seat == seat && b.bone == bone {
			return c.time >= b.at
		}
	}
	return c.looked(seat)
}

// covered returns the number of discs covered so far.
func (c *count) covered() (n int) {
	for _, b := range c.beats {
		if b.bone >= 0 && c.time >= b.at+b.long {
			n = b.to
		}
	}
	return n
}

// short reports whether the animation has shown that a disc stays bare.
func (c *count) short() bool {
	return c.on && c.there < c.need && c.time >= c.lost-bareTime
}

// glided returns the progress of the hands to the places they share, 0 to 1.
func (c *count) glided() float64 {
	if c.glides == 0 {
		return 1
	}
	return animation.Ease(c.time / c.glides)
}

// crowned returns the progress of clearing the table for the winner of the game, 0 to 1.
func (c *count) crowned(b *game.Board) float64 {
	if !c.on || b.Phase != game.Done {
		return 0
	}
	return animation.Progress(c.time, c.lost+goneTime, c.lost+goneTime+crownTime)
}

// gone returns the progress of the loser's bone off the table, 0 to 1.
func (c *count) gone() float64 {
	return animation.Progress(c.time, c.lost, c.lost+goneTime)
}

// doubtTimes returns the durations, sounds and spoken texts of a doubt.
func doubtTimes(in *table.Instant) table.Times {
	b := boardOf(&in.Now)
	s := snapshotOf(in)
	c := reckon(&b, in.Now.Seat, s.shares(in.Page.U))
	t := table.Times{Tells: 1, Before: stillTime, Lasts: int(c.lasts)}
	own := int(in.Now.Seat) // no cup of it rises
	for _, x := range c.beats {
		shows := text.Of("{0}: {1}.", text.Seat(x.seat), b.Seats[x.seat].Hand)
		s := table.Sound{At: int(x.at), Moment: sound.CupLift, Say: shows}
		if x.bone >= 0 { // heard, and counted aloud, as it lands
			s = table.Sound{At: int(x.at + x.long), Moment: sound.Cover, Step: x.to, Say: text.Of("{0, upper}.", text.Spelled(x.to))}
		}
		if x.seat == own {
			s.Say, own = text.Sentences(shows, s.Say), -1
		}
		t.Sounds = append(t.Sounds, s)
	}
	lost := int(c.lost)
	if c.there >= c.need {
		t.Hear(lost-max(ringTime, liftTime), sound.Chime)
	} else {
		t.Hear(lost-bareTime, sound.Barred)
	}
	t.Hear(lost, sound.TakeUp)
	if b.Phase == game.Done {
		t.Hear(lost+goneTime+crownTime/2, sound.Chime)
	}
	return t
}
