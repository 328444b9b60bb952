package company

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// A Kind is a computer that can be given a seat.
type Kind struct {
	ID          string
	Word, About text.Text // "Sly"; "it bluffs now and then"
}

// A List is the seats of a table on a page, each of which can be changed.
type List struct {
	Seats       *[]record.Seat
	Kinds       []Kind                  // the weakest first
	Least, Most int                     // numbers of seats
	Added       string                  // the kind of a seat that is added
	Narrow      float64                 // the width of a row in units, at the smallest letters, below which it takes two lines
	Ask         func(q *sheet.Question) // opens a dialog, or with nil closes it
	Apart       bool                    // people can play on devices of their own
	AtOnce      bool                    // and then only while they are connected
	NotApart    text.Text               // why they cannot, although other games can be played so; empty if they can
	Phone       bool                    // one person can play on a phone, and nobody else on a device of their own
	Changing    func()                  // called before who sits or plays is changed; may be nil
	Renewed     func()                  // called when the page has to be listed again

	page  *ui.Page
	write int    // 1 + the seat whose name is being written, or 0
	name  string // as written so far
}

// Lay adds the list of the players to a column.
func (l *List) Lay(p *ui.Page, f *sheet.Flow) {
	l.page = p
	for i := range *l.Seats {
		l.laySeat(p, f, i)
	}
	if len(*l.Seats) < l.Most {
		f.Gap(2.5)
		p.Add(ui.Item{ID: "add", Style: ui.PaperStyle, Icon: "plus", Text: "Add a seat", Rect: f.Take(11), Do: l.add})
	}
	f.Gap(2)
	if l.write > 0 {
		p.Type = l.typed
	}
}

func (l *List) add() {
	l.change(func() { *l.Seats = Add(*l.Seats, l.Added) })
}

func (l *List) remove(i int) {
	l.change(func() { *l.Seats = slices.Delete(*l.Seats, i, i+1) })
}

func (l *List) play(i int, kind string) {
	l.change(func() { Play(*l.Seats, i, kind) })
}

// change calls do, which changes the seats, and tells about it.
func (l *List) change(do func()) {
	l.Finish()
	if l.Changing != nil {
		l.Changing()
	}
	do()
}

// laySeat adds one seat: its emblem, name, kind, and the way to take it away.
func (l *List) laySeat(p *ui.Page, f *sheet.Flow, i int) {
	u, seat := p.U, (*l.Seats)[i]
	p.Group(text.Of("Seat {0}", i+1))
	defer p.Group("")
	id := "seat " + strconv.Itoa(i+1) + " "
	word := l.word(seat.Kind)
	kind := ui.Item{ID: id + "kind", Style: ui.ListStyle, Text: word, Label: text.Of("Played by: {0}", word), Opens: true, Do: func() { l.askKind(i) }}
	name, w := l.nameField(i, id), p.ButtonWidth(&kind)
	row := f.Take(13.5)
	least := 0.7 * math.Max(p.Width(name.Text, ui.NameType)+ui.PenWidth*u, p.Width(name.Small, ui.SmallType))
	if away(seat.Kind) { // its kind has a long name
		least /= 0.7
	}
	tall := row.W < l.Narrow*u*p.Text || row.W < least+w+25*u
	if tall {
		row.H += 11 * u
		f.TakePx(11 * u)
	}
	f.Rule()
	f.Gap(0.5)
	emblem := ui.Rect{X: row.X - u, Y: row.Y + u, W: 12 * u, H: 12 * u}
	p.Ink(emblem, func(dst *ebiten.Image, r ui.Rect) { p.Emblem(dst, r.Inset(u), seat.Colour) })
	p.Add(ui.Item{ID: id + "colour", Label: text.Of("Colour: {0}. Change it", colourWord(seat.Colour)), Rect: emblem, Do: func() { NextColour(*l.Seats, i) }})

	right := row.X + row.W
	if len(*l.Seats) > l.Least {
		right -= 11 * u
	}
	kind.Rect = ui.Rect{X: right - w, Y: row.Y + row.H - 12*u, W: w, H: 11 * u}
	name.Rect = ui.Rect{X: row.X + 12.5*u, Y: row.Y + 0.5*u, W: kind.Rect.X - row.X - 13.5*u, H: row.H - u}
	if tall {
		name.Rect.W, name.Rect.H = right-name.Rect.X-u, row.H-13*u
		kind.Rect.W = math.Min(w, row.W)
		kind.Rect.X = math.Max(row.X, math.Min(name.Rect.X, row.X+row.W-kind.Rect.W))
	}
	p.Add(name)
	p.Add(kind)
	if len(*l.Seats) > l.Least {
		p.Add(ui.Item{ID: id + "remove", Style: ui.InkIconStyle, Icon: "cross", Label: "Remove this seat", Do: func() { l.remove(i) },
			Rect: ui.Rect{X: right, Y: row.Y + u, W: 11 * u, H: 11 * u}})
	}
}

