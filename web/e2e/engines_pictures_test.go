//go:build !js

package e2e

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// pictured are the addresses whose pictures are compared, by name.
var pictured = map[string]string{
	"hall": "", "setup": "?game=skiffs&scene=setup", "settings": "?scene=settings", "rulebook": "?game=augustus&scene=rulebook",
	"bones": "?game=knucklebones&seed=8&scene=table&players=person,person", "cards": "?game=boneace&seed=5&scene=table&players=person,hard",
	"hand": "?game=catapulta&seed=3&scene=table&players=person,hard", "cups": "?game=mendax-common&seed=5&scene=table&players=person,hard",
	"wheels": "?game=biga&seed=5&scene=table", "board": "?game=skiffs&seed=5&scene=table&players=person,hard",
}

// shoots takes the pictures that compare looks at.
func (e engine) shoots(t *testing.T) {
	for name, query := range pictured {
		p := e.table(t, query, Desk)
		still(t, p)
		must(t, p.Shoot(picture(t, name, e.name)))
		p.Close()
	}
}

// fronts are the shapes in which the page's own hall is pictured, by name.
var fronts = map[string]View{"front": Desk, "front sideways": Small, "front upright": {460, 900, 1, false}} // MiniBrowser takes no narrower one

// shootsFronts takes the pictures of the page's own hall, while the game does not arrive.
func (e engine) shootsFronts(t *testing.T) {
	s := launch(t)
	s.slow.Store(true)
	for name, v := range fronts {
		p := e.page(t, v)
		must(t, p.Go(s.url))
		must(t, p.Wait(`document.fonts.status === "loaded" && !document.querySelector("#front.bare")`))
		still(t, p)
		must(t, p.Shoot(picture(t, name, e.name)))
		p.Close()
	}
}

// picture is the file of a picture by an engine.
func picture(t *testing.T, name, engine string) string {
	t.Helper()
	return filepath.Join(shots(t), name+" "+engine+".png")
}

// still waits until the picture of the page has not changed for a while, and is it.
func still(t *testing.T, p *Page) image.Image {
	t.Helper()
	var last []byte
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(time.Second) {
		shot, err := p.Screenshot()
		must(t, err)
		if bytes.Equal(shot, last) {
			img, err := png.Decode(bytes.NewReader(shot))
			must(t, err)
			return img
		}
		last = shot
	}
	t.Fatal("the picture does not come to rest")
	return nil
}

// unlike is how much of two pictures differs by more than edges of letters do, from 0
// to 1. They are compared in cells of several pixels: engines smooth edges in their own
// ways.
func unlike(a, b image.Image) float64 {
	const cell, far = 4, 24
	if a.Bounds().Size() != b.Bounds().Size() {
		return 1
	}
	size := a.Bounds().Size()
	cells, differ := 0, 0
	for y := 0; y+cell <= size.Y; y += cell {
		for x := 0; x+cell <= size.X; x += cell {
			cells++
			p, q := mean(a, x, y, cell), mean(b, x, y, cell)
			for i := range p {
				if d := p[i] - q[i]; d > far || d < -far {
					differ++
					break
				}
			}
		}
	}
	return float64(differ) / float64(cells)
}

// mean is the colour of a cell of a picture, each part from 0 to 255.
func mean(img image.Image, x, y, cell int) (c [3]int) {
	at := img.Bounds().Min.Add(image.Pt(x, y))
	for i := range cell * cell {
		r, g, b, _ := img.At(at.X+i%cell, at.Y+i/cell).RGBA()
		c[0], c[1], c[2] = c[0]+int(r>>8), c[1]+int(g>>8), c[2]+int(b>>8)
	}
	for i := range c {
		c[i] /= cell * cell
	}
	return c
}

// compare lays the pictures of all engines beside each other, and fails where one is
// not like the first.
func compare(t *testing.T, names []string) {
	for _, name := range append(slices.Sorted(maps.Keys(pictured)), slices.Sorted(maps.Keys(fronts))...) {
		most := 0.01
		if _, letters := fronts[name]; letters {
			most = 0.05 // an engine draws the page's own letters in its own weight
		}
		var all []image.Image
		for _, engine := range names {
			all = append(all, opened(t, picture(t, name, engine)))
		}
		must(t, writePicture(filepath.Join(shots(t), name+".png"), beside(all)))
		for i, img := range all[1:] {
			d := unlike(all[0], img)
			t.Logf("%s: %.2f %% differs between %s and %s", name, 100*d, names[0], names[i+1])
			if d > most {
				t.Errorf("%s looks different in %s and %s", name, names[0], names[i+1])
			}
		}
	}
}

