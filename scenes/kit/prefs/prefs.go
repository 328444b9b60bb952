// Package prefs holds a person's settings for seeing, hearing and playing. They
// belong to the device, not to a game.
package prefs

import "encoding/json"

// A Motion is the amount of animation.
type Motion int

const (
	Full Motion = iota // everything
	Calm               // fades only, bones cut to rest
	None               // cuts
)

// A Pace is the speed of bones and computer players.
type Pace int

const (
	Slow Pace = iota
	AsIs
	Quick
)

// Factor returns the speed relative to real time.
func (p Pace) Factor() float64 { return [...]float64{0.6, 1, 2}[p] }

// A Lens is the choice when odds are shown.
type Lens int

const (
	Never Lens = iota
	Ask
	Always
)

// A Light is the quality of the lighting of bones.
type Light int

const (
	AsItRuns Light = iota // fine, unless animations stutter
	Fine
	Plain // simpler light and shadow, for weaker machines
)

// An Arc is the visible part of the flight path while a player aims.
type Arc int

const (
	HalfArc Arc = iota // the rising half
	WholeArc
	NoArc
)

// A Speech is the amount of announcements for screen readers.
type Speech int

const (
	Everything Speech = iota // all events, and the choices
	Turns                    // turns and results
	Little                   // your own casts, your turn, and who wins
)

// Prefs holds all settings.
type Prefs struct {
	Language string // code of the language that was chosen; empty for the wishes of the system
	Letters  int    // size of letters: 0 … 3
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
	Low      bool // all buttons are in the lower part of a tall screen
	Opposite bool // the screen lies flat, and the page faces the player who acts
	Light    Light
	Speech   Speech
	Begun    bool // who begins is decided at once; else everybody throws for it
	Arc      Arc
	Hang     bool // bones thrown up to be caught wait at the top until the player goes on
	Shadows  bool // only shadows show where those bones come down
	Sharp    bool // use the full resolution of a phone's screen, which takes more memory
	Beside   bool // show the player's best game beside the current one
}

// Default returns the settings of a new device.
func Default() Prefs {
	return Prefs{Letters: 0, Tags: true, Volume: 0.7, Buzz: true, Pace: AsIs, Lens: Ask}
}

// Text returns the scale of letters.
func (p Prefs) Text() float64 { return [...]float64{1, 1.15, 1.3, 1.5}[p.Letters] }

// Write encodes p for storage.
func (p Prefs) Write() []byte {
	b, _ := json.Marshal(p) // plain fields always encode
	return b
}

// Read decodes stored settings. On an error it returns the default. Values out
// of range are corrected.
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
