//go:build !js

package pictures

import (
	"bytes"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/bone"
)

// A painter that draws one thing after the other, in turn with a copy of itself, draws each like
// a painter that begins.
func TestPainterShowsTheBonesItIsGiven(t *testing.T) {
	lie := []bone.Pose{bone.Lying(3, -2, 0, 0.4), bone.Lying(1, 2, 0, 2)}
	turned := []bone.Pose{lie[0], bone.Lying(6, 2, 0, 2)}
	far, near := bone.Camera{Scale: 20, CX: 100, CY: 50}, bone.Camera{Scale: 30, CX: 90, CY: 50}
	plain, marked, dim := bone.Look{}, bone.Look{Marks: bone.Sides}, bone.Look{Dim: 1}
	drawn := func(p *bone.Painter, cam bone.Camera, poses []bone.Pose, look bone.Look) []byte {
		img := ebiten.NewImage(200, 100)
		defer img.Deallocate()
		p.Draw(img, cam, poses, look)
		return pixels(img).Pix
	}
	painters := [2]bone.Painter{}
	drawn(&painters[0], near, turned, plain)
	painters[1] = painters[0]
	for i, c := range []struct {
		by    int
		cam   bone.Camera
		poses []bone.Pose
		look  bone.Look
	}{
		{0, far, lie, plain}, {0, far, lie, plain}, {0, far, turned, plain}, {0, far, lie, plain},
		{0, near, lie, plain}, {0, far, lie, plain}, {0, far, lie, marked}, {0, far, lie, plain},
		{0, far, lie, dim}, {0, far, lie, plain}, {0, far, lie[:1], plain}, {0, far, lie, plain},
		{1, far, turned, plain}, {0, far, lie, plain}, {1, far, lie, plain}, {0, far, turned, plain},
	} {
		var fresh bone.Painter
		if !bytes.Equal(drawn(&painters[c.by], c.cam, c.poses, c.look), drawn(&fresh, c.cam, c.poses, c.look)) {
			t.Errorf("picture %d is drawn in two ways", i)
		}
		fresh.Drop()
		if i == 5 {
			painters[0].Drop()
		}
	}
	painters[0].Drop()
}
