package evening

import (
	"math"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/thing"
)

// An End is the screen at the end of an evening.
type End struct {
	st    *scenes.Stack
	f     Finale
	sheet sheet.Sheet
	laid  bool
	at    float64 // milliseconds of the celebration that have passed
	ask   *sheet.Question
}

// growing is the time in milliseconds in which the wreath grows. Petals begin to fall
// meanwhile, and are gone after celebrated.
const growing, celebrated = 600, 2600

// NewEnd returns the screen for how an evening ended. It celebrates one that has just ended,
// as far as the settings allow.
func NewEnd(st *scenes.Stack, f Finale) *End {
	e := &End{st: st, f: f, sheet: sheet.Sheet{Part: 0.57}}
	if st.Prefs.Motion != prefs.Full || e.early() || f.Back != nil {
		e.at = celebrated
	}
	return e
}

// Show shows the same end with more than was known before, such as honours.
func (e *End) Show(f Finale) {
	e.f = f
	e.laid = false // this ends no celebration
	e.st.Invalidate()
}

// early reports whether the evening was stopped before its last game.
func (e *End) early() bool { return e.f.Games < e.f.Planned }

// verdict returns the sentence about who won the evening, or leads one that was
// stopped.
func (e *End) verdict() text.Text {
	best := first(e.f.Rows)
	switch one := len(best) == 1; {
	case one && e.early():
		return text.Of("{0} leads the evening", text.Seat(best[0].Seat))
	case one:
		return text.Of("{0} wins the evening", text.Seat(best[0].Seat))
	case e.early():
		return text.Of("{0, upper} lead the evening", together(best))
	}
	return text.Of("{0, upper} share the evening", together(best))
}

// margin returns the sentence about the winner's coins and lead: over the only person,
// if they lost, or else over the second.
func (e *End) margin() text.Text {
	best := first(e.f.Rows)
	coins := best[0].Coins
	with := text.Of("with {0}", text.Coins(coins))
	if len(best) > 1 {
		with = text.Of("with {0} each", text.Coins(coins))
	}
	if len(best) == len(e.f.Rows) {
		return with
	}
	other := e.f.Rows[len(best)]
	if i := slices.IndexFunc(e.f.Rows, func(r Purse) bool { return r.Seat == e.f.You && r.Place > 1 }); i >= 0 {
		other = e.f.Rows[i]
	}
	return text.Of("{0}, {1} more than {2}", with, coins-other.Coins, text.Seat(other.Seat))
}

// stopped returns the sentence about how many games were played if the evening was
// stopped early, otherwise "".
func (e *End) stopped() text.Text {
	if !e.early() {
		return ""
	}
	return text.Of("Stopped after {0} of {1} games.", e.f.Games, e.f.Planned)
}

// Lay lays out the page: the verdict and the purses at the left of a wide sheet, the
// honours at the right.
func (e *End) Lay(p *ui.Page) {
	if e.laid { // something was used
		e.at = math.Max(e.at, celebrated)
	}
	e.laid = true
	if e.f.Reader != nil {
		p.Reader = e.f.Reader
	}
	p.Title = text.Of("An evening: {0}", e.verdict())
	if e.sheet.Most = 0; len(e.f.Honours) == 0 {
		e.sheet.Most = 150 // one column
	}
	left, right := e.sheet.Begin(p, e.rail())
	e.layVerdict(p, left)
	e.layRows(p, left)
	e.layHonours(p, right)
	var icons []ui.Item
	if e.f.Results != nil {
		icons = append(icons, ui.Item{ID: "results", Label: "All games of the evening", Icon: "log", Do: e.f.Results})
	}
	back := e.hall
	if e.f.Back != nil {
		back = e.f.Back
	}
	e.sheet.End(p, e.title(p), back, icons...)
	if e.ask != nil {
		e.ask.Lay(p)
	}
}

// title returns the title in the bar.
func (e *End) title(p *ui.Page) text.Text {
	switch {
	case p.Shape == ui.Portrait:
		return "An evening"
	case e.f.Minutes == 0:
		return text.Of("An evening, {0} games", e.f.Games)
	}
	return text.Of("An evening, {0} games, {1} min", e.f.Games, e.f.Minutes)
}

