package scenes

import "knucklebones/rules"

// Screens opens the other screens, so that no screen needs to know how another
// is made.
type Screens interface {
	Hall() Scene
	Setup(game *rules.Game) Scene
	Rulebook(game *rules.Game) Scene
	Settings() Scene
	// Refused is called when something barred was used: it sounds of dull wood.
	Refused()
	// Tick is called every tick; touched tells whether a person used anything.
	// It tells whether it wants another tick.
	Tick(touched bool) bool
}
