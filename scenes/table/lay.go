package table

import (
	"strings"

	"knucklebones/rules"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
)

// Lay lists what stands on the page: the question first, then the board, the
// choices, the buttons, and last the bar and what there is to read.
func (t *Table) Lay(p *ui.Page) {
	t.place(p)
	t.frame.floor()
	if t.board.Arrange != nil {
		t.board.Arrange(p, &t.frame)
		t.frame.floor()
	}
	t.under = false
	p.Title = t.sess.Game().Title
	p.ToastY = t.frame.Rail.Y - 2*p.U
	if p.Shape == ui.Sideways {
		p.ToastY = p.H - 3*p.U
	}
	t.dice.fit(t)
	if t.veiled() {
		t.layCurtain(p)
		if t.ask != nil {
			t.ask.Lay(p)
		}
		return
	}
	in := t.instant()
	keys, acts := t.sorted(&in)
	t.widen(p, len(keys)+len(in.Offer))
	p.Say("prompt", ui.Heading, t.promptLine(&in), t.frame.Prompt)
	t.layPlaces(p, &in)
	t.layRail(p, &in, keys, acts)
	t.layBar(p)
	t.layReading(p, &in)
	t.layCoach(p, &in)
	if t.ask != nil {
		t.ask.Lay(p)
	}
}

// widen gives the question the room of the keys beside it while there are none.
func (t *Table) widen(p *ui.Page, keys int) {
	if p.Shape == ui.Desk && keys == 0 {
		t.frame.Prompt.W = t.frame.Keys.X + t.frame.Keys.W - t.frame.Prompt.X
	}
}

// promptLine is the question as it is read out.
func (t *Table) promptLine(in *Instant) string {
	head, aside := t.prompt(in)
	if aside == "" {
		return head
	}
	return sentence(head) + " " + strings.ReplaceAll(aside, "**", "")
}

// whose says to whom the question is put, where several people play.
func (t *Table) whose(who rules.Actor) string {
	if t.names[who] == "You" {
		return "This is yours"
	}
	return t.names[who] + ", this is yours"
}

// sentence ends s with a full stop, unless it ends in one or in a question.
func sentence(s string) string {
	if strings.HasSuffix(s, "?") || strings.HasSuffix(s, ".") {
		return s
	}
	return s + "."
}

// prompt is the question and the line under it.
func (t *Table) prompt(in *Instant) (head, aside string) {
	v := *t.known(in)
	if t.motion != nil && t.motion.steps > 1 {
		v = in.Was // until all of it is shown
	}
	who := v.Asked
	if v.Turn >= 0 {
		who = v.Turn
	}
	said := ""
	if len(in.Offer) > 0 {
		if v.Prompt, said = t.question(in); said != "" {
			v.Aside = said
		}
	}
	switch {
	case t.telling() != "":
		return t.telling(), ""
	case t.forward.on:
		return "Throwing on for all", words.Int(t.sess.Casts()-t.forward.from) + " casts so far"
	case v.Turn == rules.Nobody:
		return words.Fill(v.Prompt, t.names), words.Fill(v.Aside, t.names)
	case who >= 0 && !t.person(who):
		return words.Fill("{0} plays", t.names[who:]), "The bones are in other hands"
	case t.persons() > 1 && who >= 0 && said == "":
		return words.Fill(v.Prompt, t.names), t.whose(who)
	}
	return words.Fill(v.Prompt, t.names), words.Fill(v.Aside, t.names)
}

// telling is what was told at the beginning of a step, as long as that moves.
func (t *Table) telling() string {
	m := t.motion
	if m == nil || m.back || m.times.Tells == 0 || m.age >= m.act || m.told == 0 {
		return ""
	}
	return strings.TrimSuffix(words.Fill(m.events[m.told-1].Text, t.names), ".")
}

