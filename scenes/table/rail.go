package table

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
)

// A rail lists the keys and buttons of a question.
type rail struct {
	p      *ui.Page
	in     *Instant
	frame  *Frame
	game   *rules.Game
	choice *choosing
	leads  lead // where the coach stopped the game, what leads on; else nothing

	touch    func(m rules.Move) // chooses or plays a move
	play     func(m rules.Move) // plays it
	answered func()             // is called once a part of a move was said
}

// A lead says how the game goes on from where a coach stopped it.
type lead struct {
	text text.Text
	do   func() // nil if the game was not stopped
}

// take turns the primary button it into the one that continues where the coach stopped
// the game, and reports whether it did stop it.
func (l lead) take(it *ui.Item) bool {
	if l.do != nil {
		it.Style, it.Text, it.Label, it.Disabled, it.Do = ui.PrimaryStyle, l.text, l.text, false, l.do
	}
	return l.do != nil
}

// sorted divides the choices into keys and buttons. Where there is little room, all but
// the primary become keys. A single choice is the primary, unless its confirmation is
// worded differently. Once a key is selected, the button that confirms it takes the
// place of the primary.
func sorted(in *Instant) (keys, acts []rules.Choice) {
	if !in.Asks {
		return nil, nil
	}
	if in.parted {
		return nil, in.meant
	}
	if c := in.Now.Choices; len(c) == 1 && (c[0].Kind != rules.Key || c[0].Confirm == "" || c[0].Confirm == c[0].Label) {
		only := c[0]
		only.Kind = rules.Primary
		return nil, []rules.Choice{only}
	}
	const most = 2 // buttons beside the primary
	seconds := 0
	for _, c := range in.Now.Choices {
		if c.Kind == rules.Key || c.Kind != rules.Primary && seconds == most {
			keys = append(keys, c)
			continue
		}
		if c.Kind != rules.Primary {
			seconds++
		} else if in.Chosen != nil && in.Chosen.Confirm != "" {
			c.Kind = rules.Second
		}
		acts = append(acts, c)
	}
	if in.Page.Shape == ui.Desk || !crowded(in.Page, acts) {
		return keys, acts
	}
	return append(keys, without(acts, isPrimary)...), without(acts, isSecond)
}

// offers reports whether the board may offer moves in place of keys now.
func (b *Board) offers(in *Instant) bool {
	return b.Keyless != nil && in.Asks && in.Page.Over().H == 0 && in.Frame.Seats != nil
}

// keyless reports whether the board offers all that keys are for, so that none is drawn.
func (b *Board) keyless(in *Instant) bool {
	if !b.offers(in) || in.parted {
		return b.offers(in) && b.Keyless(in, rules.Move{})
	}
	keys, _ := sorted(in)
	return len(keys) > 0 && len(b.onRail(in, keys)) == 0
}

// onRail returns those of some keys that the board does not offer; all, to be listed but not
// drawn, where it offers all of them.
func (b *Board) onRail(in *Instant, keys []rules.Choice) []rules.Choice {
	if !b.offers(in) || in.keyless {
		return keys
	}
	return without(keys, func(c rules.Choice) bool { return b.Keyless(in, c.Move) })
}

// crowded reports whether there are more buttons than a phone has room for.
func crowded(p *ui.Page, acts []rules.Choice) bool {
	return len(acts) > 2 || p.Shape == ui.Sideways && len(acts) > 1 && isSecond(acts[0]) && isSecond(acts[1])
}

func isPrimary(c rules.Choice) bool { return c.Kind == rules.Primary }
func isSecond(c rules.Choice) bool  { return c.Kind != rules.Primary }

// without returns the list without the choices for which are returns true.
func without(list []rules.Choice, are func(rules.Choice) bool) []rules.Choice {
	return slices.DeleteFunc(slices.Clone(list), are)
}

// layKeys lists the keys in one row, or in several on a narrow rail, closer together if
// they would not fit; if they still don't, the row scrolls.
func (r *rail) layKeys(keys []rules.Choice) {
	if len(keys) == 0 {
		return
	}
	items := make([]ui.Item, len(keys))
	for i, c := range keys {
		items[i] = r.key(c)
	}
	if r.in.keyless {
		r.hide(items)
		return
	}
	area := r.frame.Keys
	rects, whole := grid(r.p, area, len(keys), keyWidth(r.p, keys))
	if outgrows(whole, area) {
		r.layClose(items, r.widths(items))
		return
	}
	r.setKeys(area, rects, whole, items)
}

