package setup

import (
	"cmp"
	"unicode/utf8"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/sprites/lettering"
)

// valueName is a value as it is written.
func valueName(o *rules.Option, v int) text.Text {
	if i := v - o.Min; len(o.Names) > 0 && i >= 0 && i < len(o.Names) {
		return o.Names[i]
	}
	return text.Figure(v)
}

// onOff returns the state of a switch.
func onOff(on bool) text.Text {
	if on {
		return "on"
	}
	return "off"
}

// colours are the names of the colours of the players.
var colours = map[string]text.Text{
	"madder": "madder", "woad": "woad", "weld": "weld", "verdigris": "verdigris",
	"murex": "murex", "chalk": "chalk", "lampblack": "lampblack", "clay": "clay",
}

// colourWord returns the name of a colour, and of one that is not ours what a table
// from outside calls it.
func colourWord(colour string) text.Text { return cmp.Or(colours[colour], text.Raw(colour)) }

// kindWord returns the name of a kind of player.
func kindWord(g *rules.Game, kind string) text.Text {
	if kind == record.Person {
		return "Person"
	}
	for _, l := range g.Levels {
		if l.ID == kind {
			return l.Word()
		}
	}
	return text.Raw(kind) // that of a table from outside
}

// who says where a player of that kind sits.
func who(kind string) text.Text {
	if kind == record.Person {
		return "at this device"
	}
	return "computer"
}

// longest is the most letters a name has here.
const longest = 12

// typed is the name after letters have been typed and others taken back.
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

// summary is the line on the rail: "Four at the table, **12** coins in the pot".
func (t *Table) summary(g *rules.Game) text.Text {
	n := len(t.Seats)
	if n == 1 {
		return "You play alone"
	}
	if o := option(g, "ante"); o != nil && t.Value(g, o) > 0 {
		return text.Of("{0, upper} at the table, **{1}** coins in the pot", text.Spelled(n), n*t.Value(g, o))
	}
	return text.Of("{0, upper} at the table", text.Spelled(n))
}
