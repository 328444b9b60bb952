package senate

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/climb"
)

var honours = []rules.Honour{
	{ID: "stride", Title: "Long stride", Figure: "4", Says: "Climb 4 steps with one throw.", Watch: climb.AtOnce(4)},
	{ID: "ahead", Title: "Consul", Figure: "6", Says: "Win by 6 steps or more.", Watch: climb.Ahead(6)},
	{ID: "behind", Title: "New man", Figure: "5", Says: "Win after somebody was 5 steps ahead of you.", Watch: climb.Behind(5)},
}
