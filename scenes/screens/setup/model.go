package setup

import (
	"encoding/json"
	"errors"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/company"
	"knucklebones/sprites/palette"
)

// A Table is the setup of a game: its players and rules.
type Table struct {
	Ruleset string
	Options map[string]int // those that differ from the ruleset
	Seats   []record.Seat

	Practice bool             `json:",omitempty"` // casts may be taken back
	Limit    int              `json:",omitempty"` // of a turn, if somebody is somewhere else: an index of limits
	Single   bool             `json:",omitempty"` // then each letter brings one throw
	Real     record.RealBones `json:",omitempty"` // for whom real bones are thrown
}

// Usual returns the table suggested for a first game: one person, and computers in the
// other seats.
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

// Fill sets the purses to that number of coins, or as near to it as the game allows; 0
// changes nothing.
func (t *Table) Fill(g *rules.Game, coins int) {
	i := slices.IndexFunc(g.Options, func(o rules.Option) bool { return o.ID == "purse" })
	if coins > 0 && i >= 0 {
		t.Options["purse"] = max(g.Options[i].Min, min(coins, g.Options[i].Max))
	}
}

// Throw lets the players of r throw real bones, if the game can be played so.
func (t *Table) Throw(g *rules.Game, r record.RealBones) {
	if record.CheckReal(g, r) == nil {
		t.Real = r
	}
}

// Add adds a seat with a name and a colour that are free. A computer is of the
// lowest level: one of the middle leaves a newcomer hardly a game in ten.
func (t *Table) Add(g *rules.Game) { t.Seats = company.Add(t.Seats, added(g)) }

// added returns the kind of a seat that is added.
func added(g *rules.Game) string {
	if levels := g.Opponents(); len(levels) > 0 {
		return levels[0].ID
	}
	return record.Person
}

// Play sets the player of a seat to a person or a level; a computer gets a name.
func (t *Table) Play(i int, kind string) { company.Play(t.Seats, i, kind) }

// usual returns the value of an option under the chosen ruleset.
func (t *Table) usual(g *rules.Game, o *rules.Option) int {
	for _, r := range g.Rulesets {
		if v, ok := r.Options[o.ID]; ok && r.ID == t.Ruleset {
			return v
		}
	}
	return o.Default
}

// Value returns the value of an option at this table.
func (t *Table) Value(g *rules.Game, o *rules.Option) int {
	if v, ok := t.Options[o.ID]; ok {
		return v
	}
	return t.usual(g, o)
}

// Set sets an option to v; a value equal to the usual one isn't stored.
func (t *Table) Set(g *rules.Game, o *rules.Option, v int) {
	v = max(o.Min, min(v, o.Max))
	if v == t.usual(g, o) {
		delete(t.Options, o.ID)
		return
	}
	t.Options[o.ID] = v
}

// shown reports whether an option has any effect with the present values of the others.
func (t *Table) shown(g *rules.Game, o *rules.Option) bool {
	id, want, ok := o.Needs()
	if !ok {
		return true
	}
	other := option(g, id)
	return other != nil && t.Value(g, other) == want
}

// Setup returns the setup for the rules.
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
	players, _ := t.Split()
	return record.CheckSeats(g, len(players), players)
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

// limits are the days that a turn can take, the usual ones first; 0 for any number.
var limits = [...]int{7, 1, 3, 0}

// Days returns the days that a turn can take in a game with other devices; 0 for any number.
func (t *Table) Days() int { return limits[t.Limit] }

// Apart reports whether anybody plays on a device of their own.
func (t *Table) Apart() bool { return company.Apart(t.Seats) }

// Split returns the players, and the device of each, from 0 for this one.
func (t *Table) Split() (players []record.Seat, of []int) { return company.Split(t.Seats) }

// Write encodes the table for storage.
func (t *Table) Write() []byte {
	b, _ := json.Marshal(t) // plain fields always encode
	return b
}

// Read decodes a stored table. The error says that the game can't be played so.
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
	t.Limit = max(0, min(t.Limit, len(limits)-1))
	players, _ := t.Split()
	return t, record.CheckSeats(g, len(players), players)
}
