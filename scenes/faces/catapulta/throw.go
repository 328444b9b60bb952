package catapulta

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/catapulta"
	"knucklebones/rules/kits/aim"
	"knucklebones/scenes/faces/kit/throwing"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
)

// The places in the sand, in units, with the stake at the origin: the radii of the two
// rings, and the y of the line and of the spot from which bones are tossed.
const (
	outer = 6.0
	inner = 3.0
	line  = -12.8
	spot  = -12.0
)

var stake = bone.Stake{Radius: 0.38, Height: 3.9}

// ground is the physics of the beach. A careful toss falls steeply and stays put. A bold
// one comes in low and slides; it goes straighter, so it finds the stake more often, but
// scatters more in length.
var ground = &flight.Range{
	Scene: bone.Scene{Ground: bone.OnSand, Gravity: 60, Stake: &stake},
	Y:     spot, Z: 1.2, Turn: 0.07,
	Ways: [2]flight.Way{
		{Rise: 2, Least: 4, Most: 22.75, Spin: 7, Aside: 1.3, Long: 0.14},
		{Rise: 0.55, Least: 9, Most: 42, Spin: 7, Aside: 0.7, Long: 0.3},
	},
}

// marks is the power, in knots, that brings a bone to the stake: careful, then bold.
var marks = [aim.Ways]float64{3.1, 3.0}

// hand configures the tossing of bones on the beach.
var hand = &table.Hand{
	Yard: func(*rules.View) *flight.Range { return ground },
	Stay: func(v *rules.View) int { b := boardOf(v); return throwing.Stays(b.Left, len(b.Lies)) }, Lands: throwing.Lands(lieOf), Lie: lie, Mark: throwing.Mark(marks),
}

// touching is the largest gap, in units, at which a bone counts as touching the stake.
const touching = 0.06

// lieOf returns the zone and the side of a bone at rest. The ring is that of the bone's
// middle.
func lieOf(p bone.Pose) aim.Lie {
	l := aim.Lie{Zone: game.Outside, Side: throwing.Side(p)}
	switch far := flight.Far(bone.Spot{}, bone.Spot{X: float64(p.X), Y: float64(p.Y)}); {
	case far < 2.5 && stake.Gap(p) < touching:
		l.Zone = game.Stake
	case far < inner:
		l.Zone = game.Inner
	case far < outer:
		l.Zone = game.Outer
	}
	return l
}

// slots holds, by zone and bone, a place for a bone whose flight is unknown, in outer
// radii from the stake.
var slots = [4][4][2]float64{
	game.Outside: {{-0.52, -1.17}, {0.8, 0.94}, {0.24, -1.2}, {-0.6, 1.05}},
	game.Outer:   {{0.68, 0.3}, {-0.42, -0.64}, {0.5, -0.58}, {0.08, 0.74}},
	game.Inner:   {{0.34, 0.06}, {-0.16, -0.36}, {0.2, -0.36}, {-0.27, 0.3}},
	game.Stake:   {{0.17, -0.03}, {-0.1, -0.12}, {0.02, -0.18}, {0.1, 0.14}},
}

// lie returns the pose of bone i when its flight is not known: somewhere in its ring.
func lie(v *rules.View, i int) bone.Pose {
	l := boardOf(v).Lies[i]
	at := slots[l.Zone][i]
	return bone.Lying(int(l.Side), at[0]*outer, at[1]*outer, 0.4+float64(2.3*float64(i))+float64(0.6*float64(l.Zone)))
}
