//go:build !js

package pictures

import (
	"fmt"
	"image"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/text"
	"knucklebones/scenes/app"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
)

// alone is a game that computers play among themselves.
func alone(game, seed string) app.Show {
	return app.Show{Game: game, Seed: seed, Players: []string{"medium", "medium", "medium"}}
}

// check holds the bones that lie on the table to what was counted, and is how
// many lie.
func check(t *testing.T, h *app.App) int {
	t.Helper()
	tb, ok := h.Stack.Top().(*table.Table)
	if !ok {
		return 0
	}
	_, _, poses, bones := tb.Lying()
	if len(poses) > len(bones) || tb.Doing() == "at the table" && 0 < len(poses) && len(poses) < len(bones) {
		t.Fatalf("%s: %d bones lie, %d were counted", tb.Session().Game().ID, len(poses), len(bones))
	}
	for i, p := range poses {
		if up := bone.SideUp(p); up != int(bones[i].Side) {
			t.Fatalf("%s: bone %d of %d lies with %d up, %d was counted", tb.Session().Game().ID, i, len(poses), up, bones[i].Side)
		}
	}
	return len(poses)
}

// over reports whether the game on the table is.
func over(h *app.App) bool {
	tb, playing := h.Stack.Top().(*table.Table)
	return !playing || tb.Session().Turn() == rules.Nobody
}

// casts steps a house until n casts were seen to come to rest, telling each of
// them, or the game is over.
func casts(t *testing.T, h *app.App, n int, each func()) {
	t.Helper()
	lay := 0
	for range 60000 {
		h.Stack.Step()
		lies := check(t, h)
		if lies > lay {
			n--
			each()
		}
		lay = lies
		if n <= 0 || over(h) {
			return
		}
	}
	t.Fatal("the casts never came to rest")
}

// Whatever falls on the three tables comes to rest on the side that was
// counted.
func TestFallenBonesLieAsCounted(t *testing.T) {
	for _, game := range []string{"knucklebones", "oneandtwenty", "augustus"} {
		for seed := range 3 {
			if lieAsCounted(t, alone(game, fmt.Sprint(100+seed)), 8) == 0 {
				t.Errorf("no cast of %s was seen; play another seed", game)
			}
		}
	}
}

// So does what is laid down without a fall, in every game.
func TestLaidBonesLieAsCounted(t *testing.T) {
	seen := 0
	for _, g := range games.Games() {
		sh := app.Show{Game: g.ID, Seed: "100", Prefs: "none"}
		for range g.Seats[0] {
			sh.Players = append(sh.Players, g.Levels[len(g.Levels)/2].ID)
		}
		seen += lieAsCounted(t, sh, 40)
	}
	if seen < 200 {
		t.Errorf("only %d casts were seen; play another seed", seen)
	}
}

// lieAsCounted looks at n casts of a game, or all if it has fewer, and is how
// many that were.
func lieAsCounted(t *testing.T, sh app.Show, n int) (seen int) {
	t.Helper()
	h, _ := open(t, sh, phone)
	defer h.Stack.Home()
	h.Stack.Resize(float64(phone.w), float64(phone.h), 1)
	casts(t, h, n, func() { seen++ })
	return seen
}

// A person who knows the four sides reads from the picture what was counted:
// of all sides turned all ways, the one drawn is most like the one counted.
func TestBonesShowWhatWasCounted(t *testing.T) {
	seen := map[int8]int{}
	for _, game := range []string{"knucklebones", "oneandtwenty", "augustus"} {
		for _, s := range []shape{phone, desk} {
			sh := alone(game, "7")
			sh.Prefs = "none,untagged"
			h, _ := open(t, sh, s)
			h.Stack.Resize(float64(s.w), float64(s.h), 1)
			var a *album
			casts(t, h, 5, func() { a = readAll(t, h, s, a, seen) })
			h.Stack.Home()
		}
	}
	for _, side := range bone.Sides {
		if seen[int8(side)] < 2 {
			t.Errorf("side %d was seen %d times; play other seeds", side, seen[int8(side)])
		}
	}
}

