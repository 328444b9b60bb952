package table

import (
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// A lens looks at the odds of what a person may choose.
type lens struct {
	on     bool
	wanted prefs.Lens // when the person wants to see odds, as it was heeded last
	peek   bool       // the odds are to be laid over the table when they are known
	odds   *rules.Odds
	reckon func(nodes int) (rules.Odds, bool)
	chance *rand.Rand
	seen   bool // a person has seen odds in this sitting
}

// heed turns the lens on or off when the person's setting has changed to wanted.
func (l *lens) heed(wanted prefs.Lens) {
	if wanted != l.wanted {
		l.wanted, l.on = wanted, wanted == prefs.Always
	}
}

// forget drops the odds of the last question.
func (l *lens) forget() { l.peek, l.odds, l.reckon = false, nil, nil }

// ask starts computing the odds for a view's choices.
func (l *lens) ask(v rules.View, g *rules.Game) {
	if g.Odds != nil && len(v.Choices) > 0 {
		l.reckon = g.Odds(v, l.chance)
	}
}

// weighs reports whether odds are still being reckoned.
func (l *lens) weighs() bool { return l.on && l.reckon != nil }

// weigh continues computing the odds as long as budget has time, and reports whether it
// has found some.
func (l *lens) weigh(budget func(step func() bool) bool) (known bool) {
	var odds rules.Odds
	done := budget(func() (done bool) {
		odds, done = l.reckon(nodes)
		return done
	})
	if !done {
		return false
	}
	l.reckon = nil
	if len(odds.Rows) > 0 {
		l.odds, l.seen = &odds, true
	}
	return l.odds != nil
}

// OddsSeen reports whether a person has seen the odds of a choice in this sitting.
func (t *Table) OddsSeen() bool { return t.lens.seen }

// useLens handles the lens button: it turns the slip of odds beside the table on or
// off, or where there is no room for it opens the odds over the table, as soon as they
// are known.
func (t *Table) useLens() {
	l := &t.lens
	if broad(t.st.Page()) {
		l.on = !l.on
		t.changed()
		return
	}
	l.on = true
	if t.seats.person(t.script.sess.Turn()) {
		t.Hasten() // to the question
	}
	switch {
	case !t.script.asks():
		t.st.Toast("You can see the odds when it is your turn.", true)
	case l.odds != nil:
		t.Ask(l.open(t.script.shown.Choices, func() { t.Ask(nil) }))
	case l.reckon != nil:
		l.peek = true // as soon as they are known
	default:
		t.st.Toast("There is nothing to choose now.", true)
	}
}

// open returns the odds of these choices as a question over the table.
func (l *lens) open(choices []rules.Choice, closed func()) *sheet.Question {
	l.peek = false
	rows := inOrder(l.odds.Rows, choices)
	q := &sheet.Question{Title: l.odds.Title, Note: l.odds.Note, Leave: "Back to the table", Close: closed}
	for i := range rows {
		row := &rows[i]
		high := func(p *ui.Page, w float64) float64 {
			s := scaleOf(p, rows, w)
			return s.high(p, rows[i:i+1])
		}
		q.Picture(text.Of("{0}: {1}", row.Label, rowWords(row)), high, func(p *ui.Page, dst *ebiten.Image, r ui.Rect) {
			drawOddsRow(dst, p, r, row, scaleOf(p, rows, r.W))
		})
	}
	q.Offer("Put the lens away", "", false, func() { l.on = false })
	return q
}
