package circus

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time, after the races in the great circus of Rome",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "Two to four race, with four tali. Only totals count: a bone counts 1, 3, 4 or 6, and no cast has a name."},
		{From: rules.Modern, Text: "Each casts four tali for the order. The highest total starts first, the second highest second, and so on."},
		{From: rules.FromSources, Text: "Players who are level cast again for the places between them."},
		{From: rules.Modern, Text: "The race has seven laps. In a lap each casts four tali twelve times, in turn, and every total is added to his points."},
		{From: rules.Modern, Text: "After a lap the most points take the lead and cast first in the next; the others follow by their points."},
		{From: rules.FromSources, Text: "Players who are level at the end of a lap keep the order they had."},
		{From: rules.Modern, Text: "After the seventh lap a player with fewer than 500 points lacks the favour of the crowd and is out. Of the others, the one with the most points wins."},
		{From: rules.FromSources, Text: "If several have the most, they race another lap. If all lack favour nobody wins, and what was wagered stays in the pot for the next race."},
		{From: rules.Ours, Text: "When the casts have brought nothing for a long time, a player may let all throw on to the end of the lap. Every cast is kept."},
		{From: rules.Ours, Text: "After a hundred more laps, those who are still level share."},
		{From: rules.Ours, Text: "The short race has three laps, and the spur. The crowd asks for points by the number of laps: of three, 214."},
		{From: rules.Ours, Text: "If asked for, all wager the same before the race and the winner takes it."},
		{From: rules.Ours, Text: "If asked for, the crowd is stern and wants 1150 points."},
		{From: rules.Ours, Text: "If asked for, each has a spur. Once a lap he may cast some or all bones of a cast again, at once; the new cast stands."},
	},
	Doubts: []text.Text{
		"The text speaks of the highest combination within twelve casts. The best cast alone cannot be meant: seven casts make 168 at most, and 500 are asked for. All twelve are added up, as the table of the text does.",
		"That table has points of 80 to 146 a lap and a winner with 760. Twelve casts of four make 168 on average, and a race 1176: so nobody ever lacks 500 points. The stern crowd is for those who want to fear it.",
		"What happens if two are level at the end is not written. The text lets players add laps, and so they do.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 7.",
}
