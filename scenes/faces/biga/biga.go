// Package biga draws the training track: one pair of horses on a course of a
// hundred paces round the wheel that says what every throw drives.
package biga

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/biga"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/kit/driving"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught}

func board() *table.Board {
	g := &ground{}
	return &table.Board{
		Ground: surface.Sand, Light: table.Light{Shade: 0.25},
		Arrange: arrange, Draw: g.draw, Above: above,
		Bones: table.Bones{Most: 2}, Places: places, Times: times, Figure: figure, Drop: g.drop,
		Sounds: []sound.Moment{sound.Hoof, sound.Wheel, sound.Whip, sound.Split, sound.Chime},
	}
}

// arrange runs the track round all the field, with the bones inside.
func arrange(p *ui.Page, f *table.Frame) {
	f.Board = f.Field
	f.Pot = ui.Rect{X: f.Field.X, Y: f.Field.Y}
	c := courseOf(p, f)
	f.Bones = c.bones
}

// A course is the track and the wheel in pixels.
type course struct {
	u      float64
	way    driving.Course // the middle of the track
	wide   float64        // of the track
	pace   float64
	from   float64 // where along the edge the track begins
	wx, wy float64 // the wheel
	wheel  float64 // how wide it is
	bones  ui.Rect
	named  ui.Rect // over them, what a throw drove; empty where there is no room but theirs
}

// furthest is how far the deep sand reaches, in paces, and gap is how many there
// are between its end and the start.
const furthest, gap = 115, 6

func courseOf(p *ui.Page, f *table.Frame) course {
	u := p.U
	c := course{u: u, wide: 9 * u}
	if p.Shape == ui.Desk {
		c.wide = 12 * u
	}
	label := c.wide/2 + math.Max(7*u, postSize(p)*1.7+u)
	rect := f.Field.Inset(label)
	if p.Shape == ui.Desk {
		rect = rect.Middle(math.Min(rect.W, 190*u), math.Min(rect.H, 150*u))
	}
	c.way = driving.Course{Rect: rect, Corner: math.Min(rect.W, rect.H) * 0.36}
	c.pace = c.way.Long() / (furthest + gap)
	c.from = math.Max(rect.W/2-c.way.Corner, 0) * 1.3
	in := rect.Inset(c.wide/2 + 2*u)
	if beside := math.Min(in.H-2*u, in.W-20*u); p.Shape == ui.Portrait && beside > in.H-23*u { // too low for both
		c.wheel = beside
		c.wx, c.wy = in.X+beside/2, in.Y+in.H/2
		x := in.X + beside + u
		c.bones = ui.Rect{X: x, Y: in.Y + 2*u, W: in.X + in.W - x, H: in.H - 4*u}
		return c
	}
	if p.Shape == ui.Portrait {
		c.wheel = math.Min(math.Min(48*u, in.W-4*u), in.H-23*u)
		c.wx, c.wy = in.X+in.W/2, in.Y+c.wheel/2+u
		low := c.wy + c.wheel/2 + 2*u
		c.bones = ui.Rect{X: in.X + 3*u, Y: low, W: in.W - 6*u, H: in.Y + in.H - low - u}
		c.named, c.bones = c.bones.Cut(math.Max(0, math.Min(p.T(6)+1.3*p.T(3), c.bones.H-20*u)))
		return c
	}
	c.wheel = math.Min(math.Min(72*u, in.H-6*u), math.Min(in.W*0.54, in.W-28*u))
	c.wx, c.wy = in.X+c.wheel/2+math.Min(14*u, math.Max(2*u, (in.W-c.wheel)*0.12)), in.Y+in.H/2
	x := c.wx + c.wheel/2 + 3*u
	c.bones = ui.Rect{X: x, Y: in.Y + in.H*0.14, W: in.X + in.W - x - 3*u, H: in.H * 0.72}
	return c
}

// postSize is how large the posts are written: large letters may not take the room
// of the wheel.
func postSize(p *ui.Page) float64 {
	if p.Shape == ui.Desk {
		return p.T(1)
	}
	return math.Min(p.T(1), 4.4*p.U)
}

