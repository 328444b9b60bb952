package table

import (
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
)

// A Wager is a key with which a coin is laid on the throw of somebody else. Nobody waits
// for it.
type Wager struct {
	ID     string
	Word   text.Text // what the coin is laid on
	Figure text.Text // the coins that are won with it
	Label  text.Text // for a screen reader
	Laid   bool      // a coin lies on it
	Do     func()
}

// wagers returns the bets that can be laid now; none while a person here is asked or
// the keys are used otherwise.
func (l *listing) wagers() []Wager {
	t := l.t
	if t.deps.Wagers == nil || l.in.Asks || l.in.Follow.On || l.in.parted || t.script.tallies() || t.Taught() {
		return nil
	}
	return t.deps.Wagers(t.script.sess)
}

// layWagers lists the bets in the place of the keys.
func (r *rail) layWagers(list []Wager) {
	var items []ui.Item
	u, wide := r.p.U, 11.5*r.p.U
	for _, w := range list {
		it := ui.Item{ID: w.ID, Label: w.Label, Text: w.Figure, Head: w.Word, Style: ui.KeyStyle, Selected: w.Laid, Do: w.Do}
		wide = max(wide, r.p.Width(it.Head, ui.SmallType)+4*u)
		items = append(items, it)
	}
	rects, whole := grid(r.p, r.frame.Keys, len(items), wide)
	if outgrows(whole, r.frame.Keys) {
		r.layClose(items, r.widths(items))
		return
	}
	r.setKeys(r.frame.Keys, rects, whole, items)
}
