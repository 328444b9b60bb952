package simple

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
)

var honours = []rules.Honour{
	bestcast.ThreePots(),
	{
		ID: "venus", Title: "Goddess of the pot", Figure: "4", Says: "Win a pot with Venus, four different sides.",
		Watch: bestcast.Takes(func(h tali.Hand) bool { return tali.Classify(h) == tali.Venus }),
	}, {
		ID: "alike", Title: "Vulture’s share", Figure: "4", Says: "Win a pot with 4 alike.",
		Watch: bestcast.Takes(func(h tali.Hand) bool { return tali.Classify(h).Vulture() || tali.Classify(h) == tali.Canis }),
	},
}
