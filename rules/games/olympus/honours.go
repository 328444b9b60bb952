package olympus

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
)

var honours = []rules.Honour{
	bestcast.ThreePots(),
	{
		ID: "alike", Title: "The pack", Figure: "4", Says: "Win a pot with 4 alike.",
		Watch: bestcast.Takes(func(h tali.Hand) bool { return tali.Classify(h).Vulture() || tali.Classify(h) == tali.Canis }),
	}, {
		ID: "high", Title: "Low enough", Figure: "17", Says: "Win a pot with a Senio of 17 or more.",
		Watch: bestcast.Takes(func(h tali.Hand) bool { return tali.Classify(h).Total() >= 17 }),
	},
}
