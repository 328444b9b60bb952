// Package scenes shows one screen at a time: the hall, a table, the rulebook.
//
// Screens form a stack; the top one is visible. A screen lists its items when
// something changed, advances by ticks, and draws itself. While nothing moves,
// nothing is listed, drawn or requested.
package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/ui"
)

// A Scene is one screen.
type Scene interface {
	// Lay lists the items of the page, in focus order. It is called after
	// anything was used, after the page changed its size, and after Stack.Stale.
	Lay(p *ui.Page)
	// Tick advances the scene by 1/60 s and reports whether its picture changed.
	// It must not draw.
	Tick() (changed bool)
	// Draw draws the page; it may be called any number of times between ticks
	// and must draw the same each time. It calls p.DrawItems for the items that
	// the kit draws.
	Draw(dst *ebiten.Image, p *ui.Page)
}

// A Leaver is a scene whose method Leave is called when it is removed from the
// stack, to save or free things.
type Leaver interface{ Leave() }

// A Toucher is a scene that is told when the page is touched, after what was touched.
type Toucher interface{ Touched() }

// A Waiter is a scene that is ticked again after that many milliseconds without
// activity; 0 for never.
type Waiter interface{ WakeAfter() int }
