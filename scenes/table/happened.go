package table

import (
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

const happened text.Text = "What happened"

// MostLines is the most lines of the log that are shown, the last ones of a very long game.
const MostLines = 400

// ShowLog lays the log over the table, or all that happened once the game is over, opened
// at its newest line.
func (t *Table) ShowLog() {
	closes := func() { t.Ask(nil) }
	if t.Session().Over() && t.Shown() {
		t.Ask(Happened(t.Session().Log(MostLines), closes))
		return
	}
	var lines []text.Text
	log := t.Log()
	for _, line := range log[max(0, len(log)-MostLines):] {
		lines = append(lines, text.Raw(line))
	}
	t.Ask(Happened(lines, closes))
}

// Happened shows lines of a log, opened at the newest.
func Happened(lines []text.Text, closes func()) *sheet.Question {
	q := &sheet.Question{Title: happened, AtEnd: true, Close: closes, Lines: lines}
	if len(lines) == 0 {
		q.Note = "Nothing yet."
	}
	return q
}

// soFar returns the bounds of the end of the log: of its slip, or of its last line
// where there is no slip.
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

// layLog lists the slip of the log as an item that opens the whole log, where there is
// a slip.
func (l *listing) layLog(at ui.Rect) {
	if l.t.frame.Notes.H < leastLog*l.p.U {
		return
	}
	least := leastLog * l.p.U
	at.H = max(at.H, least)
	l.p.Add(ui.Item{ID: "log", Label: happened, Style: ui.Bare, Key: 'l', Rect: at, Do: l.t.ShowLog})
}
