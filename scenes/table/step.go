package table

import (
	"math"
	"strings"

	"knucklebones/rules"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/words"
	"knucklebones/sprites/sound"
)

// A motion is one step of the game being shown: first the bones or the board
// move, then coins fly. The rules are always ahead of it.
type motion struct {
	step   int // of the session
	steps  int // shown at once, at least 1
	was    rules.View
	now    rules.View
	move   rules.Move
	events []rules.Event
	back   bool    // an undo: shown backwards
	times  Times   // as the board has them
	age    float64 // milliseconds since the board moves; before that negative
	act    float64 // milliseconds the board moves
	coins  float64 // milliseconds the coins fly, after the act
	wait   float64 // milliseconds of celebration and stillness afterwards, so that it can be seen
	casts  bool    // bones fall first; the clock stands still while they do
	told   int     // events that have been told
}

// fell tells whether it is a cast whose bones have come to rest.
func (m *motion) fell() bool { return m.move.Verb == rules.Cast && !m.casts && !m.back }

// flight is how long one coin flies, spacing how long after the one before.
const flight, spacing, mostCoins = 420, 35, 12

// begin shows step i of the session.
func (t *Table) begin(i int) {
	m := &motion{step: i, steps: t.poured(i), move: t.sess.Step(i).Move}
	m.was = t.sess.At(i).View(t.viewer())
	m.now = t.sess.At(i + m.steps).View(t.viewer())
	for k := range m.steps {
		m.events = append(m.events, t.sess.Events(i+k, t.viewer())...)
	}
	t.motion = m
	t.time(m)
	m.coins = coinTime(m.events)
	m.casts = m.move.Verb == rules.Cast && m.was.Turn == rules.Chance && m.was.Cup > 0
	m.wait = max(t.pause(m), float64(m.times.After)) + float64(m.times.Feast)
	if m.move.Verb == rules.Throw {
		t.takeUp(m)
	}
	if m.casts {
		t.dice.cast(t, m)
	} else if m.uncovers() {
		t.dice.stale = true
		t.dice.settle(t, i+m.steps)
	}
	t.tell(m, min(m.times.Tells, len(m.events)))
	t.soundStep(m)
	if t.st.Prefs.Motion != prefs.Full {
		t.cut(m)
	}
	t.shown = m.now
	t.st.Stale()
}

// uncovers tells whether bones come into sight that lay under a cup.
func (m *motion) uncovers() bool {
	return !m.back && covered(m.was.Bones) && len(m.now.Bones) > 0 && !covered(m.now.Bones)
}

// poured is how many steps from step i on are shown as one.
func (t *Table) poured(i int) int {
	n := 1
	for t.pours(i) && i+n < t.sess.Len() && t.pours(i+n) {
		n++
	}
	return n
}

// pours tells whether step i is one of those that are shown together.
func (t *Table) pours(i int) bool {
	return t.board.Pours != nil && i >= 0 && t.board.Pours(t.sess.Step(i).Move)
}

// time asks the board how the step is shown.
func (t *Table) time(m *motion) {
	if t.board.Times == nil {
		return
	}
	in := t.instant()
	in.Mark = t.marked(m)
	m.times = t.board.Times(&in)
	m.act, m.age = float64(m.times.Lasts), -float64(m.times.Before)
}

// cut leaves out all movement.
func (t *Table) cut(m *motion) {
	if m.casts {
		t.dice.finish(t)
		m.casts = false
		t.told(m)
	}
	m.age, m.act, m.coins = 0, 0, 0
	m.wait -= float64(m.times.Feast)
	m.times = Times{}
}

// pause is how long the picture stands after a step before the next begins.
func (t *Table) pause(m *motion) float64 {
	computer := m.was.Turn >= 0 && !t.person(m.was.Turn) || m.was.Turn == rules.Chance && !t.person(m.was.Asked)
	switch {
	case m.move.Verb == rules.Throw:
		return 0
	case m.casts && computer:
		return 500
	case computer:
		return 350
	}
	return 0
}

// festive is how long after a step, in milliseconds, the still part of the
// picture may still change while the board celebrates.
const festive = 1300

// coinTime is how long the coins of some events fly.
func coinTime(events []rules.Event) float64 {
	most := 0
	for _, e := range events {
		most = max(most, min(e.Coins, mostCoins))
	}
	if most == 0 {
		return 0
	}
	return flight + spacing*float64(most-1)
}

// tickMotion moves the step that is shown on by some milliseconds.
func (t *Table) tickMotion(ms float64) {
	m := t.motion
	if m.age < 0 {
		if m.age = math.Min(m.age+ms, 0); m.age < 0 {
			return
		}
	}
	if m.casts {
		if !t.dice.tick(t, ms) {
			return
		}
		m.casts = false
		t.told(m)
	}
	old := m.age
	if m.age < m.act || m.age < m.act+m.coins || m.times.Feast > 0 && m.age < festive {
		t.under = false // only then does anything that stands still change
	}
	m.age += ms
	if m.age >= m.act {
		t.told(m)
	}
	t.boardSounds(m, old)
	t.coinSounds(m, old)
	if m.age >= m.act+m.coins+m.wait {
		t.end()
	}
}

