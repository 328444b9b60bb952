package app

import (
	"errors"
	"time"

	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/screens/attract"
	"knucklebones/scenes/screens/operator"
)

// openFair shows a page of a kiosk, for a picture.
func (h *App) openFair(name string, sh Show) error {
	switch {
	case h.live: // a kiosk clears what the last visitor has kept
		return errors.New("the scenes of a fair are for pictures alone")
	case name == "attract" && h.fair == nil:
		h.stand(kiosk.Usual(), time.Now)
		return nil
	case name == "asking":
		if err := h.openGame("table", sh); err != nil {
			return err
		}
	}
	if h.fair == nil {
		h.fair = still(h)
		h.fair.open()
	}
	h.fair.page(name)
	return nil
}

// still is a kiosk whose clock stands at a Monday's noon.
func still(h *App) *fair {
	c := kiosk.Usual()
	c.Pin = "0000"
	now := time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)
	return &fair{app: h, guard: kiosk.Guard{Config: c}, now: func() time.Time { return now }}
}

// page shows a page of the kiosk.
func (f *fair) page(name string) {
	st := f.app.Stack
	switch name {
	case "attract":
		f.show()
	case "asking":
		f.asked = 12
		st.Interrupt(f.question().Lay)
	case "pin":
		st.Push(operator.NewPad(st, f.gate()))
	case "operator":
		f.desk.book = noBook{}
		st.Push(operator.New(st, f.deps()))
	case "cleaning":
		st.Push(operator.NewClean(st))
	case "card":
		st.Push(operator.NewCard(st))
	case "closed":
		f.guard.Say(false, f.now())
		st.Push(attract.Dark{Until: f.guard.Opens(f.now())})
	}
}

// noBook forgets what is counted.
type noBook struct{}

func (noBook) Read(date string) (kiosk.Day, error) { return kiosk.Day{Date: date}, nil }
func (noBook) Write(kiosk.Day) error               { return nil }
