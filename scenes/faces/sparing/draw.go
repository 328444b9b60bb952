package sparing

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/sparing"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/scenes/table/dice"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// A tablet is the wax in its frame as it is painted.
type tablet struct {
	key    tabletKey
	base   *ebiten.Image
	seal   *ebiten.Image
	dog    *ebiten.Image
	stylus [2]*ebiten.Image
}

type tabletKey struct {
	plan
	rounds int
	text   float64
	high   bool
}

func (t *tablet) drop() {
	picture.Drop(t.base, t.seal, t.dog, t.stylus[0], t.stylus[1])
	*t = tablet{}
}

func (t *tablet) prepare(pl *plan, p *ui.Page, rounds int) {
	k := tabletKey{*pl, rounds, p.Text, p.High}
	if t.key == k {
		return
	}
	t.drop()
	t.key = k
	t.base = paintTablet(pl, p, rounds)
	t.seal = paintSeal(pl.edge * 1.15)
	c := outline.NewCanvas(pl.left*0.5, pl.left*0.4, pl.left*0.5/24)
	paintDog(c, palette.Fade(scratch, 0.7))
	t.dog = picture.From(c.RGBA)
	long := pl.long()
	t.stylus = [2]*ebiten.Image{paintStylus(stylusKey{long, false, p.High}), paintStylus(stylusKey{long, true, p.High})}
}

func (t *tablet) draw(dst *ebiten.Image, in *table.Instant) {
	s := sceneOf(in)
	pl, painted := s.plans(in)
	t.prepare(&painted, in.Page, s.Rounds)
	t.drawBase(dst, &pl, &painted)
	lightLine(dst, in, &s, &pl)
	for seat := range s.State {
		drawHead(dst, in, &s, &pl, seat)
		drawStrokes(dst, in, &s, &pl, seat)
	}
	for i := range s.Past {
		t.drawRound(dst, in, &s, &pl, i, s.Past[i].Cells, s.Past[i].Won, 1)
	}
	t.drawNow(dst, in, &s, &pl)
	for seat := range s.State {
		smooth(dst, in, &s, &pl, seat)
	}
	t.drawSeals(dst, in, &s, &pl)
	drawVenus(dst, in, &pl)
}

// drawBase draws the tablet, line by line as high as they are now.
func (t *tablet) drawBase(dst *ebiten.Image, pl, painted *plan) {
	if *pl == *painted {
		picture.At(dst, t.base, pl.X, pl.Y, 1)
		return
	}
	from, to := painted.lines(), pl.lines()
	for i := range len(from) - 1 {
		a, b := math.Round(from[i]), math.Round(from[i+1])
		line := ui.Part(t.base, 0, int(a), t.base.Bounds().Dx(), int(b-a))
		op := picture.Copying()
		op.GeoM.Scale(1, (math.Round(to[i+1])-math.Round(to[i]))/math.Max(1, b-a))
		op.GeoM.Translate(math.Round(pl.X), math.Round(pl.Y)+math.Round(to[i]))
		picture.Draw(dst, line, op)
	}
}

// venus is where the wreath of a Venus lies round its bones, and how far it has
// grown; it has no size for any other cast.
func venus(in *table.Instant) (at ui.Rect, grown float64) {
	hand := tali.Hand(0)
	for _, b := range in.Now.Bones {
		hand = hand.Add(tali.Of(int(b.Side)))
	}
	if !in.Rests || len(in.Lying) < 4 || tali.Classify(hand) != tali.Venus {
		return at, 0
	}
	at = in.Frame.Bones
	if in.Page.Shape == ui.Portrait { // below the word on the frame
		at.Y, at.H = at.Y+1.5*in.Page.U, at.H-2.5*in.Page.U
	} else {
		d := math.Min(math.Min(at.W, at.H), 52*in.Page.U)
		at = at.Middle(d, d)
	}
	return at, casting.Ease(in.T * 1.6)
}

// lay gathers the bones of a Venus, side by side in a strip.
func lay(in *table.Instant, lying []table.Laid) []table.Laid {
	in.Lying = lying
	at, grown := venus(in)
	if at.W == 0 {
		return lying
	}
	across := 2
	if in.Page.Shape == ui.Portrait {
		across = 4
	}
	room := ui.Rect{X: at.X + 0.19*at.H, Y: at.Y + 0.26*at.H, W: at.W - 0.38*at.H, H: 0.6 * at.H}
	dice.Tidy(lying, room, across, grown)
	for i := range lying {
		lying[i].Size = math.Min(lying[i].Size, math.Min(at.W, 3*at.H)*(0.3-0.12*grown))
	}
	return lying
}

