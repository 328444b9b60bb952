// Package fairplay is the screen that lets anybody check the throws of a game: the seal
// before the first throw, the key after the last, and whether all throws follow.
package fairplay

import (
	"cmp"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// Data describes the throws of a game.
type Data struct {
	Game text.Text
	Seal string // the fingerprint of the seed, in hexadecimal digits
	Key  string // the seed; "" until the game is over

	Proof record.Proof // once the game is over

	Copy func(digits string) // puts digits on the clipboard; nil where there is none
	Page func()              // saves a page that checks the game; nil until it is over
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
	return &FairPlay{st: st, d: d, sheet: sheet.Sheet{}}
}

// Lay writes the seal and the key, on a wide sheet side by side, and under them what the
// check found, and what that means.
func (f *FairPlay) Lay(p *ui.Page) {
	p.Title = "Fair play"
	if f.d.Key != "" {
		p.Title = text.Sentences(text.Stop("Fair play"), f.d.Proof.Text())
	}
	left, right := f.sheet.Begin(p, f.rail())
	if f.sheet.Wide() {
		f.sheet.Title(p, f.head(), f.d.Game, false)
	} else {
		left.Title(f.head(), f.d.Game, false)
	}
	f.digits(p, left, "seal", "Before the first throw: the seal", f.d.Seal, drawSeal)
	if f.d.Key == "" {
		right.Heading("After the game: the key", "")
		right.Write("The key comes after the game.", ui.NoteType, ui.Words)
	} else {
		f.digits(p, right, "key", "After the game: the key", f.d.Key, drawKey)
	}
	below := f.sheet.Below(p)
	below.Gap(4)
	if f.d.Key != "" {
		f.found(p, below)
	}
	below.Write("Before the first throw, the game puts a list of all its throws into a sealed envelope. When the game is over you get the key: open the envelope, and you can see that nobody changed a throw.", ui.BodyType, ui.Words)
	below.Gap(3)
	below.Write("A computer that plays here sees what you would see in its place, and nothing more. In the record of a game, anyone can check what it knew at each decision.", ui.TextType, ui.Words)
	below.Gap(2)
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
	r := &sheet.Rail{
		Primary: ui.Item{ID: "table", Text: "Back to the game", Do: f.st.Pop},
		Seconds: []ui.Item{{ID: "how", Text: "Check it yourself", Do: f.explain}},
	}
	if f.d.Key != "" && f.d.Proof.Drawn > 0 {
		r.Aside = "This check ran on your device."
	}
	return r
}

// digits adds a seal or a key beside its picture, in groups of four.
func (f *FairPlay) digits(p *ui.Page, flow *sheet.Flow, id string, head text.Text, digits string, picture func(dst *ebiten.Image, p *ui.Page, r ui.Rect)) {
	u := p.U
	flow.Heading(head, "")
	disc := math.Min(22*u, flow.W*0.3)
	if p.Shape == ui.Desk && p.H >= 190*u {
		disc = math.Min(28*u, flow.W*0.3)
	}
	lines := grouped(digits, func(line string) bool { return p.Width(text.Raw(line), ui.FigureType) <= flow.W-disc-4*u })
	high := 1.5 * p.Size(ui.FigureType)
	foot := 0.0
	if f.d.Copy != nil {
		foot = 12 * u
	}
	words := high*float64(len(lines)) + foot
	row := flow.TakePx(math.Max(disc, words) + 2*u)
	p.Ink(ui.Rect{X: row.X, Y: row.Y + u, W: disc, H: disc}, func(dst *ebiten.Image, r ui.Rect) { picture(dst, p, r) })
	at := ui.Rect{X: row.X + disc + 4*u, Y: row.Y + u + math.Max(0, (disc-words)/2), W: row.W - disc - 4*u, H: high * float64(len(lines))}
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
	k := divided(p, flow.W, line, pr)
	row := flow.TakePx(k.high)
	flow.Gap(4)
	p.Say("found", ui.Words, line, row)
	p.Ink(row, func(dst *ebiten.Image, r ui.Rect) {
		c := p.Color(ink)
		if !p.High {
			picture.Fill(dst, r.X, r.Y, r.W, r.H, palette.Fade(c, 0.1))
		}
		frame(dst, p, r, ink)
		words := ui.Rect{X: r.X + 17*u, Y: r.Y + k.words.Y, W: k.words.W, H: k.words.H}
		cy := words.Y + words.H/2
		thing.Dot(dst, r.X+9*u, cy, 10*u, c)
		thing.Icon(dst, icon, r.X+9*u, cy, 6*u, palette.White)
		p.Lines(dst, words, line, ui.NameType.In(ink))
		for i := range k.ticks.n {
			x, y := r.X+k.ticks.x+float64(i%k.ticks.cols)*k.ticks.pitch, r.Y+k.ticks.y+float64(i/k.ticks.cols)*k.ticks.pitch
			side := k.ticks.pitch * 0.82
			p.Fill(dst, ui.Rect{X: x, Y: y, W: side, H: side}, ink)
			thing.Icon(dst, "check", x+side/2, y+side/2, side*0.8, palette.White)
		}
	})
}

// A finding is the layout of what the check found, in pixels from its upper left corner.
type finding struct {
	high  float64
	words ui.Rect
	ticks ticks
}

// A ticks is the layout of a check for every throw, in rows.
type ticks struct {
	x, y, pitch float64
	n, cols     int
}

// divided lays out what was found, w wide: the checks are beside the words, or under them
// where there is little width. There are none on a low page.
func divided(p *ui.Page, w float64, line text.Text, pr record.Proof) (k finding) {
	u := p.U
	n := ticked(pr)
	if p.Shape == ui.Portrait && p.H < 180*u {
		n = 0
	}
	k.ticks = ticks{x: 3 * u, pitch: 4.3 * u, n: n}
	k.words.W = w - 20*u
	beside := n > 0 && w > 150*u*p.Text
	if beside {
		k.words.W = w*0.42 - 20*u
		k.ticks.x, k.ticks.pitch = w*0.45, 5.6*u
	}
	k.ticks.cols = max(1, int((w-k.ticks.x-3*u)/k.ticks.pitch))
	if beside && n < k.ticks.cols {
		k.ticks.x = w - 3*u - float64(n)*k.ticks.pitch
	}
	rows := float64((n+k.ticks.cols-1)/k.ticks.cols) * k.ticks.pitch
	k.words.H = p.Height(line, k.words.W, ui.NameType)
	high := math.Max(k.words.H, 11*u)
	k.high = math.Max(high, rows) + 5*u
	k.ticks.y = (k.high - rows) / 2
	if n > 0 && !beside {
		k.high = high + rows + 7*u
		k.ticks.y = high + 4.5*u
	}
	k.words.Y = 2.5*u + (high-k.words.H)/2
	if beside {
		k.words.Y = (k.high - k.words.H) / 2
	}
	return k
}

// ticked returns the number of checks: one for each throw, and none where a throw was told or
// does not follow, or where there are too many to be seen at a glance.
func ticked(pr record.Proof) int {
	const most = 120
	if pr.Stray > 0 || pr.Told > 0 || pr.Drawn > most {
		return 0
	}
	return pr.Drawn
}

// frame draws the lines round a rectangle.
func frame(dst *ebiten.Image, p *ui.Page, r ui.Rect, ink ui.Ink) {
	pen := math.Max(1, p.U/3)
	for _, edge := range []ui.Rect{{X: r.X, Y: r.Y, W: r.W, H: pen}, {X: r.X, Y: r.Y + r.H - pen, W: r.W, H: pen}, {X: r.X, Y: r.Y, W: pen, H: r.H}, {X: r.X + r.W - pen, Y: r.Y, W: pen, H: r.H}} {
		p.Fill(dst, edge, ink)
	}
}

// explain opens a note about how to check a game with other programs, and what a check
// can't show.
func (f *FairPlay) explain() {
	q := &sheet.Question{Title: "Check it yourself", Close: func() { f.ask = nil; f.st.Invalidate() }}
	q.Lines = []text.Text{
		"The seal is the beginning of the SHA-256 of the key. Write down the seal during the game. After it, any program for SHA-256 shows whether the key fits:",
		text.Raw("printf %s " + cmp.Or(f.d.Key, "KEY") + " | sha256sum"),
		"Save the record of the game, and Knucklebones makes all its throws again from the key:",
		text.Raw("knucklebones -verify FILE"),
		"What the seal can’t show: who plays alone has to trust that the device chose the key by chance. Only when two devices play together do both of them add to it, so that neither can choose the bones.",
	}
	if f.d.Page != nil {
		q.Offer("Save a page that checks it", "It works offline, in any browser", false, f.d.Page)
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
