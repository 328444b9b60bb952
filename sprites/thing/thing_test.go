package thing

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

func TestEveryIconOfTheGuideDraws(t *testing.T) {
	dst := ebiten.NewImage(64, 64)
	for _, name := range []string{
		"menu", "back", "lens", "book", "undo", "gear", "log", "eye", "plus", "minus", "up", "down",
		"next", "share", "sound", "mute", "check", "cross", "filter", "replay", "pause", "skip", "hand",
		"cup", "coin", "person", "machine", "fullscreen", "lock",
	} {
		if icons[name] == "" {
			t.Errorf("no icon %q", name)
		}
		Icon(dst, name, 32, 32, 24, palette.Bone)
	}
}

func TestIconsKeepToTheirGrid(t *testing.T) {
	for name, drawing := range icons {
		b := trace(drawing, 1, 0, 0).Bounds()
		if b.Min.X < 1 || b.Min.Y < 1 || b.Max.X > 23 || b.Max.Y > 23 {
			t.Errorf("%s reaches %v", name, b)
		}
	}
}

func TestEveryPlayerHasAnEmblem(t *testing.T) {
	dst := ebiten.NewImage(64, 64)
	seen := map[string]bool{}
	for i, p := range palette.Players {
		if emblems[p.Emblem] == [2]string{} || seen[p.Emblem] {
			t.Errorf("%s has no emblem of its own", p.Name)
		}
		seen[p.Emblem] = true
		Emblem(dst, i, 32, 32, 40, 0)
		Emblem(dst, i, 32, 32, 24, Out)
	}
}

func TestHeapSuggests(t *testing.T) {
	for count, want := range map[int]int{-1: 0, 0: 0, 1: 1, 4: 4, 5: 4, 9: 9, 12: 12, 16: 16, 30: 30, 59: 50, 60: 60, 9999: 60} {
		if got := Heaped(count); got != want {
			t.Errorf("a pot of %d shows %d coins, want %d", count, got, want)
		}
	}
}

// Without a window the engine itself keeps every copy for later; a copy alone
// is therefore the measure.
func TestDrawingAgainCostsNoMoreThanCopies(t *testing.T) {
	dst, src := ebiten.NewImage(400, 300), ebiten.NewImage(20, 20)
	copying := testing.AllocsPerRun(100, func() { picture.At(dst, src, 1, 1, 1) })
	draw := func() {
		Slip(dst, 10, 10, 100, 60, 4, 0)
		Key(dst, 10, 10, 68, 68, 4, Chosen)
		Primary(dst, 10, 80, 150, 56, 4, Pressed)
		Plate(dst, 10, 10, 150, 60, 4, Active)
		Icon(dst, "undo", 50, 50, 24, palette.Bone)
		Emblem(dst, 3, 50, 50, 36, 0)
		Coin(dst, Gold, 50, 50, 30, 0.2)
		Heap(dst, 12, 100, 100, 24)
		Pebble(dst, GreyStone, 100, 100, 40, 1)
		Cup(dst, Turned, 100, 100, 80)
		Tag(dst, 50, 50, 34, 4, true)
		Wreath(dst, 100, 100, 120, 1, true)
		Petal(dst, 1, 10, 10, 20, 1, 0.5, 1)
		Focus(dst, 10, 10, 60, 40, 8, 4, 0)
	}
	draw()
	const copies = 14
	if n := testing.AllocsPerRun(100, draw); n > copies*copying {
		t.Errorf("%v allocations, %d copies make %v", n, copies, copies*copying)
	}
}
