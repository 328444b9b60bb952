package table

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/glossary"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table/dice"
	"knucklebones/scenes/table/timeline"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
	"knucklebones/sprites/thing"
)

// A Board describes the look of one game on its table, as data and functions; any
// function may be nil. A board changes no state of the game and stores nothing but
// caches.
type Board struct {
	Ground surface.Kind // what the game is played on
	Light  Light
	Bones  Bones

	// Room is what the board asks for in the field for so many seats; without it
	// that is a square.
	Room func(p *ui.Page, seats int) Room
	// Arrange may move the board, the bones and the pot within the field.
	Arrange func(p *ui.Page, f *Frame)
	// Draw draws what lies below the bones; Above what lies over them. Above is
	// drawn anew in every picture, Draw only when something has changed.
	Draw, Above func(dst *ebiten.Image, in *Instant)

	// Places lists what on the board can be touched, and the move each place
	// stands for. A move that is not legal is answered with the reason; a place for
	// none is told of.
	Places func(in *Instant) []Place
	// Propose is the choice that is chosen from the start, of those that are to be
	// confirmed. Without it that is the only one there is, if there is one.
	Propose func(v *rules.View) (m rules.Move, ok bool)

	// Keyless reports whether what lies on the board offers a move, or for the zero move all
	// parts of one that is said by parts. Its key would only repeat that and is not drawn, but
	// where all that is pressed has to lie low.
	Keyless func(in *Instant, m rules.Move) bool

	// More returns a sentence that helps a person who is selecting the parts of a move, shown
	// below the question; empty if there is nothing to say.
	More func(in *Instant) text.Text

	// Times is how a step is shown: Was, Now, Move and Mark are its own.
	Times func(in *Instant) Times
	// Tense reports whether so much hangs on what others do that nobody is offered to
	// skip it.
	Tense func(v *rules.View) bool
	// Idles is for how many milliseconds the board moves once a game, when a person who
	// is asked has done nothing for ten seconds: see Instant.Idle.
	Idles float64
	// Pours tells of which casts, like the drops of a rain, those that follow one
	// another are shown as one step.
	Pours func(m rules.Move) bool
	// Forward is how long the last cast is seen while all throw on, in milliseconds,
	// and what is heard of it; without it nothing is.
	Forward func(v *rules.View) (ms float64, heard Sound)
	// Onward says where throwing on for everybody stops and what is told of it. If it is nil,
	// that is at the first throw that changes something.
	Onward *Onward
	// Figure is what is written large over the field while the bones lie still.
	Figure func(in *Instant) Figure
	// Note is what the board has to say on a slip beside the table.
	Note func(in *Instant) (title text.Text, lines []text.Text, foot text.Text)

	// Throws lists the kinds of throws of the game and what each does. Players can open it
	// from the table's bar. It is empty where hands are compared: there the bar opens their
	// ranking.
	Throws []glossary.Rung

	// Sounds are moments that no other table may have: see sound.Box.Request.
	Sounds []sound.Moment
	// Drop frees the pictures when the table is left.
	Drop func()
}

// Light is the lighting of the bones on a board.
type Light struct {
	Lamp  color.RGBA // the colour of the lamp; none is candle light
	Shade float32    // what light ground takes from the darkness of shadows, 0 to 1
}

// Bones describes the treatment of bones on a board. Any function may be nil.
type Bones struct {
	Most int  // that may come to lie at once; 0 for as many as are cast
	Own  bool // the board shows casts itself: no cup stands on the table and no bones fall

	// Lay may move, dim and mark the bones that lie, leave some out, and add
	// others, as those that each seat keeps before it. It appends to what it is
	// given, lying, as the bones fell.
	Lay func(in *Instant, lying []Laid) []Laid
	// Tag is what the disc beside bone i of v.Bones says, empty for no disc, and
	// whether it is rimmed in brass. Without it discs say what bones count, and
	// those of a pot won are rimmed.
	Tag func(v *rules.View, i int) (said string, brass bool)
	// Cup is where the cup stands while bones wait in it, and false where it does
	// not: then bones that lie stay in sight until they are taken up. Without it the
	// cup stands where the bones that lie leave room, and over those it covers.
	Cup func(in *Instant) (at ui.Rect, stands bool)
	// Hand is how bones are thrown in a game of the hand, which shows casts itself.
	Hand *Hand
	// Ground is the spot on the ground under a pixel, for games whose hand catches the
	// bones it threw.
	Ground func(in *Instant, px, py float64) bone.Spot
}