func (e *End) rail() *sheet.Rail {
	r := &sheet.Rail{}
	if e.f.Hall != nil {
		r.Seconds = append(r.Seconds, ui.Item{ID: "hall", Text: "Back to the hall", Do: e.hall})
	}
	if e.f.Share != nil {
		r.Seconds = append(r.Seconds, ui.Item{ID: "share", Icon: "share", Text: "Share", Do: e.f.Share})
	}
	if e.f.Again != nil {
		r.Primary = ui.Item{ID: "again", Text: "Again", Label: "Again: the same games and seats, with full purses", Do: e.f.Again}
		return r
	}
	r.Primary, r.Seconds = ui.Item{ID: "hall", Text: "Back to the hall", Do: e.hall}, nil
	return r
}

func (e *End) hall() {
	if e.f.Hall != nil {
		e.f.Hall()
		return
	}
	e.st.Home()
}

// Ask opens a question over the screen; nil closes it.
func (e *End) Ask(q *sheet.Question) {
	e.ask = q
	e.st.Invalidate()
}

// layVerdict adds the sentence about who won, beside a wreath with their emblems.
func (e *End) layVerdict(p *ui.Page, f *sheet.Flow) {
	u := p.U
	wreath := 45 * u
	switch {
	case low(p), p.Shape == ui.Sideways:
		wreath = 28 * u
	case p.Shape == ui.Portrait:
		wreath = 30 * u
	}
	said, note, stopped := e.verdict(), e.margin(), e.stopped()
	w := f.W - wreath - 5*u
	beside := w > 36*u*p.Text
	if !beside {
		w = f.W
	}
	title := ui.TitleType
	if !p.Fits(said, w, 2, title) {
		title.Step--
	}
	hs := [3]float64{p.Height(said, w, title), p.Height(note, w, ui.NoteType), p.Height(stopped, w, ui.TextType)}
	words := hs[0] + hs[1] + hs[2] + 2*u
	at := f.TakePx(math.Max(wreath*1.04, words))
	ring := ui.Rect{X: at.X, Y: at.Y, W: wreath, H: wreath}
	in := ui.Rect{X: at.X + wreath + 5*u, Y: at.Y + (at.H-words)/2, W: w, H: words}
	if !beside {
		ring.X = at.X + (at.W-wreath)/2
		in = f.TakePx(words)
	}
	p.Say("verdict", ui.Heading, text.Sentences(text.Of("{0} {1}.", said, note), stopped), at)
	p.Ink(ring, func(dst *ebiten.Image, r ui.Rect) { e.celebrate(dst, p, r) })
	p.Ink(in, func(dst *ebiten.Image, r ui.Rect) {
		title, sub, small := title, ui.NoteType, ui.TextType
		if !beside {
			title, sub, small = title.Mid(), sub.Mid(), small.Mid()
		}
		p.Lines(dst, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: hs[0]}, said, title)
		p.Lines(dst, ui.Rect{X: r.X, Y: r.Y + hs[0] + u, W: r.W, H: hs[1]}, note, sub)
		p.Lines(dst, ui.Rect{X: r.X, Y: r.Y + hs[0] + hs[1] + 2*u, W: r.W, H: hs[2]}, stopped, small)
	})
	f.Gap(2)
}

// celebrate draws the wreath round those who won, and petals that fall past it.
func (e *End) celebrate(dst *ebiten.Image, p *ui.Page, r ui.Rect) {
	var won []string
	for _, row := range first(e.f.Rows) {
		won = append(won, row.Colour)
	}
	p.Wreathed(dst, r, animation.EaseOut(e.at/growing), won)
	if e.at >= celebrated {
		return
	}
	const petals = 16
	for i := range petals {
		drawPetal(dst, p, r, i, e.at)
	}
}

// chance returns a number of 0 … 1 that looks like chance and is always the same for i.
var chance = outline.Seeded(3.7)

// drawPetal draws petal i, ms after the celebration began. Each has its own start, place
// and speed; it sways and turns, and is gone before it reaches anything that is read.
func drawPetal(dst *ebiten.Image, p *ui.Page, r ui.Rect, i int, ms float64) {
	h := func(k int) float64 { return chance(i*7 + k) }
	t := animation.Progress(ms, 700*h(1), 700*h(1)+1200+600*h(2))
	if t <= 0 || t >= 1 {
		return
	}
	x := r.X + r.W*(0.08+0.84*h(3)) + 2*p.U*math.Sin(6*t+6*h(4))
	y := r.Y + r.H*(0.02+0.9*t)
	thing.Petal(dst, i, x, y, p.U*(3+1.5*h(5)), t*5+h(6)*6, math.Abs(math.Sin(t*7+6*h(2))), math.Min(1, (1-t)*4))
}

