package biga

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time, after the chariot races of Rome",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "One player, two tali. A bone counts by the side that is up: 1, 3, 4 or 6. Each throw moves the count by what the two make together."},
		{From: rules.Modern, Text: "Gaining throws count more than they show: 4, the crowd cheers, 2 more; 6, a chariot is passed, 3 more; 8, a lucky omen, 4 more; 10, in the lead, 5 more."},
		{From: rules.Modern, Text: "Losing throws give nothing and fall back: 2, a lame horse, by 2; 5, nervous horses, by 2; 7, debris on the track, by 2; 9, an unlucky number, by 3; 12, a horse goes down, by 6."},
		{From: rules.Modern, Text: "The race ends at 100 exactly."},
		{From: rules.FromSources, Text: "Above 100 only losing throws move, and they move back. Once back below 100 all throws count again."},
		{From: rules.FromSources, Text: "Nobody falls back behind the start."},
		{From: rules.FromSources, Text: "The fewer throws it took, the better."},
		{From: rules.Ours, Text: "After 5,000 throws the race is lost."},
		{From: rules.Ours, Text: "If asked for, you may throw one bone instead of two from 86 to 99: on 1 or 3 it drives that far, on 4 and 6 it gains as above."},
	},
	Doubts: []text.Text{
		"Two tali make 2, 4, 5, 6, 7, 8, 9, 10 or 12, and all nine are in the key: no throw is without a gain or a loss.",
		"Whether a gain is instead of the throw or on top of it: the text adds the extra points to the throw, so a 10 drives 15.",
		"Whether a losing throw first counts what it shows: the text gives points for each throw unless it is a losing one, so it only falls back.",
		"Above 100 the text asks for a losing number. If gaining ones still drove on there, three races in four would never end, so they are void.",
		"“Throw two tali, and then throw again to gain points” may mean that the first throw gains nothing. Every throw counts here, the first too.",
		"That the count stops at 0 is not written. With sheep’s bones it saves less than one throw a race.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 8.",
}