// How a step is shown is said in the types of package timeline.
type (
	Times = timeline.Times
	Pace  = timeline.Pace
	Sound = timeline.Sound
)

// A Figure is a result as it is written large: "Senio of 18", and under it what it
// brings. Without a text it is what the rules say of the step, if they do.
type Figure struct {
	Text, Aside text.Text
	At          ui.Rect // in the middle of which it stands; none is the upper edge of the field
	Named       bool    // the board itself names it
	Large       bool    // it is a verdict, written as large as the name of a Venus
}

// A Place is a part of the board that stands for a move, or for one part of it, or
// for neither: then its label is told to whoever touches it.
type Place struct {
	ID    string
	Label text.Text // what a screen reader says: "6, covered"
	Rect  ui.Rect
	Move  rules.Move
	Part  rules.Part // what it says of a move that is said by parts; zero where Move counts
	Taken bool       // it belongs to what is chosen
	Stays bool       // a bone that is taken stays while others are thrown; else it is thrown
	// Up and Down are the moves for which the place is dragged, upwards or downwards; zero
	// for none. What it shows of that is Instant.Pull.
	Up, Down rules.Move
	Says     text.Text // the line of the view's Text that the label says in other words; may be empty

	bone int // of the Lying, which lights up with it; one more, 0 for none
}

// tells reports whether a place makes no move, so that touching it only explains it.
func (pl *Place) tells() bool { return pl.Move == (rules.Move{}) && pl.Part == (rules.Part{}) }

// OnBone returns place pl, moved onto bone i of Now.Bones and lit with it. While the
// bone isn't visible the place has no area.
func (in *Instant) OnBone(i int, pl Place) Place {
	for k := range in.Lying {
		if in.Lying[k].Bone == i {
			pl.bone, pl.Rect = k+1, in.Lying[k].Rect(in.Page)
		}
	}
	return pl
}

// boneOf returns the index in Now.Bones of the bone at a place, modulo 32.
func (in *Instant) boneOf(pl *Place) int { return in.Lying[pl.bone-1].Bone & 31 }

// Among appends to buf, for each of Now.Bones, whether it is one of those selected,
// where count returns how many bones of a side are selected. These are the touched
// bones of that side, or else its first ones.
func (in *Instant) Among(count func(side int) int, buf []bool) []bool {
	var touched, first [7]int
	for i, b := range in.Now.Bones {
		touched[b.Side] += int(in.touched >> i & 1)
	}
	for i, b := range in.Now.Bones {
		n := count(int(b.Side))
		is := first[b.Side] < n
		if touched[b.Side] == n {
			is = in.touched>>i&1 == 1
		}
		first[b.Side]++
		buf = append(buf, is)
	}
	return buf
}

// An Instant is one moment of the game to be drawn. Drawn twice it is the same
// picture.
type Instant struct {
	Page    *ui.Page
	Frame   *Frame
	Names   []string
	Colours []int  // of each seat, which of palette.Players
	Here    []bool // of each seat, whether a person at this device plays it
	Calm    bool   // no movement but fades
	Step
	Question
	Cup    ui.Rect // of the cup while it stands, or is in a person's hand; else empty
	Lying  []Laid  // how the bones lie that lie still
	Fallen [8]int8 // while a cast falls, the sides of those of its first bones that lie already; else 0
	Hangs  float64 // while the last bone alone of a cast is waited for, and the board stirs, seconds of its fall; else 0
	Hold   Hold    // how a throw of the hand is aimed now
	Air    Air     // how the bones of a game of the hand lie and fly
	Follow Follow  // how a person follows those in the air
	Ghost  Ghost   // the person's best game beside this one, if it is wanted
	Idle   float64 // how far a board that idles has come with that, 0 … 1
	Waits  bool    // bones have left the hand, and fly once another device has answered

	step    *playback // that is being shown, or nil
	voids   int       // void casts in a row that have been shown while they fall again
	cup     int       // bones in the cup
	outcome bool      // what that step came to stands in the headline
	coined  bool      // the game is played for coins
	late    bool      // Waits has lasted so long that it is said
}

// A Laid is one bone that lies on the table or is shown there.
type Laid = dice.Laid

// Bone returns bone i of Now.Bones as it lies, or nil while it does not lie in
// sight.
func (in *Instant) Bone(i int) *Laid {
	for k := range in.Lying {
		if in.Lying[k].Bone == i {
			return &in.Lying[k]
		}
	}
	return nil
}