// layPlaces lists what can be touched on the table itself.
func (t *Table) layPlaces(p *ui.Page, in *Instant) {
	t.lit, t.places = false, nil
	if !in.Asks {
		p.Add(ui.Item{ID: "table", Label: "Show it at once", Rect: t.frame.Field, Do: t.Hasten, Barred: t.live()})
		if t.live() {
			p.Items = p.Items[:len(p.Items)-1]
		}
		return
	}
	if m, ok := t.throwMove(in); ok {
		p.Add(t.bones(m))
	}
	if t.board.Places != nil {
		t.places = t.board.Places(in)
	}
	t.lit = len(t.places) > 0
	for _, pl := range t.places {
		if pl.Rect.W == 0 {
			continue
		}
		it := ui.Item{ID: pl.ID, Label: pl.Label, Rect: pl.Rect, Chosen: pl.Taken, Do: func() { t.touch(pl.Move) }}
		if pl.Part != (rules.Part{}) {
			it.Do = func() { t.say(pl.Part) }
			p.Add(it)
			continue
		}
		if why := t.sess.Position().Why(pl.Move); why != "" {
			it.Barred, it.Why = true, why
		} else if row := in.Row(pl.Move); row != nil {
			it.Value = rowWords(row)
		}
		p.Add(it)
	}
}

// bones is what is taken hold of to throw: the cup, or in games of the hand
// anything on the table.
func (t *Table) bones(m rules.Move) ui.Item {
	it := ui.Item{ID: "bones", Label: "Take the bones and throw", Rect: t.frame.Bones, Do: func() { t.Play(m) }}
	switch {
	case t.board.Bones.Pulled != nil:
		it.Rect, it.Grip = t.frame.Field, func(g ui.Grip) { t.pull(m, g) }
	case !t.board.Bones.Own:
		it.Grip = func(g ui.Grip) { t.dice.grip(t, m, g) }
	}
	return it
}

// touch is a place on the board being used: like its key.
func (t *Table) touch(m rules.Move) {
	in := t.instant()
	if c := in.choice(m); c != nil && c.Confirm != "" {
		t.choose(m)
		return
	}
	t.Play(m)
}

func (t *Table) choose(m rules.Move) {
	t.chosen, t.picked, t.under = m, true, false
}

// throwMove is the choice to throw, if there is one.
func (t *Table) throwMove(in *Instant) (rules.Move, bool) {
	for _, c := range in.Now.Choices {
		if c.Move.Verb == rules.Throw {
			return c.Move, true
		}
	}
	return rules.Move{}, false
}

// layRail lists the choices as keys and buttons.
func (t *Table) layRail(p *ui.Page, in *Instant, keys, acts []rules.Choice) {
	if _, throws := t.throwMove(in); in.Asks && throws {
		acts = t.mayThrowOn(acts)
	}
	if len(in.Offer) > 0 {
		t.layParts(p, in)
	} else {
		t.layKeys(p, in, keys)
	}
	t.layActs(p, in, acts)
}

// sorted parts the choices into those for the row of keys and those for the
// buttons; a shape without room for many buttons moves the last to the keys.
func (t *Table) sorted(in *Instant) (keys, acts []rules.Choice) {
	if !in.Asks || len(in.Offer) > 0 {
		return nil, nil
	}
	room := 2
	for _, c := range in.Now.Choices {
		switch {
		case c.Kind == rules.Key:
			keys = append(keys, c)
		case c.Kind != rules.Primary && room == 0:
			keys = append(keys, c)
		default:
			if c.Kind != rules.Primary {
				room--
			}
			acts = append(acts, c)
		}
	}
	crowded := len(acts) > 2 || in.Page.Shape == ui.Sideways && len(acts) > 1 && acts[0].Kind != rules.Primary && acts[1].Kind != rules.Primary
	if in.Page.Shape != ui.Desk && crowded {
		var kept []rules.Choice
		for _, c := range acts {
			if c.Kind == rules.Primary {
				kept = append(kept, c)
			} else {
				keys = append(keys, c)
			}
		}
		acts = kept
	}
	return keys, acts
}

