package table

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
)

// Lay lists what stands on the page in the order in which somebody goes through it
// who does not see it: the question, the choices, the main button, then what else can
// be done, and last what there is to read.
func (t *Table) Lay(p *ui.Page) {
	t.still.listed++
	t.arrange(p)
	p.Title = t.script.sess.Game().Title
	p.ToastY = t.frame.Rail.Y - 2*p.U
	if p.Shape == ui.Sideways {
		p.ToastY = p.H - 3*p.U
	}
	p.Keep, p.Head = t.frame.Bones, t.frame.Bar.Y+t.frame.Bar.H
	if p.Shape == ui.Portrait { // bones, cards and all that is one's own may lie anywhere low on the table
		p.Keep = t.frame.Field
	}
	if t.script.veiled() {
		t.curtain.lay(p, t.seats.names[t.script.sess.Turn()], t.part)
		icon(p, p.Safe.Left+p.U, p.Reach().Y+p.U, "menu", "Menu", t.menu).Back = true
	} else {
		t.layTable(p)
	}
	if t.ask != nil {
		t.ask.Lay(p)
	}
}

// arrange says where everything stands and how large the bones are.
func (t *Table) arrange(p *ui.Page) {
	t.frame = t.lesson.place(p, &t.seats, t.board)
	t.frame.arrange(p, t.board)
	t.dice.Fit(t.frame.Bones, p.U, t.script.bones())
	t.dice.settle(t.script.fallen())
	t.old = true
}

// layTable lists what stands on a table that may be seen.
func (t *Table) layTable(p *ui.Page) {
	in := t.instant()
	keys, acts := sorted(in)
	if p.Shape == ui.Desk && len(keys) == 0 && !in.parted && !t.script.tallies() { // the question has the room of the keys beside it
		t.frame.Prompt.W = t.frame.Keys.X + t.frame.Keys.W - t.frame.Prompt.X
	}
	t.layPrompt(p, in)
	p.Group("Choices")
	if t.script.tallies() {
		t.tally.lay(p, in, &t.choice)
	} else {
		t.layRail(p, in, keys, acts)
	}
	p.Group("")
	p.Add(ui.Item{ID: "state", Label: "Say how it stands", Key: 's', Ear: true, Rect: t.frame.Bar, Do: t.sayState})
	t.layTerms(p, in)
	p.Group("Table")
	t.layTableItems(p, in)
	p.Group("")
	t.layBar(p)
	if notice := t.deps.notice(); notice != "" {
		p.Say("notice", ui.Words, notice, t.frame.Bar)
	}
	t.script.reading(in, t.choice.places).lay(p)
	p.Group("")
	distinguish(p, t.choice.places)
	t.layCoach(p, in)
}

// layTableItems lists what can be touched on the table itself, beneath all else.
func (t *Table) layTableItems(p *ui.Page, in *Instant) {
	from := len(p.Items)
	t.layPlaces(p, in)
	for i := range p.Items[from:] {
		p.Items[from+i].Beneath = true
	}
}

// layPlaces lists what can be touched on the table itself.
func (t *Table) layPlaces(p *ui.Page, in *Instant) {
	t.choice.lit, t.choice.places = false, nil
	switch {
	case in.Follow.On:
		t.layFollow(p)
		return
	case !in.Asks:
		if !t.script.live() {
			p.Add(ui.Item{ID: "table", Label: "Show it at once", Rect: t.frame.Field, Do: t.Hasten})
		}
		return
	case throwOf(&in.Now) != nil:
		p.Add(t.bones(throwOf(&in.Now).Move))
	}
	if t.board.Places != nil {
		t.choice.places = t.board.Places(in)
	}
	t.choice.lit = slices.ContainsFunc(t.choice.places, func(pl Place) bool { return !pl.tells() })
	for _, pl := range t.choice.places {
		if pl.Rect.W > 0 {
			p.Add(t.placed(in, pl))
		}
	}
}

// placed returns the touch item of a place.
func (t *Table) placed(in *Instant, pl Place) ui.Item {
	it := ui.Item{ID: pl.ID, Label: pl.Label, Rect: pl.Rect, Chosen: pl.Taken, Do: func() { t.touchPlace(pl) }}
	if least := finger * in.Page.U; min(pl.Rect.W, pl.Rect.H) < least {
		it.Rect, it.Close = pl.Rect.AtLeast(least), true
	}
	switch {
	case pl.tells():
		it.Do = func() { t.tellPlace(pl) }
		return it
	case pl.Part != (rules.Part{}):
		it.Do = func() { t.answer(pl.Part) }
		return it
	}
	if why := t.script.sess.Position().Why(pl.Move); why != "" {
		it.Barred, it.Why = true, why
	} else if row := in.Row(pl.Move); row != nil {
		it.Value = rowWords(row)
	}
	return it
}

// tellPlace tells of a place that was touched, which the board marks.
func (t *Table) tellPlace(pl Place) {
	t.choice.told = pl.ID
	t.st.News(pl.Label)
	t.st.Say(pl.Label)
}

// finger is the least size of a touch target, in page units.
const finger = 11

// touchPlace is a place being used: like its key, but of like bones the one that
// was touched is meant.
func (t *Table) touchPlace(pl Place) {
	bones := t.choice.meant(t.instant(), &pl)
	t.touch(pl.Move)
	t.choice.bones = bones
}

