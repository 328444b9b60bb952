package table

import (
	"math"

	"knucklebones/scenes/table/timeline"
)

// An idle makes a board move once a game when a person who is asked has done nothing for
// a while.
type idle struct {
	*device
	lasts float64 // milliseconds for which the board moves; 0 if it does not
	quiet float64 // milliseconds that nothing was done; goes on once the board moves
}

// restart starts counting the idle time again, for a new question, unless the board has
// already moved for an idle person in this game.
func (i *idle) restart() {
	if i.quiet < timeline.Quiet {
		i.quiet = 0
	} else {
		i.quiet = math.Inf(1)
	}
}

// tick counts one tick in which a person is asked; busy says that they are doing
// something with the bones. It reports whether the board is moving now, to attract
// them.
func (i *idle) tick(busy bool) bool {
	switch {
	case i.lasts == 0 || !i.moves() || i.quiet > timeline.Quiet+i.lasts:
		return false
	case i.quiet < timeline.Quiet && busy:
		i.quiet = 0
	}
	i.quiet += timeline.Tick
	i.st.KeepAwake()
	return i.quiet > timeline.Quiet
}

// part returns the progress of the board's idle movement, 0 to 1.
func (i *idle) part() float64 {
	if i.quiet <= timeline.Quiet {
		return 0
	}
	return math.Min(1, (i.quiet-timeline.Quiet)/i.lasts)
}
