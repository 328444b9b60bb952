package biga

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/biga"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// still is the pause before the car starts, perPace the time per pace, and most the
// longest drive, in milliseconds.
const still, perPace, most = 250, 60, 900

// nears is the count from which the discs light up in turn before each throw; lights is
// the duration of one light in milliseconds.
const nears, lights = 85, 140

// sulk is the loss, in paces, at which one of the horses sits down; waits is the extra
// time for that in milliseconds.
const sulk, waits = 6, 900

// whipped is the least gain, in paces, at which the whip is heard though none is used.
const whipped = 15

// times returns the duration of a step and its sounds; zero unless the step is a throw or
// takes one back.
func times(in *table.Instant) (t table.Times) {
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	if in.Move.Verb != rules.Cast && in.Move.Verb != game.Whip || was.Throws == now.Throws && !now.Second {
		return t
	}
	d := now.At - was.At
	t.Lasts = drives(&was, &now)
	step := sound.Hoof
	if d < 0 {
		step = sound.Split
	}
	if t.Hear(0, sound.Wheel); d >= whipped || in.Move.Verb == game.Whip {
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

// drives returns the milliseconds from the end of a throw until the car rests in its
// new place: the pause before it starts, and the drive.
func drives(was, now *game.Board) int {
	per := perPace
	if was.At < 60 {
		per = perPace / 2
	}
	d := now.At - was.At
	ms := still + min(most, per*max(d, -d))
	if sulks(was, now) {
		ms += waits
	}
	return ms
}

// sulks reports whether one of the horses sits down on the way from the board was to
// the board now.
func sulks(was, now *game.Board) bool {
	if now.Second {
		return now.Throw == 2*6 && now.At < was.At
	}
	return now.Throws > was.Throws && now.At-was.At == -sulk && !now.Back
}

// turns returns the number of discs that light up, one after the other, before the
// next throw.
func turns(b *game.Board) (n int) {
	if b.Second || b.Over || b.At < nears || b.At >= b.Goal {
		return 0
	}
	for _, w := range b.Key {
		if w.To > b.At {
			n++
		}
	}
	return n
}

// driven returns the milliseconds since the car came to rest, negative while it still
// drives.
func driven(in *table.Instant) float64 {
	if in.T >= 1 {
		return math.Inf(1)
	}
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	ms := float64(drives(&was, &now))
	return in.T*(ms+float64(lights*turns(&now))) - ms
}

// place returns the count at which the car is shown, and the progress of its drive, 0
// to 1 (a loss swings a little beyond).
func place(in *table.Instant) (at, t float64) {
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	if in.T >= 1 {
		return float64(now.At), 1
	}
	ms := float64(drives(&was, &now)) - still
	t = animation.Clamp(1 + driven(in)/math.Max(1, ms))
	if t < 1 && now.At < was.At {
		t = 1 - (1-t)*(1-t)*math.Cos(t*7)
		t = math.Max(0, math.Min(1.1, t))
	} else {
		t = animation.Ease(t)
	}
	return float64(was.At) + float64(now.At-was.At)*t, t
}

// A snapshot holds everything needed to draw one instant of the race.
type snapshot struct {
	layout
	in *table.Instant
	game.Board
	at   float64 // the count shown, fractional while the car drives
	high bool
}

// sits returns the progress, 0 to 1, of the horse that sits down in the sand after the
// greatest possible loss.
func (s *snapshot) sits() float64 {
	was := boardOf(&s.in.Was)
	if !sulks(&was, &s.Board) || s.in.T >= 1 || s.in.Calm {
		return 0
	}
	t := math.Min(1, 1+driven(s.in)/float64(drives(&was, &s.Board)))
	return math.Sin(math.Pi * math.Max(0, t*1.5-0.5))
}
