// Package thing draws the small things on a table or a screen: slips and sheets
// of paper, buttons and keys of bone, discs with emblems, icons, coins,
// pebbles, cups, wreaths. All are lit from the upper left and throw their
// shadow to the right and down. Expensive ones are painted once per size and
// then copied.
//
// All lengths are in physical pixels; u is the number of pixels in one unit of
// the design, and a quarter of it is one hairline.
package thing

// A State is a set of conditions of a thing, joined by |.
type State int

const (
	Pressed State = 1 << iota // being pressed
	Hover                     // under the mouse pointer
	Barred                    // disabled; keeps its place
	Best                      // the best choice
	Chosen                    // selected, ringed in brass
	Active                    // the seat whose turn it is
	Out                       // a seat that no longer plays
	OnPaper                   // stands on paper instead of leather
	High                      // high contrast
)

// is reports whether any of the conditions is set.
func (s State) is(any State) bool { return s&any != 0 }
