// Package table plays any game on any board: it asks the persons, lets the
// computers think, throws the bones, moves the coins, keeps the log, and shows
// every step before it goes on to the next. The rules are always ahead of the
// picture and the picture decides nothing.
package table

import (
	"math"
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/scenes"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/sprites/sound"
)

// Deps is what a table needs from outside.
type Deps struct {
	Sound *sound.Box                               // may be nil
	Over  func(s *session.Session, names []string) // the game is over and its result wanted
	Menu  func(t *Table)                           // the menu is wanted, or in a lesson the way out
	Coach Coach                                    // in a lesson; else nil
}

// A Table is the screen of one game.
type Table struct {
	st      *scenes.Stack
	deps    Deps
	sess    *session.Session
	board   *Board
	names   []string
	seats   []record.Seat
	colours []int // of the seats, which of palette.Players
	frame   Frame

	at     int // steps of the session that have been shown
	shown  rules.View
	motion *motion
	heard  int // steps that have been told
	log    []string
	mark   rules.Mark

	mind    *rand.Rand
	thought *thought // of the computer whose turn it is, or nil
	forward forward  // all seats throw on

	veil   curtain
	lesson lesson
	places []Place         // on the board, that can be touched now
	lit    bool            // any of them is lit, or the coach lights something
	keys   ui.Scroll       // where there are more keys than room
	ask    *sheet.Question // the menu, or nil
	chosen rules.Move      // a key that is selected, not yet committed
	picked bool
	course course // towards a move that is said part by part
	lens   bool
	peek   bool // the odds are to be laid over the table when they are known
	odds   *rules.Odds
	reckon func(nodes int) (rules.Odds, bool)
	breath float64 // milliseconds since the places were lit

	dice   dice
	pulled Pull       // bones, in games of the hand
	lands  rules.Move // what they come to once they are let go; zero for none
	under  bool       // the still part of the picture is up to date
	drawn  Instant    // as last drawn; kept, as one made for every frame would be garbage
	pics   pictures
}

// New sits down at a session. Steps it already has are shown from the step
// from on; a resumed game passes their number.
func New(st *scenes.Stack, s *session.Session, b *Board, from int, d Deps) *Table {
	t := &Table{st: st, deps: d, sess: s, board: b, seats: s.Seats(), at: from, heard: from}
	for i, seat := range t.seats {
		t.names = append(t.names, NameOf(seat, i))
		t.colours = append(t.colours, colourOf(seat, i))
	}
	t.veil = curtain{eyes: rules.Nobody, held: -1}
	t.mind = opponent.Stream(s.Seed(), rules.Nobody, 0)
	t.lens = st.Prefs.Lens == prefs.Always
	t.recall()
	return t
}

// NameOf is the seat's name, or what it is called without one.
func NameOf(s record.Seat, i int) string {
	if s.Name != "" {
		return s.Name
	}
	return "Seat " + words.Int(i+1)
}

// recall brings the picture to step at of the session without showing the way.
func (t *Table) recall() {
	t.shown = t.sess.At(t.at).View(t.viewer())
	t.log = t.log[:0]
	for i := range t.at {
		for _, e := range t.sess.Events(i, t.viewer()) {
			if e.Text != "" {
				t.log = append(t.log, words.Fill(e.Text, t.names))
			}
		}
	}
	t.dice.stale = true
	t.asked()
}

// Session is the game that is played here.
func (t *Table) Session() *session.Session { return t.sess }

// Ask lays a question over the table, or with nil takes it away; meanwhile
// nothing goes on.
func (t *Table) Ask(q *sheet.Question) {
	t.ask = q
	t.st.Stale()
}

// Log is what happened so far in words, the oldest line first.
func (t *Table) Log() []string { return t.log }

// Names are the names of the seats.
func (t *Table) Names() []string { return t.names }

// person tells whether a person plays that seat.
func (t *Table) person(a rules.Actor) bool {
	return a >= 0 && int(a) < len(t.seats) && t.seats[a].Kind == record.Person
}

// persons is how many people play at this device.
func (t *Table) persons() int {
	n := 0
	for i := range t.seats {
		if t.person(rules.Actor(i)) {
			n++
		}
	}
	return n
}

// viewer is whose eyes the picture is for: the one person's; if several share
// the device the one who is asked; nobody's if computers play alone.
func (t *Table) viewer() rules.Actor {
	only := rules.Nobody
	for i := range t.seats {
		if a := rules.Actor(i); t.person(a) {
			if only != rules.Nobody {
				return t.sharedViewer()
			}
			only = a
		}
	}
	return only
}

