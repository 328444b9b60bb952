package faces_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/scenes/faces"
)

// Without a display nothing can be seen, but every motif is painted once.
func TestEveryMotifIsPainted(t *testing.T) {
	dst := ebiten.NewImage(162, 155)
	for _, f := range faces.Faces() {
		f.Motif.Draw(dst, 0, 0, 162, 155)
	}
}

// A game without a face is played on the plain board all the same.
func TestGamesWithoutAFaceCanBePlayed(t *testing.T) {
	g := &rules.Game{}
	if f := faces.For(g); f.Game != g || f.Board() == nil || f.Lesson != nil {
		t.Errorf("%+v", f)
	}
	for _, f := range faces.Faces() {
		if faces.For(f.Game) != f || games.Find(f.Game.ID) != f.Game {
			t.Errorf("the face of %s is not found", f.Game.ID)
		}
	}
}
