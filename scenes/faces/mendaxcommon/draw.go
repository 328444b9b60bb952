package mendaxcommon

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxcommon"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// draw draws everything below the bones.
func draw(dst *ebiten.Image, in *table.Instant) {
	s := snapshotOf(in)
	drawArch(dst, in, &s)
	for r := range ranks {
		drawHollow(dst, in, &s, r)
	}
	drawClaims(dst, in, &s)
	drawCrown(dst, in, &s)
	drawCup(dst, in, &s)
	drawCounters(dst, in, &s)
	drawDish(dst, in, &s)
	drawLegend(dst, in, &s)
}

// above draws the pointer and everything that moves over the bones.
func above(dst *ebiten.Image, in *table.Instant) {
	s := snapshotOf(in)
	drawPointer(dst, in, &s)
	if in.T >= 1 {
		return
	}
	switch in.Move.Verb {
	case game.Doubt:
		drawLifted(dst, in, &s)
		drawRolling(dst, in, &s)
	case game.Say:
		if s.hop < 1 {
			drawBead(dst, in, &s)
		}
	}
}

// drawArch draws the wooden arch.
func drawArch(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	k := archKey{radius: s.radius, legs: s.legs, wide: s.wide, deep: s.deep(), u: in.Page.U, high: in.Page.High}
	pad := math.Ceil(thing.SlabRoom * k.u)
	half := s.radius + s.wide/2
	picture.At(dst, arches.Get(k, paintArch), s.x-half-pad, s.y-half-pad, 1)
}

// say returns the move that claims a rank.
func say(rank int) rules.Move { return rules.Move{Verb: game.Say, N: int32(rank)} }

// chosen returns the rank selected but not yet claimed, or −1.
func chosen(in *table.Instant) int {
	if in.Chosen == nil || in.Chosen.Move.Verb != game.Say {
		return -1
	}
	return int(in.Chosen.Move.N)
}

// drawHollow draws the contents of a hollow: its name, a glow if it may be claimed, and
// the bead.
func drawHollow(dst *ebiten.Image, in *table.Instant, s *snapshot, rank int) {
	x, y, _, _ := s.hollow(float64(rank))
	d := s.deep()
	lit := in.Lit(say(rank))
	if lit {
		thing.LitHollow(dst, x, y, d, in.Glow, in.Page.Things())
	}
	if rank == chosen(in) {
		thing.BeadAlpha(dst, x, y, d*0.98, 0.75, false, in.Page.Things())
		thing.Ring(dst, x, y, d*1.16, d*0.08, 0, palette.Candle)
	}
	if climbed := s.pointer - float64(rank); s.b.Doubter >= 0 && climbed >= 0 {
		part := 0.4
		if climbed < 1 {
			part = 1
		}
		thing.Ring(dst, x, y, d*1.08, d*0.06, 0, palette.Fade(palette.Bone, part*s.kept))
	}
	here := s.bead == float64(rank) && s.hop >= 1
	if here {
		drawBead(dst, in, s)
	}
	c := palette.Bone2
	switch {
	case here || rank == chosen(in):
		c = palette.Night
	case lit:
		c = palette.Bone
	case float64(rank) < s.bead:
		c = palette.Fade(palette.Bone2, 0.6)
	}
	if in.Page.High && !here {
		c = palette.White
		if lit {
			c = palette.Black
		}
	}
	if in.Page.High && !here && float64(rank) < s.bead {
		picture.Fine(dst, x-d*0.45, y-0.2*in.Page.U, d*0.9, 0.4*in.Page.U, color.RGBA{0x80, 0x80, 0x80, 255})
		c = color.RGBA{0xB8, 0xB8, 0xB8, 255}
	}
	drawName(dst, in, rank, x, y, d, c)
	if row := in.Row(say(rank)); row != nil {
		drawWorth(dst, in, s, rank, row)
	}
}

