package boneace

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/boneace"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// The durations of animations, in milliseconds.
const (
	dealOne  = 60  // from one dealt card to the next
	sliding  = 240 // a card slides from the pack
	waiting  = 80  // pause before a card is turned
	waitLast = 400 // pause before the dealer's card is turned
	turning  = 200
	point    = 30 // chalk, for one point
	pointTop = 85 // chalk, for one point from 26 on
	boneGoes = 420
	coinGoes = 260
	gathers  = 320
	carries  = 220  // the pack is carried to the dealer or back
	raises   = 300  // the winner's cards come forward
	showDown = 6000 // a finished hand is left to be seen before a computer goes on
)

// A mover is a card that is dealt or turned in the current step.
type mover struct {
	seat, card  int
	slide, turn animation.Span
}

// A schedule gives the spans of everything that moves in one step, in milliseconds. The
// zero schedule moves nothing.
type schedule struct {
	movers []mover
	counts [rules.MaxSeats]animation.Span // emblems and chalk run to the new count
	bone   animation.Span
	coin   animation.Span // coin of the seat that sticks
	gather bool           // the cards of the last hand return to the pack
	goes   animation.Span // the pack goes to a dealer other than the viewer
	comes  animation.Span // the pack comes back
	lasts  float64
	sounds []table.Sound
}

// scheduleOf returns the schedule of the current step.
func scheduleOf(in *table.Instant) (c schedule) {
	was, now := in.Was.Board.(game.Board), in.Now.Board.(game.Board)
	if cardsIn(&was) > 0 && cardsIn(&now) == 0 {
		c.gather, c.lasts = true, gathers
		c.sound(0, sound.Curtain)
		return c
	}
	switch in.Move.Verb {
	case game.Stick:
		c.coin = animation.At(0, coinGoes)
		c.lasts = coinGoes
		c.sound(coinGoes-20, sound.Stick)
	case game.Card:
		c.come(&was, &now, max(int(in.Now.Seat), 0))
	}
	c.show(&was, &now)
	return c
}

// cardsIn returns the number of cards that have left the pack.
func cardsIn(b *game.Board) (n int) {
	for i := range b.Seats {
		n += len(b.Seats[i].Cards)
		if b.Seats[i].Cut != 0 {
			n++
		}
	}
	return n
}

func (c *schedule) sound(at float64, m sound.Moment) {
	c.sounds = append(c.sounds, table.Sound{At: int(at), Moment: m})
}

// order calls each for every seat, starting with the eldest.
func order(b *game.Board, each func(seat int)) {
	first := max(int(b.Eldest), 0)
	for i := range b.Seats {
		each((first + i) % len(b.Seats))
	}
}

// come schedules the new cards from the pack: one, or a deal of three to each seat, for
// which the pack is carried to the dealer unless that is the seat me.
func (c *schedule) come(was, now *game.Board, me int) {
	fresh := cardsIn(now) - cardsIn(was)
	if fresh == 1 {
		c.comeOne(was, now)
		return
	}
	if int(was.Dealer) != me {
		c.lasts = carries
		c.goes = animation.At(0, carries)
	}
	order(was, func(seat int) {
		for k := range now.Seats[seat].Cards {
			at := c.lasts
			c.lasts += dealOne
			c.movers = append(c.movers, mover{seat, k, animation.At(at, sliding), animation.Span{}})
			c.sound(at+sliding*0.8, sound.Card)
		}
	})
	if c.goes.Set() {
		c.comes = animation.At(c.lasts, carries)
	}
	c.lasts += sliding
	for i := range c.movers {
		m := &c.movers[i]
		if h := &now.Seats[m.seat]; m.card == len(h.Cards)-1 {
			m.turn = animation.At(c.lasts, turning)
			c.counts[m.seat] = animation.At(m.turn.To, 200)
			c.sound(m.turn.From, sound.Card)
			c.lasts += 200
		}
	}
	if was.Bone < 0 && now.Bone >= 0 {
		c.bone = animation.At(c.lasts, boneGoes)
		c.lasts += boneGoes
		c.sound(c.lasts, sound.Settle)
	}
}