// layKeys sets the keys in a row, or in several where the rail is narrow; more
// than there is room for are moved along with a finger.
func (t *Table) layKeys(p *ui.Page, in *Instant, keys []rules.Choice) {
	if len(keys) == 0 {
		return
	}
	area := t.frame.Keys
	rects, whole := grid(p, area, len(keys), keyWidth(p, keys))
	items := make([]ui.Item, len(keys))
	for i, c := range keys {
		items[i] = t.key(in, c)
	}
	t.setKeys(p, area, rects, whole, items)
}

// setKeys puts keys where a grid has them, in an area that they may be larger
// than.
func (t *Table) setKeys(p *ui.Page, area ui.Rect, rects []ui.Rect, whole ui.Rect, items []ui.Item) {
	if whole.W > area.W+1 || whole.H > area.H+1 {
		t.keys.Across = whole.W > area.W+1
		done := p.Scrolled(&t.keys)
		for i, it := range items {
			it.Rect = rects[i]
			p.Add(it)
		}
		done(area, max(whole.W, whole.H))
		return
	}
	for i, it := range items {
		it.Rect = rects[i]
		it.Rect.X, it.Rect.Y = it.Rect.X+area.X, it.Rect.Y+area.Y
		p.Add(it)
	}
}

// keyWidth is how wide a key must be for what is written on it.
func keyWidth(p *ui.Page, keys []rules.Choice) float64 {
	wide := 11.5 * p.U
	for _, c := range keys {
		if c.Figure == "" {
			wide = max(wide, (float64(len([]rune(c.Label)))*2.3+8)*p.U*p.Text)
		}
	}
	return wide
}

// key is the key of a choice.
func (t *Table) key(in *Instant, c rules.Choice) ui.Item {
	it := ui.Item{ID: "key " + t.sess.Game().Text(c.Move), Label: words.Fill(c.Label, t.names), Text: c.Figure, Look: ui.KeyLook}
	if c.Figure == "" {
		it.Text = it.Label
	}
	if len([]rune(c.Figure)) == 1 {
		it.Key = rune(c.Figure[0])
	}
	if row := in.Row(c.Move); row != nil {
		it.Small, it.Best, it.Value = row.Short, row.Best, rowWords(row)
		it.Risk = len(row.Bars) > 0 && row.Bars[len(row.Bars)-1].Risk && row.Bars[len(row.Bars)-1].Size > 0.5
	}
	it.Chosen = c.Confirm != "" && t.picked && t.chosen == c.Move
	it.Do = func() { t.touch(c.Move) }
	return it
}

// grid is where n keys at least wide stand, from 0, 0, and how much room they
// take: one row if they fit, else as many as fit, else one row or column that
// is longer than the area.
func grid(p *ui.Page, a ui.Rect, n int, wide float64) (rects []ui.Rect, whole ui.Rect) {
	u := p.U
	gap := 1.5 * u
	per := max(1, min(n, int((a.W+gap)/(wide+gap))))
	rows := (n + per - 1) / per
	high := min(18*u, (a.H-gap*float64(rows-1))/float64(rows))
	w := min((a.W-gap*float64(per-1))/float64(per), 34*u)
	if p.Shape == ui.Desk {
		w = min(w, max(wide, 15.5*u))
	}
	if high < 11*u {
		high = 13 * u
		if a.H < 30*u {
			per, w, high = n, max(wide, 13*u), min(17*u, a.H)
		}
	}
	per = (n + (n+per-1)/per - 1) / ((n + per - 1) / per)
	if p.Shape != ui.Desk && per*int(w) < int(a.W) && high >= 11*u {
		w = max(w, min((a.W-gap*float64(per-1))/float64(per), 34*u))
	}
	for i := range n {
		r := ui.Rect{X: float64(i%per) * (w + gap), Y: float64(i/per) * (high + gap), W: w, H: high}
		rects = append(rects, r)
		whole.W, whole.H = max(whole.W, r.X+r.W), max(whole.H, r.Y+r.H)
	}
	return rects, whole
}