// drawVenus lays a wreath round the bones of a Venus, and petals about them.
func drawVenus(dst *ebiten.Image, in *table.Instant, pl *plan) {
	at, grown := venus(in)
	if at.W == 0 {
		return
	}
	x, y := at.Center()
	thing.LongWreath(dst, x, y, at.W, at.H, grown, in.Page.Shape != ui.Portrait)
	for i := range 9 {
		sin, cos := math.Sincos(2.4*float64(i) + 0.9)
		thing.Petal(dst, i, x+at.W*0.54*cos, y+at.H*0.54*sin, pl.u*3.4, float64(i), 0.4+0.6*chance(i), grown)
	}
}

// drawNow draws the round that is on, and what is being written in it; an extra
// one that is over stays until the next begins.
func (t *tablet) drawNow(dst *ebiten.Image, in *table.Instant, s *scene, pl *plan) {
	if s.Over && s.Round > s.Rounds {
		t.drawRound(dst, in, s, pl, s.row(s.Round), s.Last.Cells, s.Last.Won, 1)
		return
	}
	if s.Over {
		return
	}
	cells := append([]game.Cell(nil), s.Now...)
	won, ring := rules.Nobody, 0.0
	if s.mover >= 0 {
		cells[s.mover] = s.cell
		if s.void {
			cells[s.mover].Hand = 0
		}
		if s.closes {
			won, ring = s.won, s.ringing()
		}
	}
	t.drawRound(dst, in, s, pl, s.row(s.Round), cells, won, ring)
}

// lightLine lights the line of the round that is on, and in it the cell to write.
func lightLine(dst *ebiten.Image, in *table.Instant, s *scene, pl *plan) {
	if s.Over {
		return
	}
	y := pl.cell(0, s.row(s.Round)).Y
	c := color.RGBA{60, 48, 26, 44}
	x := pl.wax.X + pl.u
	if in.Page.High {
		c, x = color.RGBA{60, 60, 60, 255}, pl.wax.X+pl.left+pl.u
	}
	picture.Fill(dst, x, y+0.6*pl.u, pl.wax.X+pl.wax.W-pl.u-x, pl.row-1.2*pl.u, c)
	if len(s.Waiting) > 0 && in.Asks {
		r := pl.cell(s.Waiting[0], s.row(s.Round)).Inset(pl.u)
		thing.Lit(dst, r.X, r.Y, r.W, r.H, pl.u, in.Glow, in.Page.Things())
		drawChance(dst, in, pl, r)
	}
}

// drawChance writes into the cell how likely the next cast wins the round.
func drawChance(dst *ebiten.Image, in *table.Instant, pl *plan, r ui.Rect) {
	row := in.Row(rules.Move{Verb: rules.Throw})
	if row == nil || len(row.Bars) < 2 {
		return
	}
	x, y := r.Center()
	size, c := math.Max(3.5*pl.u, math.Min(in.Page.T(1), pl.row*0.36)), palette.White
	if in.Page.High {
		c = palette.Black
	}
	if pl.row > 2.3*size {
		lettering.Middle(dst, "wins", x, y+size*0.48, lettering.Text, size, c)
		y -= size * 0.48
	}
	lettering.Middle(dst, purse.ShortPerCent(row.Bars[1].Size), x, y, lettering.Strong, size, c)
}

// drawHead draws whose column it is.
func drawHead(dst *ebiten.Image, in *table.Instant, s *scene, pl *plan, seat int) {
	x, y := pl.wax.X+pl.left+pl.column*(float64(seat)+0.5), pl.wax.Y+pl.head/2
	d, st := pl.disc(), in.Page.Things()
	if s.State[seat] != game.In || !s.CanWin[seat] {
		st |= thing.Out
	}
	name := lettering.Style{Face: lettering.Title, Size: math.Min(in.Page.T(4), pl.head*0.5), Color: palette.Bone, Edge: dark, Align: lettering.Left}
	w := lettering.Width(in.Names[seat], name)
	if pl.seats > 3 || d+w+2*pl.u > pl.column-3*pl.u {
		thing.Emblem(dst, in.Colours[seat], x, y, d, st)
		return
	}
	left := x - (d+2*pl.u+w)/2
	thing.Emblem(dst, in.Colours[seat], left+d/2, y, d, st)
	lettering.Draw(dst, in.Names[seat], left+d+2*pl.u, y+name.Cap()/2, name)
}

