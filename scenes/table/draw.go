package table

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// Draw draws the table: the cached picture of what stands still, and on it everything
// that moves.
func (t *Table) Draw(dst *ebiten.Image, p *ui.Page) {
	if t.script.veiled() {
		who := t.script.sess.Turn()
		drawCurtain(dst, p, who, t.seats.colours[who])
		p.DrawItems(dst)
		return
	}
	t.wake.unseen = 0
	in := t.instant()
	img, old, made := t.still.page(p, sightOf(in, t.still.listed, t.dice.State()))
	if made {
		t.dice.Warm(p.W, p.H, t.plain())
		t.rehearsal.due = t.board.Bones.Hand == nil // a hand throws in its own way
	}
	if old {
		t.drawStill(img, in)
	}
	t.still.draw(dst)
	if !p.Asked() {
		t.drawMoving(dst, in)
		t.still.drawPart(dst, t.newcomer.handsAt(p, &t.frame))
	}
}

// drawMoving draws everything that moves; under a dialog nothing does.
func (t *Table) drawMoving(dst *ebiten.Image, in *Instant) {
	field := t.frame.clip(dst)
	t.dice.drawMoving(field, in)
	if t.board.Above != nil {
		t.board.Above(field, in)
	}
	drawCoins(dst, in)
}

// clip returns the part of dst between bar and rail in which bones may be drawn, so
// that they hide no line of the log.
func (f *Frame) clip(dst *ebiten.Image) *ebiten.Image {
	r := image.Rect(0, int(f.Bar.H), int(f.Rail.X+f.Rail.W), int(f.Rail.Y))
	if f.Log.H > 0 && !f.LogBar {
		r.Max.Y = min(r.Max.Y, int(f.Log.Y))
	}
	if f.Rail.H > f.Rail.W {
		r = image.Rect(0, int(f.Bar.H), int(f.Rail.X), int(f.Rail.Y+f.Rail.H))
		if f.Rail.X == 0 {
			r.Min.X, r.Max.X = int(f.Rail.W), dst.Bounds().Dx()
		}
	}
	return dst.SubImage(r).(*ebiten.Image)
}

// drawStill draws everything that stands still.
func (t *Table) drawStill(dst *ebiten.Image, in *Instant) {
	p, game, written := in.Page, t.script.sess.Game(), writing{t}
	t.still.drawGround(dst, p, t.board.Ground)
	if t.board.Draw != nil {
		t.board.Draw(dst, in)
	}
	in.drawChosen(dst, t.choice.places)
	drawPiles(dst, in)
	t.dice.drawLying(dst, in, t.choice.places)
	drawFigure(dst, in, t.board)
	drawBars(dst, in, game, written.notice(in), t.Taught(), written.glossed(in), game.Ranks != nil || len(t.board.Throws) > 0)
	for i := range in.Now.Seats {
		drawSeat(dst, in, i)
	}
	drawSlips(dst, in, t.board, game, t.script.log)
	drawLog(dst, in, &t.script, t.board.figure(in).Text != "" && in.step.untold())
	question := written.asking(in)
	question.draw(dst, in, t.seats.shared())
	if h := written.helping(in, question.rest); len(h.lines) > 0 {
		h.draw(dst, p)
	}
	if p.Asked() {
		t.drawMoving(dst, in)
	}
	p.DrawItems(dst)
}

// drawChosen frames the place on the board whose move is selected, unless the board marks it
// itself.
func (in *Instant) drawChosen(dst *ebiten.Image, places []Place) {
	if !in.Asks || in.Chosen == nil {
		return
	}
	for _, pl := range places {
		if pl.Move == in.Chosen.Move && pl.bone == 0 && !pl.Taken && !pl.tells() {
			in.frame(dst, pl.Rect)
		}
	}
}

// frame draws a brass frame around a rectangle, with a dark edge.
func (in *Instant) frame(dst *ebiten.Image, r ui.Rect) {
	u, brass := in.Page.U, palette.Brass
	if in.Page.High {
		brass = palette.HighLit
	}
	for _, line := range [2]struct {
		out, pen float64
		c        color.RGBA
	}{{1.2, 1.6, palette.Night}, {0.9, 1, brass}} {
		at := r.Inset(-line.out * u)
		thing.Frame(dst, at.X, at.Y, at.W, at.H, line.pen*u, line.c)
	}
}

// figure returns the large caption: the board's, or else the result of the step. It
// is empty until the bones rest.
func (b *Board) figure(in *Instant) (fig Figure) {
	if in.voids > 0 {
		fig.Text = void(in.voids)
		if b.Figure != nil {
			fig.At = b.Figure(in).At
		}
		return fig
	}
	if !in.Rests || in.flies() {
		return fig
	}
	if b.Figure != nil {
		fig = b.Figure(in)
	}
	if fig.Text == "" && !fig.Named {
		fig.Text = in.step.result()
	}
	return fig
}

// void returns the caption of void casts in a row.
func void(n int) text.Text {
	if n == 1 {
		return text.Upper("void")
	}
	return text.Of("Void: {0} throws", n)
}

// drawFigure draws the large caption over the field, made to fit inside it.
func drawFigure(dst *ebiten.Image, in *Instant, b *Board) {
	fig := b.figure(in)
	if fig.Text == "" {
		return
	}
	p, at := in.Page, fig.At
	said, under := p.Words(fig.Text), p.Words(fig.Aside)
	if at.W == 0 {
		at, _ = in.Frame.Field.Cut(p.T(6) * 1.4)
	}
	step := 6
	if fig.Large {
		step = 7
	}
	head := lettering.Style{Face: lettering.Title, Size: p.T(step), Color: palette.Bone, Edge: palette.Night, Align: lettering.Center}
	head = lettering.Shrink(said, head, at.W, 4.5*p.U)
	aside := lettering.Style{Face: lettering.Aside, Size: p.T(3), Color: palette.Bone, Edge: palette.Night, Align: lettering.Center}
	aside = lettering.Shrink(under, aside, at.W, 3.5*p.U)
	below := 0.0
	if under != "" {
		below = aside.Leading() * 1.3
	}
	half := math.Max(lettering.Width(said, head), lettering.Width(under, aside)) / 2
	room := in.Frame.Field.Inset(p.U)
	x, y := at.Center()
	x = math.Max(room.X+half, math.Min(x, room.X+room.W-half))
	y = math.Max(room.Y+head.Cap()/2, math.Min(y, room.Y+room.H-head.Cap()/2-below))
	lettering.Draw(dst, said, x, y+head.Cap()/2, head)
	lettering.Draw(dst, under, x, y+head.Cap()/2+aside.Leading(), aside)
}

// Label draws a paper with a few words about x, y, moved left if it would cross the
// right edge of the field. It is wider units wider than the words, and high times as
// high as their letters. It returns the paper's left edge.
func (in *Instant) Label(dst *ebiten.Image, said text.Text, x, y, wider, high float64, st lettering.Style) (left float64) {
	f := in.Frame.Field
	st.Align = lettering.Center
	at := in.Page.TagFor(said, st, x, y, wider, high)
	at.X = math.Min(at.X, f.X+f.W-in.Page.U-at.W)
	in.Page.Tagged(dst, at, said, st)
	return at.X
}
