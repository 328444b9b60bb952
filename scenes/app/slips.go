package app

import (
	"encoding/json"
	"slices"

	"knucklebones/scenes/host"
	"knucklebones/scenes/screens/hall"
)

// slips returns the slips in the hall, one for each room that joins games; a kiosk has
// at most that of an evening.
func (h *App) slips() (list []hall.Slip) {
	switch {
	case h.kiosk == nil:
	case h.kiosk.Guard.Config.Evening == 0:
		return nil
	default:
		return append(list, h.eveningSlip())
	}
	list = append(list, h.todaySlip(), h.eveningSlip())
	if h.album != nil {
		list = append(list, h.bookSlip())
	}
	return list
}

// slipsKey is the storage key of the note.
const slipsKey = "slips"

// A slipNote holds the last words of the slips, in one language. The page shows them in its
// own hall before the program is there.
type slipNote struct {
	In    string // the code of the language
	Date  string // on which it was said
	Slips map[string]slipWords
}

// A slipWords holds the words of one slip.
type slipWords struct {
	Line, Short string
	Mark        hall.Mark
}

// shownSlips returns the slips and stores their texts, for the page's own hall.
func (h *App) shownSlips() []hall.Slip {
	list := h.slips()
	if h.live && h.kiosk == nil {
		h.noteSlips(list)
	}
	return list
}

// A slipsNoted holds the slips that the stored note was made from.
type slipsNoted struct {
	in   string
	date string
	list []hall.Slip
}

// same reports whether two slips have the same content.
func same(a, b hall.Slip) bool {
	return a.ID == b.ID && a.Line == b.Line && a.Short == b.Short && a.Mark == b.Mark
}

// noteSlips stores the texts of the slips if they have changed.
func (h *App) noteSlips(list []hall.Slip) {
	n := &h.slipsNoted
	in, date := h.Stack.Language().Code(), day(h.now())
	if in == n.in && date == n.date && slices.EqualFunc(list, n.list, same) {
		return
	}
	p := h.Stack.Page()
	note := slipNote{In: in, Date: date, Slips: map[string]slipWords{}}
	for _, s := range list {
		note.Slips[s.ID] = slipWords{p.Words(s.Line), p.Words(s.Short), s.Mark}
	}
	said, _ := json.Marshal(note) // plain strings always encode
	if host.Save(slipsKey, said) == nil {
		*n = slipsNoted{in, date, list}
	}
}
