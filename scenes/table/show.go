package table

import (
	"math"

	"knucklebones/rules"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table/dice"
	"knucklebones/scenes/table/gesture"
	"knucklebones/scenes/table/timeline"
	"knucklebones/sprites/sound"
)

// pour lets the next of those casts fall that are shown together, many at once
// where nothing is hidden, and tells whether there are no more.
func (t *Table) pour() (done bool) {
	s := t.script.sess
	n := s.Len()
	s.FastForward(20)
	return s.Len() == n && !s.Fall() || !t.script.pouring()
}

// begin shows the next step of the session.
func (t *Table) begin() {
	s := &t.script
	m := s.begin()
	t.old = true
	s.time(*t.instant())
	if m.Flies() {
		t.hand.Skip(&m.Clock)
	}
	if m.move.Verb == rules.Throw && !t.dice.Flung() && t.hand.Ahead == 0 {
		t.play(sound.TakeUp)
	}
	if m.lifts() {
		t.dice.Shows(m.now.Bones)
	}
	if m.Falling() && s.sess.Step(m.step).Hand {
		t.lie(m)
	} else if m.Falling() {
		t.cast(m)
	} else if m.uncovers() {
		t.dice.Forget()
		t.settle(m.step + m.steps)
	}
	t.say(s.weight(m), s.tellUpTo(m.Times().Tells))
	if m.Moves() && !m.Falling() && m.move.Verb != rules.Throw && m.Times().Sounds == nil {
		t.play(sound.Pebble)
	}
	if t.st.Prefs.Motion != prefs.Full {
		t.sayRest(m)
		if m.Flies() {
			t.st.Fade()
		}
		t.cut(m)
	}
	t.changed()
}

// passes ends the step that has begun where it takes no time, as a throw before its
// cast: from letting go to the pouring no tick is lost.
func (t *Table) passes() bool {
	m := t.script.step
	if m.Falling() || !m.Over() {
		return false
	}
	t.end()
	return true
}

// falls has chance decide, and shows what came of it unless more is to be shown
// together with it.
func (t *Table) falls() bool {
	if !t.script.sess.Fall() {
		return false
	}
	if !t.script.pouring() {
		t.begin()
	}
	return true
}

// flies goes on with the throw of the hand that is in the air, as long as work lets it,
// and reports whether there is one. Where a person has seen the bones fly already, the
// picture goes on with them.
func (t *Table) flies(work func(step func() bool) bool) bool {
	flew, played := t.hand.Tick(work)
	if !played {
		return flew
	}
	t.leave()
	if t.hand.Ahead > 0 {
		t.begin()
		t.end()
		t.begin()
	}
	return true
}

// cut leaves out all movement of a step.
func (t *Table) cut(m *playback) {
	m.Cut(t.script.subject(m))
	t.layDown(m)
}

// layDown lays the bones of a step down at once, if any fall.
func (t *Table) layDown(m *playback) {
	if m.Falling() {
		t.dice.Finish()
		m.Lay()
		t.told()
	}
}

// told says what a step has come to, once.
func (t *Table) told() {
	t.say(t.script.weight(t.script.step), t.script.told())
	t.changed()
}

// rested says what has been thrown, and what came of it only if nothing moves that
// is to show it first.
func (t *Table) rested(m *playback) {
	if !m.Land() && !m.Moves() {
		t.told()
		return
	}
	s := &t.script
	s.mark = s.marked(m)
	t.say(s.weight(m), s.tellUpTo(1))
	t.changed()
}

// show moves the step that is shown on by some milliseconds.
func (t *Table) show(ms float64) {
	m := t.script.step
	if m.Wait(ms) {
		t.dice.Work(t.st.WorkInFrame)
		return
	}
	if m.Falling() {
		if !t.tumble(ms, m.Times().Each) {
			return
		}
		t.rested(m)
	}
	before := m.Advance(ms)
	if m.Done(before) {
		t.told()
	}
	t.hear(m, before)
	t.strikes(m, before)
	if m.Over() {
		t.end()
	}
}

// end finishes the step that is shown.
func (t *Table) end() {
	s := &t.script
	if s.step == nil {
		return
	}
	t.layDown(s.step)
	t.sayRest(s.step)
	t.told()
	s.end()
	if !t.dice.Shows(s.view(s.at).Bones) {
		t.dice.Forget()
		t.settle(s.at)
	}
	t.asked()
	t.changed()
}