// word returns the name of a kind of player.
func (l *List) word(kind string) text.Text {
	switch kind {
	case record.Person:
		return "Person"
	case Elsewhere:
		if l.Phone {
			return "A phone"
		}
		return "Somewhere else"
	case Beside:
		return "Beside them"
	}
	for _, k := range l.Kinds {
		if k.ID == kind {
			return k.Word
		}
	}
	return text.Raw(kind) // that of a table from outside
}

// nameField returns the item that shows the name of a seat, or the text field in which
// it is edited.
func (l *List) nameField(i int, id string) ui.Item {
	called := l.called(i)
	it := ui.Item{ID: id + "name", Style: ui.FieldStyle, Text: called, Small: who((*l.Seats)[i].Kind), Label: text.Of("Name: {0}", called), Do: func() { l.rename(i) }}
	if host.Fields() {
		it.Role, it.Label, it.Value, it.Longest = ui.Field, text.Of("Name of seat {0}", i+1), called, longest
		it.Do, it.Write = func() { host.Focus(id + "name") }, func(name string) { l.call(i, typed("", name, 0)) }
	}
	if l.write == i+1 {
		it.Text, it.Selected, it.Keyed, it.Back = text.Raw(l.name+"|"), true, true, true
	}
	return it
}

// askKind opens the list of players from which one is chosen for a seat.
func (l *List) askKind(i int) {
	l.Finish()
	q := &sheet.Question{Title: text.Of("Who plays seat {0}?", i+1), Close: func() { l.Ask(nil) }}
	kind := (*l.Seats)[i].Kind
	q.Offer("Person", "at this device", kind == record.Person, func() { l.play(i, record.Person) })
	l.offerApart(q, i)
	for _, k := range l.Kinds {
		q.Offer(k.Word, text.Of("computer, {0}", k.About), kind == k.ID, func() { l.play(i, k.ID) })
	}
	l.Ask(q)
}

// offerApart adds to a question the choices to give a seat to somebody on another
// device. One person must stay at this device.
func (l *List) offerApart(q *sheet.Question, i int) {
	kind, seats := (*l.Seats)[i].Kind, *l.Seats
	others := slices.ContainsFunc(append(slices.Clone(seats[:i]), seats[i+1:]...), func(s record.Seat) bool { return s.Kind == record.Person })
	switch {
	case !l.Apart:
		return
	case l.Phone:
		l.offerPhone(q, i, others)
		return
	case l.NotApart != "":
		q.Bar("Somewhere else", l.NotApart)
		return
	case !others:
		q.Bar("Somewhere else", "At least one person plays at this device.")
		return
	}
	about := text.Text("a person with their own device")
	if l.AtOnce {
		about = "a person with their own device, at the same time"
	}
	q.Offer("Somewhere else", about, kind == Elsewhere, func() { l.play(i, Elsewhere) })
	for k := i - 1; k >= 0; k-- {
		if seats[k].Kind == Elsewhere {
			q.Offer(text.Of("Beside {0}", seats[k].Name), "a person at the same device", kind == Beside, func() { l.play(i, Beside) })
			return
		}
	}
}

// offerPhone adds to a question the choice to give a seat to somebody with a phone. others
// says that somebody stays at this device.
func (l *List) offerPhone(q *sheet.Question, i int, others bool) {
	at := slices.IndexFunc(*l.Seats, func(s record.Seat) bool { return s.Kind == Elsewhere })
	switch {
	case at >= 0 && at != i:
		q.Bar("A phone", "Only one phone can play along.")
	case !others:
		q.Bar("A phone", "At least one person plays at this device.")
	default:
		q.Offer("A phone", "a person with their own phone", at == i, func() { l.play(i, Elsewhere) })
	}
}

// rename starts editing the name of a seat.
func (l *List) rename(i int) {
	if l.write == i+1 {
		l.Finish()
		return
	}
	l.Finish()
	l.write, l.name = i+1, l.page.Words(l.called(i))
}

// called returns the text of the field of a seat: its name, or "You" for none.
func (l *List) called(i int) text.Text { return cmp.Or(text.Raw((*l.Seats)[i].Name), "You") }

// call sets the name of a seat from its text field. Empty text keeps the old name;
// "You" removes it.
func (l *List) call(i int, name string) {
	switch name = strings.TrimSpace(name); name {
	case "":
	case l.page.Words("You"):
		(*l.Seats)[i].Name = ""
	default:
		(*l.Seats)[i].Name = record.ReadName(name)
	}
}

func (l *List) typed(letters string, back int) {
	l.name = typed(l.name, letters, back)
	l.Renewed()
}

// Finish applies the name that is being edited.
func (l *List) Finish() {
	if l.write == 0 {
		return
	}
	l.call(l.write-1, l.name)
	l.write = 0
}
