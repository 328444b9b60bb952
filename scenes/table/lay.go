package table

import (
	"math"

	"knucklebones/rules"
	"knucklebones/rules/kits/glossary"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
)

// Lay lists what stands on the page in the order in which somebody goes through it
// who does not see it: the question, the choices, the main button, then what else can
// be done, and last what there is to read.
func (t *Table) Lay(p *ui.Page) {
	t.still.listed++
	p.Reader = t.seats.reader
	t.lens.heed(t.st.Prefs.Lens)
	t.arrange(p)
	l := listing{t: t, p: p, in: t.instant()}
	switch {
	case t.script.veiled():
		l.layCurtain()
	case t.Taught():
		l.teach()
	default:
		p.Title = t.script.sess.Game().Title
		l.layTable()
	}
	t.wake.heed(p)
	p.ToastRoom, p.ToastLine = t.frame.toasts(p, t.Taught()), t.frame.toastLine(p)
	if t.ask != nil {
		t.ask.Lay(p)
	}
}

// arrange computes the layout of the table and the size of the bones.
func (t *Table) arrange(p *ui.Page) {
	t.frame = t.lesson.place(p, &t.seats, t.board, t.lens.on && t.script.sess.Game().Odds != nil)
	t.frame.arrange(p, t.board)
	if t.newcomer.handsLie() && t.frame.Slips.W == 0 {
		t.frame.cutHands(p)
	}
	t.dice.Fit(t.frame.Bones, p.U, t.script.bones())
	t.dice.settle(t.script.fallen())
	t.old = true
}

// A listing lists the items of one page of a table, section by section. Where the table
// is watched, or in a lesson, it leaves out or adds sections.
type listing struct {
	t     *Table
	p     *ui.Page
	in    *Instant
	coach Advice // what the coach says, in a lesson
}

// layTable lists the items of a table that may be seen, as no curtain is closed.
func (l *listing) layTable() {
	t, p := l.t, l.p
	t.choice.lit = false
	keys, acts := sorted(l.in)
	keys = t.board.onRail(l.in, keys)
	wagers := l.wagers()
	ways := len(wagers) > 0 || t.board.Bones.Hand != nil && (l.in.Asks || l.in.Follow.On)
	if p.Shape == ui.Desk && (l.in.keyless || len(keys) == 0 && !l.in.parted) && !ways && !t.script.tallies() { // the question has the room of the keys beside it
		t.frame.Prompt.W = t.frame.Keys.X + t.frame.Keys.W - t.frame.Prompt.X
	}
	l.layPrompt()
	if t.deps.Watch == nil {
		p.Group("Choices")
		l.layChoices(keys, acts, wagers)
	}
	p.Group("")
	p.Add(ui.Item{ID: "state", Label: "Say how the game stands", Key: 's', Invisible: true, Rect: t.frame.Bar, Do: l.sayState})
	l.layTerms()
	l.layGoalTerms()
	l.layHands()
	p.Group("Table")
	l.layPlaces()
	p.Group("")
	l.layBar()
	if notice := (writing{t}).notice(l.in); notice != "" {
		p.Say("notice", ui.Words, notice, t.frame.Bar)
	}
	past := l.soFar()
	t.script.reading(l.in, t.choice.places).lay(p, past)
	l.layLog(past)
	p.Group("")
	l.layWatching()
}

// layWatching lists what somebody who watches can do, in place of the choices.
func (l *listing) layWatching() {
	if l.t.deps.Watch == nil {
		return
	}
	at := l.t.frame.Acts
	if l.t.script.veiled() {
		p := l.p
		at = ui.Rect{X: p.Margin(), Y: p.H - p.Safe.Bottom - 18*p.U, W: p.W - 2*p.Margin(), H: 14 * p.U}
	}
	before := len(l.p.Items)
	l.t.deps.Watch(l.p, at)
	for _, it := range l.p.Items[before:] {
		if keys := &l.t.frame.Keys; it.Rect.Meets(*keys) { // what is written there gives way
			keys.H = math.Max(1, it.Rect.Y-2*l.p.U-keys.Y)
		}
	}
}

// layCurtain lists the items of the closed curtain.
func (l *listing) layCurtain() {
	t, p := l.t, l.p
	t.curtain.lay(p, t.script.sess.Turn(), t.part)
	p.Add(icon(p, p.Safe.Left+p.U, p.Reach().Y+p.U, "menu", "Menu", l.menu))
	l.layWatching()
}

// layPrompt lists the question, the coach's words and what is written under the question.
func (l *listing) layPrompt() {
	head, under := l.t.script.promptLines(l.in)
	l.p.Say("prompt", ui.Heading, head, l.t.frame.Prompt)
	l.layCoach()
	if under != "" {
		l.p.Say("under", ui.Words, under, l.t.frame.Prompt)
	}
}

