package biga

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time, after the chariot races of Rome",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "For one player, with two [tali]. A bone counts as the side that is up: 1, 3, 4 or 6. You move from 0 to 100, and the total of the two bones decides how far you go."},
		{From: rules.Modern, Text: "Gaining throws move you forward by their total plus a bonus: 4 plus 2 (the crowd cheers), 6 plus 3 (a chariot overtaken), 8 plus 4 (a lucky omen), 10 plus 5 (in the lead)."},
		{From: rules.Modern, Text: "Losing throws score nothing and move you back: a 2 by 2 (a lame horse), a 5 by 2 (nervous horses), a 7 by 2 (debris ahead), a 9 by 3 (an unlucky number), a 12 by 6 (a horse goes down)."},
		{From: rules.Modern, Text: "The race ends at exactly 100."},
		{From: rules.FromSources, Text: "Above 100 only losing throws move you, and they move you back. Once you are below 100 again, all throws count."},
		{From: rules.FromSources, Text: "You can’t fall back below 0, the start."},
		{From: rules.FromSources, Text: "The fewer throws you need, the better."},
		{From: rules.Ours, Text: "After 5,000 throws the race is lost."},
		{From: rules.Ours, Text: "In the usual game here you throw one bone. A 1 or 3 moves you forward that far, a 4 or 6 with its bonus. Above 100 it takes you back as far as it shows."},
		{From: rules.Ours, Text: "Then you may add a second bone. Now the total of both counts instead, from where the throw began. It is still one throw."},
		{From: rules.Ours, Text: "Three times in a race, when a second bone led you further from 100, you may use a [whip] to throw it again, once in a throw."},
		{From: rules.Ours, Text: "The grey chariot shows the pace. Of all races played as well as possible, half are done by the time it comes home."},
		{From: rules.Ours, Text: "In the version “With choices” you throw two bones. Three [whips](whip) each take back a throw that moved you, and you throw the same bones again. From 86 on you may throw one bone instead. A losing throw on the starting line isn’t counted."},
		{From: rules.Ours, Text: "In the version “With the whip” there are three [whips](whip) and one bone from 86 to 99, but false starts count, and above 100 two bones are thrown."},
	},
	Doubts: []text.Text{
		"Two tali make 2, 4, 5, 6, 7, 8, 9, 10 or 12. The source lists all nine, so every throw gains or loses.",
		"Does the bonus come on top of the throw or instead of it? The source adds the extra points to the throw, so a 10 moves you 15.",
		"Does a losing throw also score its total? The source gives points for each throw unless it is a losing one, so a losing throw only moves you back.",
		"Above 100 the source asks for a losing number. If gaining throws still moved you forward there, three races in four would never end. So above 100 they do nothing.",
		"“Throw two tali, and then throw again to gain points” may mean that the first throw gains nothing. Here every throw counts, even the first.",
		"The source doesn’t say that you can’t fall below 0. With sheep’s bones this rule saves less than one throw in a race.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 8.",
}
