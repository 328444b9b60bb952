//go:build !js

package pictures

import (
	"flag"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"knucklebones/rules/rulestest/short"
)

var (
	update  = flag.Bool("update", false, "keep the pictures that have changed as they are drawn now")
	drawing = flag.Bool("draw", false, "draw everything at its full size into dist/pictures")
)

// gallery is where pictures for the eye are put. It is not committed.
const gallery = "../../../dist/pictures"

// Every screen looks as it did when a person last looked at it. With -short each is seen in
// one of its shapes.
func TestScreensLookAsKept(t *testing.T) {
	kept := map[string]bool{}
	for i, sh := range shots {
		for j, s := range sh.shapes {
			name := sh.name + "-" + s.String()
			kept[name+".png"] = true
			if !short.Crosses(i, j, len(sh.shapes)) {
				continue
			}
			t.Run(name, func(t *testing.T) { hold(t, name, take(t, sh.show, s), s.less) })
		}
	}
	for _, name := range stored(t) {
		if !kept[name] {
			t.Errorf("no shot makes testdata/%s", name)
		}
	}
}

// hold compares a picture, so many times smaller, with the one kept, or keeps it.
func hold(t *testing.T, name string, full *image.RGBA, less int) {
	t.Helper()
	file := filepath.Join("testdata", name+".png")
	got := small(full, less)
	want, err := read(file)
	if err == nil && got.Rect == want.Rect && compare(got, want).alike() {
		return
	}
	if *update {
		write(t, file, got)
		return
	}
	write(t, filepath.Join(gallery, name+".png"), full)
	switch {
	case err != nil:
		t.Errorf("%v; run with -update to keep it", err)
	case got.Rect != want.Rect:
		t.Errorf("the picture is %v, the one kept %v", got.Rect.Max, want.Rect.Max)
	default:
		write(t, filepath.Join(gallery, name+".differs.png"), difference(got, want))
		g := compare(got, want)
		t.Errorf("differs by %.2f on the mean (%.2f allowed) and by %d at worst (%d allowed): see %s.png and .differs.png in dist/pictures; if it should, run with -update",
			g.mean, meanAllowed, g.most, mostAllowed, name)
	}
}

// What is kept is small, and large enough that no picture passes for another.
func TestKeptPicturesAreSmallAndDiffer(t *testing.T) {
	names, sum := stored(t), int64(0)
	pics := map[string]*image.RGBA{}
	for _, name := range names {
		file := filepath.Join("testdata", name)
		info, err := os.Stat(file)
		if err != nil {
			t.Fatal(err)
		}
		sum += info.Size()
		if pics[name], err = read(file); err != nil {
			t.Fatal(err)
		}
	}
	if sum > mostKept {
		t.Errorf("the pictures kept weigh %d bytes, want at most %d", sum, mostKept)
	}
	for i, a := range names {
		for _, b := range names[:i] {
			if pics[a].Rect == pics[b].Rect && compare(pics[a], pics[b]).alike() {
				t.Errorf("%s passes for %s", a, b)
			}
		}
	}
}

// mostKept is what all pictures kept may weigh together, in bytes.
const mostKept = 4 << 20

// With -draw everything is drawn in all shapes, to be looked at.
func TestDraw(t *testing.T) {
	if !*drawing {
		t.Skip("only with -draw")
	}
	for _, sh := range shots {
		for _, s := range all {
			write(t, filepath.Join(gallery, sh.name+"-"+s.String()+".png"), take(t, sh.show, s))
		}
	}
}

// stored are the names of the files that are kept.
func stored(t *testing.T) (names []string) {
	t.Helper()
	files, err := os.ReadDir("testdata")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		names = append(names, f.Name())
	}
	return names
}

func write(t *testing.T, file string, img image.Image) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	enc := png.Encoder{CompressionLevel: png.BestCompression}
	err = enc.Encode(f, img)
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err != nil {
		t.Fatal(err)
	}
}

func read(file string) (*image.RGBA, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		return nil, err
	}
	out := image.NewRGBA(img.Bounds())
	draw.Draw(out, out.Rect, img, img.Bounds().Min, draw.Src)
	return out, nil
}
