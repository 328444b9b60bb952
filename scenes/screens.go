package scenes

import "knucklebones/rules"

// Screens opens the other screens, so that no screen depends on another.
type Screens interface {
	Hall() Scene
	Setup(game *rules.Game) Scene
	Rulebook(game *rules.Game) Scene
	Settings() Scene
	// Refused is called when a disabled item was used: it plays a dull sound.
	Refused()
	// Tick is called every tick; touched says whether a person used anything.
	// It reports whether it needs another tick.
	Tick(touched bool) bool
}
