package pentelitha

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/pentelitha"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/faces/kit/throwing"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
)

// middle is the center of the hand, from which it throws, in measures of its picture.
// unit is the number of measures in a unit; down is the factor by which the slanted view
// shortens the depth.
var middle = [2]float64{48, 86}

const (
	unit = 8.0
	down = 0.97
	eye  = 36.0 // distance from the eye to the hand in units
)

// spot returns the place on the ground of a point of the picture.
func spot(at [2]float64) bone.Spot {
	return bone.Spot{X: (at[0] - middle[0]) / unit, Y: (middle[1] - at[1]) / unit / down}
}

// limbs are the parts of the painted hand that bones can hit, with thickness and height:
// thumb, four fingers, four knuckles with the back of the hand, and the wrist.
var limbs = func() (list []bone.Limb) {
	for _, l := range [...][6]float64{
		{5, 60, 22, 84, 0.62, 0}, {22, 84, 36, 98, 0.95, -0.1},
		{27, 17, 34, 62, 0.62, 0}, {46, 6, 45.5, 60, 0.62, 0}, {67, 14, 57, 62, 0.62, 0}, {83, 33, 67, 72, 0.62, 0},
		{36, 64, 41, 104, 1.15, -0.15}, {46, 62, 45, 106, 1.5, -0.5}, {55.5, 65, 51, 106, 1.5, -0.5}, {64, 74, 57, 106, 1.1, -0.1},
		{44, 104, 42, 150, 1.2, -0.25}, {52, 104, 53, 150, 1.2, -0.25},
	} {
		a, b := spot([2]float64{l[0], l[1]}), spot([2]float64{l[2], l[3]})
		list = append(list, bone.Limb{X0: a.X, Y0: a.Y, X1: b.X, Y1: b.Y, Radius: l[4], Z: l[5]})
	}
	return list
}()

// nests holds the positions of bones on the back of the hand before a toss, by the
// number of bones.
var nests = [...][][2]float64{
	1: {{0, 0.2}},
	2: {{-0.75, 0.2}, {0.75, 0.2}},
	3: {{-0.8, 1.3}, {0.8, 1.3}, {0, -1.1}},
	4: {{-0.8, 1.3}, {0.8, 1.3}, {-0.7, -1.1}, {0.7, -1.1}},
	5: {{-1.4, 1.3}, {0, 1.5}, {1.4, 1.3}, {-0.7, -1.1}, {0.7, -1.1}},
}

// nest appends to list the bones to be tossed next, as they lie on the hand: on the
// sides on which they fell, or at first on the usual ones.
func nest(list []bone.Pose, b *game.Board) []bone.Pose {
	var sides [5]rules.Bone
	fell := b.Fell.Bones(sides[:0])
	for i, at := range nests[b.Toss] {
		side := usual[i]
		if i < len(fell) {
			side = int(fell[i].Side)
		}
		list = append(list, lain(at, side))
	}
	return list
}

// usual are the sides on which bones lie at first.
var usual = [...]int{3, 4, 1, 6, 3}

// lain returns a bone that lies on the hand at a point of the picture with that side
// up.
func lain(at [2]float64, side int) bone.Pose {
	p := bone.Lying(side, at[0], at[1], 0)
	p.Z += 1
	return p
}

// ways are the two ways to toss. A careful toss goes low, and the bones part; a bold one
// goes high, and they stay together and stray as one.
var ways = [aim.Ways]flight.Way{
	{Rise: 14, Least: 0.59, Most: 1.18, Spin: 1.5, Drift: 0.8, Part: 1.05},
	{Rise: 14, Least: 0.98, Most: 1.65, Spin: 0.5, Drift: 2.2, Part: 0.3},
}

// court is the yard with an empty hand.
var court = flight.Range{
	Scene: bone.Scene{Ground: bone.OnWood, Gravity: 22},
	Turn:  0.3, Ways: ways,
}

// yard returns the yard of a board, with the bones that the hand holds.
func yard(b *game.Board) *flight.Range {
	y := court
	y.Scene.Palm = &bone.Palm{Limbs: limbs, High: 2.6, Held: len(b.Sides) - taken(b), Firm: !b.Loose}
	y.Catch = &flight.Catch{Nest: nest(nil, b), Pace: 6.5, Over: 0.3, Takes: b.Snatch, Near: 2.8, Last: b.Bones-b.Held == 1}
	return &y
}

