package boneace

import "knucklebones/scenes/table"

// places are the pack and one's own coin.
func places(in *table.Instant) (list []table.Place) {
	s := snapshotOf(in)
	r := packed(s.pack)
	for i, m := range drawn {
		if in.Lit(m) {
			list = table.Touch(list, "pack", "The pack: "+asks[i], r, m)
		}
	}
	if in.Lit(sticks) {
		list = table.Touch(list, "coin", "Your coin: stick", s.layout.coin, sticks)
	}
	return list
}