// comeOne schedules one card that slides out face down, waits and turns; then the chalk
// runs.
func (c *schedule) comeOne(was, now *game.Board) {
	for seat := range now.Seats {
		h, before := &now.Seats[seat], &was.Seats[seat]
		if h.Cut != before.Cut {
			c.movers = append(c.movers, mover{seat, 0, animation.At(0, sliding), animation.At(sliding, turning)})
			c.sound(sliding, sound.Card)
			c.lasts = sliding + turning
		}
		if len(h.Cards) <= len(before.Cards) {
			continue
		}
		wait := float64(waiting)
		if int(was.Dealer) == seat {
			wait = waitLast
		}
		m := mover{seat, len(h.Cards) - 1, animation.At(0, sliding), animation.At(sliding+wait, turning)}
		c.sound(sliding*0.8, sound.Card)
		c.sound(m.turn.From, sound.Card)
		c.movers = append(c.movers, m)
		c.lasts = m.turn.To
		if h.Shown > before.Shown {
			c.run(seat, before.Shown, h.Shown)
		}
		if h.State == game.Over {
			c.sound(c.lasts, sound.Creak)
		}
	}
}

// run schedules the count of a seat as it runs from one number to another, slower near
// 31.
func (c *schedule) run(seat, from, to int) {
	ms := 0.0
	for n := from; n < to; n++ {
		if n >= 26 && n <= line {
			ms += pointTop
		} else {
			ms += point
		}
	}
	c.counts[seat] = animation.At(c.lasts, ms)
	for at := c.lasts; at < c.lasts+ms; at += 120 {
		c.sound(at, sound.Chalk)
	}
	c.lasts += ms
}

// show schedules the turning of hidden cards, the eldest seat first.
func (c *schedule) show(was, now *game.Board) {
	order(was, func(seat int) {
		shown := false
		for k, l := range was.Seats[seat].Cards {
			if k >= len(now.Seats[seat].Cards) || l.Card != 0 || now.Seats[seat].Cards[k].Card == 0 {
				continue
			}
			c.movers = append(c.movers, mover{seat, k, animation.Span{}, animation.At(c.lasts, turning)})
			shown = true
		}
		if shown {
			c.sound(c.lasts, sound.Card)
			c.lasts += turning + 120
			c.counts[seat] = animation.At(c.lasts-120, 280)
		}
	})
	if len(c.movers) > 0 && c.lasts > 0 && now.Winner >= 0 && was.Winner < 0 {
		c.lasts += 160
	}
}

// of returns the mover of a card of a seat, or nil if that card rests.
func (c *schedule) of(seat, card int) *mover {
	for i := range c.movers {
		if m := &c.movers[i]; m.seat == seat && m.card == card {
			return m
		}
	}
	return nil
}

// pours reports whether a move deals a card. The table shows consecutive ones as one
// step.
func pours(m rules.Move) bool { return m.Verb == game.Card }

// times returns the duration of a step and its sounds.
func times(in *table.Instant) (t table.Times) {
	if in.Move == (rules.Move{}) {
		return t
	}
	c := scheduleOf(in)
	t.Lasts, t.Sounds = int(c.lasts), c.sounds
	was, now := in.Was.Board.(game.Board), in.Now.Board.(game.Board)
	if w := now.Winner; w >= 0 && was.Winner < 0 {
		t.Feast = 400
		if now.Seats[w].All && now.Seats[w].Shown == line {
			t.Feast = 1200
		}
		if turn := in.Now.Turn; turn >= 0 && !in.Here[turn] { // a person goes on when they like
			t.After = showDown
		}
	}
	return t
}

// shown reports whether the cards of a finished hand lie open, and another follows.
func shown(v *rules.View) bool {
	b := v.Board.(game.Board)
	return v.Turn >= 0 && b.Winner >= 0 && cardsIn(&b) > 0
}

// A snapshot holds everything needed to draw one instant of a step.
type snapshot struct {
	layout
	schedule
	game.Board
	was game.Board
	ms  float64
	in  *table.Instant

	raised float64 // how far the winner's cards have come forward, 0 … 1
}

