package hounds

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/climb"
)

var honours = []rules.Honour{
	{ID: "ahead", Title: "Leader of the pack", Figure: "2", Says: "Win by 2 steps or more.", Watch: climb.Ahead(2)},
	{ID: "behind", Title: "The chase", Figure: "2", Says: "Win after somebody was 2 steps ahead of you.", Watch: climb.Behind(2)},
	{ID: "alone", Title: "Far ahead", Figure: "3", Says: "Win by 3 steps or more.", Watch: climb.Ahead(3)},
}
