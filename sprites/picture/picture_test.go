package picture

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestCacheIsBounded(t *testing.T) {
	c := Cache[int]{Limit: 10}
	painted := 0
	paint := func(int) *ebiten.Image { painted++; return ebiten.NewImage(2, 2) }
	for i := range 100 {
		c.Get(i, paint)
		c.Get(0, paint)
	}
	if c.Len() > 20 {
		t.Errorf("%d pictures are kept", c.Len())
	}
	if painted != 100 {
		t.Errorf("%d were painted: what is in use was given up", painted)
	}
}

// A cache of one screen keeps no more than the young and the old of one screen each.
func TestCacheCountsPixels(t *testing.T) {
	c := Cache[int]{Limit: 100, Screens: 1}
	for i := range 20 {
		c.Get(i, func(int) *ebiten.Image { return ebiten.NewImage(700, 1000) })
	}
	if c.Len() > 2 {
		t.Errorf("%d pictures are kept", c.Len())
	}
}

// What is shown on a screen is kept while it and the next one are seen, and not longer.
func TestPicturesOutliveTheirScreenByOne(t *testing.T) {
	var a, b Cache[string]
	a.Limit, b.Limit = 10, 10
	painted := 0
	paint := func(string) *ebiten.Image { painted++; return ebiten.NewImage(2, 2) }
	a.Get("hall", paint)
	b.Get("hall", paint)
	Age(100, 100)
	a.Get("both", paint)
	a.Get("hall", paint)
	if painted != 3 {
		t.Errorf("%d pictures were painted, want 3: one was not found again on the next screen", painted)
	}
	Age(100, 100)
	a.Get("hall", paint)
	if a.Len() != 2 || b.Len() != 0 {
		t.Errorf("after two screens %d and %d pictures are kept, want 2 and 0", a.Len(), b.Len())
	}
}

// A strip as wide as a screen lies on no atlas, which would be as wide.
func TestLongPicturesStandAlone(t *testing.T) {
	for _, size := range []struct {
		w, h  int
		alone bool
	}{{200, 200, false}, {1024, 20, false}, {1280, 20, true}, {20, 1280, true}, {256, 256, true}} {
		if got := alone(size.w, size.h); got != size.alone {
			t.Errorf("a picture of %d × %d has a texture of its own: %t", size.w, size.h, got)
		}
	}
}
