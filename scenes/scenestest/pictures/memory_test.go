//go:build !js

package pictures

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/app"
	"knucklebones/sprites/picture"
)

// A shader that was freed paints the same picture again.
func TestFreedShadersPaintTheSame(t *testing.T) {
	sh := app.Show{Game: "augustus", Seed: "12", Steps: 10}
	before := take(t, sh, phone)
	picture.FreeShaders()
	picture.Age(1, 1)
	picture.Age(1, 1)
	if g := compare(before, take(t, sh, phone)); g.most > 1 || g.mean > 0.001 {
		t.Errorf("it is painted otherwise: %+v", g)
	}
}

// textures returns the bytes of all textures.
func textures() int64 {
	var d ebiten.DebugInfo
	ebiten.ReadDebugInfo(&d)
	return d.TotalGPUImageMemoryUsageInBytes
}

// The textures of a table are freed two screens after it was left.
func TestTexturesOfTablesAreFreed(t *testing.T) {
	var first int64
	for i, game := range []string{"augustus", "skiffs", "century", "augustus"} {
		take(t, app.Show{Game: game, Seed: "12", Steps: 10}, phone)
		picture.Age(1, 1)
		picture.Age(1, 1)
		now := textures()
		if i == 0 {
			first = now
		}
		if now > first+4<<20 {
			t.Errorf("after %s %d bytes are textures, after the first game %d", game, now, first)
		}
	}
}
