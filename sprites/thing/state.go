// Package thing draws the small things that stand on a table or a page: slips
// and sheets of paper, buttons and keys of bone, discs with emblems, icons,
// coins, pebbles, cups, wreaths. All are lit from the upper left and throw
// their shadow to the right and down. Whatever is costly is painted once for
// its size and then copied.
//
// All lengths are in physical pixels; u is how many of them make one unit of
// the design, and the fourth part of it is one hairline.
package thing

// State is what condition a thing is in; states may be joined by |.
type State int

const (
	Pressed State = 1 << iota // under the finger
	Hover                     // under the mouse
	Barred                    // waiting; keeps its place
	Best                      // the best choice
	Chosen                    // taken, ringed in brass
	Active                    // a seat whose turn it is
	Out                       // a seat that is over
	OnPaper                   // stands on paper instead of leather
	High                      // high contrast
)

// is reports whether any of the states holds.
func (s State) is(any State) bool { return s&any != 0 }
