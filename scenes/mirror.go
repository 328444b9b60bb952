package scenes

import (
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/ui"
)

// insets are what the machine covers, in physical pixels.
func insets(ratio float64) ui.Insets {
	s := host.Safe()
	return ui.Insets{Top: s.Top * ratio, Right: s.Right * ratio, Bottom: s.Bottom * ratio, Left: s.Left * ratio}
}

// mirror shows the page's items as the machine's own controls, for those who
// cannot see the canvas.
func mirror(p *ui.Page) {
	controls := make([]host.Control, 0, len(p.Items))
	for i := range p.Items {
		controls = append(controls, control(&p.Items[i], p.Ratio))
	}
	host.Show(p.Title, controls)
}

func control(it *ui.Item, ratio float64) host.Control {
	c := host.Control{
		ID: it.ID, Role: role(it), Label: it.Label, Value: it.Value, Amount: it.Amount,
		X: it.Rect.X / ratio, Y: it.Rect.Y / ratio, W: it.Rect.W / ratio, H: it.Rect.H / ratio,
		Disabled: it.Barred, Longest: it.Longest,
	}
	switch {
	case it.Role == ui.Toggle, it.Look == ui.PartLook, it.Look == ui.ChipLook, it.Chosen:
		c.Pressed = host.Tell(it.Chosen)
	case it.Opens:
		c.Expanded = host.Off
	}
	return c
}

func role(it *ui.Item) host.Role {
	switch it.Role {
	case ui.Button:
		return host.Button
	case ui.Toggle:
		return host.Switch
	case ui.Slider:
		return host.Slider
	case ui.Field:
		return host.Field
	case ui.Heading:
		return host.Heading
	}
	return host.Text
}