// layTerms lists an item that explains the terms in the question and in what wins, at the
// place of the question, while a person is asked, and another at the terms that are
// underlined below it, if there are any; on a desk what wins stands elsewhere.
func (l *listing) layTerms() {
	t, u := l.t, l.p.U
	t.choice.terms = false
	if !l.in.Asks || t.Taught() {
		return
	}
	head, aside := t.script.prompt(l.in)
	_, terms := l.p.Terms(text.Sentences(text.Stop(head), aside, l.in.Goal))
	if len(terms) == 0 {
		return
	}
	t.choice.terms = true
	at := t.frame.Prompt
	grow := math.Max(0, (finger*u-at.H)/2)
	at.Y, at.H = at.Y-grow, at.H+2*grow
	var below []ui.Rect
	for _, r := range (writing{t}).underlined(l.in) {
		if x, y := r.Center(); !at.Has(x, y) {
			below = append(below, r)
		}
	}
	l.explain("words", "What it means: {0}", at, terms)
	if len(below) == 0 {
		return
	}
	for _, r := range below[1:] {
		below[0] = below[0].Join(r)
	}
	l.explain("below", "What it means, below: {0}", below[0], terms)
}

// layGoalTerms lists an item that explains the terms in what wins, where that is written in
// the bar.
func (l *listing) layGoalTerms() {
	if !(writing{l.t}).glossed(l.in) {
		return
	}
	if _, terms := l.p.Terms(l.t.script.sess.Game().Line); len(terms) > 0 {
		l.explain("goal", "What wins, explained: {0}", l.t.frame.Log, terms)
	}
}

// explain lists an item at a place that explains terms, with its label's pattern.
func (l *listing) explain(id string, said text.Text, at ui.Rect, terms []text.Term) {
	l.p.Add(ui.Item{
		ID: id, Style: ui.Bare, Beneath: true, Label: text.Of(said, listed(terms)), Rect: at,
		Do: func() { l.t.Ask(Explain(func() { l.t.Ask(nil) }, l.t.script.sess.Game(), terms...)) },
	})
}

// listed returns the words of terms in a row.
func listed(terms []text.Term) text.Text {
	words := make([]text.Text, len(terms))
	for i, term := range terms {
		words[i] = text.Raw(term.Word)
	}
	return text.Commas(words...)
}

// layChoices lists what the person can do: choices as keys and buttons, the sides of
// real bones, the ways to throw by hand, or bets on somebody else's throw.
func (l *listing) layChoices(keys, acts []rules.Choice, wagers []Wager) {
	t := l.t
	if l.in.Asks && throwOf(&l.in.Now) != nil && !t.Taught() && t.script.mayThrowOn() {
		on := throwOn
		if len(l.in.Now.Seats) == 1 {
			on.Label = "Keep throwing"
		}
		if o := t.board.Onward; o != nil {
			on.Label = o.Label
		}
		acts = append(acts, on)
	}
	r := l.rail()
	switch {
	case t.script.tallies():
		t.tally.lay(l.p, l.in, &t.choice)
	case t.board.Bones.Hand != nil && l.in.Asks && len(keys)+len(acts) > 0:
		l.layWays(r)
	case l.in.Follow.On:
		l.layFalling(r)
	case l.in.parted:
		r.layParts()
		r.layActs(acts, l.undoKey(), l.idle())
	case len(wagers) > 0:
		r.layWagers(wagers)
		r.layActs(acts, l.undoKey(), l.idle())
	default:
		r.layKeys(keys)
		r.layActs(acts, l.undoKey(), l.idle())
	}
}

// rail returns the rail that lists keys and buttons for the present question.
func (l *listing) rail() *rail {
	t := l.t
	return &rail{
		p: l.p, in: l.in, frame: &t.frame, game: t.script.sess.Game(), choice: &t.choice, leads: l.leads(),
		touch: t.touch, play: t.Play, answered: t.answered,
	}
}

// undoKey returns the button that takes back the last move, or the last part of one
// that is being selected. It is empty if there is nothing to take back, or moves stand
// here.
func (l *listing) undoKey() ui.Item {
	t := l.t
	it := ui.Item{ID: "undo", Label: "Undo", Style: ui.SecondStyle, Icon: "undo", Key: 'u', Do: t.Undo}
	switch {
	case l.in.Asks && t.choice.course.mayReturn():
		it.Label, it.Icon, it.Back, it.Do = "Back", "back", true, func() { t.choice.back(); t.answered() }
	case t.deps.Firm || !l.in.Asks || !t.script.sess.CanUndo():
		return ui.Item{}
	}
	return it
}

// The words of the button that skips, goes on at once or stops throwing on.
const (
	skips       text.Text = "Skip"
	skipsAhead  text.Text = "Skip ahead"
	skipsToTurn text.Text = "Skip to my turn"
	goesOn      text.Text = "Go on"
	stopsOn     text.Text = "Stop"
)

// passing lists these words.
var passing = [...]text.Text{skips, skipsAhead, skipsToTurn, goesOn, stopsOn}