// readAll reads the bones of a table from its picture. The album is made anew
// when bones of another size or light are seen.
func readAll(t *testing.T, h *app.App, s shape, a *album, seen map[int8]int) *album {
	t.Helper()
	cam, look, poses, bones := h.Stack.Top().(*table.Table).Lying()
	img := ebiten.NewImage(s.w, s.h)
	defer img.Deallocate()
	h.Stack.Invalidate()
	h.Stack.Draw(img)
	pic := pixels(img)
	if a == nil || a.scale != cam.Scale || a.look != look {
		a = newAlbum(cam.Scale, look)
	}
	for i, p := range poses {
		x, y := cam.Project(float64(p.X), float64(p.Y), 0)
		if got, d := a.read(pic, x, y); got != int(bones[i].Side) {
			t.Errorf("%s %v: bone %d at %.0f, %.0f looks like %d (distance %.1f), %d was counted", text.Plain(h.Stack.Page().Title), s, i, x, y, got, d, bones[i].Side)
		}
		seen[bones[i].Side]++
	}
	return a
}

// turns is how many ways round each side is drawn in an album.
const turns = 24

// An album holds pictures of bones on each side, turned all ways.
type album struct {
	scale float64
	look  bone.Look
	half  int // pixels from the middle of a picture to its edge
	pics  *image.RGBA
}

func newAlbum(scale float64, look bone.Look) *album {
	a := &album{scale: scale, look: look, half: int(scale*1.25) + 1}
	size := 2 * a.half
	img := ebiten.NewImage(size*turns, size*len(bone.Sides))
	defer img.Deallocate()
	img.Fill(look.Ground)
	var p bone.Painter
	for row, side := range bone.Sides {
		for turn := range turns {
			cam := bone.Camera{Scale: scale, CX: float64(turn*size + a.half), CY: float64(row*size + a.half)}
			p.Draw(img, cam, []bone.Pose{bone.Lying(side, 0, 0, 2*math.Pi*float64(turn)/turns)}, look)
		}
	}
	a.pics = pixels(img)
	return a
}

// read is the side most like what is seen about a pixel, and how far from it
// that is, in levels of 255.
func (a *album) read(pic *image.RGBA, x, y float64) (side int, best float64) {
	disc := newDisc(int(a.scale * 1.1))
	least := math.MaxInt
	for row, s := range bone.Sides {
		for turn := range turns {
			if d := a.distance(disc, pic, int(math.Round(x)), int(math.Round(y)), turn, row, least); d < least {
				side, least = s, d
			}
		}
	}
	return side, float64(least) / float64(3*max(len(disc), 1))
}

// distance is how far a disc of the picture is from one of the album, at the
// best fit within a pixel or two, or least if it is farther.
func (a *album) distance(disc []image.Point, pic *image.RGBA, x, y, turn, row, least int) int {
	at := image.Pt((2*turn+1)*a.half, (2*row+1)*a.half)
	for dy := -2; dy <= 2; dy += 2 {
		for dx := -2; dx <= 2; dx += 2 {
			least = unlike(disc, pic, image.Pt(x+dx, y+dy), a.pics, at, least)
		}
	}
	return least
}

// newDisc is every second pixel about the middle of a disc of a radius in pixels.
func newDisc(radius int) (disc []image.Point) {
	for y := -radius; y <= radius; y += 2 {
		for x := -radius; x <= radius; x += 2 {
			if x*x+y*y <= radius*radius {
				disc = append(disc, image.Pt(x, y))
			}
		}
	}
	return disc
}

// unlike is the sum of the differences of two discs about places of two pictures, or least
// as soon as it is more.
func unlike(disc []image.Point, a *image.RGBA, ata image.Point, b *image.RGBA, atb image.Point, least int) int {
	sum := 0
	for _, d := range disc {
		p, q := rgb(a, ata.Add(d)), rgb(b, atb.Add(d))
		for i := range p {
			sum += max(int(p[i])-int(q[i]), int(q[i])-int(p[i]))
		}
		if sum >= least {
			return least
		}
	}
	return sum
}

// rgb is a pixel of a picture, black outside it.
func rgb(pic *image.RGBA, at image.Point) [3]uint8 {
	if !at.In(pic.Rect) {
		return [3]uint8{}
	}
	return [3]uint8(pic.Pix[pic.PixOffset(at.X, at.Y):])
}

// pixels are a copy of what an image shows.
func pixels(img *ebiten.Image) *image.RGBA {
	out := image.NewRGBA(img.Bounds())
	img.ReadPixels(out.Pix)
	return out
}
