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

func TestCacheCountsPixels(t *testing.T) {
	c := Cache[int]{Limit: 100, Area: 100}
	for i := range 20 {
		c.Get(i, func(int) *ebiten.Image { return ebiten.NewImage(7, 7) })
	}
	if c.Len() > 4 {
		t.Errorf("%d pictures are kept", c.Len())
	}
}
