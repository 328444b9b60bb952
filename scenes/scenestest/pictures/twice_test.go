//go:build !js

package pictures

import "testing"

// The same instant is the same picture, but for the last bit of a few pixels,
// which depends on where in its memory the engine keeps a painting.
func TestDrawnTwiceIsTheSame(t *testing.T) {
	for _, sh := range shots {
		if sh.shapes[0] != phone {
			continue
		}
		g := compare(take(t, sh.show, phone), take(t, sh.show, phone))
		if g.most > 1 || g.mean > 0.001 {
			t.Errorf("%s is drawn in two ways: %+v", sh.name, g)
		}
	}
}
