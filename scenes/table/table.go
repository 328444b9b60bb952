// Package table plays any game on any board: it asks the persons, lets the
// computers think, throws the bones, moves the coins, keeps the log, and shows
// every step before it goes on to the next. The rules are always ahead of the
// picture and the picture decides nothing.
//
// A Table puts its parts to work: the script knows what of the game has been shown, the
// presenter shows the next step of it, choosing knows what a person has said of their
// move, and the lens their chances. What stands on the page is said by a listing. How
// bones are thrown by hand is in package gesture, what is announced in speech, how long
// anything is shown in timeline, and the bones and the cup are in dice.
package table

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table/dice"
	"knucklebones/scenes/table/gesture"
	"knucklebones/scenes/table/speech"
	"knucklebones/scenes/table/timeline"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/sound"
)

// Deps holds the dependencies of a table.
type Deps struct {
	Sound  *sound.Box                                // may be nil
	Over   func(s *session.Session)                  // the game is over and its result wanted
	Menu   func(t *Table)                            // the menu is wanted, or in a lesson the way out
	Coach  Coach                                     // in a lesson; else nil
	Notice func() text.Text                          // what those should know who stand before the table; empty if nothing, and may be nil
	Best   func(s *session.Session) *session.Session // a person's best game of this kind, or nil; may be nil
	Watch  func(p *ui.Page, at ui.Rect)              // nobody plays: it lists what somebody who watches can do, in the place of the choices; else nil
	Firm   bool                                      // no move is taken back
	Away   Away                                      // takes throws by hand in a game that another device plays too; else nil
	Wagers func(s *session.Session) []Wager          // what can be laid on the throw of somebody else, while nobody is asked; may be nil
}

// A Table is the screen of one game.
type Table struct {
	*device
	deps      Deps
	board     *Board
	seats     seating
	script    script
	tally     tally
	dice      bones
	show      presenter
	hand      *gesture.Thrower
	ghost     ghost
	choice    choosing
	wake      wake
	lens      lens
	thought   thought // of the computer whose turn it is
	curtain   curtain
	lesson    lesson
	newcomer  newcomer
	frame     Frame
	still     still
	idle      idle
	now       Instant // to be drawn; kept, as one made for every frame would be garbage
	rehearsal rehearsal
	waited    float64         // milliseconds for which a throw has waited for another device
	faces     bool            // the side opposite
	ask       *sheet.Question // the menu, or nil
}

// notice returns the notice for people in front of the table; "" if there is none.
func (d *Deps) notice() text.Text {
	if d.Notice == nil {
		return ""
	}
	return d.Notice()
}

// New returns the table of a session on board b. The first from steps count as shown
// already; a resumed game passes all of its steps, and those after from are animated.
func New(st *scenes.Stack, s *session.Session, b *Board, from int, d Deps) *Table {
	dev := &device{st: st, sound: d.Sound, speech: speech.NewSpeaker(st, &st.Prefs, st.Page().Spoken)}
	t := &Table{device: dev, deps: d, board: b, seats: seated(st, s), wake: wake{device: dev}, curtain: shutCurtain, lesson: lesson{coach: d.Coach}}
	st.Page().Reader = t.seats.reader // what is said now is said before the page is listed
	t.script = script{sess: s, board: b, seats: &t.seats, tally: &t.tally, eyes: rules.Nobody, at: from, heard: from, prefs: &st.Prefs, taught: d.Coach != nil, watched: d.Watch != nil}
	t.tally = tally{device: dev, script: &t.script, entered: t.leave}
	t.dice = bones{device: dev, board: b, script: &t.script}
	t.hand = gesture.New(thrown{t}, s, b.Bones.Hand, &st.Prefs, d.Sound)
	t.hand.Away = d.Away
	t.show = presenter{device: dev, script: &t.script, dice: &t.dice, hand: t.hand, instant: t.instant, asked: t.asked}
	t.lens = lens{on: st.Prefs.Lens == prefs.Always, wanted: st.Prefs.Lens, chance: opponent.Stream(s.Seed(), rules.Nobody, 0)}
	t.thought.script = &t.script
	t.newcomer = newcomer{device: dev, script: &t.script}
	t.idle = idle{device: dev, lasts: b.Idles}
	t.ghost = ghost{device: dev, script: &t.script, hand: t.hand, best: d.Best}
	d.Sound.Request(b.heard()...)
	st.Announce(text.Sentences(t.script.begins()...))
	t.recall()
	return t
}

