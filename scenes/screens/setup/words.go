package setup

import (
	"strings"
	"unicode/utf8"

	"knucklebones/rules"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/words"
	"knucklebones/sprites/lettering"
)

// valueName is a value as it is written.
func valueName(o *rules.Option, v int) text.Text {
	if i := v - o.Min; len(o.Names) > 0 && i >= 0 && i < len(o.Names) {
		return o.Names[i]
	}
	return text.Figure(v)
}

// isSwitch tells whether the option is off or on.
func isSwitch(o *rules.Option) bool {
	return len(o.Names) == 2 && o.Names[0] == "off" && o.Names[1] == "on"
}

// sentence is s with a capital and a full stop.
func sentence(s text.Text) text.Text {
	words := words.Upper(text.Plain(s))
	if words != "" && !strings.ContainsAny(words[len(words)-1:], ".?") {
		words += "."
	}
	return text.Raw(words)
}

// kindWord returns the name of a kind of player.
func kindWord(g *rules.Game, kind string) text.Text {
	if kind == record.Person {
		return "Person"
	}
	for _, l := range g.Levels {
		if l.ID == kind {
			return l.Word
		}
	}
	return text.Raw(kind)
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
	s := words.Upper(tell.Number(len(t.Seats))) + " at the table"
	if len(t.Seats) == 1 {
		return "You play alone"
	}
	for i := range g.Options {
		if o := &g.Options[i]; o.ID == "ante" {
			if coins := t.Value(g, o) * len(t.Seats); coins > 0 {
				s += ", **" + words.Int(coins) + "** coins in the pot"
			}
		}
	}
	return text.Raw(s)
}