// drawName writes the name of a hollow: a dash, four equal sides, a total, or the shell
// of Venus.
func drawName(dst *ebiten.Image, in *table.Instant, rank int, x, y, d float64, c color.RGBA) {
	if tali.Rank(rank) == tali.Venus {
		drawShell(dst, x, y, d*0.62, c)
		return
	}
	if tali.Rank(rank) == tali.Unnamed {
		picture.Fine(dst, x-d*0.16, y-d*0.035, d*0.32, d*0.07, c)
		return
	}
	wording, size := name(tali.Rank(rank)), d*math.Min(0.5*in.Page.Text, 0.64)
	if len(wording) > 2 {
		size = d * math.Min(0.3*in.Page.Text, 0.38)
	}
	lettering.Middle(dst, wording, x, y, lettering.Figure, math.Max(size, 3.5*in.Page.U), c)
}

// name returns the figures of a rank that has some: four equal sides, or a total.
func name(r tali.Rank) string {
	switch r {
	case tali.Canis:
		return "1111"
	case tali.Vulture3:
		return "3333"
	case tali.Vulture4:
		return "4444"
	case tali.Vulture6:
		return "6666"
	}
	return words.Int(r.Total())
}

// drawShell draws the scallop shell of Venus, d pixels wide.
func drawShell(dst *ebiten.Image, x, y, d float64, c color.RGBA) {
	picture.Middle(dst, shells.Get(signKey{math.Round(d), c}, paintShell), x, y, palette.White)
}

// drawBead draws the bead in its hollow or on its hop.
func drawBead(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	if s.bead < 0 && s.hop >= 1 {
		return
	}
	x, y, _, _ := s.hollow(math.Max(s.bead, 0))
	d := s.deep() * 1.06
	if s.hop < 1 {
		x, y = s.hopping(in)
	}
	x += math.Sin(s.wobble*7*math.Pi) * (1 - s.wobble) * d * 0.09
	if s.flare {
		thing.Ring(dst, x, y, d*1.5, 0, 0, palette.Fade(palette.Candle, 0.25*s.kept))
		thing.Ring(dst, x, y, d*1.26, d*0.07, 0, palette.Fade(palette.Candle, s.kept))
	}
	if in.Page.High { // lit hollows are yellow too, so the bead needs a contrasting rim
		thing.Ring(dst, x, y, d*1.34, 0, 0, palette.White)
		thing.Ring(dst, x, y, d*1.18, 0, 0, palette.Black)
	}
	thing.BeadAlpha(dst, x, y, d, s.kept, s.dark, in.Page.Things())
}

// hopping returns the centre of the bead on its hop, in pixels: along the arch over the
// skipped hollows, or from the speaker's plate onto the arch.
func (s *snapshot) hopping(in *table.Instant) (x, y float64) {
	to := said(&s.b)
	from := said(&game.Board{})
	if was, ok := in.Was.Board.(game.Board); ok {
		from = said(&was)
	}
	k := animation.Ease(s.hop)
	lift := math.Sin(s.hop*math.Pi) * s.deep()
	if from >= 0 {
		x, y, dx, dy := s.hollow(s.bead)
		return x + dx*lift*0.6, y + dy*lift*0.6
	}
	x0, y0 := in.Frame.Seats[s.b.Claimer].Center()
	x1, y1, _, _ := s.hollow(to)
	return x0 + (x1-x0)*k, y0 + (y1-y0)*k - lift
}

// drawClaims draws, outside each claimed hollow, the emblem of the speaker and a mark
// for each bone thrown, one row per throw.
func drawClaims(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	u := in.Page.U
	d := math.Max(6*u, s.deep()*0.72)
	for i, c := range s.b.Claims {
		if i == len(s.b.Claims)-1 && s.hop < 1 {
			continue
		}
		x, y, dx, dy := s.hollow(float64(c.Rank))
		off := s.wide/2 + d*0.4
		x, y = x+dx*off, y+dy*off
		in.Emblem(dst, int(c.Seat), x, y, d, s.kept)
		drawThrown(dst, in, s, c.Thrown, x, y, dx, dy, d)
	}
}

