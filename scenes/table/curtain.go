package table

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
	"knucklebones/sprites/thing"
)

// A curtain hangs before a table that several people share while the game
// hides something. It opens for one person at a time and shuts before anything
// changes.
type curtain struct {
	eyes  rules.Actor // for whom it is open; Nobody while it is shut
	armed bool        // it was pressed once; once more opens it
	held  float64     // milliseconds it has been held, or negative
}

var folds = picture.Cache[int]{Limit: 2}

// holdTime is how long the curtain is held to open it, milliseconds.
const holdTime = 500

// secret tells whether this table needs a curtain.
func (t *Table) secret() bool {
	return t.persons() > 1 && record.Hidden(t.sess.Position())
}

// veiled tells whether the curtain is shut before the person who is asked.
func (t *Table) veiled() bool {
	turn := t.sess.Turn()
	return t.live() && t.person(turn) && t.secret() && t.veil.eyes != turn
}

// shut draws the curtain unless the same person goes on.
func (t *Table) shut() {
	goes := t.sess.Turn() == t.veil.eyes || t.sess.Turn() == rules.Chance && t.sess.Caster() == t.veil.eyes
	if t.veil.eyes == rules.Nobody || goes {
		return
	}
	t.veil = curtain{eyes: rules.Nobody, held: -1}
	t.play(sound.Curtain)
}

// part opens the curtain for the person who is asked.
func (t *Table) part() {
	t.veil = curtain{eyes: t.sess.Turn(), held: -1}
	t.play(sound.Curtain)
	t.recall()
	t.st.Stale()
}

// layCurtain lists what there is before the curtain.
func (t *Table) layCurtain(p *ui.Page) {
	name := t.names[t.sess.Turn()]
	sheet := curtainSheet(p)
	p.Title = "Hand this to " + name
	p.Say("prompt", ui.Heading, "Hand this to "+name+". Only "+name+" may look beneath. Everyone else, turn away.", sheet)
	it := ui.Item{ID: "open", Text: "I am " + name, Look: ui.PrimaryLook, Keyed: true, Rect: curtainButton(p, sheet)}
	it.Label = it.Text + ". Press twice or hold."
	if t.veil.armed {
		it.Text, it.Label = "Press again to look", "Press again to look"
	}
	it.Do = t.pressCurtain
	it.Grip = func(g ui.Grip) {
		switch g.Phase {
		case ui.Take:
			t.veil.held = 0
		case ui.Release:
			if t.veil.held >= 0 {
				t.veil.held = -1
				t.pressCurtain()
			}
		case ui.Slip:
			t.veil.held = -1
		}
	}
	p.Add(it)
	p.Add(ui.Item{ID: "menu", Label: "Menu", Icon: "menu", Look: ui.IconLook, Back: true, Do: t.menu,
		Rect: ui.Rect{X: p.Safe.Left + p.U, Y: p.Safe.Top + p.U, W: 11 * p.U, H: 11 * p.U}})
}

func (t *Table) pressCurtain() {
	if t.veil.armed {
		t.part()
		return
	}
	t.veil.armed = true
	t.st.Stale()
}

// tickCurtain opens a curtain that is held long enough.
func (t *Table) tickCurtain() bool {
	if t.veil.held < 0 {
		return false
	}
	if t.veil.held += 1000.0 / 60; t.veil.held >= holdTime {
		t.part()
	}
	return true
}

func curtainSheet(p *ui.Page) ui.Rect {
	w, h := math.Min(110*p.U, p.W-14*p.U), math.Min(120*p.U, p.H-10*p.U)
	return ui.Rect{X: (p.W - w) / 2, Y: (p.H - h) / 2, W: w, H: h}
}

func curtainButton(p *ui.Page, sheet ui.Rect) ui.Rect {
	return ui.Rect{X: sheet.X + 9*p.U, Y: sheet.Y + sheet.H - 30*p.U, W: sheet.W - 18*p.U, H: 16 * p.U}
}

// drawCurtain draws the folds and the sheet that says to whom to hand it.
func (t *Table) drawCurtain(dst *ebiten.Image, p *ui.Page) {
	surface.Draw(dst, surface.RedBaize, 0, 0, p.W, p.H, surface.Options{U: p.U, Vignette: 0.9})
	fold := folds.Get(max(1, int(26*p.U)), paintFold)
	for x := 0; x < dst.Bounds().Dx(); x += fold.Bounds().Dx() {
		op := picture.Copying()
		op.GeoM.Scale(1, p.H)
		op.GeoM.Translate(float64(x), 0)
		picture.Tint(op, palette.Black)
		picture.Draw(dst, fold, op)
	}
	r := curtainSheet(p)
	thing.Sheet(dst, r.X, r.Y, r.W, r.H, p.U, state(p))
	who := t.sess.Turn()
	d := math.Min(30*p.U, r.H*0.26)
	cx := r.X + r.W/2
	y := r.Y + 7*p.U + d/2
	thing.Emblem(dst, t.colours[who], cx, y, d, state(p))
	head := lettering.Style{Face: lettering.Title, Size: math.Min(p.T(6), r.H*0.1), Color: palette.Ink, Align: lettering.Center}
	y += d/2 + head.Size*1.15
	lettering.Draw(dst, "Hand this to "+t.names[who], cx, y, lettering.Shrink("Hand this to "+t.names[who], head, r.W-14*p.U, 4*p.U))
	sub := lettering.Style{Face: lettering.Text, Size: p.T(2), Color: palette.Ink2, Align: lettering.Center}
	lettering.DrawLines(dst, lettering.Wrap("Only "+t.names[who]+" may look beneath. Everyone else, turn away.", r.W-18*p.U, sub), cx, y+sub.Leading()*1.3, sub)
	b := curtainButton(p, r)
	lettering.Draw(dst, "Hold for half a second, or press twice", cx, b.Y+b.H+sub.Leading()*1.2, lettering.Shrink("Hold for half a second, or press twice", sub, r.W-14*p.U, 3*p.U))
}

// paintFold paints the shade across one fold, that many pixels wide.
func paintFold(w int) *ebiten.Image {
	row := image.NewAlpha(image.Rect(0, 0, w, 1))
	for x := range w {
		row.Pix[x] = uint8(75 + 75*math.Cos(2*math.Pi*float64(x)/float64(w)))
	}
	return ebiten.NewImageFromImage(row)
}