// drawRound draws the casts of a round, and the ring round the best as far as it
// is drawn.
func (t *tablet) drawRound(dst *ebiten.Image, in *table.Instant, s *scene, pl *plan, row int, cells []game.Cell, won rules.Actor, ring float64) {
	best, n := s.best(cells)
	for seat := range cells {
		r := pl.cell(seat, row)
		t.drawVoids(dst, in, s, pl, seat, &cells[seat], r)
		if cells[seat].Hand == 0 {
			continue
		}
		shown := 4.0
		if seat == s.mover && row == s.row(s.Round) && !in.Calm {
			shown = s.ms / (figure * s.haste())
		}
		drawCell(dst, in, pl, &cells[seat], r, shown)
		if won == rules.Actor(seat) && ring > 0 {
			drawLoop(dst, in, pl, r, ring)
		}
		if won < 0 && n > 1 && ring > 0 && s.worth(cells[seat].Hand) == best {
			drawLevel(dst, in, pl, r, ring)
		}
	}
}

// drawCell writes a cast: its figures, and its name under them.
func drawCell(dst *ebiten.Image, in *table.Instant, pl *plan, c *game.Cell, r ui.Rect, shown float64) {
	p := in.Page
	x, y := r.Center()
	venus := tali.Classify(c.Hand) == tali.Venus
	size, track := math.Min(pl.row*0.46, pl.column*0.28), 0.14
	if !pl.names {
		size, track = math.Min(pl.row*0.58, pl.column*0.34), 0.04
	}
	st := scratched(lettering.Figure, math.Max(4*pl.u, math.Min(p.T(5), size)), p.High)
	st.Track = track
	switch {
	case p.High && venus:
		st.Color = palette.HighLit
	case venus:
		st.Color = gold
		for i := range 6 {
			k := 1 - float64(i)/7
			thing.Ring(dst, x, y, math.Round(pl.row*1.15*k), 0, 0, color.RGBA{16, 11, 2, 14})
		}
	}
	digits := casting.Digits(c.Hand)
	st = lettering.Fit(digits, st, pl.column*0.84)
	base := y + st.Cap()/2
	if !pl.names && c.Voids > 0 {
		base -= pl.row * 0.13
	}
	name := lettering.Style{Face: lettering.Text, Size: math.Max(3.5*pl.u, math.Min(p.T(2), pl.row*0.26)), Color: palette.Bone, Edge: dark, Align: lettering.Center}
	if pl.names {
		base -= name.Size * 0.55
	}
	left := x - lettering.Width(digits, st)/2
	lettering.Draw(dst, digits[:min(len(digits), int(math.Max(0, shown)))], left, base, st)
	if pl.names && shown >= 4 {
		text := shortName(c.Hand)
		if venus && !p.High {
			name.Color = gold
		}
		lettering.Draw(dst, text, x, base+name.Size*1.12, lettering.Fit(text, name, pl.column*0.84))
	}
}

// shortName is the name of a cast without its sides.
func shortName(h tali.Hand) string {
	switch r := tali.Classify(h); {
	case r.Vulture():
		return "Vultures"
	case r.Senio():
		return "Senio " + words.Int(r.Total())
	}
	return h.Name()
}

// drawLoop draws the ring round a cast.
func drawLoop(dst *ebiten.Image, in *table.Instant, pl *plan, r ui.Rect, part float64) {
	k := loopKey{int(math.Min(r.W*0.92, r.H*2.6)), int(r.H * 0.94), int(math.Ceil(part * 24)), in.Page.High}
	if part >= 1 || in.Calm {
		k.part = 24
	}
	img := loops.Get(k, paintLoop)
	x, y := r.Center()
	picture.At(dst, img, x-float64(k.w)/2, y-float64(k.h)/2, 1)
}

