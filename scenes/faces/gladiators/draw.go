package gladiators

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/gladiators"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// draw draws the board at an instant.
func (a *arena) draw(dst *ebiten.Image, in *table.Instant) {
	lay := layoutOf(in.Page, in.Frame)
	a.prepare(in, &lay)
	now := boardOf(&in.Now)
	rx, ry := radii(in, &lay)
	a.wall.drawWall(dst, &lay, rx, ry, in.Page.High)
	a.drawScuffs(dst, in, &lay, now.Bout)
	for i, img := range []*ebiten.Image{a.shield, a.net} {
		x, y := lay.at(lay.along[i], 0)
		drawFallen(dst, img, x, y, 0, lay.k*1.2, 0.42)
		picture.Centred(dst, img, x, y, 1)
	}
	a.drawStones(dst, in, &lay)
	a.drawWeapons(dst, in, &lay, &now)
	for i := range 2 {
		x, y := lay.at(lay.along[i], 0)
		d := 9 * lay.k
		if t := triumph(in); t > 0 && int(now.Winner) == i {
			thing.Wreath(dst, x, y, d*1.75, t, true)
		}
		thing.Emblem(dst, in.Colours[i], x, y, d, in.Page.Things())
	}
	a.drawMedals(dst, in, &lay, &now)
	drawCabbage(dst, in, &lay)
	drawPrize(dst, in, &lay)
	drawFingers(dst, in, &lay)
	darken(dst, in, &lay)
}

// radii returns the radii of the sand, in pixels. The wall leaves room for what lies on
// the sand, and runs out of view on a narrow page.
func radii(in *table.Instant, lay *layout) (rx, ry float64) {
	f := in.Frame.Field
	if lay.tall {
		return f.W * 0.56, f.H * 0.63
	}
	return math.Max(lay.cx*1.01, 104*lay.k), math.Max(f.H*0.545, 66*lay.k)
}

// drawFallen draws the soft shadow of a picture that is raised high pixels over the
// sand.
func drawFallen(dst, img *ebiten.Image, x, y, angle, high, dark float64) {
	b := img.Bounds()
	for _, k := range []float64{0.6, 1, 1.5} {
		op := picture.Copying()
		op.GeoM.Translate(-float64(b.Dx())/2, -float64(b.Dy())/2)
		op.GeoM.Rotate(angle)
		op.GeoM.Translate(x+high*k, y+high*1.2*k)
		op.Filter = ebiten.FilterLinear
		op.ColorScale.Scale(0, 0, 0, float32(dark/2.2))
		picture.Draw(dst, img, op)
	}
}

// drawScuffs draws footprints in the sand, four per bout up to twelve bouts.
func (a *arena) drawScuffs(dst *ebiten.Image, in *table.Instant, lay *layout, bouts int) {
	if in.Page.High {
		return
	}
	for i := range min(bouts, 12) * 4 {
		r, c := float64((i*29+7)%31)/31, float64((i*53+11)%37)/37
		x, y := lay.at((r-0.5)*58, (c-0.5)*64)
		picture.Turned(dst, a.scuff, x, y, 1, 1, float64(i)*2.4, palette.Fade(palette.White, 0.8))
	}
}

// drawWeapons draws the sword and the trident. The higher cast presses the other weapon
// back.
func (a *arena) drawWeapons(dst *ebiten.Image, in *table.Instant, lay *layout, now *game.Board) {
	along, apart := pushed(in)
	lean := 0.0
	if lay.tall {
		lean = -math.Pi / 2
	}
	for i, img := range []*ebiten.Image{a.trident, a.sword} {
		seat := 1 - i
		s := float64(1 - 2*seat)
		angle, up := lean-0.07*s, 1.0
		if seat == 1 {
			angle += math.Pi + 0.12
		}
		x, y := lay.at(s*(lay.reach+lay.sword/2-apart)+along, 2.5*s)
		if t := triumph(in); t > 0 && int(now.Winner) == seat {
			up += 3 * t
		} else if t > 0 {
			fx, fy := lay.at(s*(lay.reach+lay.sword*0.36), 9*s)
			x, y, angle, up = x+(fx-x)*t, y+(fy-y)*t, angle+0.5*t, 1-0.6*t
		}
		drawFallen(dst, img, x, y, angle, lay.k*0.9*up, 0.4/up)
		picture.Turned(dst, img, x, y, 1+0.04*(up-1), 1+0.04*(up-1), angle, palette.White)
		if int(now.First) == seat && !now.Over {
			hx, hy := lay.at(s*(lay.reach-apart+5)+along, 4.5*s)
			thing.Knot(dst, hx, hy, 5*lay.k, 0.9*lay.k, color.RGBA{0xB5, 0x38, 0x2B, 255})
		}
	}
}

