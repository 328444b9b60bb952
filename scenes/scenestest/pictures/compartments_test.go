//go:build !js

package pictures

import (
	"fmt"
	"image"
	"image/color"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/rulestest/short"
	"knucklebones/scenes"
	"knucklebones/scenes/app"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/screens/hall"
	"knucklebones/scenes/screens/hall/listing"
	"knucklebones/sprites/shelf"
)

// shelfOf is a shelf of so many games: those there are, and more like the last.
func shelfOf(n int) []*rules.Game {
	list := slices.Clone(games.Games())
	for len(list) < n {
		g := *list[len(list)-1]
		g.ID = fmt.Sprint("another", len(list))
		list = append(list, &g)
	}
	return list
}

// motifs knows the games of a shelf by their motifs, which are of one colour each.
type motifs struct {
	shelf []*rules.Game
	looks []color.RGBA // the middle of each motif
}

func newMotifs(n int) *motifs {
	m := &motifs{shelf: shelfOf(n)}
	for _, g := range m.shelf {
		m.looks = append(m.looks, look(m.of(g)))
	}
	return m
}

// of is the motif of a game.
func (m *motifs) of(g *rules.Game) shelf.Motif {
	i := slices.Index(m.shelf, g)
	c := color.RGBA{uint8(30 + 70*(i%4)), uint8(30 + 70*(i/4%4)), uint8(60 + 120*(i/16)), 255}
	return shelf.Motif{Paint: func(s *shelf.Studio) {
		w, h := s.HalfW(), s.HalfH()
		s.Fill(s.Box(-w, -h, 2*w, 2*h, 0), c)
		s.Lay(shelf.Material{Dark: -1})
	}}
}

// look is the colour of the middle of a motif.
func look(m shelf.Motif) color.RGBA {
	img := ebiten.NewImage(120, 90)
	defer img.Deallocate()
	m.Draw(img, 0, 0, 120, 90)
	return mean(pixels(img), image.Rect(36, 27, 84, 63))
}

// nearest is the look that is most like a colour.
func nearest(looks []color.RGBA, c color.RGBA) int {
	gap := func(a color.RGBA) int {
		r, g, b := int(a.R)-int(c.R), int(a.G)-int(c.G), int(a.B)-int(c.B)
		return r*r + g*g + b*b
	}
	best := 0
	for i, l := range looks {
		if gap(l) < gap(looks[best]) {
			best = i
		}
	}
	return best
}

// drawn is the page of a screen in a window of that size, and its picture.
func drawn(w, h int, screen func(*scenes.Stack) scenes.Scene) (*ui.Page, *image.RGBA) {
	st := scenes.NewStack(prefs.Default())
	st.Resize(float64(w), float64(h), 1)
	st.Push(screen(st))
	return shown(st, w, h)
}

// shown is the page of a stack that has settled in a window of that size, and its
// picture.
func shown(st *scenes.Stack, w, h int) (*ui.Page, *image.RGBA) {
	st.Resize(float64(w), float64(h), 1)
	img := ebiten.NewImage(w, h)
	defer img.Deallocate()
	for range 80 {
		st.Step()
		st.Draw(img)
	}
	return st.Page(), pixels(img)
}

// sheetOf is a sheet as the page shows it.
func (m *motifs) sheetOf(s listing.Sheet) *image.RGBA {
	_, img := drawn(s.Width, s.Height+listing.WoodHeight, func(*scenes.Stack) scenes.Scene { return &hall.Sheet{Shelf: m.shelf, Motif: m.of} })
	return img.SubImage(image.Rect(0, 0, s.Width, s.Height)).(*image.RGBA)
}

