package table

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/table/speech"
	"knucklebones/sprites/sound"
)

// asked prepares the table for a new question: it drops what belonged to the last one,
// closes the curtain if needed, and announces whose turn it is.
func (t *Table) asked() {
	t.old = true
	t.idle.restart()
	t.choice.forget()
	t.lens.forget()
	t.hand.Stop()
	t.waited = 0
	if t.tally.forget(); t.deps.Watch == nil {
		t.tally.ask()
	}
	t.face()
	s := &t.script
	if s.veiled() {
		t.shut()
		head, under := curtainWords(s.sess.Turn())
		t.st.AnnounceQuestion(host.Question{Text: t.seats.words(head), More: t.seats.words(under)})
	}
	s.hint = ""
	if !s.asks() || s.veiled() {
		return
	}
	s.shown = s.view(s.at) // as the person who is asked may see it
	t.hand.Ask(s.sess.Turn())
	t.choice.ask(&s.shown, s.sess.Game(), t.board)
	t.lens.ask(s.sess.View(s.sess.Turn()), s.sess.Game())
	t.newcomer.hint()
	t.old = true
	t.handOver()
}

// face turns the table towards the person who acts, if that is a person; otherwise it
// stays as it is.
func (t *Table) face() {
	if who := acting(&t.script.shown); t.script.live() && t.seats.person(who) {
		t.faces = t.seats.across(who)
	}
}

// Opposite reports whether a person who sits opposite is to act, or was the last.
func (t *Table) Opposite() bool { return t.faces }

// handOver announces whose turn it is, and shows it in a toast if several people share
// the device.
func (t *Table) handOver() {
	turn := t.script.sess.Turn()
	if last, ok := t.script.lastMover(); ok && last == turn {
		t.announce(speech.Detail, false)
		return
	}
	switch {
	case t.script.secret(): // the curtain has named whose it is
	case t.seats.shared():
		t.st.Toast(text.Of("Over to {0}.", text.Seat(turn)), true)
	default:
		t.say(speech.Vital, "Your turn.")
	}
	t.play(sound.YourTurn)
	t.announce(speech.Turns, false)
}

// Play makes a person's move m. If it can only harm them it asks first.
func (t *Table) Play(m rules.Move) {
	if c := choiceOf(&t.script.shown, m); c != nil && c.Warning != "" && t.script.asks() {
		q := &sheet.Question{Title: c.Label, Note: c.Warning, Leave: "Back", Close: func() { t.Ask(nil) }}
		q.Offer(c.Label, "", false, func() { t.commit(m) })
		q.Warn()
		t.Ask(q)
		return
	}
	t.commit(m)
}

// commit makes a person's move m without asking. While something is still being shown
// it only shows that to its end.
func (t *Table) commit(m rules.Move) {
	switch {
	case !t.script.asks():
		t.Hasten()
		return
	}
	t.newcomer.putHandsAway()
	t.script.skip.outcomes = nil
	switch {
	case m == throwOn.Move:
		t.show.startForward()
		return
	case t.board.Bones.Hand != nil && m.Verb == rules.Throw:
		t.hand.ThrowForMe(m.N == 1)
		return
	}
	marked := t.choice.thrown(t.instant())
	if err := t.script.sess.Play(m); err != nil {
		t.st.ShowRefusal(text.OfError(err))
		return
	}
	t.dice.Lift(marked)
	t.leave()
}

// goOn makes the only sensible move for a person who is not asked.
func (t *Table) goOn(m rules.Move) {
	if err := t.script.sess.Play(m); err != nil {
		t.st.ShowRefusal(text.OfError(err))
		return
	}
	t.leave()
}

// touch handles the use of the key or place of move m: it selects the move if that has
// to be confirmed, and otherwise plays it. A second touch plays a selected move.
func (t *Table) touch(m rules.Move) {
	if c := choiceOf(&t.script.shown, m); c != nil && c.Confirm != "" && !t.choice.again(m) {
		t.choice.choose(m)
		t.choice.byHand = true
		t.say(speech.Vital, text.Of("Chosen: {0, lower}.", c.Label))
		return
	}
	t.Play(m)
}

// answered updates the table after a part of a move was selected, and announces what
// can be selected next.
func (t *Table) answered() {
	t.changed()
	if t.script.asks() {
		t.announce(speech.Vital, true)
	}
}

// Undo takes back the last move, where that is fair, and shows it backwards; otherwise
// it says why not.
func (t *Table) Undo() {
	s := &t.script
	if !s.sess.CanUndo() {
		t.st.ShowRefusal(s.whyNoUndo())
		return
	}
	t.Hasten()
	m := s.takeBack()
	if m == nil {
		return
	}
	t.hand.Cut(s.sess.Len())
	t.st.Announce("Taken back.")
	t.recall()
	if m.steps == 1 && t.moves() {
		s.step = m
		t.old = true
		s.time(*t.instant())
		m.Reverse()
	}
	t.play(sound.Pebble)
	t.changed()
}

// Redo makes the last step again that was taken back; it is shown as it was when it was
// new.
func (t *Table) Redo() {
	t.script.sess.Redo()
	t.changed()
}

// finish leaves a finished game for its result.
func (t *Table) finish() {
	if t.deps.Over != nil {
		t.deps.Over(t.script.sess)
	}
}