// layActs sets undo, the alternatives and the primary, which never moves.
func (t *Table) layActs(p *ui.Page, in *Instant, acts []rules.Choice) {
	u, a := p.U, t.frame.Acts
	gap := 2 * u
	undo := ui.Item{ID: "undo", Label: "Undo", Look: ui.SecondLook, Icon: "undo", Key: 'u', Do: t.Undo}
	if in.Asks && t.course.mayReturn() {
		undo.Label, undo.Icon, undo.Back, undo.Do = "Back", "back", true, t.stepBack
	} else if !t.sess.CanUndo() || !in.Asks {
		undo.Barred, undo.Why = true, t.whyNoUndo()
	}
	var seconds []rules.Choice
	var primary *rules.Choice
	for i := range acts {
		if acts[i].Kind == rules.Primary && primary == nil {
			primary = &acts[i]
		} else {
			seconds = append(seconds, acts[i])
		}
	}
	undoW := 14 * u
	if len(seconds) == 0 && p.Shape != ui.Sideways {
		undo.Text, undoW = undo.Label, 26*u*p.Text
	}
	undo.Rect, a = a.CutLeft(undoW)
	a.X, a.W = a.X+gap, a.W-gap
	p.Add(undo)
	main := a
	if len(seconds) > 0 {
		share := a.W * 0.45
		if len(seconds) > 1 {
			share = a.W * 0.6
		}
		var side ui.Rect
		side, main = a.CutLeft(share)
		main.X, main.W = main.X+gap, main.W-gap
		w := (side.W - gap*float64(len(seconds)-1)) / float64(len(seconds))
		for i, c := range seconds {
			it := ui.Item{ID: "act " + t.sess.Game().Text(c.Move), Text: words.Fill(c.Label, t.names), Look: ui.SecondLook, Do: func() { t.Play(c.Move) }}
			if c.Kind == rules.Grave {
				it.Look = ui.GraveLook
			}
			if row := in.Row(c.Move); row != nil {
				it.Value = rowWords(row)
			}
			it.Rect = ui.Rect{X: side.X + float64(i)*(w+gap), Y: side.Y, W: w, H: side.H}
			p.Add(it)
		}
	}
	p.Add(t.primary(in, primary, main))
}

// primary is the one act that goes on, or, barred, why there is none now.
func (t *Table) primary(in *Instant, c *rules.Choice, at ui.Rect) ui.Item {
	it := ui.Item{ID: "primary", Rect: at, Look: ui.PrimaryLook, Keyed: true, Text: "Throw", Key: 't'}
	switch {
	case in.Now.Turn == rules.Nobody && t.live():
		it.Text, it.Do = "Count up", t.finish
	case in.Asks && c != nil:
		it.Text, it.Do = words.Fill(c.Label, t.names), func() { t.Play(c.Move) }
		if row := in.Row(c.Move); row != nil {
			it.Value = rowWords(row)
		}
	case in.Asks && t.confirms(in):
		it.Text, it.Barred, it.Why = "Choose one", true, "Choose one of the keys first."
		if t.picked {
			m := t.chosen
			it.Text, it.Barred, it.Do = in.choice(m).Confirm, false, func() { t.Play(m) }
		}
	case in.Asks:
		it.Barred, it.Why = true, words.Fill(in.Now.Prompt, t.names)+" first."
	case t.forward.on:
		it.Look, it.Text, it.Do, it.Label = ui.SecondLook, "Stop", t.Hasten, "Stop throwing on"
	default:
		it.Look, it.Text, it.Do, it.Label = ui.SecondLook, "Hurry", t.Hasten, "Show it at once"
	}
	return it
}

// confirms tells whether keys are chosen first and committed by the primary.
func (t *Table) confirms(in *Instant) bool {
	for _, c := range in.Now.Choices {
		if c.Confirm != "" {
			return true
		}
	}
	return false
}