// recall shows the present state of the script at once, without animation, and asks its
// question.
func (t *Table) recall() {
	t.script.restore()
	t.dice.Forget()
	t.asked()
}

// Jump shows the game as it stood after the first at steps, without animation.
func (t *Table) Jump(at int) {
	s := &t.script
	t.dice.Finish()
	s.step, s.at, s.heard, s.mark = nil, at, at, rules.Plain
	s.forward, s.skip, t.ask = forward{}, skip{}, nil
	t.thought.forget()
	t.st.Announce(text.Sentences(s.begins()...))
	t.recall()
	t.changed()
}

// Unwatched tells the table that nobody looks at it any more; see dice.Dice.Unseen.
func (t *Table) Unwatched() { t.dice.Unseen = true }

// Session returns the game that is played here.
func (t *Table) Session() *session.Session { return t.script.sess }

// Ask opens a question over the table, or closes it if q is nil. Meanwhile the table
// stands still.
func (t *Table) Ask(q *sheet.Question) {
	t.ask = q
	t.changed()
}

// Panel returns the bounds of the panel with questions and answers, in pixels, as of
// the last layout.
func (t *Table) Panel() ui.Rect { return t.frame.Rail }

// Field returns the bounds of the table itself, in pixels, as of the last layout.
func (t *Table) Field() ui.Rect { return t.frame.Field }

// Spoken returns the bounds of what a toast may speak of and so must not cover: the seats,
// the table itself and the notes beside it, in pixels, as of the last layout.
func (t *Table) Spoken() []ui.Rect {
	return append([]ui.Rect{t.frame.Field, t.frame.Slips, t.frame.Notes, t.lesson.slip}, t.frame.Seats...)
}

// Log returns the log so far in words, the oldest line first.
func (t *Table) Log() []string {
	lines := make([]string, len(t.script.log))
	for i, line := range t.script.log {
		lines[i] = t.seats.words(line)
	}
	return lines
}

// Asks reports whether a person is to decide now.
func (t *Table) Asks() bool { return t.script.asks() }

// Shown reports whether all that has happened has been shown.
func (t *Table) Shown() bool { return t.script.live() }

// Waits reports whether everything has been shown, up to the next move or cast to be
// made.
func (t *Table) Waits() bool {
	s := &t.script
	return s.step == nil && (s.at == s.sess.Len() || s.pouring())
}

// Seen returns the number of steps of the game shown so far.
func (t *Table) Seen() int { return t.script.at }

// Tick advances the table by one tick, a sixtieth of a second, and reports whether the
// picture changed.
func (t *Table) Tick() bool {
	t.old = true
	t.wake.calm()
	busy := t.tick()
	t.old = true
	return busy
}

// tick does the work of Tick: it shows what has happened, or waits for the side that
// acts to make a move. It reports whether the picture changed.
func (t *Table) tick() bool {
	ms := timeline.Tick * t.st.Prefs.Pace.Factor() * t.script.speed()
	s := &t.script
	switch {
	case t.ask != nil:
		return false
	case s.veiled():
		held, opens := t.curtain.tick()
		if opens {
			t.part()
		}
		return held
	case t.script.skip.on && !t.hand.Waits():
		skipper{t}.tick()
		return true
	case s.step != nil:
		t.show.advance(ms)
		return true
	case s.forward.on:
		t.show.tickForward(ms)
		return true
	case s.pouring():
		t.st.WorkInTick(t.show.pour)
		return true
	case s.at < s.sess.Len():
		t.show.start()
		if t.show.passes() {
			t.tick()
		}
		return true
	case t.lesson.holds(s):
		return t.await(ms)
	}
	return t.drive(ms)
}

