//go:build !js

package e2e

import (
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"knucklebones/rules/rulestest/short"
)

// bright reports whether the page is as light as the primary button at a place.
func bright(t *testing.T, p *Page, x, y float64) bool {
	t.Helper()
	file := filepath.Join(t.TempDir(), "page.png")
	must(t, p.Shoot(file))
	f, err := os.Open(file)
	must(t, err)
	defer f.Close()
	img, err := png.Decode(f)
	must(t, err)
	r, g, b, _ := img.At(int(x), int(y)).RGBA()
	return r > 0xc000 && g > 0xb000 && b > 0x8000
}

// Two people sit at a glass that lies flat. Each finds the button on his own side,
// where it is seen, and a finger there plays for him. With -short it is not drawn, and
// TestTurnedInput in scenes/kit/ui shows that it is touched where it would be.
func TestTurnedTableIsTouchedWhereItIsSeen(t *testing.T) {
	v := View{360, 640, 1, true}
	p := anew(t, "?game=knucklebones&seed=4&scene=table&players=person,person&"+fast, v, `{"Motion": 2, "Opposite": true}`)
	sides, least := map[bool]int{}, short.Times(1, 2)
	for end := time.Now().Add(2 * patience); sides[true] < least || sides[false] < least; {
		if time.Now().After(end) {
			t.Fatalf("the button was found opposite and here so often: %v", sides)
		}
		controls, err := p.Controls()
		must(t, err)
		c, ok := todo(controls)
		if !ok {
			must(t, p.stir())
			continue
		}
		before := state(t, p)
		if c.ID == "primary" && strings.HasPrefix(c.Name, "Throw") {
			must(t, p.Wait("knucklebones.rests()")) // it is painted
			opposite := c.Y+c.H/2 < float64(v.H)/2
			x, y := c.X+c.W/8, c.Y+c.H/2
			if again, err := p.Find("primary"); err != nil || again != c {
				continue
			}
			if !Undrawn {
				if here, there := bright(t, p, x, y), bright(t, p, float64(v.W)-x, float64(v.H)-y); !here || there {
					t.Errorf("at %.0f, %.0f the button is seen: %v; on the other side: %v", x, y, here, there)
				}
			}
			sides[opposite]++
		}
		if err := p.Tap(c.ID); err != nil && there(p, c) { // else the turn has gone on meanwhile
			t.Fatal(err)
		}
		settles(t, p, before)
	}
}
