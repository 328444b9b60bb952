package hall

import (
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/screens/hall/listing"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// A Sheet is the pictures of all compartments on one, in the rows of a wide
// drawer, for the page that shows the hall before the game is there. The page
// cuts them to its compartments, so they have no side walls. Below them is a
// strip of the drawer's wood.
type Sheet struct {
	Shelf []*rules.Game
	Motif func(*rules.Game) shelf.Motif
}

// sheetWalls is the height of a wall's shadow at each side, as a fraction of a picture's
// height.
const sheetWalls = 0.09

// Lay sets only the title, since a sheet is only looked at.
func (s *Sheet) Lay(p *ui.Page) { p.Title = "Shelf" }

// Tick returns false, since nothing on the screen moves.
func (s *Sheet) Tick() bool { return false }

// Draw paints the pictures, together as large as the page.
func (s *Sheet) Draw(dst *ebiten.Image, p *ui.Page) {
	const cols, wood = listing.Columns, listing.WoodHeight
	w, h := math.Floor(p.W/cols), math.Floor((p.H-wood)/float64(listing.Rows(len(s.Shelf))))
	for i, g := range s.Shelf {
		s.cell(dst, g, ui.Rect{X: float64(i%cols) * w, Y: float64(i/cols) * h, W: w, H: h})
	}
	surface.Draw(dst, surface.Walnut, 0, p.H-wood, p.W, wood, surface.Options{U: p.U})
}

// cell paints the picture of a game into its cell of the sheet, without its side walls.
func (s *Sheet) cell(dst *ebiten.Image, g *rules.Game, at ui.Rect) {
	wall := math.Ceil(at.H * sheetWalls)
	img := picture.Blank(int(at.W+2*wall), int(at.H))
	defer img.Deallocate()
	s.Motif(g).Draw(img, 0, 0, at.W+2*wall, at.H)
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(at.X, at.Y)
	dst.DrawImage(img.SubImage(image.Rect(int(wall), 0, int(wall+at.W), int(at.H))).(*ebiten.Image), op)
}

// A cutter is the sheet as the hall has it from the page.
type cutter struct {
	games   []*rules.Game // whose pictures are on it
	square  bool          // it is the one for square compartments
	asked   bool
	awaited bool
	img     *ebiten.Image // nil if there is none, or once it has been cut up
	high    int           // its height in pixels; 0 if there is none
}

// squarish is the largest ratio of width to height of compartments whose pictures come
// from the sheet of square pictures. hall.css has the same number.
const squarish = 1.13

// serves reports whether pictures h pixels high can be cut from the sheet without
// looking worse than painted ones.
func (c *cutter) serves(h int) bool {
	return c.high > 0 && float64(h) <= 1.1*float64(c.high/listing.Rows(len(c.games)))
}

// awaitSheet requests the sheet that suits the shape of the compartments, and reports
// whether it is still to come.
func (h *Hall) awaitSheet() bool {
	c, square := &h.sheet, float64(h.pics.Width()) <= squarish*float64(h.pics.Height())
	if h.deps.Sheet == nil || c.asked && c.square == square && !h.cutAgain() {
		return c.awaited
	}
	c.drop()
	*c = cutter{games: h.deps.Printed, square: square, asked: true, awaited: true}
	h.deps.Sheet(square, func(img *ebiten.Image) {
		if c.square != square || c.img != nil {
			return // the page was turned meanwhile
		}
		c.img, c.awaited = img, false
		if img != nil {
			c.high = img.Bounds().Dy()
		}
		h.st.Invalidate()
	})
	return true
}

// cutAgain reports whether the sheet has been used up and the pictures cut from it have
// been freed since, so that it must be requested again.
func (h *Hall) cutAgain() bool {
	c := &h.sheet
	return !c.awaited && c.high > 0 && c.img == nil && h.pics.Shown() == 0
}

func (c *cutter) drop() {
	picture.Drop(c.img)
}

// cutAll cuts the pictures of all compartments out of the sheet, which is freed then.
func (h *Hall) cutAll() {
	for _, g := range h.deps.Shelf {
		h.pics.Rough(func(dst *ebiten.Image) { h.sheet.cut(dst, g) })
	}
	h.sheet.drop()
	h.sheet.img = nil
}

// cut draws a game's picture from the sheet into a compartment: its middle, scaled to
// fill it.
func (c *cutter) cut(dst *ebiten.Image, g *rules.Game) {
	const cols = listing.Columns
	i := slices.Index(c.games, g)
	w, h := c.img.Bounds().Dx()/cols, c.img.Bounds().Dy()/listing.Rows(len(c.games))
	at := image.Rect(0, 0, w, h).Add(image.Pt(i%cols*w, i/cols*h))
	dw, dh := float64(dst.Bounds().Dx()), float64(dst.Bounds().Dy())
	k := math.Max(dw/float64(w), dh/float64(h))
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	op.GeoM.Scale(k, k)
	op.GeoM.Translate((dw-k*float64(w))/2, (dh-k*float64(h))/2)
	dst.DrawImage(c.img.SubImage(at).(*ebiten.Image), op)
	shelf.Walls(dst, 0, 0, dw, dh)
}