// Hasten ends what is being shown at once.
func (t *Table) Hasten() {
	t.end()
	if t.script.forward.on {
		t.endForward()
	}
}

// hear sounds a step since the age before: what the board says, each coin as it
// lands, and the pot when it is won.
func (t *Table) hear(m *playback, before float64) {
	for _, s := range m.Times().Sounds {
		if at := float64(s.At); before <= at && at < m.Age() {
			t.playSound(s)
			t.sayWith(s)
		}
	}
	for range m.CoinsLanded(before) {
		t.play(sound.Coin)
	}
	if !m.Pays() || !m.Done(before) {
		return
	}
	switch t.script.mark {
	case rules.Venus:
		t.play(sound.Venus)
	case rules.Won:
		t.play(sound.Win)
	}
}

// sayRest says what would have been said with the sounds of a step that are still
// to come.
func (t *Table) sayRest(m *playback) {
	for _, s := range m.Times().Sounds {
		if float64(s.At) >= m.Age() && !m.Back() {
			t.sayWith(s)
		}
	}
}

// sayWith says what goes with a sound.
func (t *Table) sayWith(s Sound) {
	if s.Say != "" {
		t.say(detail, words.Upper(sentence(s.Say)))
	}
}

// instant returns the moment to be drawn now. It is built once, and again only when
// time has passed or something has changed.
func (t *Table) instant() *Instant {
	if t.old || t.now.Page == nil {
		t.now, t.old = t.build(), false
	}
	return &t.now
}

// build builds the moment to be drawn now.
func (t *Table) build() Instant {
	s := &t.script
	in := Instant{
		Page: t.st.Page(), Frame: &t.frame, Names: t.seats.names, Colours: t.seats.colours, Here: t.seats.here,
		Calm: t.st.Prefs.Motion != prefs.Full, Hold: t.hand.Hold(),
		Step: Step{Was: s.shown, Now: s.shown, Mark: s.mark, T: 1, Festive: math.Inf(1), Rests: true},
		step: s.step,
	}
	in.Question = t.choice.of(&s.shown, s.asks())
	in.Lens, in.Glow = t.lens.on, t.glow()
	if in.Asks && !s.acted() {
		in.Goal = s.sess.Game().Line
	}
	if in.Asks && t.lens.on {
		in.Odds = t.lens.odds
	}
	if s.step != nil {
		in.Step = s.step.shown(s.mark)
	}
	if t.lull > timeline.Quiet {
		in.Idle = math.Min(1, (t.lull-timeline.Quiet)/t.board.Idles)
	}
	if t.board.Bones.Hand != nil {
		in.Asks = in.Asks && !t.hand.Tossing()
		in.Air = t.air()
		if in.draws() {
			in.Hold = gesture.Drawn(in.Air.Throw.Aim, t.hand.Spread(in.Was.Turn), in.T, in.Page.U)
		}
		in.Follow = t.hand.Following()
		t.haunt(&in)
	}
	if t.frame.Seats != nil { // before the table is laid nothing has its place
		in.cup = t.inCup(&in)
		in.Lying = t.laid(&in)
		t.fallenOf(&in)
	}
	return in
}

// spare tells whether nothing else is set or written where keys would be.
func (t *Table) spare(in *Instant) bool {
	switch {
	case in.Follow.On, t.script.tallies(), t.deps.Watched:
		return false
	case !in.Asks:
		return true
	}
	keys, _ := sorted(in)
	return t.board.Bones.Hand == nil && in.Goal == "" && len(keys) == 0 && !in.parted && len(t.choice.terms) == 0 && !t.hints(&in.Now)
}

// fallenOf tells an instant which bones of the cast that falls lie already, and
// whether the board stirs meanwhile.
func (t *Table) fallenOf(in *Instant) {
	if m := in.step; m != nil && m.Falling() && t.dice.Phase() == dice.Falling {
		left := len(m.now.Bones)
		for i := range min(left, len(in.Fallen)) {
			if _, grown := t.dice.Landed(i); grown > 0 {
				in.Fallen[i] = m.now.Bones[i].Side
				left--
			}
		}
		if left == 1 && m.Times().Stirs && !in.Calm {
			in.Hangs = t.dice.Clock()
		}
	}
}

// glow is the breath of lit places, 0 … 1, where anything may move.
func (t *Table) glow() float64 {
	if t.st.Prefs.Motion != prefs.Full {
		return 0.5
	}
	return t.choice.glow()
}
