package par

import (
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/par"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// draw draws the board as it stands.
func (s *slate) draw(dst *ebiten.Image, in *table.Instant) {
	lay := layoutOf(in.Page, in.Frame)
	s.prepare(&lay, in.Page)
	b := boardOf(&in.Now)
	st, moves := storyOf(in)
	frame := s.square
	if b.Over && slices.ContainsFunc(b.Match, whole) && (!moves || since(in, &st) > st.lasts-strike) {
		frame = s.done
	}
	picture.At(dst, frame, lay.square.X-lay.room(), lay.square.Y-lay.room(), 1)
	drawWreath(dst, in, &lay, &b)
	gone := sponged(in)
	for seat := range b.Set {
		if shown := boardOf(&in.Was); gone < float64(seat) {
			s.drawCell(dst, in, &lay, &shown, seat)
		} else {
			s.drawCell(dst, in, &lay, &b, seat)
		}
		s.drawLast(dst, in, &lay, &b, seat)
	}
	s.drawStrangers(dst, in, &lay)
	if !b.Paid { // there a turn has throws of its own
		s.drawTally(dst, in, &lay, b.Casts)
	}
	drawOdds(dst, in, &lay)
	drawSponge(dst, &lay, gone)
}

// drawOdds draws a paper with the odds of the next throw on the lower edge of the
// square.
func drawOdds(dst *ebiten.Image, in *table.Instant, lay *layout) {
	m := rules.Move{Verb: rules.Throw}
	if in.Chosen != nil {
		m = in.Chosen.Move
	}
	row := in.Row(m)
	if row == nil {
		return
	}
	label := text.Commas(row.Bars[0].Text, row.Bars[1].Text)
	st := lettering.Style{Face: lettering.Strong, Size: in.Page.T(1), Color: palette.Ink}
	st = lettering.Shrink(in.Page.Words(label), st, lay.square.W*0.9, 3.5*lay.u)
	in.Label(dst, label, lay.square.X+lay.square.W/2, lay.square.Y+lay.square.H, 3, 1.4, st)
}

// empty reports whether no bones lie: while some fall, those that are kept do.
func empty(in *table.Instant, b *game.Board) bool {
	return len(in.Lying) == 0 && (in.Rests || b.Kept == 0)
}

// home reports whether a bone lies, or is about to lie, in the cell of a seat.
func home(in *table.Instant, b *game.Board, seat int) bool {
	switch {
	case empty(in, b):
		return false
	case restored(in):
		return true
	}
	for i, c := range fitted(&in.Now, b) {
		if c == seat && i < len(in.Now.Bones) && b.Casts > 0 {
			return true
		}
	}
	return false
}

// drawCell draws the figure, the emblem and the drawing of a seat's cell, and a
// frame of candle light while nothing lies in it.
func (s *slate) drawCell(dst *ebiten.Image, in *table.Instant, lay *layout, b *game.Board, seat int) {
	c, u := lay.cell(seat), lay.u
	d := math.Max(5.5*u, c.W*0.19)
	thing.Emblem(dst, in.Colours[seat], c.X+c.W*0.84-u*float64(seat/2), c.Y+c.H*0.2, d, in.Page.Things())
	if b.Set[seat] == 0 {
		return
	}
	st, moves := storyOf(in)
	grown := 1.0
	if moves && st.sets && seat == int(b.Caster) && !in.Calm {
		grown = animation.Progress(since(in, &st), slide, slide+draws)
	}
	lies := home(in, b, seat)
	ink := palette.Fade(chalk, 0.55)
	if !lies || in.Page.High {
		ink = chalk
	}
	ls := lettering.Style{Face: lettering.Figure, Size: math.Max(c.W*0.2, math.Min(6*u*in.Page.Text, c.W*0.3)), Color: ink, Align: lettering.Center}
	lettering.DrawAlpha(dst, words.Int(b.Set[seat]), c.X+c.W*0.16, c.Y+c.H*0.2+ls.Cap()/2, grown, ls)
	x, y := lay.home(seat)
	s.drawDrawn(dst, in, lay, seat, b.Set[seat], x, y, grown)
	if lies || b.Casts == 0 || b.Caster < 0 || empty(in, b) {
		return
	}
	s.drawBare(dst, in, lay, c, b)
}

// drawDrawn draws the chalk bone, cut off at the fraction grown, 0 to 1.
func (s *slate) drawDrawn(dst *ebiten.Image, in *table.Instant, lay *layout, seat, side int, x, y, grown float64) {
	img := drawn.Get(drawnKey{side, lay.bone(), seat}, paintDrawn)
	b := img.Bounds()
	cut := ui.Part(img, 0, 0, int(float64(b.Dx())*grown), b.Dy())
	op := picture.Copying()
	op.GeoM.Translate(math.Round(x-float64(b.Dx())/2), math.Round(y-float64(b.Dy())/2))
	op.Blend = ebiten.BlendLighter
	picture.Draw(dst, cut, op)
}

// drawBare frames a cell that is still to be filled, more brightly if it is the
// last one.
func (s *slate) drawBare(dst *ebiten.Image, in *table.Instant, lay *layout, c ui.Rect, b *game.Board) {
	missing := 0
	for seat := range b.Set {
		if !home(in, b, seat) {
			missing++
		}
	}
	col, alpha := palette.Candle, 0.4
	if missing == 1 {
		alpha = 1
	}
	if in.Page.High {
		col, alpha = palette.HighLit, 1
	}
	x, y := c.Center()
	picture.Middle(dst, s.bare, x, y, palette.Fade(col, alpha))
}

// drawLast chalks the last cast of a seat at its side, matches underlined.
func (s *slate) drawLast(dst *ebiten.Image, in *table.Instant, lay *layout, b *game.Board, seat int) {
	hand, match := b.Last[seat], b.Match[seat]
	if st, moves := storyOf(in); moves && !st.sets && seat == int(b.Caster) && in.T < 1 && since(in, &st) < slide {
		was := boardOf(&in.Was)
		hand, match = was.Last[seat], was.Match[seat]
	}
	d := math.Max(5.5*lay.u, lay.text*1.15)
	x, y, dx, dy := lay.lastAt(seat)
	thing.Emblem(dst, in.Colours[seat], x, y, d, in.Page.Things())
	if hand == 0 {
		return
	}
	x, y = x+dx*1.18, y+dy*1.12
	for _, side := range hand.Sides(make([]int, 0, bones)) {
		c := chalk
		if match.Count(side) > 0 {
			match = match.Without(tali.Of(side))
			s.underline(dst, in, x, y+lay.text*0.46)
		} else if !in.Page.High {
			c = palette.Fade(chalk, 0.5)
		}
		lettering.Middle(dst, words.Int(side), x, y, lettering.Figure, lay.text, c)
		x, y = x+dx, y+dy
	}
}

// underline draws a line under a figure that matches.
func (s *slate) underline(dst *ebiten.Image, in *table.Instant, x, y float64) {
	c := palette.Contrast(in.Page.High, palette.Candle, palette.HighLit)
	picture.Middle(dst, s.fits, x, y, c)
}

// drawStrangers writes over the bones that match nothing that they don’t, until rings mark
// what is thrown again or the game is over.
func (s *slate) drawStrangers(dst *ebiten.Image, in *table.Instant, lay *layout) {
	b := boardOf(&in.Now)
	st, moves := storyOf(in)
	if in.Now.Turn == rules.Nobody || b.Opening || len(b.Waiting) > 0 || b.Casts == 0 || len(in.Lying) == 0 || in.Asks && b.Try > 0 || moves && (st.sets || !in.Rests) || takenBack(in) {
		return
	}
	cells := fitted(&in.Now, &b)
	if !slices.Contains(cells[:len(in.Now.Bones)], -1) {
		return
	}
	alpha := 1.0
	if moves {
		alpha = animation.Progress(since(in, &st), 0, slide)
	}
	ls := chalked(in, lay)
	ls.Align = lettering.Center
	said := in.Page.Words("No match")
	ls = lettering.Shrink(said, ls, lay.spare.W*0.8, 2.4*lay.u)
	lettering.DrawAlpha(dst, said, lay.spare.X+lay.spare.W/2, lay.spare.Y+ls.Cap(), alpha, ls)
}

// chalked returns the style of a few words in chalk.
func chalked(in *table.Instant, lay *layout) lettering.Style {
	st := lettering.Style{Face: lettering.Title, Size: math.Max(4*lay.u, lay.five()*0.4), Color: color.RGBA{0xC8, 0xC6, 0xBC, 255}}
	if in.Page.High {
		st.Color = palette.White
	}
	return st
}

// drawTally counts the casts in strokes, and from 41 on in a figure, over the word; the chalk
// grows shorter.
func (s *slate) drawTally(dst *ebiten.Image, in *table.Instant, lay *layout, casts int) {
	t, h := lay.tally, lay.five()
	low := t.Y
	if casts > 40 {
		st := lettering.Style{Face: lettering.Figure, Size: math.Max(9*lay.u, h), Color: chalk}
		lettering.Draw(dst, words.Int(casts), t.X, t.Y+h*0.5+st.Cap()/2, st)
		low = t.Y + h + st.Size*0.6
	} else {
		w := h * 1.6
		across := max(1, int(t.W/w))
		rows := (min(casts, 40) + 5*across - 1) / (5 * across)
		k := 1.0
		if need := float64(rows) * h * 1.15; need > t.H {
			k = t.H / need
			across = max(1, int(t.W/(w*k)))
		}
		for i := range (casts + 4) / 5 {
			n := min(5, casts-5*i)
			op := picture.Copying()
			op.GeoM.Scale(k, k)
			op.GeoM.Translate(math.Round(t.X+float64(i%across)*w*k), math.Round(t.Y+float64(i/across)*h*k*1.15))
			op.Filter = ebiten.FilterLinear
			picture.Draw(dst, s.five[n-1], op)
		}
		low += float64(((casts+4)/5+across-1)/across) * h * k * 1.15
	}
	if st := chalked(in, lay); casts > 0 && low+st.Size <= t.Y+t.H {
		lettering.Draw(dst, in.Page.Words(text.Of("throws beside the figure {0}", casts)), t.X, low+st.Size, st)
	}
	s.drawStick(dst, t.X+t.W*0.45, t.Y+t.H, casts)
}

// drawStick draws the piece of chalk with its lower edge at y, half as long after sixty
// casts; both its ends stay round.
func (s *slate) drawStick(dst *ebiten.Image, x, y float64, casts int) {
	b := s.stick.Bounds()
	worn := b.Dx() * min(casts, 60) / 120
	end := b.Dx() / 4
	left := b.Dx() - end - worn
	y -= float64(b.Dy())
	picture.At(dst, ui.Part(s.stick, 0, 0, left, b.Dy()), x, y, 1)
	picture.At(dst, ui.Part(s.stick, b.Dx()-end, 0, end, b.Dy()), x+float64(left), y+stickFalls*float64(worn), 1)
}

// drawWreath draws a wreath below the bones of a seat that has matched Venus.
func drawWreath(dst *ebiten.Image, in *table.Instant, lay *layout, b *game.Board) {
	if !b.Over || !slices.ContainsFunc(b.Match, whole) || tali.Classify(b.Target) != tali.Venus {
		return
	}
	x, y := lay.square.Center()
	thing.Wreath(dst, x, y, lay.square.W*0.6, sinceStruck(in, grows), true)
}

// sinceStruck returns the progress of the first ms milliseconds after the frame is
// struck double, 0 to 1.
func sinceStruck(in *table.Instant, ms float64) float64 {
	st, moves := storyOf(in)
	if !moves || in.Calm {
		return 1
	}
	return animation.Progress(in.Since, st.lasts-strike, st.lasts-strike+ms)
}

// above narrows the lamp on the bare cell while three match, and draws the dust at the
// corners of the square when it is struck double.
func above(dst *ebiten.Image, in *table.Instant) {
	st, ok := storyOf(in)
	if ok && in.Rests && !st.sets && (st.matches == bones || st.back) {
		lay := layoutOf(in.Page, in.Frame)
		for i := range bones {
			x, y := lay.square.X+lay.square.W*float64(i%2), lay.square.Y+lay.square.H*float64(i/2)
			thing.Dust(dst, x, y, lay.u, sinceStruck(in, dusts), chalk)
		}
		return
	}
	b := boardOf(&in.Now)
	if !ok || in.T >= 1 || !in.Rests || in.Calm || in.Page.High || st.sets || st.matches != bones-1 || !lingers(in, &b) {
		return
	}
	ms := since(in, &st) - (st.lasts - lamp)
	if ms <= 0 {
		return
	}
	lay := layoutOf(in.Page, in.Frame)
	for seat := range b.Set {
		if home(in, &b, seat) {
			continue
		}
		x, y := lay.cell(seat).Center()
		f := in.Frame.Field
		part := ui.Part(dst, int(f.X), int(f.Y), int(f.X+f.W)-int(f.X), int(f.Y+f.H)-int(f.Y))
		thing.Lamp(part, x, y, lay.square.W*0.36, 0.5*math.Sin(math.Pi*math.Min(1, ms/lamp)))
		return
	}
}
