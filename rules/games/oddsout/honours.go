package oddsout

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
)

var honours = []rules.Honour{
	bestcast.ThreePots(),
	{
		ID: "venus", Title: "Even Venus", Figure: "14", Says: "Win a pot with Venus, which makes 14.",
		Watch: bestcast.Takes(func(h tali.Hand) bool { return tali.Classify(h) == tali.Venus }),
	}, {
		ID: "low", Title: "Just even", Figure: "16", Says: "Win a pot with a Senio of 16 or less.",
		Watch: bestcast.Takes(func(h tali.Hand) bool { return tali.Classify(h).Senio() && tali.Classify(h).Total() <= 16 }),
	},
}
