package setup

import (
	"encoding/json"
	"errors"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/sprites/palette"
)

// A Table is the setup of a game: its players and rules.
type Table struct {
	Ruleset string
	Options map[string]int // those that differ from the ruleset
	Seats   []record.Seat

	Practice bool             `json:",omitempty"` // casts may be taken back
	Real     record.RealBones `json:",omitempty"` // for whom real bones are thrown
}

// names are for those who do not care to give one.
var names = []string{
	"Livia", "Marcus", "Old Tom", "Brida", "Aelia", "Wat", "Cato", "Maud",
	"Gaius", "Ysolde", "Hugh", "Silvia", "Piers", "Agnes", "Titus", "Joan",
}

// Usual is the table as it is laid the first time: one person, and computers
// for the others.
func Usual(g *rules.Game) Table {
	t := Table{Options: map[string]int{}}
	if len(g.Rulesets) > 0 {
		t.Ruleset = g.Rulesets[0].ID
	}
	t.Seats = []record.Seat{{Kind: record.Person, Colour: palette.Players[1].Name}}
	for len(t.Seats) < min(max(g.Seats[0], 3), g.Seats[1]) {
		t.Add(g)
	}
	return t
}

// Fill puts so many coins into each purse, or as near to it as the game allows; 0
// leaves what is usual.
func (t *Table) Fill(g *rules.Game, coins int) {
	i := slices.IndexFunc(g.Options, func(o rules.Option) bool { return o.ID == "purse" })
	if coins > 0 && i >= 0 {
		t.Options["purse"] = max(g.Options[i].Min, min(coins, g.Options[i].Max))
	}
}

// Throw has real bones thrown for those, where the game can be played so.
func (t *Table) Throw(g *rules.Game, r record.RealBones) {
	if record.CheckReal(g, r) == nil {
		t.Real = r
	}
}

// Add adds a seat with a name and a colour that are free. A computer is of the
// lowest level: one of the middle leaves a newcomer hardly a game in ten.
func (t *Table) Add(g *rules.Game) {
	s := record.Seat{Kind: record.Person, Name: t.freeName(), Colour: t.freeColour()}
	if levels := g.Opponents(); len(levels) > 0 {
		s.Kind = levels[0].ID
	}
	t.Seats = append(t.Seats, s)
}

// Play gives a seat to a person or a level. A computer has a name.
func (t *Table) Play(i int, kind string) {
	t.Seats[i].Kind = kind
	if kind != record.Person && t.Seats[i].Name == "" {
		t.Seats[i].Name = t.freeName()
	}
}

// Remove takes a seat away.
func (t *Table) Remove(i int) { t.Seats = slices.Delete(t.Seats, i, i+1) }

// freeName is the first name that nobody has.
func (t *Table) freeName() string {
	for _, name := range names {
		if !slices.ContainsFunc(t.Seats, func(s record.Seat) bool { return s.Name == name }) {
			return name
		}
	}
	return names[0]
}

func (t *Table) freeColour() string {
	for _, p := range palette.Players {
		if !slices.ContainsFunc(t.Seats, func(s record.Seat) bool { return s.Colour == p.Name }) {
			return p.Name
		}
	}
	return palette.Players[0].Name
}

// NextColour gives the seat the next colour; whoever had it takes the old one.
func (t *Table) NextColour(i int) {
	was := t.Seats[i].Colour
	at := slices.IndexFunc(palette.Players[:], func(p palette.Player) bool { return p.Name == was })
	next := palette.Players[(at+1)%len(palette.Players)].Name
	for j := range t.Seats {
		if t.Seats[j].Colour == next {
			t.Seats[j].Colour = was
		}
	}
	t.Seats[i].Colour = next
}

// usual is the value an option has under the ruleset.
func (t *Table) usual(g *rules.Game, o *rules.Option) int {
	for _, r := range g.Rulesets {
		if v, ok := r.Options[o.ID]; ok && r.ID == t.Ruleset {
			return v
		}
	}
	return o.Default
}

// Value is the value an option has.
func (t *Table) Value(g *rules.Game, o *rules.Option) int {
	if v, ok := t.Options[o.ID]; ok {
		return v
	}
	return t.usual(g, o)
}

// Set sets an option.
func (t *Table) Set(g *rules.Game, o *rules.Option, v int) {
	v = max(o.Min, min(v, o.Max))
	if v == t.usual(g, o) {
		delete(t.Options, o.ID)
		return
	}
	t.Options[o.ID] = v
}

// shown reports whether the option means anything as the others stand.
func (t *Table) shown(g *rules.Game, o *rules.Option) bool {
	id, want, ok := o.Needs()
	if !ok {
		return true
	}
	other := option(g, id)
	return other != nil && t.Value(g, other) == want
}

// Setup is the table as the rules want it.
func (t *Table) Setup() rules.Setup {
	s := rules.Setup{Seats: len(t.Seats), Ruleset: t.Ruleset, Options: map[string]int{}}
	for id, v := range t.Options {
		s.Options[id] = v
	}
	return s
}

// check returns an error that says why the game cannot start yet.
func (t *Table) check(g *rules.Game) error {
	if _, err := g.New(t.Setup()); err != nil {
		return err
	}
	return record.CheckSeats(g, len(t.Seats), t.Seats)
}

// Fault returns what check says as a sentence, or "".
func (t *Table) Fault(g *rules.Game) text.Text {
	err := t.check(g)
	var at record.Error
	switch {
	case err == nil:
		return ""
	case errors.As(err, &at):
		return text.Of("{0, upper} {1}.", at.Place, text.OfError(at.Err))
	}
	return text.Complaint(err)
}

// Write is the table as it is kept.
func (t *Table) Write() []byte {
	b, _ := json.Marshal(t) // plain fields always encode
	return b
}

// Read is a table that was kept, or an error if the game cannot be played so.
func Read(b []byte, g *rules.Game) (Table, error) {
	t := Table{Options: map[string]int{}}
	if err := json.Unmarshal(b, &t); err != nil {
		return t, err
	}
	if t.Options == nil {
		t.Options = map[string]int{}
	}
	if t.Ruleset == "" {
		t.Ruleset = g.Unnamed()
	}
	for i := range t.Seats {
		t.Seats[i].Name = record.ReadName(t.Seats[i].Name)
	}
	if _, err := g.Check(t.Setup()); err != nil {
		return t, err
	}
	if err := record.CheckReal(g, t.Real); err != nil {
		return t, err
	}
	return t, record.CheckSeats(g, len(t.Seats), t.Seats)
}
