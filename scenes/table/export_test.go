package table

import (
	"math"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table/dice"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/thing"
)

// A Showing is what a table shows of a step.
type Showing struct {
	Step    int    // of the session; -1 while none is shown
	Cast    bool   // a person cast bones
	Lies    bool   // they have come to rest
	Told    bool   // all that came of it has been told
	Fallen  bool   // bones fell in it, and what came of it is seen
	Weighs  bool   // something was decided by it
	Passing bool   // but among others who go on, and nothing was won
	Strays  bool   // while the headline says what, another seat is marked than the one that made it
	Again   bool   // it is a void cast that follows another, and is shown fast
	Voids   int    // void casts of another that are shown as one; 0 for none
	Throws  bool   // it is a cast of anybody
	Head    string // the headline that says what, once it stands there
	Asks    string // what stands in its place now
}

// instantOf returns the moment to be drawn, after a test has changed something.
func instantOf(t *Table) Instant {
	t.old = true
	return *t.instant()
}

// Showing is that of the step that is shown now.
func (t *Table) Showing() Showing {
	m := t.script.step
	if m == nil {
		return Showing{Step: -1}
	}
	in := instantOf(t)
	head, _ := t.script.prompt(&in)
	cast := m.move.Verb == rules.Cast || t.board.Bones.Hand != nil
	return Showing{
		Step: m.step, Again: m.again && m.folds == 0, Voids: m.folds, Throws: m.was.Turn == rules.Chance, Cast: cast && m.was.Turn == rules.Chance && t.seats.person(acting(&m.was)),
		Lies: m.Landed(), Told: m.told == len(m.events), Fallen: m.throws && m.seen(), Weighs: t.script.decides(m), Passing: t.script.passing(m),
		Strays: in.outcome && acting(&m.was) >= 0 && m.now.Turn != rules.Nobody && plateOf(&in, int(acting(&m.was))).state&thing.Active == 0, Head: t.seats.words(t.script.verdict()), Asks: t.seats.words(head),
	}
}

// InSight is how many bones are seen to lie.
func (t *Table) InSight() int {
	in := instantOf(t)
	if t.board.Bones.Hand != nil {
		return len(in.Air.Ends)
	}
	return len(in.Lying)
}

// Kept returns the number of bones that must stay visible on the table while the rest of them
// are thrown again, in the step that is shown now. It is 0 if that step throws nothing again, or
// if the game draws its bones itself.
func (t *Table) Kept() int {
	m := t.script.step
	if m == nil || m.Back() || t.board.Bones.Own {
		return 0
	}
	var list []rules.Bone
	switch {
	case m.lifts():
		list = m.now.Bones
	case m.Falling() && !m.was.Clear:
		list = m.was.Bones
	}
	if dice.Covered(list) {
		return 0
	}
	return len(list)
}

// KeptAt returns where the bones are drawn that lie while others are thrown again, in pixels,
// by the side that is up; see Kept.
func (t *Table) KeptAt() map[int][][2]int {
	list, at := t.dice.Staying(), map[int][][2]int{}
	if list == nil {
		list = instantOf(t).Lying
	}
	for _, l := range list {
		at[l.Side] = append(at[l.Side], [2]int{int(math.Round(l.X)), int(math.Round(l.Y))})
	}
	return at
}

// Figure returns the large words that the table shows over its board now, such as "Void: 6
// throws"; "" if there are none.
func (t *Table) Figure() string {
	in := instantOf(t)
	return t.seats.words(t.board.figure(&in).Text)
}

// Cup returns the number of bones in the cup that stands on the table.
func (t *Table) Cup() int {
	in := instantOf(t)
	return in.cup
}

// Watched undoes Unwatched: the way of bones that fall is worked out.
func (t *Table) Watched() { t.dice.Unseen = false }

// Stack is the stack of screens that the table lies on.
func (t *Table) Stack() *scenes.Stack { return t.st }

// Moving reports whether steps are shown as they move.
func (t *Table) Moving() bool { return t.st.Prefs.Motion == prefs.Full }

// Beside is what is to be said beside the question now.
func (t *Table) Beside() string {
	in := instantOf(t)
	_, aside := t.script.prompt(&in)
	return text.Plain(aside)
}

// Help is what is written of the question now, and beside it and below; empty if that
// has no room.
func (t *Table) Help() (asks, said string) {
	in := instantOf(t)
	spare := writing{t}.spare(&in)
	room := in.Frame.Keys
	head, aside := t.script.prompt(&in)
	if aimsFirst(&in, t.board) {
		aside = aimHint
	}
	rest := askingOf(&in, text.Text(text.Plain(head)), text.Text(text.Plain(aside)), false, spare, false).rest
	var h help
	switch {
	case t.board.Bones.Hand != nil && !spare:
		h = aimHelp(&in, text.Text(text.Plain(rest)))
		_, room = ways(in.Page, room)
	default:
		h = helpBelow(&in, text.Text(text.Plain(rest)), writing{t}.hints(&in.Now), spare)
	}
	if float64(len(h.lines))*h.style.Leading() > room.H {
		return text.Plain(head), ""
	}
	said = strings.Join(h.lines, " ")
	if rest == "" {
		said = text.Plain(aside) + text.Plain(" ") + said
	}
	return text.Plain(head), said
}

// Ways is how many of the throws are known whose bones lie.
func (t *Table) Ways() int {
	in := instantOf(t)
	return len(in.Air.Ways)
}

// Hint makes the table say something under the present question and those that follow.
func (t *Table) Hint(said text.Text) { t.Introduce(saying(said)) }

// A saying says the same of every position.
type saying text.Text

func (s saying) Next(*rules.View) text.Text { return text.Text(s) }

// Underlined are the places of the terms as they are drawn on the rail.
func (t *Table) Underlined() (list []ui.Rect) {
	in := instantOf(t)
	question := writing{t}.asking(&in)
	below := writing{t}.helping(&in, question.rest)
	for _, line := range append(question.written(), below.written()...) {
		list = append(list, line.terms.Places(line.said, line.x, line.y, line.st)...)
	}
	return list
}

// Unmarked are the places of the bones that lie and are not marked to be thrown again, and
// whether there are any that are.
func (t *Table) Unmarked() (list []ui.Rect, marked bool) {
	in := instantOf(t)
	for i := range in.Lying {
		is := false
		for _, pl := range t.choice.places {
			is = is || pl.bone == i+1
		}
		if marked = marked || is; !is {
			list = append(list, in.Lying[i].Rect(in.Page))
		}
	}
	return list, marked
}

// Lain are the places of all bones where they fell last, even if they are in the cup again.
func (t *Table) Lain() (list []ui.Rect) {
	for _, l := range t.dice.Lying(t.dice.Rest()) {
		list = append(list, l.Rect(t.st.Page()))
	}
	return list
}

// Passes reports whether an item is the button that skips or goes on.
func Passes(it *ui.Item) bool { return passes(*it) }

// Own reports whether the board draws the bones that fall.
func (t *Table) Own() bool { return t.board.Bones.Own || t.board.Bones.Hand != nil }

// Banded returns the words in the strip below the table on which a phone shows the last line of
// the log, with "too long: " before them if they are wider than it. It is not ok where the page
// has no such strip, or nothing stands in it.
func (t *Table) Banded() (said string, ok bool) {
	in := instantOf(t)
	said, _, st := banded(&in, &t.script)
	if f := in.Frame.Log; lettering.Width(said, st) > f.W {
		return "too long: " + said, true
	}
	return said, said != ""
}