func (t *Table) sharedViewer() rules.Actor {
	if _, hides := t.sess.Position().(rules.Hider); hides {
		return t.veil.eyes
	}
	if a := t.sess.Turn(); t.person(a) {
		return a
	}
	return rules.Nobody
}

// live tells whether the picture has caught up with the rules.
func (t *Table) live() bool { return t.motion == nil && t.at == t.sess.Len() && !t.forward.on }

// asks tells whether a person is to decide now.
func (t *Table) asks() bool { return t.live() && t.person(t.sess.Turn()) }

// Tick moves the table on by a sixtieth of a second.
func (t *Table) Tick() bool {
	ms := 1000.0 / 60 * t.st.Prefs.Pace.Factor() * t.haste()
	switch {
	case t.ask != nil:
		return false
	case t.veiled():
		return t.tickCurtain()
	case t.motion != nil:
		t.tickMotion(ms)
		return true
	case t.forward.on:
		t.tickForward()
		return true
	case t.pouring():
		return t.st.WorkInTick(func() bool { return t.sess.FastForward(20) })
	case t.at < t.sess.Len():
		t.begin(t.at)
		return true
	case t.held():
		return t.await(ms)
	}
	return t.drive(ms)
}

// drive has whoever acts act, as far as it is not for a person to do. It tells
// whether the picture changed.
func (t *Table) drive(ms float64) bool {
	turn := t.sess.Turn()
	switch {
	case turn == rules.Nobody:
		return t.dice.stir(t)
	case turn == rules.Chance:
		t.fall()
		return true
	case t.person(turn):
		return t.await(ms)
	}
	return t.think(turn, ms)
}

// pouring tells whether more casts are to come that are shown together with
// the last one.
func (t *Table) pouring() bool {
	return t.sess.Turn() == rules.Chance && t.at < t.sess.Len() && t.pours(t.sess.Len()-1)
}

// await is a tick of waiting for a person: odds are reckoned, lit places
// breathe twice, bones in the hand are shaken.
func (t *Table) await(ms float64) bool {
	moved := t.dice.stir(t)
	if t.reckon != nil && t.lens {
		t.weigh()
		moved = true
	}
	if t.lit && t.breath < breaths && t.st.Prefs.Motion == prefs.Full {
		t.breath += ms
		t.under = false
		moved = true
	}
	return moved
}

// weigh goes on reckoning the odds.
func (t *Table) weigh() {
	var odds rules.Odds
	done := t.st.WorkInTick(func() (done bool) {
		odds, done = t.reckon(nodes)
		return done
	})
	if !done {
		return
	}
	t.reckon = nil
	for i := range odds.Rows {
		odds.Rows[i].Label = words.Fill(odds.Rows[i].Label, t.names)
	}
	if len(odds.Rows) > 0 {
		t.odds = &odds
		t.under = false
		t.st.Stale()
		if t.peek {
			t.Ask(t.openOdds())
		}
	}
}

// nodes is how much is thought between two looks at the clock.
const nodes = 100

// breaths is how long lit places glow up and down: two breaths of 1.6 s.
const breaths = 3200

// glow is the breath of lit places, 0 … 1; it comes to rest at one half.
func (t *Table) glow() float64 {
	if t.st.Prefs.Motion != prefs.Full || t.breath >= breaths {
		return 0.5
	}
	return 0.5 + 0.5*math.Sin(t.breath/1600*2*math.Pi)
}

// A thought is how far a computer has come with its turn.
type thought struct {
	player *opponent.Player
	move   rules.Move
	done   bool
	waited float64 // milliseconds it has seemed to think
}

// think lets the computer on a seat make up its mind, and seem to.
func (t *Table) think(seat rules.Actor, ms float64) bool {
	if t.thought == nil {
		r := opponent.Stream(t.sess.Seed(), seat, t.sess.Len())
		t.thought = &thought{player: opponent.New(t.sess.Game(), t.seats[seat].Kind, seat, r)}
		t.thought.player.Ask(t.sess.Position())
	}
	th := t.thought
	th.waited += ms
	if !th.done {
		t.st.WorkInTick(func() bool {
			th.move, th.done = th.player.Step(nodes)
			return th.done
		})
	}
	if !th.done || th.waited < t.musing() {
		return true
	}
	t.thought = nil
	if err := t.sess.Play(th.move); err != nil {
		t.st.Toast("The computer lost its way: "+err.Error(), false)
	}
	return true
}

// musing is how long, in milliseconds, a computer seems to think: none where
// it has nothing to decide.
func (t *Table) musing() float64 {
	if len(t.shown.Choices) < 2 {
		return 150
	}
	return 450
}