// snapshotOf returns the snapshot of an instant.
func snapshotOf(in *table.Instant) snapshot {
	s := snapshot{layout: layoutOf(in.Page, in.Frame, int(in.Now.Seat)), Board: in.Now.Board.(game.Board), was: in.Was.Board.(game.Board), in: in}
	if in.T < 1 {
		s.schedule = scheduleOf(in)
	}
	s.ms = animation.Elapsed(in.T, s.lasts)
	if s.gather {
		s.Board = s.was
	}
	if s.raised = s.rises(); s.raised > 0 {
		s.raise()
	}
	return s
}

// raise moves the hands in s so that the winner's comes forward: the viewer's own moves
// up; if another has won, that hand stays, as it has no room above, and the rest move
// down.
func (s *snapshot) raise() {
	for seat := range s.hands {
		switch {
		case seat == s.me && seat == int(s.Winner):
			s.hands[seat].Y -= 2.5 * s.u * s.raised
		case seat != s.me && seat != int(s.Winner):
			s.hands[seat].Y += 2.5 * s.u * s.raised
		}
	}
}

// rises returns how far the winner's hand has come forward, 0 to 1. It begins once
// everything that is shown has been counted.
func (s *snapshot) rises() float64 {
	switch {
	case s.Winner < 0 || s.gather || cardsIn(&s.Board) == 0 || s.in.T < 1:
		return 0
	case s.was.Winner >= 0:
		return 1
	}
	c := scheduleOf(s.in)
	return animation.Ease(s.in.Grown(c.lasts, raises))
}

// dealt returns the bounds of the pack while cards are dealt from it: beside the hand of
// the dealer if the pack is carried there.
func (s *snapshot) dealt() ui.Rect {
	if !s.goes.Set() {
		return s.pack
	}
	r := s.hands[s.Dealer]
	return ui.Rect{X: r.X + r.W - s.far, Y: r.Y, W: s.far, H: s.far * 1.5}
}

// packAt returns the current bounds of the pack, also while it is carried.
func (s *snapshot) packAt() ui.Rect {
	if !s.goes.Set() {
		return s.pack
	}
	from, to := s.pack, s.dealt()
	t := s.goes.Ease(s.ms) - s.comes.Ease(s.ms)
	return ui.Rect{X: from.X + (to.X-from.X)*t, Y: from.Y + (to.Y-from.Y)*t, W: from.W + (to.W-from.W)*t, H: from.H + (to.H-from.H)*t}
}

// count returns the points shown for a seat on the rule, and their opacity, 0 to 1.
func (s *snapshot) count(seat int) (n, alpha float64) {
	to := float64(s.Seats[seat].Shown)
	if s.in.T >= 1 || s.gather {
		return to, 1
	}
	from := 0.0
	if seat < len(s.was.Seats) {
		from = float64(s.was.Seats[seat].Shown)
	}
	sp := s.counts[seat]
	if !sp.Set() {
		return to, 1
	}
	k := sp.Progress(s.ms)
	if from == 0 {
		return to, k
	}
	return from + (to-from)*k, 1
}

// state returns the state shown for a seat. It changes only after the count of the seat
// has run.
func (s *snapshot) state(seat int) game.State {
	if s.in.T < 1 && seat < len(s.was.Seats) && s.was.Seats[seat].State != game.Aside && s.ms < s.counts[seat].To {
		return s.was.Seats[seat].State
	}
	return s.Seats[seat].State
}

// lay appends the bone to lying: in its place, beside the hand that took it, or on the
// way there.
func lay(in *table.Instant, lying []table.Laid) []table.Laid {
	s := snapshotOf(in)
	half := 6.5 * s.u
	if in.Page.Shape == ui.Desk {
		half = 8 * s.u
	} else {
		half = math.Min(half, s.far*0.36)
	}
	l := table.Laid{Bone: -1, Side: 4, X: s.layout.bone.X, Y: s.layout.bone.Y, Size: half, Yaw: 0.4}
	if b := int(s.Bone); b >= 0 && !s.gather {
		r := s.hands[b]
		x, y := r.X+s.far*0.8, r.Y+r.H+s.u
		if b == s.me {
			x, y = r.X+half*0.5, r.Y+half*0.3
		}
		t := 1.0
		if in.T < 1 && s.schedule.bone.Set() {
			t = s.schedule.bone.Ease(s.ms)
		}
		l.X, l.Y = animation.Move(l.X, l.Y, x, y, t)
		l.Yaw += t * 1.1
	}
	return append(lying, l)
}
