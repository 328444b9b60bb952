package circus

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time, after the races in the great circus of Rome",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "For two to four players, with four [tali]. A bone counts as the side that is up: 1, 3, 4 or 6. Only totals count, and casts have no names."},
		{From: rules.Modern, Text: "To set the starting order, each player throws the four [tali]. The highest total starts first, the second highest second, and so on."},
		{From: rules.FromSources, Text: "Players who are level throw again to settle their order."},
		{From: rules.Modern, Text: "The race has seven laps. In each lap the players take turns to throw four [tali], twelve times each, and add every total to their points."},
		{From: rules.Modern, Text: "After a lap the player with the most points takes the lead and throws first in the next. The others follow in the order of their points."},
		{From: rules.FromSources, Text: "Players who are level at the end of a lap keep the order they had."},
		{From: rules.Modern, Text: "After the seventh lap a player with fewer than 500 points lacks the [favour of the crowd] and is out. Of the others, the one with the most points wins."},
		{From: rules.FromSources, Text: "If several have the most, they race another lap. If all lack the [favour of the crowd], nobody wins, and the wagers stay in the [pot] for the next race."},
		{From: rules.Ours, Text: "When nothing has been decided for a long time, a player may throw for everyone to the end of the lap. Every throw counts."},
		{From: rules.Ours, Text: "After a hundred extra laps, the players who are still level share the win."},
		{From: rules.Ours, Text: "The usual race here has two laps of eight throws, with [slipstreams](slipstream), and three [spurs](spur) in each lap (see below). With fewer throws the crowd asks for fewer points in proportion: here, 95."},
		{From: rules.Ours, Text: "Optional: a wager. Before the race everyone puts the same wager in the [pot], and the winner takes it all."},
		{From: rules.Ours, Text: "Optional: a stern crowd, which asks for 1150 points."},
		{From: rules.Ours, Text: "Optional: the [spur]. Once, twice or three times a lap, right after a throw, you may throw some or all of the bones again. The new throw counts, and can’t be spurred again."},
		{From: rules.Ours, Text: "Optional: the [slipstream]. If you stop 1 to 4 points behind a chariot, you go 5 points further, and again if you are then 1 to 4 points behind another. In every round the leader throws first, then the others in the order of their points."},
	},
	Doubts: []text.Text{
		"The source speaks of the highest combination within twelve casts. This can’t mean the best single cast: seven laps would then make 168 at most, but the crowd asks for 500. So all twelve are added up, as in the source’s own table.",
		"In the source’s table a lap brings 80 to 146 points, and the winner has 760. In fact, twelve throws of four bones make 168 on average, and a whole race 1176, so nobody ever has fewer than 500. The stern crowd is for those who want to fear it.",
		"The source doesn’t say what happens if players are level at the end. It lets players add laps, so here they race an extra one.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 7.",
}