// asked prepares for a new question.
func (t *Table) asked() {
	t.picked, t.peek, t.odds, t.reckon, t.breath, t.under = false, false, nil, nil, 0, false
	t.course = course{}
	if t.live() && t.sess.Turn() == rules.Nobody {
		return
	}
	if !t.asks() || t.veiled() {
		return
	}
	t.preselect()
	t.chart()
	v := t.sess.View(t.sess.Turn())
	if odds := t.sess.Game().Odds; odds != nil && len(v.Choices) > 0 {
		t.reckon = odds(v, t.mind)
	}
	t.handOver()
}

// preselect chooses what the board proposes, or the only key, where keys are to
// be confirmed.
func (t *Table) preselect() {
	if t.board.Propose != nil {
		t.chosen, t.picked = t.board.Propose(&t.shown)
		return
	}
	n := 0
	for _, c := range t.shown.Choices {
		if c.Confirm != "" {
			if n == 0 {
				t.chosen = c.Move
			}
			n++
		}
	}
	t.picked = n == 1
}

// handOver says whose turn it is, aloud if several people share the device.
func (t *Table) handOver() {
	turn := t.sess.Turn()
	if last, ok := t.lastPerson(); ok && last == turn {
		return
	}
	if t.persons() > 1 && !t.veiled() {
		t.st.Toast(words.Fill("Over to {0}.", t.names[turn:]), true)
	}
	t.play(sound.YourTurn)
	t.st.Say(words.Fill("{0}’s turn.", []string{t.names[turn]}) + " " + sentence(words.Fill(t.shown.Prompt, t.names)))
}

// lastPerson is the seat that made the last move before this one.
func (t *Table) lastPerson() (rules.Actor, bool) {
	for i := t.at - 1; i >= 0; i-- {
		if a := t.sess.At(i).Turn(); a >= 0 {
			return a, true
		}
	}
	return 0, false
}

// Play makes a person's move.
func (t *Table) Play(m rules.Move) {
	if !t.asks() {
		t.Hasten()
		return
	}
	if m == throwOn.Move {
		t.startForward()
		return
	}
	if err := t.sess.Play(m); err != nil {
		t.st.Refuse(err.Error())
		return
	}
	t.shut()
}

// Hasten ends what is being shown at once.
func (t *Table) Hasten() {
	if t.motion != nil {
		t.end()
	}
	if t.forward.on {
		t.endForward()
	}
}

// Undo takes back the last move, where that is fair.
func (t *Table) Undo() {
	if !t.sess.CanUndo() {
		t.st.Refuse(t.whyNoUndo())
		return
	}
	t.Hasten()
	n := t.sess.Len()
	last := t.sess.Step(n - 1)
	m := &motion{step: n - 1, steps: 1, move: last.Move, back: true}
	m.was, m.now = t.sess.At(n-1).View(t.viewer()), t.sess.At(n).View(t.viewer())
	if !t.sess.Undo() {
		return
	}
	t.at, t.heard = t.sess.Len(), t.sess.Len()
	t.recall()
	if t.sess.Len() == n-1 && t.st.Prefs.Motion == prefs.Full {
		t.motion = m
		t.time(m)
		m.age = 0
	}
	t.play(sound.Pebble)
	t.st.Say("Taken back.")
	t.st.Stale()
}

func (t *Table) whyNoUndo() string {
	if t.sess.Len() == 0 {
		return "Nothing has been done yet."
	}
	return "A cast that was seen stands."
}

// Again asks for the next game: the result is wanted.
func (t *Table) finish() {
	if t.deps.Over != nil {
		t.deps.Over(t.sess, t.names)
	}
}

// Doing names what is shown, for whoever measures frames.
func (t *Table) Doing() string {
	switch {
	case t.dice.tape != nil:
		return "tumbling"
	case t.dice.steer != nil:
		return "steering"
	}
	return "at the table"
}

// Leave keeps nothing: the session was saved at every move.
func (t *Table) Leave() {
	t.pics.drop()
	if t.board.Drop != nil {
		t.board.Drop()
	}
}

// buzz shakes the device a little, if that is wanted.
func (t *Table) buzz(ms int) {
	if t.st.Prefs.Buzz {
		host.Buzz(ms)
	}
}

func (t *Table) play(m sound.Moment) {
	if t.deps.Sound != nil {
		t.deps.Sound.Play(m)
	}
}

// Asks tells whether a person is to decide now.
func (t *Table) Asks() bool { return t.asks() }

// Shown tells whether all that has happened has been shown.
func (t *Table) Shown() bool { return t.live() }