// layRows adds a row for each player with their coins at the end.
func (e *End) layRows(p *ui.Page, f *sheet.Flow) {
	for i := range e.f.Rows {
		r := e.f.Rows[i]
		at := f.TakePx(e.rowHeight(p))
		p.Say("row "+strconv.Itoa(i+1), ui.Words, e.spoken(r), at)
		p.Ink(at, func(dst *ebiten.Image, at ui.Rect) { e.drawRow(dst, p, at, r) })
		f.Rule()
	}
	f.Gap(4)
}

// rowHeight returns the height of a player's row in pixels.
func (e *End) rowHeight(p *ui.Page) float64 {
	h := 18.5 * p.U
	switch {
	case len(e.f.Rows) > 5:
		h = 11 * p.U
	case low(p), p.Shape != ui.Desk:
		h = 15 * p.U
	}
	return math.Max(h, 10*p.U*p.Text)
}

// spoken returns a row in words for a screen reader.
func (e *End) spoken(r Purse) text.Text {
	list := []text.Text{text.Of("Place {0}: {1}", r.Place, r.Name), text.Of("{0}", text.Coins(r.Coins)), text.Of("{0} in the evening", text.Signed(r.Change))}
	if r.Loan > 0 {
		list = append(list, text.Of("{0} lent and paid back", text.Coins(r.Loan)))
	}
	return text.Commas(list...)
}

func (e *End) drawRow(dst *ebiten.Image, p *ui.Page, at ui.Rect, r Purse) {
	u, k := p.U, p.U*math.Min(p.Text, 1.3)
	if r.Place == 1 {
		p.Glow(dst, ui.Rect{X: at.X - 1.5*u, Y: at.Y, W: at.W + 1.5*u, H: at.H})
	}
	d := math.Min(11*u, at.H-u)
	figures, gap := [2]float64{13 * k, 15 * k}, 6*u
	if at.W < 100*u {
		d, figures, gap = math.Min(d, 10*u), [2]float64{10 * k, 11 * k}, 3*u
	}
	names := 0.0
	for _, row := range e.f.Rows {
		names = math.Max(names, p.Width(row.Name, ui.NameType))
	}
	var place, emblem, name, coins, change, purse ui.Rect
	at.Columns(ui.Fixed(&place, 5*k), ui.Fixed(&emblem, d), ui.Gap(2.5*u),
		ui.Strip{Into: &name, Want: math.Min(names, at.W*0.36), Least: 14 * u, Gives: 1}, ui.Gap(gap),
		ui.Strip{Into: &coins, Grow: 1}, ui.Gap(u), ui.Fixed(&change, figures[0]), ui.Fixed(&purse, figures[1]))
	p.Line(dst, place, text.Figure(r.Place), ui.FigureType.At(3).In(ui.SecondOnPaper))
	p.Emblem(dst, emblem.Middle(d, d), r.Colour)
	if r.Loan > 0 {
		p.Stack(dst, name, r.Name, text.Of("{0} lent", r.Loan))
	} else {
		p.Line(dst, name, r.Name, ui.NameType)
	}
	if coins.W > 12*u && at.H >= 13*u {
		p.Purse(dst, ui.Rect{X: coins.X, Y: at.Y + u, W: coins.W, H: at.H - 2*u}, r.Coins, most(e.f.Rows))
	}
	p.Line(dst, change, text.Of("{0}", text.Signed(r.Change)), gain(r.Change, false).End())
	p.Line(dst, purse, text.Figure(r.Coins), ui.FigureType.End())
}

// Tick advances the celebration and reports whether the picture changed.
func (e *End) Tick() bool {
	if e.at >= celebrated {
		return false
	}
	e.at += 1000.0 / 60
	return true
}

// Leave frees the cached pictures.
func (e *End) Leave() { e.sheet.Leave() }

// Draw draws the page.
func (e *End) Draw(dst *ebiten.Image, p *ui.Page) {
	e.sheet.Draw(dst, p)
	p.DrawItems(dst)
}
