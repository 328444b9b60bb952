// Package prefs holds what a person has set about seeing, hearing and playing:
// it belongs to the device, not to a game.
package prefs

import "encoding/json"

// Motion says how much moves.
type Motion int

const (
	Full Motion = iota // everything
	Calm               // fades only, bones cut to rest
	None               // cuts
)

// Pace says how fast bones fall and computers play.
type Pace int

const (
	Slow Pace = iota
	AsIs
	Quick
)

// Factor returns how much faster than life things go.
func (p Pace) Factor() float64 { return [...]float64{0.6, 1, 2}[p] }

// Lens says when odds are shown.
type Lens int

const (
	Never Lens = iota
	Ask
	Always
)

// Light says how finely bones are lit.
type Light int

const (
	AsItRuns Light = iota // finely, unless falls are seen to stutter
	Fine
	Plain // simpler light and shadow, for weaker machines
)

// Arc says how much is shown of the way of bones that a hand is about to throw.
type Arc int

const (
	HalfArc Arc = iota // where they rise
	WholeArc
	NoArc
)

// Speech says how much of what happens is said to those who do not see it.
type Speech int

const (
	Everything Speech = iota // and what can be done now
	Turns                    // turns and results
	Little                   // what your own bones show, your turn, and who wins
)

// Prefs are all settings.
type Prefs struct {
	Letters  int // size of letters: 0 … 3
	High     bool
	Tags     bool // a value tag beside each bone
	Strokes  bool // strokes painted on the bones
	Motion   Motion
	Volume   float64 // 0 … 1
	Mute     bool
	Buzz     bool
	Pace     Pace
	Lens     Lens
	Left     bool // buttons under the left thumb
	Low      bool // all that is pressed lies in the lower part of a tall screen
	Opposite bool // the screen lies flat, and turns to whoever sits opposite
	Light    Light
	Speech   Speech
	CastOff  bool // everybody throws for who begins; else that is found out at once
	Arc      Arc
	Hang     bool // bones thrown up to be caught wait at the top until they are let fall
	Shadows  bool // where they come down only their shadows show
	Sharp    bool // every pixel of a phone's screen is drawn, which takes more memory
	Beside   bool // one's own best game is played beside the one that is on
}

// Default returns the settings of a new device.
func Default() Prefs {
	return Prefs{Letters: 0, Tags: true, Volume: 0.7, Buzz: true, Pace: AsIs, Lens: Ask}
}

// Text returns how much larger than usual letters are.
func (p Prefs) Text() float64 { return [...]float64{1, 1.15, 1.3, 1.5}[p.Letters] }

// Write is p as it is kept.
func (p Prefs) Write() []byte {
	b, _ := json.Marshal(p) // plain fields always encode
	return b
}

// Read is what was kept, or the default with an error that says why not.
// Values out of range are put right.
func Read(b []byte) (Prefs, error) {
	p := Default()
	if err := json.Unmarshal(b, &p); err != nil {
		return Default(), err
	}
	p.Letters = within(p.Letters, 3)
	p.Motion = Motion(within(int(p.Motion), int(None)))
	p.Pace = Pace(within(int(p.Pace), int(Quick)))
	p.Lens = Lens(within(int(p.Lens), int(Always)))
	p.Light = Light(within(int(p.Light), int(Plain)))
	p.Speech = Speech(within(int(p.Speech), int(Little)))
	p.Arc = Arc(within(int(p.Arc), int(NoArc)))
	if !(p.Volume >= 0 && p.Volume <= 1) {
		p.Volume = Default().Volume
	}
	return p, nil
}

func within(v, most int) int { return max(0, min(v, most)) }
