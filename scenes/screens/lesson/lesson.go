// Package lesson teaches how to play by playing: each lesson is a real game by
// the real rules, set so that what it teaches comes up early, and a few lines
// that are said when a position calls for them. A line belongs to a position
// and not to a step, so whoever does something else is told what fits that.
package lesson

import (
	"encoding/binary"
	"slices"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/table"
)

// Learner is the seat of who learns. The lines count on it to be the first.
const Learner = 0

// A Lesson is a game that teaches.
type Lesson struct {
	Seed    uint64
	Rival   string         // the level of the computers that play along
	Options map[string]int // those that keep the lesson short
	Ahead   int            // casts that have been made when it begins: they teach nothing
	Lines   []Line
}

// A Line is advice for positions of one kind.
type Line struct {
	May    rules.Verb               // a choice that the Learner has; empty for any position
	When   func(v *rules.View) bool // of the view of the Learner; nil for any
	Say    text.Text                // one or two short sentences; {0} is the learner, {1} who plays along. Wait and Last are as in table.Advice
	Light  string                   // see Lights
	Wait   bool
	Last   bool
	Then   bool // only once the line before it was followed in the same position
	Astray bool // it is for those who do something else than they are told
	Hint   bool // it is said in any game to those who took no lesson: see Hints
}

// Spare are the lines for positions that no line of a lesson is for.
var Spare = []Line{
	{May: rules.Throw, Say: "Throw: shake the cup and let go, or press the button.", Light: Thrown, Astray: true},
	{When: func(v *rules.View) bool { return v.Turn == Learner }, Say: "It’s your turn. Go on as you like.", Astray: true},
	{When: Over, Say: "That’s the whole game. The book has every rule.", Light: "primary, book", Astray: true},
	{When: func(v *rules.View) bool { return On(v) && v.Turn != Learner }, Say: "Now it’s not your turn. Watch what happens.", Astray: true},
}

// Holds reports whether the line fits a view: the learner may make its move, and its
// condition is met.
func (l *Line) Holds(v *rules.View) bool {
	return (l.May == "" || Can(v, l.May)) && (l.When == nil || l.When(v))
}

// Text returns the line as a text about the learner and the rival.
func (l *Line) Text() text.Text {
	return text.Of(l.Say, text.Seat(0), text.Seat(1))
}

// rivals are the names and colours of those who play along, the same as at the table.
var rivals = [...][2]string{{"Livia", "madder"}, {"Marcus", "weld"}, {"Old Tom", "verdigris"}}

// Session returns the lesson's game, g, before its first move: for the learner and as
// few others as the game asks for.
func (l *Lesson) Session(g *rules.Game) (*session.Session, error) {
	var seed record.Seed
	binary.BigEndian.PutUint64(seed[8:], l.Seed)
	seats := []record.Seat{{Kind: record.Person, Colour: "woad"}}
	for _, who := range rivals[:min(max(2, g.Seats[0]), g.Seats[1])-1] {
		seats = append(seats, record.Seat{Name: who[0], Kind: l.Rival, Colour: who[1]})
	}
	s, err := session.Begin(g, rules.Setup{Options: l.Options}, seats, seed)
	if err != nil || l.Ahead == 0 {
		return s, err
	}
	return s, l.goAhead(s)
}

// goAhead lets computers play for all seats up to the cast at which the lesson begins.
func (l *Lesson) goAhead(s *session.Session) error {
	for seat := range s.Seats() {
		s.Drive(rules.Actor(seat), session.Computer(l.Rival))
	}
	for s.Casts() < l.Ahead && !s.Over() {
		if s.Turn() == rules.Chance {
			s.MakeCast()
			continue
		}
		if m, decided := s.Decide(1 << 12); decided {
			if err := s.Play(m); err != nil {
				return err
			}
		}
	}
	return s.Seat(s.Seats())
}

// A Coach says the lines of one lesson, each at the first position it fits, and never one
// that does not.
type Coach struct {
	lines []Line
	heard []bool
	now   int // the line that was said last, or -1
	step  int // where that was
	done  int // the line that was followed last in this position, or -1
}

// Coach returns a coach for one run through the lesson.
func (l *Lesson) Coach() *Coach {
	lines := slices.Concat(l.Lines, Spare)
	return &Coach{lines: lines, heard: make([]bool, len(lines)), now: -1, done: -1}
}

// Lines returns the texts of all lines.
func (c *Coach) Lines() (all []text.Text) {
	for i := range c.lines {
		all = append(all, c.lines[i].Text())
	}
	return all
}

// Heard marks the line shown last as heard, since the learner has acted on it.
func (c *Coach) Heard() {
	if c.now >= 0 {
		c.heard[c.now], c.done = true, c.now
	}
}

// Stops reports whether a line fits the view that has to be read before the game goes
// on, and wasn't heard.
func (c *Coach) Stops(v *rules.View) bool {
	for i := range c.lines {
		if l := &c.lines[i]; (l.Wait || l.Last) && !c.heard[i] && l.Holds(v) {
			return true
		}
	}
	return false
}

// Advise returns the coach's line for a view, which is the game's step: the first that
// fits and wasn't heard; else the one shown now, if it still fits, or the last that
// fits. can reports whether an item can be used.
func (c *Coach) Advise(step int, v *rules.View, can func(light string) bool) table.Advice {
	if step != c.step {
		c.Heard()
		c.step, c.done = step, -1
	}
	own := len(c.lines) - len(Spare)
	best := c.best(0, own, v, can)
	if best < 0 {
		best = c.best(own, len(c.lines), v, can)
	}
	if c.now = best; best < 0 {
		return table.Advice{}
	}
	l := &c.lines[best]
	return table.Advice{Say: l.Text(), Light: l.Lights(), Wait: l.Wait && !c.heard[best], Last: l.Last}
}

// best returns the index, from from up to but without to, of the line to show for a
// view, or -1; see Advise.
func (c *Coach) best(from, to int, v *rules.View, can func(light string) bool) int {
	best := -1
	for i := from; i < to; i++ {
		switch {
		case !c.fits(i, v, can):
		case !c.heard[i], c.lines[i].Then && c.done == i-1:
			return i
		case best < 0 || best != c.now:
			best = i
		}
	}
	return best
}

// fits reports whether line i may be shown for a view: it holds, follows its
// predecessor if it has to, and an item that it lights can be used.
func (c *Coach) fits(i int, v *rules.View, can func(light string) bool) bool {
	l := &c.lines[i]
	return l.Holds(v) && (!l.Then || c.done == i-1 || c.now == i) && (l.Light == "" || slices.ContainsFunc(l.Lights(), can))
}

// Lights returns the ids of the highlighted items, as in table.Advice, parsed from
// "bones, primary".
func (l *Line) Lights() []string {
	if l.Light == "" {
		return nil
	}
	return strings.Split(l.Light, ", ")
}

// Thrown is the light of the two ways to throw.
const Thrown = "bones, primary"

// Can reports whether the learner has a choice of that verb.
func Can(v *rules.View, verb rules.Verb) bool {
	return v.Turn == Learner && slices.ContainsFunc(v.Choices, func(c rules.Choice) bool { return c.Move.Verb == verb })
}

// Throwing reports whether the learner may throw.
func Throwing(v *rules.View) bool { return Can(v, rules.Throw) }

// Elsewhere reports whether it is the rival's turn.
func Elsewhere(v *rules.View) bool { return v.Turn == 1 }

// Over reports whether the game has ended.
func Over(v *rules.View) bool { return v.Turn == rules.Nobody }

// On reports whether the game goes on.
func On(v *rules.View) bool { return !Over(v) }
