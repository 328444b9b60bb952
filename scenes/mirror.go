package scenes

import (
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/ui"
)

// insets returns the margins of the page that the system covers, in physical pixels,
// given the pixel ratio and whether the page is turned by half a turn.
func insets(ratio float64, turned bool) ui.Insets {
	s := host.SafeArea()
	if turned {
		s.Top, s.Right, s.Bottom, s.Left = s.Bottom, s.Left, s.Top, s.Right
	}
	return ui.Insets{Top: s.Top * ratio, Right: s.Right * ratio, Bottom: s.Bottom * ratio, Left: s.Left * ratio}
}

// mirror copies the page's items to the system's accessible controls; turned says that
// the page is shown turned by half a turn. Screen is the number of the screen, which
// has to differ for each screen shown.
func mirror(p *ui.Page, screen int, first, turned bool) {
	controls := make([]host.Control, 0, len(p.Items))
	for i := range p.Items {
		c := control(p, &p.Items[i])
		if turned {
			c.X, c.Y = p.W/p.Ratio-c.X-c.W, p.H/p.Ratio-c.Y-c.H
		}
		controls = append(controls, c)
	}
	host.Show(host.Page{Title: p.Spoken(p.Title), Screen: screen, First: first, Dialog: p.Spoken(p.Dialog), Controls: controls})
}

// control returns the accessible control that stands for an item of the page.
func control(p *ui.Page, it *ui.Item) host.Control {
	at := it.Seen()
	out := at.W == 0
	c := host.Control{
		ID: it.ID, Role: roles[it.Role], Label: p.Spoken(it.Label), Value: p.Spoken(it.Value), Amount: it.Amount,
		X: at.X / p.Ratio, Y: at.Y / p.Ratio, W: at.W / p.Ratio, H: at.H / p.Ratio,
		Disabled: it.Disabled, Longest: it.Longest,
		Group: p.Spoken(it.Group), Set: p.Spoken(it.Set), Skip: it.Role == ui.Radio && !p.TabStop(it), First: it.First, Out: out, Beneath: it.Beneath,
	}
	if it.Key != 0 {
		c.Key = string(it.Key)
	}
	switch {
	case it.Role == ui.Toggle, it.Role == ui.Radio, it.Selected:
		c.Pressed = host.StateOf(it.Selected || it.On)
	case it.Opens:
		c.Expanded = host.Off
	}
	return c
}

var roles = map[ui.Role]host.Role{
	ui.Button: host.Button, ui.Toggle: host.Switch, ui.Radio: host.Radio, ui.Slider: host.Slider,
	ui.Field: host.Field, ui.Heading: host.Heading, ui.Words: host.Text,
}
