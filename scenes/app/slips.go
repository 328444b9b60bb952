package app

import (
	"encoding/json"

	"knucklebones/scenes/host"
	"knucklebones/scenes/screens/hall"
)

// slips returns the slips that lie in the hall: one for each room that joins games.
// A kiosk has at most that of an evening.
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

// shownSlips returns the slips, and keeps what they say.
func (h *App) shownSlips() []hall.Slip {
	list := h.slips()
	if h.live && h.kiosk == nil {
		h.noteSlips(list)
	}
	return list
}

// noteSlips keeps what slips say, if it is new.
func (h *App) noteSlips(list []hall.Slip) {
	p := h.Stack.Page()
	note := slipNote{In: h.Stack.Language().Code(), Date: h.now().Format("2006-01-02"), Slips: map[string]slipWords{}}
	for _, s := range list {
		note.Slips[s.ID] = slipWords{p.Words(s.Line), p.Words(s.Short), s.Mark}
	}
	said, _ := json.Marshal(note) // plain strings always encode
	if string(said) != h.slipsSaid && host.Save(slipsKey, said) == nil {
		h.slipsSaid = string(said)
	}
}
