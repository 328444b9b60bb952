// Package company lists who sits at a table, with name, colour and who plays each seat,
// and lets it be changed.
package company

import (
	"cmp"
	"slices"
	"unicode/utf8"

	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
)

// names are for those who do not care to give one.
var names = []string{
	"Livia", "Marcus", "Old Tom", "Brida", "Aelia", "Wat", "Cato", "Maud",
	"Gaius", "Ysolde", "Hugh", "Silvia", "Piers", "Agnes", "Titus", "Joan",
}

// Add returns the seats and one more of that kind, with a name and a colour that are free.
func Add(seats []record.Seat, kind string) []record.Seat {
	return append(seats, record.Seat{Kind: kind, Name: freeName(seats), Colour: freeColour(seats)})
}

// Kinds of seats that people play on devices of their own. Records know no such kinds: see
// Split.
const (
	Elsewhere = "elsewhere"
	Beside    = "beside" // on the device of the last seat Elsewhere before it
)

// away reports whether a seat of that kind plays on another device.
func away(kind string) bool { return kind == Elsewhere || kind == Beside }

// Apart reports whether anybody plays on a device of their own.
func Apart(seats []record.Seat) bool {
	return slices.ContainsFunc(seats, func(s record.Seat) bool { return away(s.Kind) })
}

// Split returns the seats as records know them, and the device of each: 0 for this one,
// then in their order those of people who are somewhere else.
func Split(seats []record.Seat) (players []record.Seat, of []int) {
	players, of = slices.Clone(seats), make([]int, len(seats))
	last := 0
	for i, s := range seats {
		if !away(s.Kind) {
			continue
		}
		if s.Kind == Elsewhere || last == 0 {
			last++
		}
		players[i].Kind, of[i] = record.Person, last
	}
	return players, of
}

// Gather moves everybody who plays on another device to this one.
func Gather(seats []record.Seat) {
	for i := range seats {
		if away(seats[i].Kind) {
			seats[i].Kind = record.Person
		}
	}
}

// Play gives a seat to a person or a level. A computer has a name, and so has a person
// somewhere else.
func Play(seats []record.Seat, i int, kind string) {
	seats[i].Kind = kind
	if kind != record.Person && seats[i].Name == "" {
		seats[i].Name = freeName(seats)
	}
}

// freeName returns the first name that nobody has.
func freeName(seats []record.Seat) string {
	for _, name := range names {
		if !slices.ContainsFunc(seats, func(s record.Seat) bool { return s.Name == name }) {
			return name
		}
	}
	return names[0]
}

// freeColour returns the first colour that none of the seats has.
func freeColour(seats []record.Seat) string {
	for _, p := range palette.Players {
		if !slices.ContainsFunc(seats, func(s record.Seat) bool { return s.Colour == p.Name }) {
			return p.Name
		}
	}
	return palette.Players[0].Name
}

// NextColour gives the seat the next colour; whoever had it takes the old one.
func NextColour(seats []record.Seat, i int) {
	was := seats[i].Colour
	at := slices.IndexFunc(palette.Players[:], func(p palette.Player) bool { return p.Name == was })
	next := palette.Players[(at+1)%len(palette.Players)].Name
	for j := range seats {
		if seats[j].Colour == next {
			seats[j].Colour = was
		}
	}
	seats[i].Colour = next
}

// colours are the names of the colours of the players.
var colours = map[string]text.Text{
	"madder": "madder", "woad": "woad", "weld": "weld", "verdigris": "verdigris",
	"murex": "murex", "chalk": "chalk", "lampblack": "lampblack", "clay": "clay",
}

// colourWord returns the name of a colour, and of one that is not ours what a table
// from outside calls it.
func colourWord(colour string) text.Text { return cmp.Or(colours[colour], text.Raw(colour)) }

// who returns the words for where a player of that kind sits.
func who(kind string) text.Text {
	switch kind {
	case record.Person:
		return "at this device"
	case Elsewhere:
		return "own device"
	case Beside:
		return "same device as the one before"
	}
	return "computer"
}

// longest is the most letters a name has here.
const longest = 12

// typed returns a name after its last back letters were deleted and letters were typed.
func typed(name, letters string, back int) string {
	for ; back > 0 && name != ""; back-- {
		_, n := utf8.DecodeLastRuneInString(name)
		name = name[:len(name)-n]
	}
	for _, r := range letters {
		if !lettering.Has(r) || utf8.RuneCountInString(name) >= longest {
			continue
		}
		name += string(r)
	}
	return name
}
