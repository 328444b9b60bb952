package biga

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time, after the chariot races of Rome",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "This is a game for one, with two tali. A bone counts the side that is up: 1, 3, 4 or 6. The total of the two decides how far you move on the way from 0 to 100."},
		{From: rules.Modern, Text: "Gaining throws move you forward by their total and a bonus: 2 for a 4, the crowd cheers; 3 for a 6, a chariot overtaken; 4 for an 8, a lucky omen; 5 for a 10, in the lead."},
		{From: rules.Modern, Text: "Losing throws score nothing and move you back: 2, a lame horse, by 2; 5, nervous horses, by 2; 7, debris ahead, by 2; 9, an unlucky number, by 3; 12, a horse goes down, by 6."},
		{From: rules.Modern, Text: "The race ends at exactly 100."},
		{From: rules.FromSources, Text: "Above 100 only losing throws move you, and they move you back. Once you are below 100 again, all throws count."},
		{From: rules.FromSources, Text: "You cannot fall back behind the start, 0."},
		{From: rules.FromSources, Text: "The fewer throws you need, the better."},
		{From: rules.Ours, Text: "After 5,000 throws the race is lost."},
		{From: rules.Ours, Text: "Optional: from 86 to 99 you may throw one bone instead of two. A 1 or 3 moves you forward that far; a 4 or 6 moves you forward as above."},
	},
	Doubts: []text.Text{
		"Two tali make 2, 4, 5, 6, 7, 8, 9, 10 or 12. The text lists all nine, so every throw gains or loses.",
		"Does the bonus come on top of the throw or instead of it? The text adds the extra points to the throw, so a 10 moves you 15.",
		"Does a losing throw first count its total? The text gives points for each throw unless it is a losing one, so it only moves you back.",
		"Above 100 the text asks for a losing number. If gaining throws still moved you forward there, three races in four would never end. So they do nothing.",
		"“Throw two tali, and then throw again to gain points” may mean that the first throw gains nothing. Here every throw counts, the first too.",
		"The text does not say that you stop at 0. With sheep’s bones this saves less than one throw in a race.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 8.",
}
