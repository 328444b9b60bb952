package painting

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
)

// Pictures are painted once for a layout and a page, and again for others, when those
// before them are freed.
func TestPicturesAreRenewed(t *testing.T) {
	var k Kept[float64]
	page := ui.NewPage(320, 240, 1)
	paint := func(layout float64, more ...int) (painted bool) {
		if painted = k.Renew(layout, &page, more...); painted {
			k.Keep(ebiten.NewImage(2, 2))
		}
		return painted
	}
	if !paint(0) || paint(0) {
		t.Error("the first pictures are not painted once")
	}
	if !paint(1) || !paint(1, 3) || paint(1, 3) {
		t.Error("another layout, or another number, is not painted once")
	}
	if page.High = true; !paint(1, 3) || len(k.images) != 1 {
		t.Errorf("in high contrast %d pictures are kept", len(k.images))
	}
	for _, code := range []string{"en", "pseudo"} {
		c, _ := text.BuiltIn(code)
		page.Reader = text.NewReader(c, nil, nil)
		if !paint(1, 3) || paint(1, 3) {
			t.Errorf("words are not painted once in %q", code)
		}
		page.Reader = text.NewReader(c, []string{"Livia"}, nil)
		if paint(1, 3) {
			t.Error("other players at the board have it painted again")
		}
	}
	if k.Drop(); len(k.images) > 0 || !paint(1, 3) {
		t.Error("pictures that were freed are not painted again")
	}
}
