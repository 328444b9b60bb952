package letter

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// An Arrival is the content of the screen for a letter that has come. Its texts contain the
// names of the players already.
type Arrival struct {
	Game    text.Text
	Colours []string  // of the people who sent it
	Title   text.Text // "Livia has played"
	Now     text.Text // whose turn it is now
	Lines   []text.Text
	Rows    []Row     // the players, where they have coins or points
	Checked text.Text // what was checked; may be empty
	// Board returns a picture of how the game stands, in a size in pixels; nil for an
	// invitation. The picture is valid until the next call.
	Board func(p *ui.Page, w, h float64) *ebiten.Image

	Go          text.Text // the primary button: "My turn"
	On          func()
	Watch       func() // nil where there is nothing to watch
	Later, Book func()
	Left        func() // is called when the screen is left; may be nil
}

// A Row is a player and what they have.
type Row struct {
	Name   text.Text
	Colour string
	Figure text.Text
}

// An Arrived is the screen of a letter that has come.
type Arrived struct {
	st    *scenes.Stack
	d     Arrival
	sheet sheet.Sheet
	ask   *sheet.Question
}

// NewArrived returns the screen of a letter that has come.
func NewArrived(st *scenes.Stack, d Arrival) *Arrived {
	a := &Arrived{st: st, d: d, sheet: sheet.Sheet{Part: 0.52}}
	if d.Board == nil {
		a.sheet.Most = 160
	}
	return a
}

// Ask opens a question over the screen; nil closes it.
func (a *Arrived) Ask(q *sheet.Question) {
	a.ask = q
	a.st.Invalidate()
}

// Lay lays out the page: what happened, and the board.
func (a *Arrived) Lay(p *ui.Page) {
	d := &a.d
	p.Title = text.Sentences(text.Stop(d.Title), d.Now)
	rail := &sheet.Rail{Primary: ui.Item{ID: "on", Text: d.Go, Do: d.On}}
	rail.Seconds = append(rail.Seconds, ui.Item{ID: "later", Text: "Later", Do: d.Later})
	if d.Watch != nil {
		rail.Seconds = append(rail.Seconds, ui.Item{ID: "watch", Text: "Watch it", Icon: "play", Do: d.Watch})
	}
	left, right := a.sheet.Begin(p, rail)
	a.head(p, left)
	if !a.sheet.Wide() {
		a.board(p, right)
	}
	a.lines(p, left)
	a.rows(p, left)
	if d.Checked != "" {
		a.checked(p, left)
	}
	if a.sheet.Wide() {
		a.board(p, right)
	}
	a.sheet.End(p, d.Game, d.Later, ui.Item{ID: "book", Label: "Rules", Icon: "book", Do: d.Book})
	if a.ask != nil {
		a.ask.Lay(p)
	}
}

// head adds the sentence about who has played, beside their emblems.
func (a *Arrived) head(p *ui.Page, f *sheet.Flow) {
	u, d := p.U, &a.d
	side := 20 * u
	if p.Shape != ui.Desk {
		side = 15 * u
	}
	emblem := side + 0.5*side*float64(max(0, min(len(d.Colours), 3)-1))
	w := f.W - emblem - 4*u
	title := p.Height(d.Title, w, ui.TitleType)
	row := f.TakePx(math.Max(side, title+p.Height(d.Now, w, ui.TextType)) + u)
	f.Gap(3)
	at := ui.Rect{X: row.X + emblem + 4*u, Y: row.Y, W: w, H: row.H}
	top, low := at.Cut(title)
	p.Say("title", ui.Heading, d.Title, top)
	p.Say("now", ui.Words, d.Now, low)
	p.Ink(row, func(dst *ebiten.Image, r ui.Rect) {
		for i := min(len(d.Colours), 3) - 1; i >= 0; i-- {
			p.Emblem(dst, ui.Rect{X: r.X + 0.5*side*float64(i), Y: r.Y, W: side, H: side}, d.Colours[i])
		}
	})
	p.Ink(top, func(dst *ebiten.Image, r ui.Rect) { p.Lines(dst, r, d.Title, ui.TitleType) })
	p.Ink(low, func(dst *ebiten.Image, r ui.Rect) { p.Lines(dst, r, d.Now, ui.TextType) })
}