// A Step is the step of the game being shown, and the progress of its animation.
type Step struct {
	Was     rules.View // before the step
	Now     rules.View // after it; equal to Was when nothing moves
	Move    rules.Move // zero when nothing moves
	Mark    rules.Mark // the most notable event of the last step
	T       float64    // 0 … 1 of the board's own picture of the step; 1 at rest
	Since   float64    // milliseconds since that picture began; before it negative
	Festive float64    // milliseconds since the step's last bone lay still; long ago at rest
	Rests   bool       // the bones lie still
}

// A Question is the choice that a person is asked for, and the part of the answer
// given so far.
type Question struct {
	Asks   bool          // a person is asked: what can be touched is lit
	Chosen *rules.Choice // the move that is chosen and not yet committed, or nil
	Said   []rules.Part  // what has been said, where moves are said part by part
	Offer  []rules.Part  // what may be said besides
	Lens   bool          // odds are wanted
	Odds   *rules.Odds   // or nil while none are shown
	Glow   float64       // 0 … 1, the breath of lit places
	Goal   text.Text     // what wins, until a person has acted
	Told   string        // the place that was touched last to be told of
	Pull   float64       // how far the place that is dragged has come, upwards negative; at −1 and 1 letting go makes its move

	touched uint32         // bones by which Chosen was chosen, as bits
	parted  bool           // moves are said part by part
	keyless bool           // no keys are drawn, as all they offer lies on the board
	meant   []rules.Choice // what Said may mean, the plainest first
}

// known returns the view whose texts and figures may be shown: during a step the one
// before it, so that nothing is told before it is seen.
func (in *Instant) known() *rules.View {
	if m := in.step; m != nil && !m.Back() && m.Moving() {
		return &in.Was
	}
	return &in.Now
}

// turn returns the seat that is marked as acting. While the headline shows the result
// of a step, that is the seat that made it.
func (in *Instant) turn() rules.Actor {
	if who := acting(&in.Was); in.outcome && who >= 0 && in.Now.Turn != rules.Nobody {
		return who
	}
	return acting(in.known())
}

// Lit reports whether a person can make move m now, so that its place is lit.
func (in *Instant) Lit(m rules.Move) bool {
	return in.Asks && choiceOf(&in.Now, m) != nil
}

// choiceOf returns the choice in a view whose move is m, or nil.
func choiceOf(v *rules.View, m rules.Move) *rules.Choice {
	for i := range v.Choices {
		if v.Choices[i].Move == m {
			return &v.Choices[i]
		}
	}
	return nil
}

// throwOf returns the choice in a view that throws, or nil.
func throwOf(v *rules.View) *rules.Choice {
	for i := range v.Choices {
		if v.Choices[i].Move.Verb == rules.Throw {
			return &v.Choices[i]
		}
	}
	return nil
}

// Row returns the row of the odds for move m, or nil while no odds are shown.
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

// Grown returns the progress, 0 to 1, of an animation that starts the given
// milliseconds (after) after the last bone came to rest and has the duration over,
// in milliseconds. With Calm it is 1 at once.
func (in *Instant) Grown(after, over float64) float64 {
	if in.Calm {
		return 1
	}
	return animation.Clamp((in.Festive - after) / over)
}

// Touch appends to list a place with these bounds that makes move m.
func Touch(list []Place, id string, label text.Text, at ui.Rect, m rules.Move) []Place {
	return append(list, Place{ID: id, Label: label, Rect: at, Move: m})
}

// Emblem draws the disc of a seat about x, y, d wide and at a strength of 0 … 1.
func (in *Instant) Emblem(dst *ebiten.Image, seat int, x, y, d, alpha float64) {
	thing.Faint(dst, in.Colours[seat], x, y, d, alpha, in.Page.Things())
}

// Light highlights a rectangle that can be touched.
func (in *Instant) Light(dst *ebiten.Image, r ui.Rect, glow float64) {
	thing.Lit(dst, r.X, r.Y, r.W, r.H, in.Page.U, glow, in.Page.Things())
}

// Beside returns, for each plate, the bounds beside its right edge: gap pixels away,
// wide pixels wide and as high.
func Beside(plates []ui.Rect, gap, wide float64) (list []ui.Rect) {
	for _, r := range plates {
		list = append(list, ui.Rect{X: r.X + r.W + gap, Y: r.Y, W: wide, H: r.H})
	}
	return list
}