// opened is the picture in a file.
func opened(t *testing.T, file string) image.Image {
	t.Helper()
	f, err := os.Open(file)
	must(t, err)
	defer f.Close()
	img, err := png.Decode(f)
	must(t, err)
	return img
}

// beside is one picture of several, from left to right.
func beside(all []image.Image) image.Image {
	var size image.Point
	for _, img := range all {
		size = image.Pt(size.X+img.Bounds().Dx(), max(size.Y, img.Bounds().Dy()))
	}
	sheet, x := image.NewRGBA(image.Rectangle{Max: size}), 0
	for _, img := range all {
		draw.Draw(sheet, img.Bounds().Sub(img.Bounds().Min).Add(image.Pt(x, 0)), img, img.Bounds().Min, draw.Src)
		x += img.Bounds().Dx()
	}
	return sheet
}

func writePicture(file string, img image.Image) error {
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		return err
	}
	return os.WriteFile(file, b.Bytes(), 0o644)
}

// atOnce is a promise that presses a control in the task after the one that made it,
// and that reports whether the page's own hall was still to be seen then.
const atOnce = `new Promise((done) => {
	const look = () => {
		const el = document.querySelector('#controls [data-id=%q]');
		if (!el) return setTimeout(look);
		const early = !document.getElementById("front").hidden;
		el.click();
		done(early);
	};
	look();
})`

// press presses a control as soon as it exists.
func pressAtOnce(t *testing.T, p *Page, id string) (early bool) {
	t.Helper()
	early, err := Eval[bool](p, fmt.Sprintf(atOnce, id))
	must(t, err)
	return early
}

// pressesAtOnce throws as soon as there is a control for it, before the table is seen:
// the bones fall, and the picture in the end is that of a throw made later.
func (e engine) pressesAtOnce(t *testing.T) {
	s, err := house()
	must(t, err)
	const query = "?game=century&seed=7"
	const threw = `document.getElementById("said").textContent.includes(" threw ")`
	late := e.table(t, query, Small)
	before := still(t, late)
	must(t, late.Press("primary"))
	must(t, late.Wait(threw))
	want, controls := still(t, late), state(t, late)
	late.Close()
	if d := unlike(before, want); d < 0.002 {
		t.Fatalf("a throw changes %.2f %% of the picture", 100*d)
	}
	early := e.set(t, s.URL, Small, stored(brisk))
	must(t, early.Go(s.URL+query))
	must(t, early.Wait(fmt.Sprintf(`location.href === %q && document.getElementById("controls")`, s.URL+query)))
	if !pressAtOnce(t, early, "primary") {
		t.Error("the table was already seen")
	}
	must(t, early.Wait(threw))
	must(t, early.Ready())
	got := still(t, early)
	if is := state(t, early); is != controls {
		t.Errorf("the controls are %q, want %q", is, controls)
	}
	if d := unlike(got, want); d > 0.001 {
		must(t, writePicture(picture(t, "pressed at once", e.name), beside([]image.Image{want, got})))
		t.Errorf("%.2f %% of the picture is not that of a throw made later", 100*d)
	}
}

// hurries goes from the hall to a table by pressing each control as soon as it exists,
// and sees the picture that one who waits sees.
func (e engine) hurries(t *testing.T) {
	s, err := house()
	must(t, err)
	var pictures []image.Image
	for _, press := range []func(p *Page, id string){
		func(p *Page, id string) {
			must(t, p.Ready())
			_, err := p.Await(id)
			must(t, err)
			still(t, p)
			must(t, p.Press(id))
		},
		func(p *Page, id string) { pressAtOnce(t, p, id) },
	} {
		p := e.set(t, s.URL, Small, stored(brisk))
		must(t, p.Go(s.URL))
		must(t, p.Wait(fmt.Sprintf(`location.href === %q && document.getElementById("controls")`, s.URL)))
		press(p, "century")
		press(p, "sit")
		_, err := p.Await("primary")
		must(t, err)
		must(t, p.Ready())
		pictures = append(pictures, still(t, p))
		p.Close()
	}
	if d := unlike(pictures[0], pictures[1]); d > 0.001 {
		must(t, writePicture(picture(t, "hurried", e.name), beside(pictures)))
		t.Errorf("%.2f %% of the picture is not that of one who waits", 100*d)
	}
}
