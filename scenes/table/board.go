package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/surface"
)

// A Board is how one game looks on its table: data, and functions of which any
// may be nil. It maps places to rectangles and shows an instant; it acts on
// nothing and remembers nothing but pictures it may make again.
type Board struct {
	Ground surface.Kind // what the game is played on
	Bones  int          // the most bones that may come to lie at once; 0 for as many as are cast

	// Arrange may move the board, the bones and the pot within the field.
	Arrange func(p *ui.Page, f *Frame)
	// Places lists what on the board can be touched, and the move each place
	// stands for. A move that is not legal is answered with the reason.
	Places func(in *Instant) []Place
	// Draw draws what lies below the bones; Above what lies over them.
	Draw, Above func(dst *ebiten.Image, in *Instant)
	// Lasts is how many milliseconds the board's own picture of a step moves:
	// 0 if it does not, as most casts.
	Lasts func(in *Instant) int
	// Lingers is for how many milliseconds the board celebrates after an event
	// of that mark, unless somebody goes on.
	Lingers func(mark rules.Mark) int
	// Pours tells of which casts, like the drops of a rain, those that follow one
	// another are shown as one step.
	Pours func(m rules.Move) bool
	// Note is what the board has to say on a slip beside the table.
	Note func(in *Instant) (title string, lines []string, foot string)
	// Drop frees the pictures when the table is left.
	Drop func()
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