// drive lets chance or a computer player act if it is their turn, and waits for a person
// otherwise. It reports whether the picture changed.
func (t *Table) drive(ms float64) bool {
	turn := t.script.sess.Turn()
	switch {
	case t.hand.Waits():
		return t.wait(ms)
	case t.flies(t.st.WorkInTick):
		return true
	case turn == rules.Nobody:
		return t.stir()
	case t.script.tallies():
		return false
	case turn == rules.Chance:
		return t.show.falls()
	case t.script.renews():
		t.goOn(rules.Move{Verb: rules.Throw})
		return true
	case t.script.settles():
		t.goOn(t.script.shown.Choices[0].Move)
		return true
	case t.seats.person(turn):
		if m, ok := t.script.tosses(); ok {
			t.Play(m)
			return true
		}
		return t.await(ms)
	}
	if t.thought.think(ms, t.st.WorkInTick) {
		t.decide()
	}
	return true
}

// stir shakes the bones a person holds, by one tick, and reports whether the picture
// changed.
func (t *Table) stir() bool {
	moved := t.dice.stir()
	return moved || t.hand.Held() || t.choice.pull.id != ""
}

// await does one tick of waiting for a person: it computes odds, pulses lit places,
// shakes held bones, and prepares what later throws need. It reports whether the
// picture changed.
func (t *Table) await(ms float64) bool {
	if !t.dice.Rehearse(t.st.WorkInPause) || t.rehearsal.due && !t.st.WorkInPause(func() bool { return t.rehearsal.step(t.st, &t.script) }) {
		t.st.KeepAwake()
	}
	moved := t.idle.tick(t.hand.Held() || t.hand.Keyed()) || t.stir()
	if t.lens.weighs() {
		moved = true
		if t.lens.weigh(t.st.WorkInTick) {
			t.changed()
			if t.lens.peek {
				t.Ask(t.lens.open(t.script.shown.Choices, func() { t.Ask(nil) }))
			}
		}
	}
	return t.moves() && t.choice.breathes(ms) || moved
}

// Doing returns the name of what is being shown, for measurements of frame times.
func (t *Table) Doing() string {
	m := t.script.step
	switch phase := t.dice.Phase(); {
	case phase == dice.Falling, t.hand.Following().On, m != nil && m.Flies() && m.Age() > 0:
		return "tumbling"
	case phase == dice.Shaken:
		return "steering"
	}
	return "at the table"
}

// heard returns the moments that are heard at this table and not at all of them.
func (b *Board) heard() []sound.Moment {
	if b.Bones.Hand == nil {
		return b.Sounds
	}
	return append(slices.Clip(b.Sounds), sound.Pitch)
}

// Leave has nothing to save, since the session is saved after every move. It frees the
// table's pictures and sounds.
func (t *Table) Leave() {
	t.deps.Sound.Release(t.board.heard()...)
	t.still.drop()
	t.dice.Drop()
	if t.board.Drop != nil {
		t.board.Drop()
	}
}

// Hasten ends the current step at once, and throwing on too.
func (t *Table) Hasten() {
	t.show.finish()
	if t.script.forward.on {
		t.show.stopForward()
	}
}

// Lying returns the camera, the lighting and the poses of the visible resting bones,
// and the same bones as the rules see them, in the same order.
func (t *Table) Lying() (bone.Camera, bone.Look, []bone.Pose, []rules.Bone) {
	in := t.instant()
	return t.dice.Camera(), t.dice.look(), t.dice.Poses(t.dice.resting(in)), in.counted().Bones
}
