// Package fairplay is the screen that lets anybody check the throws of a game: the seal
// before the first throw, the key after the last, and whether all throws follow.
package fairplay

import (
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// Data describes the throws of a game.
type Data struct {
	Game text.Text
	Seal string // the fingerprint of the seed, in hexadecimal digits
	Key  string // the seed; "" until the game is over

	Proof record.Proof // once the game is over

	Copy func(digits string) // puts digits on the clipboard; nil where there is none
}

// A FairPlay is the screen.
type FairPlay struct {
	st    *scenes.Stack
	d     Data
	sheet sheet.Sheet
	ask   *sheet.Question
}

// New returns the screen that shows how fair the throws of a game were, from d.
func New(st *scenes.Stack, d Data) *FairPlay {
	return &FairPlay{st: st, d: d, sheet: sheet.Sheet{Most: 200}}
}

// Lay lays out the page: the seal and the key, what the check found, and what that
// means.
func (f *FairPlay) Lay(p *ui.Page) {
	p.Title = "Fair play"
	left, right := f.sheet.Begin(p, f.rail())
	left.Title(f.head(), f.d.Game, false)
	f.digits(p, left, "seal", "Before the first throw: the seal", f.d.Seal, drawSeal)
	left.Gap(4)
	if f.d.Key == "" {
		left.Write("The key comes after the game.", ui.NoteType, ui.Words)
	} else {
		f.digits(p, left, "key", "After the game: the key", f.d.Key, drawKey)
	}
	right.Gap(4)
	if f.d.Key != "" {
		f.found(p, right)
	}
	right.Write("Before the first throw, the game puts a list of all its throws into a sealed envelope. When the game is over you get the key: open the envelope, and you can see that nobody changed a throw.", ui.BodyType, ui.Words)
	right.Gap(3)
	right.Write("A computer that plays here sees what you would see in its place, and nothing more. In the record of a game, anyone can check what it knew at each decision.", ui.TextType, ui.Words)
	right.Gap(4)
	f.sheet.End(p, "Fair play", f.st.Pop)
	if f.ask != nil {
		f.ask.Lay(p)
	}
}

func (f *FairPlay) head() text.Text {
	if f.d.Key == "" {
		return "Every throw is fixed already"
	}
	return "Every throw was fixed before the game began"
}

func (f *FairPlay) rail() *sheet.Rail {
	return &sheet.Rail{
		Primary: ui.Item{ID: "table", Text: "Back to the game", Do: f.st.Pop},
		Seconds: []ui.Item{{ID: "how", Text: "Check it yourself", Do: f.explain}},
	}
}

// digits adds a seal or a key beside its picture, in groups of four.
func (f *FairPlay) digits(p *ui.Page, flow *sheet.Flow, id string, head text.Text, digits string, picture func(dst *ebiten.Image, p *ui.Page, r ui.Rect)) {
	u := p.U
	flow.Heading(head, "")
	disc := math.Min(22*u, flow.W*0.3)
	lines := grouped(digits, func(line string) bool { return p.Width(text.Raw(line), ui.FigureType) <= flow.W-disc-4*u })
	high := 1.5 * p.Size(ui.FigureType)
	foot := 0.0
	if f.d.Copy != nil {
		foot = 12 * u
	}
	row := flow.TakePx(math.Max(disc, high*float64(len(lines))+foot) + 2*u)
	p.Ink(ui.Rect{X: row.X, Y: row.Y + u, W: disc, H: disc}, func(dst *ebiten.Image, r ui.Rect) { picture(dst, p, r) })
	at := ui.Rect{X: row.X + disc + 4*u, Y: row.Y, W: row.W - disc - 4*u, H: high * float64(len(lines))}
	p.Say(id, ui.Words, text.Raw(strings.Join(lines, " ")), at)
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
		for _, line := range lines {
			top, rest := r.Cut(high)
			p.Line(dst, top, text.Raw(line), ui.FigureType)
			r = rest
		}
	})
	if f.d.Copy != nil {
		it := ui.Item{ID: "copy " + id, Style: ui.PaperStyle, Text: "Copy", Label: text.Of("Copy: {0}", head), Do: func() { f.d.Copy(digits) }}
		it.Rect = ui.Rect{X: at.X, Y: at.Y + at.H + u, W: math.Max(p.ButtonWidth(&it), 20*u), H: 11 * u}
		p.Add(it)
	}
}

// grouped returns digits in groups of four, as many groups on a line as fit, but all
// lines alike.
func grouped(digits string, fits func(line string) bool) (lines []string) {
	var groups []string
	for len(digits) >= 4 {
		groups, digits = append(groups, digits[:4]), digits[4:]
	}
	n := len(groups)
	for n > 1 && !fits(strings.Join(groups[:n], " ")) {
		n = (n + 1) / 2
	}
	for ; len(groups) > 0; groups = groups[min(n, len(groups)):] {
		lines = append(lines, strings.Join(groups[:min(n, len(groups))], " "))
	}
	return lines
}