// drawLevel strikes a cast out that is level with another.
func drawLevel(dst *ebiten.Image, in *table.Instant, pl *plan, r ui.Rect, part float64) {
	w := r.W * 0.6 * part
	c := scratch
	if in.Page.High {
		c = palette.White
	}
	x, y := r.X+r.W*0.2, r.Y+r.H*0.5
	picture.Fine(dst, x+0.2*pl.u, y+0.25*pl.u, w, 0.6*pl.u, dark)
	picture.Fine(dst, x, y, w, 0.5*pl.u, c)
}

// drawVoids scratches a small cross for each void cast, and after three a dog.
func (t *tablet) drawVoids(dst *ebiten.Image, in *table.Instant, s *scene, pl *plan, seat int, c *game.Cell, r ui.Rect) {
	if c.Voids == 0 || !pl.names && c.Hand == 0 && in.Asks && in.Lens { // the odds stand there
		return
	}
	size := math.Max(2.2*pl.u, math.Min(3*pl.u, pl.row*0.2))
	st := scratched(lettering.Strong, math.Max(size*1.3, math.Min(in.Page.T(1), pl.row*0.4)), in.Page.High)
	x, y := r.X+1.6*pl.u, r.Y+st.Size+0.2*pl.u
	if !pl.names { // below the figures
		st.Size = 3.5 * pl.u
		x, y = 0, r.Y+r.H*0.5+st.Size*0.95
	}
	text, step := "×", math.Min(size*1.1, pl.column*0.16)
	n := c.Voids
	if n > 5 || n > 2 && !pl.names {
		text, n = words.Int(n)+" ×", 1
	}
	if x == 0 {
		x = r.X + (r.W-step*float64(n-1)-lettering.Width(text, st))/2
	}
	for i := range n {
		lettering.Draw(dst, text, x+step*float64(i), y, st)
	}
	if c.Voids >= 3 && pl.row > 9*pl.u {
		picture.At(dst, t.dog, pl.wax.X+pl.left-float64(t.dog.Bounds().Dx())-0.5*pl.u, r.Y+r.H-float64(t.dog.Bounds().Dy())*0.9, 0.9)
	}
}

// drawStrokes draws the rounds a seat has won, in bundles of five.
func drawStrokes(dst *ebiten.Image, in *table.Instant, s *scene, pl *plan, seat int) {
	n, counted := s.Wins[seat], 0
	if s.closes && s.won == rules.Actor(seat) && s.ringing() >= 1 {
		n++
	}
	if s.ends && n == s.most() {
		counted = s.counts()
	}
	r := pl.cell(seat, pl.rows)
	h := math.Min(r.H*0.55, 9*pl.u)
	step := math.Min(h*0.42, pl.column*0.8/float64(max(n, 1)))
	x, y := r.X+r.W/2-step*float64(n-1)/2, r.Y+(r.H-h)/2
	pen := math.Max(0.9*pl.u, h*0.11)
	for i := range n {
		c := scratch
		switch {
		case i < counted || s.Over && s.Winner == rules.Actor(seat):
			c = gold
		case in.Page.High:
			c = palette.White
		}
		px := x + step*float64(i)
		picture.Fine(dst, px-pen/2+0.3*pl.u, y+0.3*pl.u, pen, h, dark)
		picture.Fine(dst, px-pen/2, y, pen, h, c)
	}
}

// smooth rubs over the column of a seat that cannot win any more, and strikes
// out one who has resigned.
func smooth(dst *ebiten.Image, in *table.Instant, s *scene, pl *plan, seat int) {
	out := s.State[seat] == game.Resigned || s.State[seat] == game.Without
	part := 1.0
	switch ends := s.smoothed(); {
	case ends > 0 && rules.Actor(seat) == s.takes:
		return
	case s.CanWin[seat] && !out && s.takes >= 0:
		part = ends
	case s.CanWin[seat] && !out:
		return
	}
	x, y := pl.wax.X+pl.left+pl.column*float64(seat), pl.wax.Y
	c := color.RGBA{44, 34, 30, 120}
	if in.Page.High {
		c = color.RGBA{0, 0, 0, 130}
	}
	picture.Fill(dst, x+0.5*pl.u, y+pl.head, pl.column-pl.u, (pl.wax.H-pl.head)*part, c)
	if out {
		picture.Fine(dst, x+pl.column*0.5-0.4*pl.u, y+pl.head+pl.u, 0.8*pl.u, pl.wax.H-pl.head-2*pl.u, scratch)
	}
}
