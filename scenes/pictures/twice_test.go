//go:build !js

package pictures

import (
	"bytes"
	"testing"
)

// The same instant is the same picture, to the byte.
func TestDrawnTwiceIsTheSame(t *testing.T) {
	for _, sh := range shots {
		if sh.shapes[0] != phone {
			continue
		}
		a, b := take(t, sh.show, phone), take(t, sh.show, phone)
		if !bytes.Equal(a.Pix, b.Pix) {
			t.Errorf("%s is drawn in two ways: %v", sh.name, compare(a, b))
		}
	}
}
