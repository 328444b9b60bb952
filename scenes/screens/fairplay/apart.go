package fairplay

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// Apart describes the throws of a game with other devices.
type Apart struct {
	Game    text.Text
	Casts   int         // that were checked
	Devices int         // that play
	Trust   []text.Text // what players have to trust each other in
	Hides   bool        // something is hidden in the game
	Hand    bool        // bones are thrown by hand
}

// An ApartPlay is the screen for a game with other devices.
type ApartPlay struct {
	st    *scenes.Stack
	d     Apart
	sheet sheet.Sheet
}

// NewApart returns the screen for a game with other devices.
func NewApart(st *scenes.Stack, d Apart) *ApartPlay {
	return &ApartPlay{st: st, d: d, sheet: sheet.Sheet{Most: 200}}
}

// Lay lays out the page: what was checked, how throws come about, and what that cannot
// prevent.
func (f *ApartPlay) Lay(p *ui.Page) {
	p.Title = "Fair play"
	rail := &sheet.Rail{Primary: ui.Item{ID: "table", Text: "Back to the game", Do: f.st.Pop}}
	left, right := f.sheet.Begin(p, rail)
	left.Title("Nobody here can choose a throw", f.d.Game, false)
	f.found(p, left)
	left.Write("Each device thinks of a secret number for every throw, and shows a seal of it before the game begins. A throw follows from the numbers of all devices together. When a number is opened, the others check that it fits its seal.", ui.BodyType, ui.Words)
	if f.d.Hand {
		left.Gap(2)
		left.Write("How you throw is fixed before the chance in it is known. Then each device works out by itself how the bones fly.", ui.BodyType, ui.Words)
	}
	left.Gap(4)
	right.Heading("What nobody can do", "")
	right.Write("Choose a throw, change one, or know one of somebody else before it falls. Change a turn that was played, or play for somebody else: each device signs its turns.", ui.TextType, ui.Words)
	right.Gap(3)
	right.Heading("What remains", "")
	for _, line := range f.remains() {
		right.Write(line, ui.TextType, ui.Words)
		right.Gap(2)
	}
	f.sheet.End(p, "Fair play", f.st.Pop)
}

// remains returns sentences about what a changed program could still do.
func (f *ApartPlay) remains() (lines []text.Text) {
	lines = append(lines, f.d.Trust...)
	if f.d.Hides {
		lines = append(lines, "What is hidden is known only to the device it belongs to, until it is shown. Then all devices check that it is what was thrown.")
	}
	return append(lines, "Anybody can stop playing. All the others see whose turn it is, and since when.")
}

// found adds a framed line that says how many throws were checked.
func (f *ApartPlay) found(p *ui.Page, flow *sheet.Flow) {
	u := p.U
	line := text.Of("Checked: all {0} throws follow from the numbers of {1} devices.", f.d.Casts, f.d.Devices)
	w := flow.W - 20*u
	row := flow.TakePx(math.Max(16*u, p.Height(line, w, ui.NameType)+6*u))
	flow.Gap(4)
	p.Say("found", ui.Words, line, row)
	p.Ink(row, func(dst *ebiten.Image, r ui.Rect) {
		frame(dst, p, r, ui.Gain)
		thing.Dot(dst, r.X+9*u, r.Y+r.H/2, 10*u, p.Color(ui.Gain))
		thing.Icon(dst, "check", r.X+9*u, r.Y+r.H/2, 6*u, palette.White)
		high := p.Height(line, w, ui.NameType)
		p.Lines(dst, ui.Rect{X: r.X + 17*u, Y: r.Y + (r.H-high)/2, W: w, H: high}, line, ui.NameType.In(ui.Gain))
	})
}

// Tick returns false, since nothing on the screen moves.
func (f *ApartPlay) Tick() bool { return false }

// Leave frees the cached pictures.
func (f *ApartPlay) Leave() { f.sheet.Leave() }

// Draw draws the page.
func (f *ApartPlay) Draw(dst *ebiten.Image, p *ui.Page) {
	f.sheet.Draw(dst, p)
	p.DrawItems(dst)
}