// lines adds the sentences about what happened.
func (a *Arrived) lines(p *ui.Page, f *sheet.Flow) {
	u := p.U
	for i, line := range a.d.Lines {
		w := f.W - 8*u
		row := f.TakePx(p.Height(line, w, ui.BodyType) + 5*u)
		if i < len(a.d.Lines)-1 {
			f.Rule()
		}
		p.Say("happened "+strconv.Itoa(i+1), ui.Words, line, row)
		p.Ink(row, func(dst *ebiten.Image, r ui.Rect) {
			p.Line(dst, ui.Rect{X: r.X, Y: r.Y, W: 7 * u, H: r.H}, text.Figure(i+1), ui.FigureType.At(3).In(ui.Loss))
			p.Lines(dst, ui.Rect{X: r.X + 8*u, Y: r.Y + 2.5*u, W: w, H: r.H - 5*u}, line, ui.BodyType)
		})
	}
	f.Gap(2)
}

// rows adds each player's name and figure, as many side by side as fit.
func (a *Arrived) rows(p *ui.Page, f *sheet.Flow) {
	u := p.U
	high := 10 * u * p.Text
	x, row := f.X, ui.Rect{}
	for i, r := range a.d.Rows {
		w := 11*u + p.Width(r.Name, ui.NameType) + 3*u + p.Width(r.Figure, ui.NameType) + 6*u
		if i == 0 || x+w > f.X+f.W {
			row, x = f.TakePx(high), f.X
		}
		at := ui.Rect{X: x, Y: row.Y, W: math.Min(w, f.W), H: high}
		x += w
		p.Say("player "+strconv.Itoa(i+1), ui.Words, text.Of("{0}: {1}", r.Name, r.Figure), at)
		p.Ink(at, func(dst *ebiten.Image, at ui.Rect) {
			p.Emblem(dst, ui.Rect{X: at.X, Y: at.Y + (at.H-8*u)/2, W: 8 * u, H: 8 * u}, r.Colour)
			name := ui.Rect{X: at.X + 10*u, Y: at.Y, W: p.Width(r.Name, ui.NameType) + u, H: at.H}
			p.Line(dst, name, r.Name, ui.BodyType)
			p.Line(dst, ui.Rect{X: name.X + name.W + 2*u, Y: at.Y, W: at.X + at.W - name.X - name.W - 2*u, H: at.H}, r.Figure, ui.NameType)
		})
	}
	f.Gap(2)
}

// checked says what was checked.
func (a *Arrived) checked(p *ui.Page, f *sheet.Flow) {
	u, ty := p.U, ui.TextType.In(ui.Gain)
	row := f.TakePx(p.Height(a.d.Checked, f.W-8*u, ty) + 2*u)
	p.Say("checked", ui.Words, a.d.Checked, row)
	p.Ink(row, func(dst *ebiten.Image, r ui.Rect) {
		thing.Icon(dst, "check", r.X+3*u, r.Y+3.5*u, 5*u, p.Color(ui.Gain))
		p.Lines(dst, ui.Rect{X: r.X + 8*u, Y: r.Y + u, W: r.W - 8*u, H: r.H - u}, a.d.Checked, ty)
	})
}

// board adds the picture of the board as it stands.
func (a *Arrived) board(p *ui.Page, f *sheet.Flow) {
	if a.d.Board == nil {
		return
	}
	u := p.U
	high := math.Min(f.W, 96*u)
	switch {
	case cramped(p):
		high = math.Min(f.W, 40*u)
	case !a.sheet.Wide():
		high = math.Min(f.W, 70*u)
	}
	row := f.TakePx(high)
	f.Gap(3)
	img := a.d.Board(p, row.W, row.H)
	p.Ink(row, func(dst *ebiten.Image, r ui.Rect) {
		op := picture.Copying()
		op.GeoM.Translate(float64(int(r.X)), float64(int(r.Y)))
		picture.Draw(dst, img, op)
	})
}

// Tick returns false, since nothing on the screen moves.
func (a *Arrived) Tick() bool { return false }

// Leave frees the pictures.
func (a *Arrived) Leave() {
	a.sheet.Leave()
	if a.d.Left != nil {
		a.d.Left()
	}
}

// Draw draws the page.
func (a *Arrived) Draw(dst *ebiten.Image, p *ui.Page) {
	a.sheet.Draw(dst, p)
	p.DrawItems(dst)
}