// hide lists items without drawing them, for keyboards and screen readers, since the
// board offers the same by touch.
func (r *rail) hide(items []ui.Item) {
	for _, it := range items {
		it.Invisible, it.Style, it.Rect = true, ui.Bare, r.frame.Keys
		r.p.Add(it)
	}
}

// layClose lists keys with the largest of the widths, in pixels, at which all of them
// fit.
func (r *rail) layClose(items []ui.Item, widths [3]float64) {
	rects, whole := r.makeRoom(len(items), widths), ui.Rect{}
	area := r.partsArea()
	if rects == nil {
		rects, whole = grid(r.p, area, len(items), widths[2])
		area = area.Middle(area.W, min(area.H, whole.H))
	}
	r.setKeys(area, rects, whole, items)
}

// widths returns the greatest widths that some keys need, in pixels, the most
// comfortable first.
func (r *rail) widths(items []ui.Item) (widths [3]float64) {
	for i := range items {
		for k, w := range r.p.KeyWidths(&items[i]) {
			widths[k] = max(widths[k], w)
		}
	}
	return widths
}

// outgrows reports whether keys are larger than their area.
func outgrows(whole, area ui.Rect) bool { return whole.W > area.W+1 || whole.H > area.H+1 }

// setKeys puts keys where a grid has them, in an area that they may be larger
// than.
func (r *rail) setKeys(area ui.Rect, rects []ui.Rect, whole ui.Rect, items []ui.Item) {
	if outgrows(whole, area) {
		r.choice.keys.Across = whole.W > area.W+1
		done := r.p.Scrolled(&r.choice.keys)
		m := ui.RingRoom * r.p.U // so that no ring round a key is cut
		for i, it := range items {
			it.Rect = rects[i]
			it.Rect.X, it.Rect.Y = it.Rect.X+m, it.Rect.Y+m
			r.p.Add(it)
		}
		done(area.Inset(-m), max(whole.W, whole.H)+2*m)
		return
	}
	if len(items) == 1 { // its ring is to keep clear of the question
		area.Y += max(0, min(area.H-whole.H, 2*r.p.U))
	}
	for i, it := range items {
		it.Rect = rects[i]
		it.Rect.X, it.Rect.Y = it.Rect.X+area.X, it.Rect.Y+area.Y
		r.p.Add(it)
	}
}

// keyWidth returns the width in pixels that the widest of some keys needs.
func keyWidth(p *ui.Page, keys []rules.Choice) float64 {
	wide := 11.5 * p.U
	if n := len(keys); n <= 2 && keys[n-1].Bones { // there is room for large ones
		wide = 34 * p.U
	}
	for _, c := range keys {
		if c.Bones {
			wide = max(wide, ui.BonesWidth(p, len(p.Words(c.Figure))))
		}
		if c.Figure == "" {
			wide = max(wide, (float64(len([]rune(p.Words(c.Label))))*2.3+8)*p.U*p.Text)
		}
	}
	return wide
}

// key returns the key of a choice.
func (r *rail) key(c rules.Choice) ui.Item {
	it := ui.Item{ID: "key " + r.game.Text(c.Move), Label: c.Label, Text: c.Figure, Head: c.Word, Bones: c.Bones, Style: ui.KeyStyle}
	if c.Figure == "" {
		it.Text = it.Label
	}
	if len([]rune(r.in.Page.Words(c.Figure))) == 1 {
		it.Key = rune(r.in.Page.Words(c.Figure)[0])
	}
	if row := r.in.Row(c.Move); row != nil {
		it.Small, it.Best, it.Value = row.Short, row.Best, rowWords(row)
		it.Risk = len(row.Bars) > 0 && row.Bars[len(row.Bars)-1].Risk && row.Bars[len(row.Bars)-1].Size > 0.5
	}
	it.Selected = c.Confirm != "" && r.in.Chosen != nil && r.in.Chosen.Move == c.Move
	it.Do = func() { r.touch(c.Move) }
	return it
}

