package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// useLens answers the lens: beside the table it turns the slip of odds on or
// off; where there is no room beside the table the slip is laid over it.
func (t *Table) useLens() {
	if t.frame.Slips.W > 0 {
		t.lens, t.under = !t.lens, false
		return
	}
	t.lens, t.under = true, false
	if t.person(t.sess.Turn()) {
		t.Hasten() // to the question
	}
	switch {
	case !t.asks():
		t.st.Toast("It looks when you are asked.", true)
	case t.odds != nil:
		t.Ask(t.openOdds())
	case t.reckon != nil:
		t.peek = true // as soon as they are known
	default:
		t.st.Toast("There is nothing to weigh here.", true)
	}
}

// openOdds is the slip of odds as it is laid over the table.
func (t *Table) openOdds() *sheet.Question {
	t.peek = false
	rows := t.odds.Rows
	q := &sheet.Question{Title: t.odds.Title, Note: t.odds.Note, Leave: "Back to the table", Close: func() { t.Ask(nil) }}
	for i := range rows {
		row := &rows[i]
		say := row.Label + ": " + rowWords(row)
		q.Picture(say, func(p *ui.Page) float64 { return oddsRowHeight(p, rows[i:i+1]) }, func(p *ui.Page, dst *ebiten.Image, r ui.Rect) {
			drawOddsRow(dst, p, r, row)
		})
	}
	q.Offer("Put the lens away", "", false, func() { t.lens, t.under = false, false })
	return q
}