// drawMedals draws the total of each seat that has cast, with the seat's emblem.
func (a *arena) drawMedals(dst *ebiten.Image, in *table.Instant, lay *layout, now *game.Board) {
	for i := range 2 {
		sum, other := now.Hands[i].Sum(), now.Hands[1-i].Sum()
		x, y := lay.side(i, lay.medals)
		past := begun(now) && in.T >= 1 // they count no longer
		drawChance(dst, in, x, y, i, sum > 0 && !past)
		if sum == 0 || past {
			continue
		}
		alpha := 1.0
		if i == int(now.Caster) && in.Move.Verb == rules.Cast && !in.Calm {
			alpha = animation.Progress(since(in), 0, slide)
		}
		img := a.medal
		if other > 0 && sum > other {
			img = a.laurel
		}
		picture.Centred(dst, img, x+lay.medal*lay.k*0.08, y+lay.medal*lay.k*0.08, alpha)
		st := lettering.Style{Face: lettering.Figure, Size: lay.medal * lay.k * math.Min(0.56*in.Page.Text, 0.7), Color: palette.Ink, Align: lettering.Center}
		lettering.DrawAlpha(dst, words.Int(sum), x, y+st.Cap()/2, alpha, st)
		if d := lay.medal * lay.k; alpha == 1 {
			thing.Emblem(dst, in.Colours[i], x-d*0.42, y-d*0.36, d*0.4, in.Page.Things())
		}
	}
}

// drawChance draws a label with a seat's chance to win, in the place of its total or
// below that, if the odds are shown.
func drawChance(dst *ebiten.Image, in *table.Instant, x, y float64, seat int, below bool) {
	row := in.Row(rules.Move{Verb: rules.Throw})
	if row == nil || int(in.Now.Asked) != seat {
		return
	}
	st := lettering.Style{Face: lettering.Strong, Size: in.Page.T(1), Color: palette.Ink, Align: lettering.Center}
	lay := layoutOf(in.Page, in.Frame)
	label := row.Bars[len(row.Bars)-3].Text // to win; after it come a draw and a loss
	if below {
		y += lay.medal*lay.k*0.5 + st.Size*0.98
	}
	in.Page.Tagged(dst, in.Page.TagFor(label, st, x, y, 2.4, 1.4), label, st)
}

// drawFingers draws the coin to touch for a plea of missio, with its word, while a player
// may ask or has asked.
func drawFingers(dst *ebiten.Image, in *table.Instant, lay *layout) {
	now := boardOf(&in.Now)
	if now.Asker < 0 && !in.Lit(rules.Move{Verb: game.Ask}) && !in.Lit(rules.Move{Verb: game.Double}) {
		return
	}
	along := 0.0
	if now.Asker >= 0 {
		along = lay.along[1-now.Asker] * 0.15
	}
	x, y := lay.at(along, lay.fingers)
	d := lay.medal * lay.k * 0.85
	if in.Lit(rules.Move{Verb: game.Ask}) {
		thing.Lit(dst, x-d*0.65, y-d*0.65, d*1.3, d*1.3, in.Page.U*0.8, in.Glow, in.Page.Things())
	}
	if f := in.Frame.Pot; in.Lit(rules.Move{Verb: game.Double}) {
		thing.Lit(dst, f.X, f.Y, f.W, f.H, in.Page.U, in.Glow, in.Page.Things())
	}
	thing.Coin(dst, thing.Bronze, x, y, d, 0)
	for _, s := range []float64{-1, 1} {
		picture.Fine(dst, x+s*d*0.1-d*0.06, y-d*0.28, d*0.12, d*0.5, palette.Ink)
	}
	st := lettering.Style{Face: lettering.Strong, Size: in.Page.T(1), Color: palette.Ink, Align: lettering.Center}
	const said text.Text = "[Missio]"
	in.Page.Tagged(dst, in.Page.TagFor(said, st, x, y+d*0.5+st.Size*0.9, 2.4, 1.4), said, st)
}