// The hall shows every game's own picture, also that of a 22nd and a 28th game: where
// it paints them, and where it cuts them out of a sheet, of which a kiosk may want but
// a few. On the sheet they lie row by row. With -short only a 22nd game is added.
func TestEveryCompartmentShowsItsMotif(t *testing.T) {
	for _, n := range []int{len(games.Games()) + 1, len(games.Games()), 28}[:short.Times(1, 3)] {
		m := newMotifs(n)
		var sheet *image.RGBA
		for _, s := range listing.Sheets(n) {
			sheet = m.sheetOf(s)
			w, h := s.Width/listing.Columns, s.Height/listing.Rows(n)
			for i := range m.shelf {
				at := image.Rect(w/3, h/3, w*2/3, h*2/3).Add(image.Pt(i%listing.Columns*w, i/listing.Columns*h))
				if got := nearest(m.looks, mean(sheet, at)); got != i {
					t.Errorf("in place of game %d of %d the sheet %s has game %d", i, n, s.Name, got)
				}
			}
		}
		page := func(square bool, done func(*ebiten.Image)) { done(ebiten.NewImageFromImage(sheet)) }
		m.seen(t, "painted", hall.Deps{Shelf: m.shelf, Motif: m.of})
		m.seen(t, "cut", hall.Deps{Shelf: m.shelf, Motif: m.of, Printed: m.shelf, Sheet: page})
		m.seen(t, "cut for a kiosk", hall.Deps{Shelf: m.shelf[n-5:], Motif: m.of, Printed: m.shelf, Sheet: page})
	}
}

// seen sees that a hall shows the motif of every game.
func (m *motifs) seen(t *testing.T, how string, d hall.Deps) {
	t.Helper()
	p, img := drawn(desk.w, desk.h, func(st *scenes.Stack) scenes.Scene { return hall.New(st, d) })
	for _, g := range d.Shelf {
		if got := nearest(m.looks, compartment(p, img, g)); m.shelf[got] != g {
			t.Errorf("%s, %d games: in the compartment of %s is the picture of %s", how, len(m.shelf), g.ID, m.shelf[got].ID)
		}
	}
}

// compartment is the colour of the middle of a game's picture in the hall.
func compartment(p *ui.Page, img *image.RGBA, g *rules.Game) color.RGBA {
	it := p.Find(g.ID)
	if it == nil {
		return color.RGBA{}
	}
	r := it.Rect
	return mean(img, image.Rect(int(r.X+0.4*r.W), int(r.Y+0.2*r.H), int(r.X+0.6*r.W), int(r.Y+0.4*r.H)).Intersect(img.Rect))
}

// The last game is known by its face's own motif, in the hall and on the sheet.
func TestLastGameIsInTheHall(t *testing.T) {
	list := games.Games()
	last := len(list) - 1
	s := listing.Sheets(len(list))[0]
	w, h := s.Width/listing.Columns, s.Height/listing.Rows(len(list))
	sheet := take(t, app.Show{Scene: "shelf"}, shape{s.Width, s.Height + listing.WoodHeight, 0})
	at := image.Rect(0, 0, w, h).Add(image.Pt(last%listing.Columns*w, last/listing.Columns*h))
	if got := known(sheet.SubImage(at).(*image.RGBA)); got != list[last] {
		t.Errorf("in place of %s the sheet shows %s", list[last].ID, got.ID)
	}
	hall, _ := open(t, app.Show{Scene: "hall"}, desk)
	defer hall.Stack.Home()
	p, img := shown(hall.Stack, desk.w, desk.h)
	r := p.Find(list[last].ID).Rect
	at = image.Rect(int(r.X), int(r.Y), int(r.X+r.W), int(r.Y+0.75*r.H))
	if got := known(img.SubImage(at).(*image.RGBA)); !at.In(img.Rect) || got != list[last] {
		t.Errorf("in the hall the compartment of %s, %v, shows %s", list[last].ID, at, got.ID)
	}
}

// known is the game whose motif is most like a picture.
func known(pic *image.RGBA) (best *rules.Game) {
	const less = 10
	least := 256.0
	w, h := pic.Rect.Dx(), pic.Rect.Dy()
	for _, f := range faces.Faces() {
		img := ebiten.NewImage(w, h)
		f.Motif.Draw(img, 0, 0, float64(w), float64(h))
		if g := compare(small(pic, less), small(pixels(img), less)); g.mean < least {
			least, best = g.mean, f.Game
		}
		img.Deallocate()
	}
	return best
}
