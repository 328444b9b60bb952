package bone

import (
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/picture"
)

// A Painter draws bones with their shadows. It reuses its images and lists; use
// one for all bones of about one size. It costs nothing until it draws, but its
// shaders take a moment the first time.
type Painter struct {
	order  []int
	solid  solid
	shadow shadow
	sheet  *sheet // nil before anything was drawn
	onto   ebiten.DrawTrianglesOptions
}

// A sheet is an image of enlarged bones, one per tile, to be scaled down. Bones that it shows
// already are not drawn onto it again. Copies of a painter share it.
type sheet struct {
	img   *ebiten.Image
	cam   Camera // that of the bones it shows
	look  Look
	poses []Pose // all of them; none if it shows nothing, or only some of what was drawn last
}

// shows reports whether these bones are on the sheet.
func (s *sheet) shows(cam Camera, poses []Pose, look Look) bool {
	return len(s.poses) > 0 && cam == s.cam && look == s.look && slices.Equal(poses, s.poses)
}

// fit makes the sheet at least w by h pixels. A new image shows nothing.
func (s *sheet) fit(w, h int) {
	if img := atLeast(s.img, w, h); img != s.img {
		s.img, s.poses = img, s.poses[:0]
	}
}

// span is the width of a tile in units: enough for a bone in any orientation,
// flying high.
const span = 3.2

// growth returns by what factor bones are drawn larger than they are shown, for
// antialiasing, where a unit is scale pixels. plain asks for the cheaper drawing.
func growth(scale float64, plain bool) float64 {
	switch {
	case plain || scale > 200:
		return 1
	case scale > 90:
		return 1.5
	}
	return 2
}

// Draw draws the bones as the camera sees them: first all shadows, then the
// bones from far to near. It does not allocate once it has drawn as many bones
// of that size.
func (p *Painter) Draw(dst *ebiten.Image, cam Camera, poses []Pose, look Look) {
	if len(poses) == 0 || look.Fade >= 1 || cam.Scale <= 0 {
		return
	}
	p.shadow.draw(dst, cam, poses, look)
	p.DrawBare(dst, cam, poses, look)
}

// DrawBare is like Draw without shadows, for bones that do not lie on a table.
func (p *Painter) DrawBare(dst *ebiten.Image, cam Camera, poses []Pose, look Look) {
	if len(poses) == 0 || look.Fade >= 1 || cam.Scale <= 0 {
		return
	}
	p.sort(cam, poses)
	if look.Plain && look.Fade == 0 && look.Dim == 0 {
		for _, i := range p.order {
			p.solid.draw(dst, cam, poses, i, look)
		}
		return
	}
	p.tiles(dst, cam, poses, look)
}

// DrawStill draws one bone at rest with its shadow around the pixel (x, y);
// length is the length of the bone in pixels, yaw as in Lying.
func (p *Painter) DrawStill(dst *ebiten.Image, x, y, length float64, side int, yaw float64, look Look) {
	still := [1]Pose{Lying(side, 0, 0, yaw)}
	cam := Camera{Scale: length / 2, CX: x, CY: y + Lift*length/2*float64(still[0].Z)}
	p.Draw(dst, cam, still[:], look)
}

// Warm compiles the shaders and allocates the images for n bones seen by the
// camera in a picture of w × h pixels, so that no throw waits for them.
func (p *Painter) Warm(cam Camera, n int, w, h float64, plain bool) {
	g := gridFor(cam.Scale, cam.Scale, plain)
	p.ready()
	p.sheet.fit(g.room(min(n, g.across*g.down)))
	p.shadow.warm(cam.Scale, w, h, plain)
	unseen := picture.Blank(8, 8)
	p.DrawStill(unseen, 4, 4, 8, 4, 0, Look{})
	unseen.Deallocate()
}

// ready gives the painter a sheet.
func (p *Painter) ready() {
	if p.sheet == nil {
		p.sheet = &sheet{}
	}
}

// Drop frees the images; the painter can still be used.
func (p *Painter) Drop() {
	picture.Drop(p.shadow.small)
	p.shadow.small = nil
	if p.sheet != nil {
		picture.Drop(p.sheet.img)
		*p.sheet = sheet{}
	}
}

// sort sets p's drawing order of the bones, from far to near.
func (p *Painter) sort(cam Camera, poses []Pose) {
	view := cam.view()
	p.order = p.order[:0]
	for i := range poses {
		p.order = append(p.order, i)
	}
	slices.SortFunc(p.order, func(i, j int) int {
		a, b := poses[i].at().dot(view), poses[j].at().dot(view)
		switch {
		case a < b:
			return -1
		case a > b:
			return 1
		}
		return i - j
	})
}

// A grid says how tiles are arranged on a sheet.
type grid struct {
	grow         float64 // how much larger bones are there
	side         int     // of a tile, in pixels
	across, down int     // most tiles: a sheet stays small enough for any graphics card
}

