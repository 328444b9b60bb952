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
)

var update = flag.Bool("update", false, "keep the pictures as they are drawn now")

// Every screen looks as it did when a person last looked at it.
func TestScreensLookAsKept(t *testing.T) {
	kept := map[string]bool{}
	for _, sh := range shots {
		for _, s := range sh.shapes {
			name := sh.name + "-" + s.String() + ".png"
			kept[name] = true
			t.Run(sh.name+" "+s.String(), func(t *testing.T) {
				hold(t, name, small(take(t, sh.show, s), s.less))
			})
		}
	}
	files, err := os.ReadDir("testdata")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if !kept[f.Name()] {
			t.Errorf("no shot makes testdata/%s", f.Name())
		}
	}
}

// hold compares a picture with the one kept, or keeps it.
func hold(t *testing.T, name string, got *image.RGBA) {
	t.Helper()
	file := filepath.Join("testdata", name)
	if *update {
		write(t, file, got)
		return
	}
	want, err := read(file)
	if err != nil {
		t.Fatalf("%v; run with -update to keep it", err)
	}
	if got.Rect != want.Rect {
		t.Fatalf("the picture is %v, the one kept %v", got.Rect.Max, want.Rect.Max)
	}
	g := compare(got, want)
	if g.alike() {
		return
	}
	stem := filepath.Join(os.TempDir(), name[:len(name)-len(".png")])
	write(t, stem+".new.png", got)
	write(t, stem+".differs.png", difference(got, want))
	t.Errorf("differs by %.2f on the mean (%.2f allowed) and by %d at worst (%d allowed): see %s.new.png and .differs.png; if it should, run with -update",
		g.mean, meanAllowed, g.most, mostAllowed, stem)
}

func write(t *testing.T, file string, img image.Image) {
	t.Helper()
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