// taken returns the number of held bones that are tossed: one when a bone is taken from
// the ground, otherwise none.
func taken(b *game.Board) int {
	if b.Snatch {
		return 1
	}
	return 0
}

// hand describes how bones are tossed and caught in this game.
var hand = &table.Hand{
	Yard:    func(v *rules.View) *flight.Range { b := boardOf(v); return yard(&b) },
	Lying:   func(v *rules.View) []bone.Pose { b := boardOf(v); return lying(&b) },
	Catches: true,
	Lands:   lands, Lie: fellAt, Mark: mark, Ways: [2]table.Way{{Name: "Low", Icon: "flat"}, {Name: "High", Icon: "high"}},
}

// ground returns the spot on the ground under a pixel.
func ground(in *table.Instant, px, py float64) bone.Spot {
	lay := layoutOf(in.Page, in.Frame)
	x, y := lay.camera().Unproject(px, py)
	return bone.Spot{X: x, Y: y}
}

// fellAt returns the pose of fallen bone i when its flight is not known.
func fellAt(v *rules.View, i int) bone.Pose {
	at := spot(wide[i%len(wide)])
	return bone.Lying(int(v.Bones[i].Side), at.X, at.Y, 0.6+1.7*float64(i))
}

// Places of bones held between the fingers, the fifth on the back, and the angles at which
// they lean, and the places of fallen bones, in measures.
var (
	gaps = [5][2]float64{{37.5, 43}, {52, 41}, {67, 50}, {24, 73}, {50, 86}}
	lean = [5]float64{-0.1, 0.08, 0.5, -0.6, 0.2}
	wide = [5][2]float64{{84, 80}, {10, 103}, {88, 112}, {2, 34}, {14, 126}}
)

// mark returns the suggested aim, the same for each way: high enough for the hand to
// get under the bones, and no higher, as they move apart all the time. Taking a bone
// from the ground needs more height.
func mark(v *rules.View, lying []bone.Pose, bold bool) flight.Aim {
	knots := 2.0
	if boardOf(v).Snatch {
		knots = 5
	}
	return flight.Aimed(0, knots, bold)
}

// lying returns the bones that lie when the next are tossed: between the fingers and on
// the ground.
func lying(b *game.Board) (list []bone.Pose) {
	for i, side := range b.Sides[taken(b):] {
		list = append(list, held(i, int(side)))
	}
	for i, side := range b.Ground {
		n := len(b.Sides) - taken(b) + i
		at := spot(grounds[n])
		list = append(list, bone.Lying(int(side), at.X, at.Y, 1.3*float64(n)))
	}
	return list
}

// grounds holds the positions of bones to be taken up from the ground, in measures.
var grounds = [...][2]float64{{86, 80}, {8, 104}, {84, 116}, {14, 124}}

// held returns a bone in gap i between the fingers, with that side up.
func held(i, side int) bone.Pose {
	at := spot(gaps[i])
	p := bone.Lying(side, at.X, at.Y, -lean[i])
	p.Z += 0.62
	return p
}

// lands returns the moves that record a toss: which bones are on the hand, and which on
// the ground.
func lands(v *rules.View, th flight.Throw, before, after []bone.Pose) []rules.Move {
	b := boardOf(v)
	y := yard(&b)
	at, snatched := y.Caught(th, before)
	palm := y.Scene.Palm
	var fell []int
	caught, dropped := 0, 0
	for i, p := range after {
		flies, stays := i >= len(before), palm.Holds(at, p)
		if flies {
			stays = stays && (snatched >= 0 || !b.Snatch)
		} else {
			stays = stays || palm.Firm || i >= palm.Held
		}
		switch {
		case !stays && !flies:
			dropped++
			fallthrough
		case !stays:
			fell = append(fell, int(throwing.Side(p)))
		case flies:
			caught++
		}
	}
	return []rules.Move{game.Fall(caught, dropped, tali.Of(fell...))}
}