// found adds a framed line with the result of checking the finished game.
func (f *FairPlay) found(p *ui.Page, flow *sheet.Flow) {
	u, pr := p.U, f.d.Proof
	line, icon, ink := pr.Text(), "check", ui.Gain
	switch {
	case pr.Stray > 0:
		icon, ink = "cross", ui.Loss
	case pr.Drawn == 0:
		icon, ink = "hand", ui.SecondOnPaper
	}
	w := flow.W - 20*u
	high := p.Height(line, w, ui.NameType)
	ticks := ticked(pr, w-2*u, 3*u)
	row := flow.TakePx(math.Max(16*u, high+6*u+ticks.H))
	flow.Gap(4)
	p.Say("found", ui.Words, line, row)
	p.Ink(row, func(dst *ebiten.Image, r ui.Rect) {
		frame(dst, p, r, ink)
		cx, cy := r.X+9*u, r.Y+(r.H-ticks.H)/2
		thing.Dot(dst, cx, cy, 10*u, p.Color(ink))
		thing.Icon(dst, icon, cx, cy, 6*u, palette.White)
		top := r.Y + (r.H-ticks.H-high)/2
		p.Lines(dst, ui.Rect{X: r.X + 17*u, Y: top, W: w, H: high}, line, ui.NameType.In(ink))
		for i := range pr.Casts() {
			if ticks.W == 0 {
				break
			}
			x, y := r.X+18.5*u+float64(i%ticks.cols)*ticks.W, r.Y+r.H-ticks.H-u+float64(i/ticks.cols)*ticks.W
			thing.Icon(dst, "check", x, y, 2.6*u, p.Color(ink))
		}
	})
}

// frame draws the lines round a rectangle.
func frame(dst *ebiten.Image, p *ui.Page, r ui.Rect, ink ui.Ink) {
	pen := math.Max(1, p.U/3)
	for _, edge := range []ui.Rect{{X: r.X, Y: r.Y, W: r.W, H: pen}, {X: r.X, Y: r.Y + r.H - pen, W: r.W, H: pen}, {X: r.X, Y: r.Y, W: pen, H: r.H}, {X: r.X + r.W - pen, Y: r.Y, W: pen, H: r.H}} {
		p.Fill(dst, edge, ink)
	}
}

// A ticks is the place of a check for every throw: rows of them, and the height of all.
type ticks struct {
	W, H float64 // of one check; of all rows
	cols int
}

// ticked returns the layout of one tick per checked throw, size pixels each, in that
// width. It is empty if a throw was told or doesn't follow, or if there are too many.
func ticked(pr record.Proof, width, size float64) ticks {
	const most = 120
	if pr.Stray > 0 || pr.Told > 0 || pr.Drawn > most || pr.Drawn == 0 {
		return ticks{}
	}
	cols := max(1, int(width/size))
	rows := (pr.Drawn + cols - 1) / cols
	return ticks{W: size, H: float64(rows)*size + size, cols: cols}
}

// explain opens a note about how to check a game with other programs, and what a check
// can't show.
func (f *FairPlay) explain() {
	q := &sheet.Question{Title: "Check it yourself", Close: func() { f.ask = nil; f.st.Invalidate() }}
	q.Lines = []text.Text{
		"The seal is the beginning of the SHA-256 of the key. Write down the seal during the game. After it, any program for SHA-256 shows whether the key fits:",
		text.Raw("printf %s KEY | sha256sum"),
		"Save the record of the game, and Knucklebones makes all its throws again from the key:",
		text.Raw("knucklebones -verify FILE"),
		"What the seal can’t show: who plays alone has to trust that the device chose the key by chance. Only when two devices play together do both of them add to it, so that neither can choose the bones.",
	}
	f.ask = q
	f.st.Invalidate()
}

// Tick returns false, since nothing on the screen moves.
func (f *FairPlay) Tick() bool { return false }

// Leave frees the cached pictures.
func (f *FairPlay) Leave() { f.sheet.Leave() }

// Draw draws the page.
func (f *FairPlay) Draw(dst *ebiten.Image, p *ui.Page) {
	f.sheet.Draw(dst, p)
	p.DrawItems(dst)
}

// drawSeal draws red wax with the knot.
func drawSeal(dst *ebiten.Image, p *ui.Page, r ui.Rect) {
	x, y := r.Center()
	dark := palette.Mix(palette.Madder, palette.Black, 0.4)
	thing.Dot(dst, x+p.U/3, y+p.U/2, r.W, palette.Fade(palette.Black, 0.35))
	thing.Dot(dst, x, y, r.W, dark)
	thing.Dot(dst, x-p.U/5, y-p.U/4, r.W*0.95, palette.Mix(palette.Madder, palette.White, 0.16))
	thing.Dot(dst, x, y, r.W*0.92, palette.Madder)
	thing.Ring(dst, x, y, r.W*0.74, p.U/2, 0, dark)
	thing.Knot(dst, x, y, r.W*0.52, math.Max(0.7*p.U, r.W/24), dark)
}

// drawKey draws a key on a disc of brass.
func drawKey(dst *ebiten.Image, p *ui.Page, r ui.Rect) {
	x, y := r.Center()
	thing.Dot(dst, x+p.U/3, y+p.U/2, r.W, palette.Fade(palette.Black, 0.35))
	thing.Dot(dst, x, y, r.W, palette.Mix(palette.Brass, palette.Black, 0.35))
	thing.Dot(dst, x-p.U/5, y-p.U/4, r.W*0.95, palette.Candle)
	thing.Dot(dst, x, y, r.W*0.9, palette.Brass)
	thing.Icon(dst, "key", x, y, r.W*0.5, palette.Ink)
}
