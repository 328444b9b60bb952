package tropa

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/tropa"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/throwing"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
)

// glassJar is the shape of the jar for collisions with bones.
var glassJar = bone.Jar{Thick: 0.1, Lip: 0.15, Sand: 0.7, Line: []bone.Turned{
	{R: 0, Z: 0.1}, {R: 1.8, Z: 0.1}, {R: 2.5, Z: 0.35}, {R: 3.1, Z: 1.0}, {R: 3.4, Z: 2.0}, {R: 3.3, Z: 3.0}, {R: 2.85, Z: 3.95},
	{R: 2.2, Z: 4.7}, {R: 1.8, Z: 5.3}, {R: 1.6, Z: 6.0}, {R: 1.58, Z: 7.2}, {R: 1.72, Z: 7.8}, {R: 2.1, Z: 8.3},
}}

// spot is the place from which bones are thrown, in units; negative is in front of the
// jar.
const spot = -7.0

// court is the floor with the jar. A careful throw goes high and comes down
// steeply on the mouth, if the hand is sure; a bold one goes flatter and faster,
// asks less of the hand, and leaves more to chance.
var court = &flight.Range{
	Scene: bone.Scene{Ground: bone.OnStone, Gravity: 60, Jar: &glassJar},
	Y:     spot, Z: 1.2, Turn: 0.035,
	Ways: [2]flight.Way{
		{Rise: 5.2, Least: 4.2, Most: 8.6, Spin: 4, Aside: 1, Long: 0.06},
		{Rise: 3.1, Least: 9.1, Most: 11.08, Spin: 3, Aside: 1.2, Long: 0.065},
	},
}

// marks holds the knots that bring a bone to the mouth, for a careful and a bold throw.
var marks = [aim.Ways]float64{4.5, 4.1}

// hand describes how bones are thrown in this game.
var hand = &table.Hand{
	Yard: func(*rules.View) *flight.Range { return court },
	Stay: func(v *rules.View) int { b := boardOf(v); return throwing.Stays(b.Left, len(b.Lies)) }, Lands: throwing.Lands(lieOf), Lie: lie, Mark: throwing.Mark(marks),
	Ways: [aim.Ways]table.Way{{Note: goIn(aim.Careful)}, {Note: goIn(aim.Bold)}},
}

// goIn returns a text that says how many percent of the bones thrown in a way go in,
// whatever the aim.
func goIn(way int) text.Text {
	least, most := game.Percent(way)
	return text.Of("{0}–{1}\u2009%", least, most)
}

// lieOf returns the zone and the side of a bone that lies in a pose.
func lieOf(p bone.Pose) aim.Lie {
	l := aim.Lie{Zone: game.Beside, Side: throwing.Side(p)}
	if glassJar.Holds(p) {
		l.Zone = game.Inside
	}
	return l
}

// inside and beside hold the places, in the jar and beside it, of bones whose flight
// is not known.
var (
	inside = [4][2]float64{{-1.2, -0.4}, {1.1, -0.6}, {-0.1, 1.2}, {0.2, -1.7}}
	beside = [4][2]float64{{6, -1.3}, {4.6, 2.7}, {-4, -2.5}, {7.4, 2.3}}
)

// lie returns the pose of bone i when its flight is not known: somewhere inside or
// beside the jar.
func lie(v *rules.View, i int) bone.Pose {
	l := boardOf(v).Lies[i]
	at := beside[i]
	if l.Zone == game.Inside {
		at = inside[i]
	}
	p := bone.Lying(int(l.Side), at[0], at[1], 0.4+float64(2.3*float64(i)))
	if l.Zone == game.Inside {
		p.Z += 0.2
	}
	return p
}