// rowWords is the outlook of a choice as it is read out.
func rowWords(row *rules.OddsRow) string {
	var parts []string
	for _, b := range row.Bars {
		parts = append(parts, b.Text)
	}
	if row.Best {
		parts = append(parts, "best")
	}
	return strings.Join(parts, ", ")
}

// layBar lists the icons of the bar.
func (t *Table) layBar(p *ui.Page) {
	u := p.U
	top := p.Safe.Top
	h := t.frame.Bar.H - top
	icon := func(x float64, id, name, label string, do func()) *ui.Item {
		return p.Add(ui.Item{ID: id, Label: label, Icon: name, Look: ui.IconLook, Do: do, Rect: ui.Rect{X: x, Y: top + (h-11*u)/2, W: 11 * u, H: 11 * u}})
	}
	icon(p.Safe.Left+u, "menu", "menu", "Menu", func() { t.menu() }).Back = true
	x := p.W - p.Safe.Right - 12.5*u
	if p.Shape == ui.Desk {
		name, label := "sound", "Sound off"
		if t.st.Prefs.Mute {
			name, label = "mute", "Sound on"
		}
		icon(x, "sound", name, label, t.toggleSound)
		x -= 11 * u
	}
	icon(x, "book", "book", "Rules", func() { t.st.Push(t.st.Screens.Rulebook(t.sess.Game())) })
	if t.st.Prefs.Lens != prefs.Never && t.sess.Game().Odds != nil {
		it := icon(x-11*u, "lens", "lens", "Odds", t.useLens)
		it.Role, it.Chosen, it.Value = ui.Toggle, t.lens, words.OnOff(t.lens)
	}
}

func (t *Table) toggleSound() {
	t.st.Prefs.Mute = !t.st.Prefs.Mute
	t.st.KeepPrefs()
	if t.deps.Sound != nil {
		t.deps.Sound.Mute(t.st.Prefs.Mute)
	}
}

func (t *Table) menu() {
	if t.deps.Menu != nil {
		t.deps.Menu(t)
	}
}

// layReading lists what is only to be read: seats, pots, the position in
// words, and the odds.
func (t *Table) layReading(p *ui.Page, in *Instant) {
	for i, s := range in.Now.Seats {
		p.Say("seat "+words.Int(i+1), ui.Words, seatWords(t.names[i], s, in.Now.Turn == rules.Actor(i)), t.frame.Seats[i])
	}
	for i, pile := range in.Now.Piles {
		p.Say("pile "+words.Int(i+1), ui.Words, pileWords(pile, t.names), t.frame.Pot)
	}
	if b := bonesWords(in.Now.Bones); b != "" {
		p.Say("cast", ui.Words, b, t.frame.Bones)
	}
	for i, line := range in.Now.Text {
		p.Say("text "+words.Int(i+1), ui.Words, words.Fill(line, t.names), t.frame.Board)
	}
	if in.Odds != nil {
		p.Say("odds", ui.Words, in.Odds.Title+". "+in.Odds.Note, t.frame.Slips)
	}
	if n := len(t.log); n > 0 {
		p.Say("log", ui.Words, strings.ReplaceAll(t.log[n-1], "**", ""), t.frame.Log)
	}
}

func seatWords(name string, s rules.SeatView, acts bool) string {
	parts := []string{name, words.Coins(s.Purse)}
	if s.Figure != "" {
		parts = append(parts, s.Figure+" "+s.Unit)
	}
	if s.Note != "" {
		parts = append(parts, s.Note)
	}
	if acts {
		parts = append(parts, "to act")
	}
	return strings.Join(parts, ", ")
}

func pileWords(pile rules.Pile, names []string) string {
	if pile.Seat >= 0 {
		return names[pile.Seat] + ", " + pile.Label + ", " + words.Coins(pile.Coins)
	}
	return pile.Label + ", " + words.Coins(pile.Coins)
}

func bonesWords(bones []rules.Bone) string {
	if len(bones) == 0 {
		return ""
	}
	s := "On the table:"
	for _, b := range bones {
		s += " " + words.Int(int(b.Counts))
	}
	return s
}
