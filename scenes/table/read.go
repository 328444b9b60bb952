package table

import (
	"slices"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
)

// A reading is the source of the text-only content of a table: seats, pots, the
// position in words, the odds and the log.
type reading struct {
	in     *Instant
	places []Place
	log    []text.Text
	secret bool // nobody else sees the bones
}

// reading returns the content of a table as texts, for an instant. places are those on
// the board; facts that one of them already says are left out.
func (s *script) reading(in *Instant, places []Place) reading {
	r := reading{in: in, places: places, log: s.log}
	if _, hides := s.sess.Position().(rules.Hider); hides && in.Now.Seat >= 0 {
		r.secret = len(s.position(s.at).View(rules.Nobody).Bones) < len(in.Now.Bones)
	}
	return r
}

// logged is the number of log lines on the page.
const logged = 5

// lay lists the texts on the page for screen readers: seats, piles, bones, facts, odds
// and the log, which has the bounds past.
func (r reading) lay(p *ui.Page, past ui.Rect) {
	f := r.in.Frame
	p.Group("Seats")
	for i := range r.in.Now.Seats {
		p.Say("seat "+words.Int(i+1), ui.Words, r.seat(i), f.Seats[i])
	}
	p.Group("Table")
	piles := r.in.Now.Piles
	for i, pile := range piles {
		p.Say("pile "+words.Int(i+1), ui.Words, pileText(pile), row(f.Pot, i, len(piles)))
	}
	if b := r.cast(); b != "" {
		p.Say("cast", ui.Words, b, f.Bones)
	}
	texts := r.texts()
	for i, line := range texts {
		p.Say("text "+words.Int(i+1), ui.Words, line, row(f.Board, i, len(texts)))
	}
	if odds := r.in.Odds; odds != nil {
		p.Say("odds", ui.Words, text.Sentences(text.Stop(odds.Title), odds.Note), f.Slips)
	}
	p.Group("So far")
	first := max(0, len(r.log)-logged)
	for i := first; i < len(r.log); i++ { // by its own number a line stays the same when others are added
		p.Say("log "+words.Int(i+1), ui.Words, r.log[i], row(past, i-first, len(r.log)-first))
	}
}

// row returns the i-th of n equal rows of at.
func row(at ui.Rect, i, n int) ui.Rect {
	h := at.H / float64(n)
	return ui.Rect{X: at.X, Y: at.Y + float64(i)*h, W: at.W, H: h}
}

// texts returns the facts of the position that no place on the board says.
func (r reading) texts() (list []text.Text) {
	for _, line := range r.in.Now.Text {
		if !slices.ContainsFunc(r.places, func(pl Place) bool { return pl.Label == line || pl.Says == line }) {
			list = append(list, line)
		}
	}
	return list
}

// seat returns the state of a seat in words.
func (r reading) seat(i int) text.Text {
	s := r.in.Now.Seats[i]
	parts := []text.Text{text.Of("{0}", text.Seat(i))}
	if r.in.coined {
		parts[0] = text.Of("{0}, {1}", text.Seat(i), text.Coins(s.Purse))
	}
	if s.Figure != "" {
		parts = append(parts, text.Sentences(s.Figure, s.Unit))
	}
	switch {
	case s.Note != "":
		parts = append(parts, s.Note)
	case r.in.Now.Turn == rules.Actor(i):
		parts = append(parts, "to play")
	}
	return text.Commas(parts...)
}

// cast returns the values of the lying bones in words, or "" if there are none.
func (r reading) cast() text.Text {
	var counts []string
	for _, b := range r.in.Now.Bones {
		if b.Side > 0 {
			counts = append(counts, words.Int(int(b.Counts)))
		}
	}
	shown := text.Bones(strings.Join(counts, " "))
	switch {
	case len(counts) > 0 && r.secret:
		return text.Of("Under the cup, for your eyes only: {0}.", shown)
	case len(counts) > 0:
		return text.Of("On the table: {0}.", shown)
	case len(r.in.Now.Bones) > 0:
		return text.Of("{0} bones are covered.", text.Spelled(len(r.in.Now.Bones)))
	}
	return ""
}

// pileText returns a heap of coins in words.
func pileText(pile rules.Pile) text.Text {
	if pile.Seat >= 0 {
		return text.Of("{0}, {1}, {2}", text.Seat(pile.Seat), pile.Label, text.Coins(pile.Coins))
	}
	return text.Of("{0}, {1}", pile.Label, text.Coins(pile.Coins))
}
