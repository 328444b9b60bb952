package table

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table/speech"
	"knucklebones/scenes/table/timeline"
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
	armed bool    // it was pressed once; once more opens it
	held  float64 // milliseconds it has been held, or negative
}

// shutCurtain is the state of a curtain that nobody has touched.
var shutCurtain = curtain{held: -1}

var folds = picture.Cache[int]{Limit: 2}

// lay lists the items of the curtain: whom to hand the device to, and the button with
// which that person opens it.
func (c *curtain) lay(p *ui.Page, who rules.Actor, open func()) {
	sheet := curtainSheet(p)
	p.Title = text.Of("Hand this to {0}", text.Seat(who))
	head, under := curtainWords(who)
	p.Say("prompt", ui.Heading, head, sheet)
	p.Say("under", ui.Words, under, sheet)
	it := ui.Item{ID: "open", Text: text.Of("I am {0}", text.Seat(who)), Style: ui.PrimaryStyle, Keyed: true, Rect: curtainButton(p, sheet)}
	it.Label = text.Of("{0}. Press twice or hold.", it.Text)
	if c.armed {
		it.Text, it.Label = "Press again to look", "Press again to look"
	}
	it.Do = func() { c.press(open) }
	it.Drag = func(g ui.Drag) { c.grip(g, open) }
	p.Add(it)
}

// curtainWords returns the sentences on the curtain: whom to hand the device to, and
// that only this person may look.
func curtainWords(who rules.Actor) (head, under text.Text) {
	return text.Of("Hand this to {0}.", text.Seat(who)), text.Of("Only {0} may look. Everyone else, please look away.", text.Seat(who))
}

// press handles a press of the curtain's button: the first arms it, the second calls
// open.
func (c *curtain) press(open func()) {
	if c.armed {
		open()
		return
	}
	c.armed = true
}

// grip handles a drag on the curtain's button, which opens it when held long enough; a
// short one counts as a press.
func (c *curtain) grip(g ui.Drag, open func()) {
	held := c.held
	switch g.Phase {
	case ui.Take:
		c.held = 0
	case ui.Cancel, ui.Release:
		c.held = -1
	}
	if g.Phase == ui.Release && held >= 0 {
		c.press(open)
	}
}

// tick advances the hold on the curtain's button by one tick. It reports whether it is
// held, and whether it has been held long enough to open.
func (c *curtain) tick() (held, opens bool) {
	if c.held < 0 {
		return false, false
	}
	c.held += timeline.Tick
	return true, c.held >= timeline.CurtainHold
}

// leave closes the curtain after a move if another person acts next or the game is
// over. While only computers act it stays open for the same person.
func (t *Table) leave() {
	s := &t.script
	next := s.sess.Turn()
	if next == rules.Chance {
		next = s.sess.Caster()
	}
	if next != s.eyes && (next == rules.Nobody || s.seats.person(next)) {
		t.shut()
	}
}

// shut closes the curtain, if it is open, and removes what only the last person may
// know from the log, the recap and the announcements.
func (t *Table) shut() {
	if t.script.eyes == rules.Nobody {
		return
	}
	t.script.eyes, t.curtain, t.script.skip = rules.Nobody, shutCurtain, skip{}
	t.st.ClearAnnouncements()
	t.recall()
	t.play(sound.Curtain)
	t.changed()
}

// part opens the curtain for the person who is asked, and announces what lies under the
// cup.
func (t *Table) part() {
	t.script.eyes, t.curtain = t.script.sess.Turn(), shutCurtain
	t.play(sound.Curtain)
	t.script.restore()
	t.old = true
	t.say(speech.Vital, t.script.reading(t.instant(), nil).cast())
	t.recall()
	t.changed()
}

func curtainSheet(p *ui.Page) ui.Rect {
	w, h := math.Min(110*p.U, p.W-14*p.U), math.Min(120*p.U, p.H-10*p.U)
	return ui.Rect{X: (p.W - w) / 2, Y: (p.H - h) / 2, W: w, H: h}
}

func curtainButton(p *ui.Page, sheet ui.Rect) ui.Rect {
	return ui.Rect{X: sheet.X + 9*p.U, Y: sheet.Y + sheet.H - 30*p.U, W: sheet.W - 18*p.U, H: 16 * p.U}
}

// drawCurtain draws the folds and the sheet that says to whom, in a colour, to hand it.
func drawCurtain(dst *ebiten.Image, p *ui.Page, who rules.Actor, colour int) {
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
	thing.Sheet(dst, r.X, r.Y, r.W, r.H, p.U, p.Things())
	d := math.Min(30*p.U, r.H*0.26)
	cx := r.X + r.W/2
	y := r.Y + 7*p.U + d/2
	thing.Emblem(dst, colour, cx, y, d, p.Things())
	head := lettering.Style{Face: lettering.Title, Size: math.Min(p.T(6), r.H*0.1), Color: palette.Ink, Align: lettering.Center}
	y += d/2 + head.Size*1.15
	_, below := curtainWords(who)
	said, under := p.Words(text.Of("Hand this to {0}", text.Seat(who))), p.Words(below)
	lettering.Draw(dst, said, cx, y, lettering.Shrink(said, head, r.W-14*p.U, 4*p.U))
	sub := lettering.Style{Face: lettering.Text, Size: p.T(2), Color: palette.Ink2, Align: lettering.Center}
	b := curtainButton(p, r)
	lines, small := lettering.Wrap(under, r.W-18*p.U, sub), sub
	for y+(float64(len(lines))+0.6)*small.Leading() > b.Y && small.Size > 3*p.U {
		small.Size *= 0.94
		lines = lettering.Wrap(under, r.W-18*p.U, small)
	}
	lettering.DrawLines(dst, lines, cx, y+small.Leading()*1.3, small)
	how := p.Words("Hold for half a second, or press twice")
	lettering.Draw(dst, how, cx, b.Y+b.H+sub.Leading()*1.2, lettering.Shrink(how, sub, r.W-14*p.U, 3*p.U))
}

// paintFold paints the shade across one fold, that many pixels wide.
func paintFold(w int) *ebiten.Image {
	row := image.NewAlpha(image.Rect(0, 0, w, 1))
	for x := range w {
		row.Pix[x] = uint8(75 + 75*math.Cos(2*math.Pi*float64(x)/float64(w)))
	}
	return picture.From(row)
}
