package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/surface"
)

// A Board draws one game. It maps places to rectangles and draws an instant;
// it acts on nothing and remembers nothing but pictures it may make again.
type Board interface {
	// Ground is what the game is played on.
	Ground() surface.Kind
	// Arrange may move the board, the bones and the pot within the field.
	Arrange(p *ui.Page, f *Frame)
	// Places lists what on the board can be touched, and the move each place
	// stands for. A move that is not legal is answered with the reason.
	Places(in *Instant) []Place
	// Draw draws what lies below the bones; Above what lies over them.
	Draw(dst *ebiten.Image, in *Instant)
	Above(dst *ebiten.Image, in *Instant)
	// Lasts is how many milliseconds the board's own picture of a step moves:
	// 0 if it does not, as most casts.
	Lasts(in *Instant) int
}

// A Lingerer is a board that celebrates: for so many milliseconds after an
// event of that mark, unless somebody goes on.
type Lingerer interface{ Lingers(rules.Mark) int }

// A Holder is a board on which more bones may come to lie than one cast has.
type Holder interface{ Bones() int }

// A Pourer is a board on which casts that follow one another, like the drops of
// a rain, are shown as one step: those of which Pours is true.
type Pourer interface{ Pours(m rules.Move) bool }

// A Noter is a board with something to say on a slip beside the table.
type Noter interface {
	Note(in *Instant) (title string, lines []string, foot string)
}

// A Place is a part of the board that stands for a move, or for one part of it.
type Place struct {
	ID    string
	Label string // what a screen reader says: "6, covered"
	Rect  ui.Rect
	Move  rules.Move
	Part  rules.Part // one of the Offer of the instant; zero where Move counts
}

// An Instant is one moment of the game to be drawn. Drawn twice it is the same
// picture.
type Instant struct {
	Page    *ui.Page
	Frame   *Frame
	Names   []string
	Colours []int         // of each seat, which of palette.Players
	Was     rules.View    // before the step that is being shown
	Now     rules.View    // after it; equal to Was when nothing moves
	Move    rules.Move    // the step; zero when nothing moves
	T       float64       // 0 … 1 of the board's own picture of the step; 1 at rest
	Since   float64       // milliseconds since the step began
	Rests   bool          // the bones lie still
	Asks    bool          // a person is asked: what can be touched is lit
	Festive float64       // milliseconds since the step's last bone lay still; long ago at rest
	Chosen  *rules.Choice // the key that is chosen and not yet committed, or nil
	Offer   []rules.Part  // the answers to what is asked, where moves are said part by part
	Said    []rules.Part  // the parts said before, and once all is said these too
	Lens    bool          // odds are wanted
	Odds    *rules.Odds   // or nil while none are shown
	Mark    rules.Mark    // the most notable event of the last step
	Glow    float64       // 0 … 1, the breath of lit places
	Calm    bool          // no movement but fades
}

// Lit tells whether the move can be made now by a person.
func (in *Instant) Lit(m rules.Move) bool {
	return in.Asks && in.choice(m) != nil
}

func (in *Instant) choice(m rules.Move) *rules.Choice {
	for i := range in.Now.Choices {
		if in.Now.Choices[i].Move == m {
			return &in.Now.Choices[i]
		}
	}
	return nil
}

// Row is the outlook of the move, or nil while no odds are shown.
func (in *Instant) Row(m rules.Move) *rules.OddsRow {
	if in.Odds == nil {
		return nil
	}
	for i := range in.Odds.Rows {
		if in.Odds.Rows[i].Move == m {
			return &in.Odds.Rows[i]
		}
	}
	return nil
}
