// Package augustus draws the emperor's game: porphyry, a wreath about the
// bones, and LVDITE ROMANI carved beside it, as an ancient board has it.
package augustus

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/augustus"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/surface"
	"knucklebones/sprites/thing"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: New, Lesson: &taught}

// New is the board: it has nothing to remember.
func New() *table.Board {
	return &table.Board{
		Ground: surface.Porphyry, Arrange: arrange, Draw: drawStone, Above: drawPetals,
		Times: times, Note: note, Figure: figure,
	}
}

// figure leaves a Venus to the word in the stone.
func figure(in *table.Instant) table.Figure {
	b := in.Now.Board.(game.Board)
	return table.Figure{Named: venus(in, &b)}
}

// faints are wreaths so wide as they wait for a Venus: pictures kept, since they are
// drawn half transparent.
var faints = picture.Cache[float64]{Limit: 1}

func paintFaint(side float64) *ebiten.Image {
	wide := math.Floor(side * 1.15)
	img := picture.New(wide, wide)
	thing.Wreath(img, wide/2, wide/2, side, 1, false)
	return img
}

// drawFaint draws the wreath in the colour of the stone.
func drawFaint(dst *ebiten.Image, r ui.Rect, alpha float64) {
	x, y := r.Center()
	picture.Middle(dst, faints.Get(r.W, paintFaint), x, y, palette.Fade(color.RGBA{191, 128, 128, 255}, alpha))
}

// arrange lays the wreath in the middle of the field and the bones in it. What a seat
// has paid means little without what it has left.
func arrange(p *ui.Page, f *table.Frame) {
	f.Purses = true
	field := f.Field
	side := math.Min(field.W, field.H) - 16*p.U
	top := field.Y + 8*p.U
	switch p.Shape {
	case ui.Portrait:
		least := math.Min(field.H-2*p.U, 60*p.U) // or there is no room for the bones
		side = math.Min(field.W-8*p.U, math.Max(field.H-34*p.U, least))
		top = math.Min(field.Y+(field.H-side)/2+9*p.U, field.Y+field.H-side-p.U)
		f.Pot = ui.Rect{X: field.X + 3*p.U, Y: field.Y + field.H - 23*p.U, W: 24 * p.U, H: 21 * p.U}
	case ui.Desk:
		side = math.Min(math.Min(field.H*0.78, 124*p.U), field.W)
		top = field.Y + field.H - side - 8*p.U
	}
	cx := field.X + field.W/2
	f.Board = ui.Rect{X: cx - side/2, Y: top, W: side, H: side}
	in := side * 0.31
	across := in
	if side < 75*p.U {
		across = side * 0.42 // in a small wreath they may lie on its leaves
	}
	f.Bones = ui.Rect{X: cx - across, Y: f.Board.Y + side*0.48 - in, W: 2 * across, H: 2 * in}
	if f.Pot.Meets(f.Bones) {
		f.Pot.W = f.Bones.X - p.U - f.Pot.X
	}
}

// times are those of a Venus that is celebrated.
func times(in *table.Instant) (t table.Times) {
	if in.Mark == rules.Venus {
		t.Feast = petalTime
	}
	return t
}

const growTime, fadeTime, petalTime = 600.0, 400.0, 2600

// drawStone draws the carved words and the wreath.
func drawStone(dst *ebiten.Image, in *table.Instant) {
	b := in.Now.Board.(game.Board)
	r := in.Frame.Board
	carve(dst, in)
	if !venus(in, &b) {
		drawFaint(dst, r, 0.3)
		return
	}
	grown := 1.0
	if !in.Calm {
		grown = ease(in.Festive / growTime)
	}
	drawFaint(dst, r, 0.3*(1-grown))
	cx, cy := r.Center()
	thing.Wreath(dst, cx, cy, r.W, grown, true)
	drawVenus(dst, in, ease((in.Festive-growTime/2)/fadeTime))
}

// venus tells whether a Venus lies on the table.
func venus(in *table.Instant, b *game.Board) bool {
	return in.Rests && b.Caster != rules.Nobody && b.Rank == tali.Venus && len(in.Now.Bones) > 0
}

func ease(t float64) float64 {
	t = math.Max(0, math.Min(1, t))
	return 1 - (1-t)*(1-t)*(1-t)
}