// bones returns the item that is held to throw: the cup or, in games played by hand,
// anything on the table.
func (t *Table) bones(m rules.Move) ui.Item {
	it := ui.Item{ID: "bones", Label: "Take the bones and throw", Rect: t.frame.Bones, Do: func() { t.Play(m) }}
	switch {
	case t.board.Bones.Hand != nil:
		t.handle(&it)
	case !t.board.Bones.Own && !t.script.tossed(&t.script.shown):
		it.Grip = func(g ui.Grip) { t.dice.grip(g, func() { t.Play(m) }) }
	}
	return it
}

// layRail lists the choices as keys and buttons.
func (t *Table) layRail(p *ui.Page, in *Instant, keys, acts []rules.Choice) {
	if in.Asks && throwOf(&in.Now) != nil && !t.Taught() && t.script.mayThrowOn() {
		on := throwOn
		if len(in.Now.Seats) == 1 {
			on.Label = "Throw on"
		}
		acts = append(acts, on)
	}
	if t.board.Bones.Hand != nil && in.Asks && len(keys)+len(acts) > 0 {
		t.layWays(p, in)
		return
	}
	if in.Follow.On {
		t.layFalling(p, in)
		return
	}
	r := rail{p: p, in: in, frame: &t.frame, game: t.script.sess.Game(), choice: &t.choice, touch: t.touch, play: t.Play, say: t.answer, look: t.lookInto}
	if in.parted {
		r.layParts()
	} else {
		r.layKeys(keys)
	}
	r.layActs(acts, t.undoKey(in), t.idle(in))
}

// undoKey takes back the last move, or the last part of one. Where moves stand there
// is none for a whole move.
func (t *Table) undoKey(in *Instant) ui.Item {
	it := ui.Item{ID: "undo", Label: "Undo", Look: ui.SecondLook, Icon: "undo", Key: 'u', Do: t.Undo}
	switch {
	case in.Asks && t.choice.course.mayReturn():
		it.Label, it.Icon, it.Back, it.Do = "Back", "back", true, t.answerBack
	case t.deps.Firm:
		return ui.Item{}
	case !t.script.sess.CanUndo() || !in.Asks:
		it.Barred, it.Why = true, t.whyNoUndo()
	}
	return it
}

// idle is the primary while nobody is asked.
func (t *Table) idle(in *Instant) ui.Item {
	switch {
	case in.Now.Turn == rules.Nobody && t.script.live():
		return ui.Item{Look: ui.PrimaryLook, Text: "See the result", Do: t.finish}
	case t.script.forward.on:
		return ui.Item{Look: ui.SecondLook, Text: "Stop", Label: "Stop throwing on", Do: t.Hasten}
	case t.board.Tense != nil && t.board.Tense(&in.Now):
		return ui.Item{Look: ui.SecondLook, Text: "Go on", Label: "Go on at once", Do: t.Hasten}
	case len(in.Now.Seats) == 1, in.Now.Turn == rules.Nobody, t.seats.person(acting(in.known())): // no other turn is waited for
		return ui.Item{Look: ui.SecondLook, Text: "Skip", Do: t.Skip}
	case !t.seats.plays(in.Now.Seats):
		return ui.Item{Look: ui.SecondLook, Text: "Skip ahead", Do: t.Skip}
	}
	return ui.Item{Look: ui.SecondLook, Text: "Skip to my turn", Do: t.Skip}
}

// layBar lists the icons of the bar.
func (t *Table) layBar(p *ui.Page) {
	game := t.script.sess.Game()
	y := p.Safe.Top + (t.frame.Bar.H-p.Safe.Top-iconSize*p.U)/2
	if t.frame.Icons.H > 0 {
		y = t.frame.Icons.Y + (t.frame.Icons.H-iconSize*p.U)/2
	}
	icon(p, p.Safe.Left+p.U, y, "menu", "Menu", t.menu).Back = true
	x := p.W - p.Safe.Right - 12.5*p.U
	if p.Shape == ui.Desk {
		it := icon(p, x, y, "sound", "Sound", t.toggleSound)
		it.Role, it.On, it.Value = ui.Toggle, !t.st.Prefs.Mute, words.OnOff(!t.st.Prefs.Mute)
		if t.st.Prefs.Mute {
			it.Icon = "mute"
		}
		x -= iconSize * p.U
	}
	icon(p, x, y, "book", "Rules", func() { t.st.Push(t.st.Screens.Rulebook(game)) })
	if t.st.Prefs.Lens != prefs.Never && game.Odds != nil {
		it := icon(p, x-iconSize*p.U, y, "lens", "Odds", t.useLens)
		it.Role, it.Chosen, it.Value = ui.Toggle, t.lens.on, words.OnOff(t.lens.on)
	}
}

// iconSize is the width of an icon, in page units.
const iconSize = 11

// icon lists an icon that is called as its picture is.
func icon(p *ui.Page, x, y float64, name, label string, do func()) *ui.Item {
	return p.Add(ui.Item{ID: name, Label: label, Icon: name, Look: ui.IconLook, Do: do, Rect: ui.Rect{X: x, Y: y, W: iconSize * p.U, H: iconSize * p.U}})
}

func (t *Table) toggleSound() {
	t.st.Prefs.Mute = !t.st.Prefs.Mute
	t.st.KeepPrefs()
	t.deps.Sound.Mute(t.st.Prefs.Mute)
}

func (t *Table) menu() {
	if t.deps.Menu != nil {
		t.deps.Menu(t)
	}
}