// gridFor returns the grid for bones of that scale, in pixels a unit, of which the nearest to the
// eye has unit pixels. plain is as for growth.
func gridFor(scale, unit float64, plain bool) (g grid) {
	g.grow = growth(scale, plain)
	g.side = int(g.grow * 2 * math.Ceil(span*unit/2))
	g.across = int(clamp(1600/float64(g.side), 1, 4))
	g.down = min(g.across, 2)
	return g
}

// room returns the width and height in pixels that n tiles take.
func (g *grid) room(n int) (w, h int) {
	return min(n, g.across) * g.side, (n + g.across - 1) / g.across * g.side
}

// tile returns where on the sheet tile n is.
func (g *grid) tile(n int) rect {
	return rect{float64(n % g.across * g.side), float64(n / g.across * g.side), float64(g.side), float64(g.side)}
}

// spot returns the square of whole screen pixels onto which the tile of a bone is copied.
func (g *grid) spot(cam Camera, at Pose) rect {
	x, y := cam.Project(float64(at.X), float64(at.Y), float64(at.Z))
	half := float64(g.side) / 2 / g.grow
	return rect{math.Round(x - half), math.Round(y - half), 2 * half, 2 * half}
}

// tiles draws the bones onto the sheet, enlarged, unless it shows them, and copies the tiles
// at their size: that is the antialiasing.
func (p *Painter) tiles(dst *ebiten.Image, cam Camera, poses []Pose, look Look) {
	p.ready()
	alpha, dim := 1-look.Fade, look.Dim
	look.Fade, look.Dim = 0, 0 // tiles are neither
	g, drawn := gridFor(cam.Scale, largest(cam, poses), look.Plain), p.sheet.shows(cam, poses, look)
	most := g.across * g.down
	for start := 0; start < len(p.order); start += most {
		which := p.order[start:min(start+most, len(p.order))]
		if !drawn {
			p.drawTiles(&g, cam, poses, which, look)
		}
		for n, i := range which {
			p.lay(dst, p.sheet.img, g.spot(cam, poses[i]), g.tile(n), alpha, dim)
		}
	}
	p.sheet.cam, p.sheet.look, p.sheet.poses = cam, look, p.sheet.poses[:0]
	if len(poses) <= most {
		p.sheet.poses = append(p.sheet.poses, poses...)
	}
}

// drawTiles draws those of the bones that which names onto the sheet.
func (p *Painter) drawTiles(g *grid, cam Camera, poses []Pose, which []int, look Look) {
	p.sheet.fit(g.room(len(which)))
	p.sheet.img.Clear()
	for n, i := range which {
		at, spot := g.tile(n), g.spot(cam, poses[i])
		large := cam.part(g.grow, spot.x, spot.y)
		large.CX, large.CY = large.CX+at.x, large.CY+at.y
		p.solid.draw(p.sheet.img, large, poses, i, look)
	}
}

// part returns the camera for the part of the screen from left, top on, enlarged by
// grow.
func (c Camera) part(grow, left, top float64) Camera {
	c.Scale, c.CX, c.CY = c.Scale*grow, (c.CX-left)*grow, (c.CY-top)*grow
	return c
}

// largest returns the most pixels per unit at any of the bones.
func largest(cam Camera, poses []Pose) (most float64) {
	for _, p := range poses {
		most = max(most, cam.Size(float64(p.X), float64(p.Y), float64(p.Z)))
	}
	return most
}

// atLeast returns the image, or a larger one if it is too small. It has its own
// texture: a shared one would be copied whenever it grows.
func atLeast(img *ebiten.Image, w, h int) *ebiten.Image {
	var size image.Point
	if img != nil {
		size = img.Bounds().Size()
		if size.X >= w && size.Y >= h {
			return img
		}
		img.Deallocate()
	}
	const step = 128
	w, h = max(w, size.X), max(h, size.Y)
	room := image.Rect(0, 0, (w+step-1)/step*step, (h+step-1)/step*step)
	return ebiten.NewImageWithOptions(room, &ebiten.NewImageOptions{Unmanaged: true})
}

// A rect is a rectangle of an image in pixels.
type rect struct{ x, y, w, h float64 }

// lay draws the part from of src onto the part to of dst, with linear filtering and the
// opacity alpha; dim, 0 to 1, darkens it.
func (p *Painter) lay(dst, src *ebiten.Image, to, from rect, alpha, dim float32) {
	v := &p.solid.quad
	red, green, blue := alpha*(1-0.58*dim), alpha*(1-0.60*dim), alpha*(1-0.50*dim)
	for i := range v {
		a, b := float64(i%2), float64(i/2)
		v[i] = ebiten.Vertex{
			DstX: float32(to.x + a*to.w), DstY: float32(to.y + b*to.h),
			SrcX: float32(from.x + a*from.w), SrcY: float32(from.y + b*from.h),
			ColorR: red, ColorG: green, ColorB: blue, ColorA: alpha,
		}
	}
	p.onto.Filter = ebiten.FilterLinear
	p.onto.ColorScaleMode = ebiten.ColorScaleModePremultipliedAlpha
	dst.DrawTriangles32(v[:], quadFaces, src, &p.onto)
}