// drawThrown draws a mark for each bone of some throws beyond the emblem at x, y; dx, dy
// is the direction away from the arch.
func drawThrown(dst *ebiten.Image, in *table.Instant, s *snapshot, thrown []int, x, y, dx, dy, d float64) {
	u := in.Page.U
	size := math.Max(3*u, d*0.36)
	across := size*thing.MarkWidth + 0.4*u
	x, y = x+dx*(d/2+size*0.7), y+dy*(d/2+size*0.7)
	if math.Abs(dx) > 0.94 { // beside a leg there is most room below the emblem
		x, y = x-dx*(d/2+size*0.7), y+d/2+size*0.7
		dx, dy = 0, 1
	}
	for row, n := range thrown {
		for i := range n {
			side := across * (float64(i) - float64(n-1)/2)
			out := size * 1.05 * float64(row)
			px, py := x-dy*side+dx*out, y+dx*side+dy*out
			if dx == 0 {
				px = x + side
			}
			thing.BoneMark(dst, px, py, size, false, palette.Fade(palette.Bone, s.kept))
		}
	}
}

// drawLegend says what the marks beside the emblems are, once there are any: below the dish
// where it stands beside the arch, or else in the upper right corner of the field.
func drawLegend(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	beside := s.side.W > 0
	if len(s.b.Claims) == 0 || s.kept < 1 || !beside && len(in.Now.Piles) > 0 {
		return
	}
	p, u, f := in.Page, in.Page.U, in.Frame.Field
	wording := p.Words("Bones thrown")
	st := lettering.Style{Face: lettering.Text, Size: p.T(1), Color: palette.Bone, Edge: palette.Night}
	if beside {
		st.Size = p.T(2)
	}
	mark := st.Size * 0.9
	if beside {
		st = lettering.Fit(wording, st, s.side.W-mark-4.5*u)
	}
	w := mark + 1.5*u + lettering.Width(wording, st)
	x, y := f.X+f.W-w-1.5*u, s.dish.Y+2*u
	switch {
	case beside:
		x, y = math.Min(s.dish.X+(s.dish.W-w)/2, x), s.dish.Y+s.dish.H+11*u
	case s.low:
		y = f.Y + 4*u
	}
	thing.BoneMark(dst, x+mark/2, y, mark, false, palette.Bone)
	lettering.Draw(dst, wording, x+mark+1.5*u, y+st.Cap()/2, st)
}

// drawWorth writes the value of a claim, in counters, outside its hollow.
func drawWorth(dst *ebiten.Image, in *table.Instant, s *snapshot, rank int, row *rules.OddsRow) {
	x, y, dx, dy := s.hollow(float64(rank))
	u := in.Page.U
	st := lettering.Style{Face: lettering.Strong, Size: in.Page.T(1), Color: palette.Bone, Edge: palette.Night, Align: lettering.Center}
	if row.Best {
		st.Color = palette.Candle
	}
	if in.Page.Shape != ui.Desk {
		st.Size = 3.5 * u
	}
	bead, f := st.Size*0.72, in.Frame.Field
	half := lettering.Width(in.Page.Words(row.Short), st)/2 + bead*0.6
	off := s.wide/2 + 6*u
	x, y = math.Max(f.X+half+0.5*u, math.Min(x+dx*off, f.X+f.W-half-0.5*u)), y+dy*off
	lettering.Draw(dst, in.Page.Words(row.Short), x-bead*0.6, y+st.Cap()/2, st)
	thing.Bead(dst, x+lettering.Width(in.Page.Words(row.Short), st)/2+bead*0.1, y, bead, false, in.Page.Things())
}

// drawPointer draws the ivory pointer inside the arch, which shows the true hand.
func drawPointer(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	if s.pointer < 0 || s.over() && s.crowned > 0 {
		return
	}
	x, y, dx, dy := s.hollow(s.pointer)
	long := s.deep() * 1.15
	if in.Page.Shape == ui.Portrait { // there the bones lie near the arch
		long = s.deep() * 0.95
	}
	img := pointers.Get(pointerKey{math.Round(long), in.Page.High}, paintPointer)
	off := s.wide/2 + long*0.52
	picture.Turned(dst, img, x-dx*off, y-dy*off, 1, 1, math.Atan2(dy, dx)+math.Pi/2, palette.Fade(palette.White, s.kept))
}