// passer returns the button that passes over something, with its words.
func passer(said, label text.Text, do func()) ui.Item {
	return ui.Item{Style: ui.SecondStyle, Text: said, Label: label, Do: do}
}

// idle returns the primary button while nobody is asked: to skip, to go on at once, to
// stop throwing on, or to see the result.
func (l *listing) idle() ui.Item {
	t, now := l.t, &l.in.Now
	switch {
	case now.Turn == rules.Nobody && t.script.live() && t.Taught():
		return ui.Item{Style: ui.PrimaryStyle, Text: "Play", Do: t.finish}
	case now.Turn == rules.Nobody && t.script.live():
		return ui.Item{Style: ui.PrimaryStyle, Text: "See the result", Do: t.finish}
	case now.Turn == rules.Nobody && t.script.awaited() && !t.Taught():
		return ui.Item{Style: ui.PrimaryStyle, Text: "See the result", Do: func() { t.Hasten(); t.finish() }}
	case t.script.forward.on:
		return passer(stopsOn, "Stop throwing", t.Hasten)
	case t.script.awaited(), t.board.Tense != nil && t.board.Tense(now):
		return passer(goesOn, "Go on at once", t.Hasten)
	case t.seats.person(acting(l.in.known())):
		return passer(skips, "", t.SkipThrow)
	case len(now.Seats) == 1, now.Turn == rules.Nobody: // no other turn is waited for
		return passer(skips, "", t.Skip)
	case !t.seats.plays(now.Seats):
		return passer(skipsAhead, "", t.Skip)
	}
	return passer(skipsToTurn, "", t.Skip)
}

// layBar lists the icons of the bar; in a lesson the way out replaces the menu.
func (l *listing) layBar() {
	t, p := l.t, l.p
	y := p.Safe.Top + (t.frame.Bar.H-p.Safe.Top-iconSize*p.U)/2
	if t.frame.Icons.H > 0 {
		y = t.frame.Icons.Y + (t.frame.Icons.H-iconSize*p.U)/2
	}
	out := icon(p, p.Safe.Left+p.U, y, "menu", "Menu", l.menu)
	icons := l.icons(p.W-p.Safe.Right-12.5*p.U, y)
	if t.Taught() {
		out = l.wayOut(out, icons[len(icons)-1].Rect.X)
	}
	p.Add(out)
	for _, it := range icons {
		p.Add(it)
	}
}

// icons returns the icons at the end of the bar, rightmost first; x and y are the
// position of the first, in pixels.
func (l *listing) icons(x, y float64) (list []ui.Item) {
	t, p, game := l.t, l.p, l.t.script.sess.Game()
	if p.Shape == ui.Desk {
		it := icon(p, x, y, "sound", "Sound", t.toggleSound)
		it.Role, it.On, it.Value = ui.Toggle, !t.st.Prefs.Mute, onOff(!t.st.Prefs.Mute)
		if t.st.Prefs.Mute {
			it.Icon = "mute"
		}
		list, x = append(list, it), x-iconSize*p.U
	}
	list = append(list, icon(p, x, y, "book", "Rules", func() { t.st.Push(t.st.Screens.Rulebook(game)) }))
	if by := t.script.ranks(); by.Named {
		x -= iconSize * p.U
		title, _ := glossary.Ranked(by)
		list = append(list, icon(p, x, y, "hands", title, l.showHands))
	} else if len(t.board.Throws) > 0 {
		x -= iconSize * p.U
		it := icon(p, x, y, "hands", throwsTitle, l.showThrows)
		it.ID = "throws"
		list = append(list, it)
	}
	if t.st.Prefs.Lens != prefs.Never && game.Odds != nil {
		it := icon(p, x-iconSize*p.U, y, "lens", "Odds", t.useLens)
		it.Role, it.Selected, it.Value = ui.Toggle, t.lens.on, onOff(t.lens.on)
		list = append(list, it)
	}
	return list
}

// onOff returns the state of a switch.
func onOff(on bool) text.Text {
	if on {
		return "on"
	}
	return "off"
}

// iconSize is the width of an icon, in page units.
const iconSize = 11

// icon returns an icon of the bar at x and y, which is called as its picture is. The menu
// is the way back.
func icon(p *ui.Page, x, y float64, name string, label text.Text, do func()) ui.Item {
	return ui.Item{ID: name, Label: label, Icon: name, Style: ui.IconStyle, Do: do, Back: name == "menu", Rect: ui.Rect{X: x, Y: y, W: iconSize * p.U, H: iconSize * p.U}}
}

// sayState announces the state of the game: scores, pot, whose turn.
func (l *listing) sayState() {
	in := l.t.instant()
	l.t.st.Announce(l.t.script.reading(in, nil).state(l.t.script.promptLines(in)))
}

func (l *listing) menu() {
	if l.t.deps.Menu != nil {
		l.t.deps.Menu(l.t)
	}
}
