package throwing

import (
	"testing"

	"knucklebones/rules/text"
	"knucklebones/sprites/bone"
)

// It is said on which side of the target a bone lies that has not come near it.
func TestWhere(t *testing.T) {
	for at, want := range map[[2]float64]string{
		{0.5, -0.5}: "", {0, -3}: "short", {0.2, 3}: "long", {-3, 0.3}: "to the left", {3, 0}: "to the right",
		{-3, -3}: "short, to the left", {2, 9}: "long, to the right",
	} {
		if got := text.Plain(Where(bone.Lying(3, 7+at[0], 5+at[1], 1), 7, 5, 1)); got != want {
			t.Errorf("a bone at %v lies %q, not %q", at, got, want)
		}
	}
}
