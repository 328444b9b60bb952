package review

import (
	"knucklebones/rules"
	"knucklebones/rules/play/session"
)

// biggest returns the log entry of the biggest win of coins. It returns ""
// unless there were several wins of different size.
func biggest(of *session.Session) string {
	text, most, times, alike := "", 0, 0, false
	for i := range of.Len() {
		for _, e := range of.Events(i, rules.Nobody) {
			if e.Mark != rules.Won || e.Text == "" || e.Coins == 0 {
				continue
			}
			times++
			if e.Coins >= most {
				text, alike, most = e.Text, e.Coins == most, e.Coins
			}
		}
	}
	if times < 2 || alike {
		return ""
	}
	return text
}