// at is where somebody is after so many paces, d pixels outwards from the middle
// of the track, and which way it goes in radians.
func (c *course) at(paces, d float64) (x, y, heading float64) {
	return c.way.At(c.from+paces*c.pace, d)
}

// The times of a step in milliseconds: stillness after the fall, a pace driven,
// and the most for all.
const still, perPace, most = 250, 60, 900

// nears is the count from which on the discs light up in turn before each throw,
// and lights how long each does.
const nears, lights = 85, 140

// sulk is the loss at which one of the horses sits down, and waits how long it must
// be waited for.
const sulk, waits = 6, 900

// whipped is from how many paces on the whip is heard.
const whipped = 15

// times drive as far as the throw says.
func times(in *table.Instant) (t table.Times) {
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	if in.Move.Verb != rules.Cast || was.Throws == now.Throws {
		return t
	}
	d := now.At - was.At
	t.Lasts = drives(&was, &now)
	step := sound.Hoof
	if d < 0 {
		step = sound.Split
	}
	if t.Hear(0, sound.Wheel); d >= whipped {
		t.Hear(0, sound.Whip)
	}
	for i := range min(max(d, -d), 6) {
		t.Hear(still+i*(t.Lasts-still)/6, step)
		if d < 0 {
			break
		}
	}
	if now.At == now.Goal {
		t.Feast = 1400
		t.Hear(t.Lasts, sound.Chime)
	}
	t.Lasts += lights * turns(&now)
	return t
}

// drives is how long the car takes from one count to the other, and stands still
// before.
func drives(was, now *game.Board) int {
	per := perPace
	if was.At < 60 {
		per = perPace / 2
	}
	d := now.At - was.At
	ms := still + min(most, per*max(d, -d))
	if d == -sulk {
		ms += waits
	}
	return ms
}

// turns is how many discs light up in turn before the next throw.
func turns(b *game.Board) (n int) {
	if b.Over || b.At < nears || b.At >= b.Goal {
		return 0
	}
	for _, w := range b.Key {
		if w.To > b.At {
			n++
		}
	}
	return n
}

// driven is how many milliseconds have passed since the car stood again; less than
// 0 before.
func driven(in *table.Instant) float64 {
	if in.T >= 1 {
		return math.Inf(1)
	}
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	ms := float64(drives(&was, &now))
	return in.T*(ms+float64(lights*turns(&now))) - ms
}

// place is the count that is shown as the car drives, and how far it has come.
func place(in *table.Instant) (at, t float64) {
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	if in.T >= 1 {
		return float64(now.At), 1
	}
	ms := float64(drives(&was, &now)) - still
	t = math.Max(0, math.Min(1, 1+driven(in)/math.Max(1, ms)))
	if t < 1 && now.At < was.At {
		t = 1 - (1-t)*(1-t)*math.Cos(t*7)
		t = math.Max(0, math.Min(1.1, t))
	} else {
		t = t * t * (3 - 2*t)
	}
	return float64(was.At) + float64(now.At-was.At)*t, t
}

// figure says what the throw drove.
func figure(in *table.Instant) (f table.Figure) {
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	if in.Move.Verb != rules.Cast || now.Throw == 0 {
		return f
	}
	c := courseOf(in.Page, in.Frame)
	f.At = ui.Rect{X: c.bones.X, Y: c.bones.Y - c.named.H, W: c.bones.W, H: in.Page.T(6)}
	f.Text, f.Aside = signed(now.At-was.At), now.Fate
	switch {
	case now.At == now.Goal:
		f.Text, f.Aside = "Home", "in "+words.Int(now.Throws)+" throws; half take "+words.Int(now.Median)
	case was.At > now.Goal && now.At == was.At:
		f.Text, f.Aside = "Nothing", "No gains beyond 100"
	}
	return f
}

// signed is a gain or loss with its sign.
func signed(n int) string {
	if n < 0 {
		return "−" + words.Int(-n)
	}
	return "+" + words.Int(n)
}