// end finishes the step that is shown.
func (t *Table) end() {
	m := t.motion
	if m == nil {
		return
	}
	if m.casts {
		t.dice.finish(t)
		m.casts = false
	}
	t.told(m)
	t.motion = nil
	t.at = m.step + m.steps
	if m.back {
		t.at = m.step
	}
	if bones := t.sess.At(t.at).View(t.viewer()).Bones; !t.dice.stale && !t.dice.shows(bones) {
		t.dice.stale = true
		t.dice.settle(t, t.at)
	}
	t.under = false
	t.asked()
	t.st.Stale()
}

// told tells all of a step that has not been told yet.
func (t *Table) told(m *motion) {
	if m.back || m.step < t.heard {
		return
	}
	t.tell(m, len(m.events))
	t.heard = m.step + m.steps
	t.mark = t.marked(m)
	t.st.Stale()
}

// tell puts the words of a step, up to so many events, into the log and into
// the ear, once.
func (t *Table) tell(m *motion, upto int) {
	if m.back || m.step < t.heard || m.told >= upto {
		return
	}
	var said []string
	for _, e := range m.events[m.told:upto] {
		if e.Text == "" {
			continue
		}
		line := words.Fill(e.Text, t.names)
		t.log = append(t.log, line)
		said = append(said, strings.ReplaceAll(line, "**", ""))
	}
	m.told = upto
	t.under = false
	t.st.Say(strings.Join(said, " "))
	t.st.Stale()
}

// known is the view whose words and figures may be shown: while a step moves the
// one from before it, so that nothing is told before it is seen.
func (t *Table) known(in *Instant) *rules.View {
	if m := t.motion; m != nil && !m.back && (m.casts || m.age < m.act) {
		return &in.Was
	}
	return &in.Now
}

// marked is the most notable event of a step, or, as long as nobody has acted,
// of those before it.
func (t *Table) marked(m *motion) rules.Mark {
	mark := t.mark
	if m.was.Turn >= 0 {
		mark = rules.Plain
	}
	for _, e := range m.events {
		mark = max(mark, e.Mark)
	}
	return mark
}

// instant is the moment to be drawn now.
func (t *Table) instant() Instant {
	in := Instant{
		Page: t.st.Page(), Frame: &t.frame, Names: t.names, Colours: t.colours,
		Calm: t.st.Prefs.Motion != prefs.Full, Pull: t.pulled,
		Step:     Step{Was: t.shown, Now: t.shown, Mark: t.mark, T: 1, Festive: 1e6, Rests: true},
		Question: Question{Glow: t.glow(), Lens: t.lens},
	}
	if t.picked {
		in.Chosen = in.choice(t.chosen)
	}
	if m := t.motion; m != nil {
		in.Was, in.Now, in.Move, in.Since = m.was, m.now, m.move, m.age
		in.T, in.Rests, in.Festive = 1, !m.casts, m.age
		if m.act > 0 {
			in.T = math.Max(0, math.Min(1, m.age/m.act))
		}
		if m.casts {
			in.Now, in.T = m.was, 0
		}
		if m.back {
			in.T = 1 - in.T
		}
		in.Lying = t.laid(&in)
		return in
	}
	if in.Asks = t.asks(); in.Asks {
		in.Offer, in.Said = t.course.offer, t.course.path
	}
	if in.Asks && t.lens {
		in.Odds = t.odds
	}
	in.Lying = t.laid(&in)
	return in
}

// soundStep sounds what a step does at its beginning.
func (t *Table) soundStep(m *motion) {
	switch {
	case m.casts, m.move.Verb == rules.Throw, m.times.Sounds != nil:
	case m.act > 0:
		t.play(sound.Pebble)
	}
}

// boardSounds sounds what the board says of the time since before.
func (t *Table) boardSounds(m *motion, before float64) {
	for _, s := range m.times.Sounds {
		if at := float64(s.At); before <= at && at < m.age {
			t.play(s.Moment)
			if s.Say != "" {
				t.st.Say(s.Say)
			}
		}
	}
}

// coinSounds sounds each coin as it lands, and the pot when it is won.
func (t *Table) coinSounds(m *motion, before float64) {
	if m.coins == 0 {
		return
	}
	from, to := before-m.act-flight, m.age-m.act-flight
	for i := range mostCoins {
		if land := spacing * float64(i); from < land && land <= to && land <= m.coins-flight {
			t.play(sound.Coin)
		}
	}
	if before <= m.act && m.age > m.act {
		switch {
		case t.mark == rules.Venus:
			t.play(sound.Venus)
		case t.mark == rules.Won:
			t.play(sound.Win)
		}
	}
}