// layActs lists the buttons: undo first, then the alternatives, the primary at the end.
// idle is the primary while nobody is asked; there is none while a key still has to be
// selected. In the order of the items, undo is last.
func (r *rail) layActs(acts []rules.Choice, undo, idle ui.Item) {
	gap, a := 2*r.p.U, r.frame.Acts
	primary, seconds := split(acts)
	if undo.ID != "" {
		a = r.fitUndo(&undo, len(seconds) == 0)
	}
	if n := len(seconds); n > 0 {
		share := 0.45
		switch {
		case isPrimary(seconds[0]):
			share = 0.5
		case n > 1:
			share = 0.6
		}
		least := gap * float64(n-1)
		for _, c := range seconds {
			least += r.p.LeastWidth(c.Label)
		}
		var side ui.Rect
		side, a = a.CutLeft(max(a.W*share, min(least, a.W*0.62)))
		a.X, a.W = a.X+gap, a.W-gap
		r.laySeconds(seconds, side, gap)
	}
	on := !r.in.late // nothing can be done about that
	if r.in.Asks {
		idle, on = r.primary(primary)
	}
	if r.leads.take(&idle) || on {
		idle.ID, idle.Rect, idle.Keyed, idle.Key = "primary", a, true, 't'
		r.p.Add(idle)
	}
	if undo.ID != "" {
		r.p.Add(undo)
	}
}

// fitUndo sets the bounds of the undo button, which has a word if it is alone beside
// the primary, and returns the room left for the others.
func (r *rail) fitUndo(undo *ui.Item, alone bool) ui.Rect {
	u, a := r.p.U, r.frame.Acts
	w := 14 * u
	if alone && r.p.Shape != ui.Sideways {
		undo.Text, w = undo.Label, 26*u*r.p.Text
	}
	undo.Rect, a = a.CutLeft(w)
	a.X, a.W = a.X+2*u, a.W-2*u
	return a
}

// split returns the first primary among buttons, or nil, and the others.
func split(acts []rules.Choice) (primary *rules.Choice, seconds []rules.Choice) {
	if i := slices.IndexFunc(acts, isPrimary); i >= 0 {
		return &acts[i], slices.Delete(slices.Clone(acts), i, i+1)
	}
	return nil, acts
}

// laySeconds lists the alternatives to the primary, side by side in the bounds at.
func (r *rail) laySeconds(seconds []rules.Choice, at ui.Rect, gap float64) {
	w := (at.W - gap*float64(len(seconds)-1)) / float64(len(seconds))
	for i, c := range seconds {
		it := ui.Item{ID: "act " + r.game.Text(c.Move), Text: c.Label, Style: ui.SecondStyle, Do: func() { r.play(c.Move) }}
		if isPrimary(c) {
			it.Style = ui.PrimaryStyle
		}
		if r.in.parted {
			it.Label, it.Text = text.Of("{0}: {1}", c.Confirm, it.Text), c.Confirm
		}
		if c.Kind == rules.Grave {
			it.Style = ui.GraveStyle
		}
		if row := r.in.Row(c.Move); row != nil {
			it.Value = rowWords(row)
		}
		it.Rect = ui.Rect{X: at.X + float64(i)*(w+gap), Y: at.Y, W: w, H: at.H}
		r.p.Add(it)
	}
}

// primary returns the primary button: for choice c, or the one that confirms the
// selected key. ok is false if there is neither.
func (r *rail) primary(c *rules.Choice) (it ui.Item, ok bool) {
	it.Style = ui.PrimaryStyle
	switch {
	case c != nil:
		it.Text, it.Do = c.Label, func() { r.play(c.Move) }
		if r.in.parted {
			it.Label, it.Text = text.Of("{0}: {1}", c.Confirm, it.Text), c.Confirm
		}
		if row := r.in.Row(c.Move); row != nil {
			it.Value = rowWords(row)
		}
	case !r.in.parted && r.in.Chosen != nil && r.in.Chosen.Confirm != "":
		m := r.in.Chosen.Move
		it.Text, it.Do = r.in.Chosen.Confirm, func() { r.play(m) }
		it.Label = text.Of("{0}: confirm", it.Text) // its key may be called the same
	default:
		return it, false
	}
	return it, true
}

// rowWords returns the odds of a choice in words, for a screen reader.
func rowWords(row *rules.OddsRow) text.Text {
	var parts []text.Text
	for _, b := range row.Bars {
		parts = append(parts, b.Text)
	}
	if row.Best {
		parts = append(parts, "best")
	}
	return text.Commas(parts...)
}
