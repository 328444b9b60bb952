// Package scenes shows one screen at a time: the hall, a table, the rulebook.
//
// Screens lie in a stack; the top one is seen and used. A screen lists its
// page when something changed, moves on by ticks, and draws what is. At rest
// nothing is listed, nothing drawn and no frame asked for.
package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/ui"
)

// A Scene is one screen.
type Scene interface {
	// Lay lists what stands on the page now, in the order in which somebody
	// would go through it. It is called after anything was used, after the
	// page changed its size, and after Stack.Stale.
	Lay(p *ui.Page)
	// Tick moves the scene on by a sixtieth of a second and tells whether its
	// picture changed. It must not draw.
	Tick() (changed bool)
	// Draw draws the page; it may be called any number of times between ticks
	// and draws the same each time. The items drawn by the kit are not drawn
	// yet: the scene calls p.DrawItems where they belong.
	Draw(dst *ebiten.Image, p *ui.Page)
}

// A Leaver is a scene that wants to know when it is taken off the stack, to
// keep what must be kept.
type Leaver interface{ Leave() }

// A Waiter is a scene that wants to be woken, though nothing is used, after so
// many milliseconds of rest; 0 for never.
type Waiter interface{ WakeAfter() int }
