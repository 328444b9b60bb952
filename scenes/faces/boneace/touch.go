package boneace

import (
	"knucklebones/scenes/table"
)

// places returns the pack and the viewer's coin, as far as they may be touched.
func places(in *table.Instant) (list []table.Place) {
	s := snapshotOf(in)
	r := packed(s.pack)
	for i, m := range drawn {
		if in.Lit(m) {
			list = table.Touch(list, "pack", asks[i], r, m)
		}
	}
	if in.Lit(sticks) {
		list = table.Touch(list, "coin", "Your coin: stick", s.layout.coin, sticks)
	}
	return list
}