// carve cuts the two words into the stone where there is room for them.
func carve(dst *ebiten.Image, in *table.Instant) {
	p, r := in.Page, in.Frame.Board
	y, lowest := r.Y+r.H*0.7, in.Frame.Seats[len(in.Frame.Seats)-1]
	if p.Shape != ui.Desk || in.Lens || lowest.Y+lowest.H > y-13*p.U {
		return
	}
	st := lettering.Style{Face: lettering.Carved, Size: p.U * 13, Track: 0.16, Color: color.RGBA{8, 1, 3, 150}, Align: lettering.Center}
	left, right := (r.X+8*p.U)/2, (r.X+r.W+p.W-8*p.U)/2
	room := r.X - 24*p.U
	st = lettering.Shrink("LVDITE", st, room, 1)
	st = lettering.Shrink("ROMANI", st, room, 1)
	for _, w := range []struct {
		text string
		x    float64
	}{{"LVDITE", left}, {"ROMANI", right}} {
		light := st
		light.Color = color.RGBA{88, 50, 54, 110}
		lettering.Draw(dst, w.text, w.x+p.U*0.3, y+p.U*0.3, light)
		lettering.Draw(dst, w.text, w.x, y, st)
	}
}

// drawVenus writes the word over the wreath.
func drawVenus(dst *ebiten.Image, in *table.Instant, alpha float64) {
	p, r := in.Page, in.Frame.Board
	size := p.T(7) * 1.25
	if p.Shape == ui.Sideways {
		size = p.T(6)
	}
	st := lettering.Style{Face: lettering.Carved, Size: size, Track: 0.16, Color: color.RGBA{0xFF, 0xE7, 0xA6, 255}, Edge: palette.Night, Align: lettering.Center}
	cx, _ := r.Center()
	y := math.Max(in.Frame.Field.Y+size*0.9, r.Y-size*0.55)
	lettering.DrawAlpha(dst, "VENVS", cx, y, alpha, st)
	if p.Shape == ui.Sideways {
		return
	}
	sub := lettering.Style{Face: lettering.Aside, Size: p.T(4), Color: palette.Bone, Edge: palette.Night, Align: lettering.Center}
	lettering.DrawAlpha(dst, "all four sides different", cx, y+p.T(4)*1.25, alpha, sub)
}

// drawPetals lets petals fall round the result.
func drawPetals(dst *ebiten.Image, in *table.Instant) {
	b := in.Now.Board.(game.Board)
	if in.Calm || !venus(in, &b) || in.Festive >= petalTime {
		return
	}
	f := in.Frame.Field
	for i := range 34 {
		drawPetal(dst, in, i, f)
	}
}

// drawPetal draws petal i where it is now: it falls in its own time, sways and
// turns, and keeps clear of the bones.
func drawPetal(dst *ebiten.Image, in *table.Instant, i int, f ui.Rect) {
	h := func(k int) float64 { return outline.Grain(float64(i*7+k) * 12.9898) }
	start := h(1) * 700
	t := (in.Festive - start) / (petalTime - start)
	if t <= 0 {
		return
	}
	x := f.X + h(2)*f.W + math.Sin(t*6+h(3)*6)*4*in.Page.U
	y := f.Y - 4*in.Page.U + t*(f.H+8*in.Page.U)*(0.75+0.4*h(4))
	if in.Frame.Bones.Inset(-4*in.Page.U).Has(x, y) || y > f.Y+f.H {
		return
	}
	fade := math.Min(1, (1-t)*5)
	thing.Petal(dst, i, x, y, in.Page.U*(3.2+2*h(5)), t*5+h(6)*6, math.Abs(math.Sin(t*7+h(7)*6)), fade)
}

// note is what the slip beside the table says: who paid what.
func note(in *table.Instant) (title string, lines []string, foot string) {
	b := in.Now.Board.(game.Board)
	for i, paid := range b.Paid {
		line := words.Fill("{0} paid ", in.Names[i:]) + "**" + words.Int(paid) + "**"
		if b.State[i] != game.In {
			line += ", " + gone(in, i)
		}
		lines = append(lines, line)
	}
	if b.Venus > 0 {
		foot = "Venus falls once in " + words.Int(int(math.Round(1/b.Venus))) + " casts."
	}
	which := "Pot " + words.Int(b.Pot)
	if b.Pots > 0 {
		which += " of " + words.Int(b.Pots)
	}
	return which, lines, foot
}

func gone(in *table.Instant, i int) string {
	if n := in.Now.Seats[i].Note; n != "" {
		return n
	}
	return "out"
}
