package table

import (
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

const happened text.Text = "What happened"

// ShowLog lays the log over the table, or the end of a very long one, opened at its newest
// line.
func (t *Table) ShowLog() {
	const most = 400 // lines
	q := &sheet.Question{Title: happened, AtEnd: true, Close: func() { t.Ask(nil) }}
	lines := t.Log()
	for _, line := range lines[max(0, len(lines)-most):] {
		q.Lines = append(q.Lines, text.Raw(line))
	}
	if len(q.Lines) == 0 {
		q.Note = "Nothing yet."
	}
	t.Ask(q)
}

// soFar returns the place of the end of the log: on its slip, or else where its last line
// stands.
func (l *listing) soFar() ui.Rect {
	f := &l.t.frame
	if f.Notes.H < leastLog*l.p.U {
		return f.Log
	}
	_, rest := noteOf(l.in, l.t.board)
	s := soFar(l.p, rest, l.t.script.log)
	rest.H = s.high
	return rest
}

// layLog lists what opens the log: its slip, where there is one.
func (l *listing) layLog(at ui.Rect) {
	if l.t.frame.Notes.H < leastLog*l.p.U {
		return
	}
	least := leastLog * l.p.U
	at.H = max(at.H, least)
	l.p.Add(ui.Item{ID: "log", Label: happened, Style: ui.Bare, Key: 'l', Rect: at, Do: l.t.ShowLog})
}
