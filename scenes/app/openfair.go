package app

import (
	"time"

	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/screens/attract"
	"knucklebones/scenes/screens/operator"
)

// openFair shows a page of a kiosk, for a picture: its clock stands at a Monday's
// noon.
func (h *App) openFair(name string, sh Show) error {
	if name == "asking" {
		if err := h.openGame("table", sh); err != nil {
			return err
		}
	}
	c := kiosk.Usual()
	c.Pin = "0000"
	f := &fair{app: h, guard: kiosk.Guard{Config: c}, now: func() time.Time { return time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC) }}
	h.fair = f
	f.open()
	switch name {
	case "asking":
		f.asked = 12
		h.Stack.Interrupt(f.question().Lay)
	case "pin":
		h.Stack.Push(operator.NewPad(h.Stack, f.gate()))
	case "operator":
		f.desk.book = noBook{}
		h.Stack.Push(operator.New(h.Stack, f.deps()))
	case "cleaning":
		h.Stack.Push(operator.NewClean(h.Stack))
	case "card":
		h.Stack.Push(operator.NewCard(h.Stack))
	case "closed":
		f.guard.Say(false, f.now())
		h.Stack.Push(attract.Dark{Until: f.guard.Opens(f.now())})
	}
	return nil
}

// noBook forgets what is counted.
type noBook struct{}

func (noBook) Read(date string) (kiosk.Day, error) { return kiosk.Day{Date: date}, nil }
func (noBook) Write(kiosk.Day) error               { return nil }
