package stand

import (
	"time"

	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/screens/attract"
	"knucklebones/scenes/screens/operator"
)

// Still returns a kiosk for pictures, whose clock has stopped on a Monday at noon.
func Still(d Deps) *Kiosk {
	c := kiosk.Usual()
	c.Pin = "0000"
	now := time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)
	return New(c, func() time.Time { return now }, d)
}

// Page shows the screen of the kiosk with that name, as the flag -scene has it, for a
// picture.
func (k *Kiosk) Page(name string) {
	st := k.Stack
	switch name {
	case "attract":
		k.Show()
	case "asking":
		k.asked = 12
		st.SetOverlay(k.Question().Lay)
	case "pin":
		st.Push(operator.NewPad(st, k.gate()))
	case "operator":
		k.Desk.Book = NoBook{}
		st.Push(operator.New(st, k.deps()))
	case "cleaning":
		st.Push(operator.NewClean(st))
	case "card":
		st.Push(operator.NewCard(st))
	case "closed":
		k.Guard.Say(false, k.now())
		st.Push(attract.Dark{Until: k.Guard.Opens(k.now())})
	}
}

// NoBook forgets what is counted.
type NoBook struct{}

func (NoBook) Read(date string) (kiosk.Day, error) { return kiosk.Day{Date: date}, nil }
func (NoBook) Write(kiosk.Day) error               { return nil }
