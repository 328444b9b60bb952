package setup

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

// valueName returns the text of a value of an option.
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

// summary returns the line on the rail: "Four at the table, **12** coins in the pot".
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
