package mendaxsingle

import (
	"fmt"
	"strconv"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// moveText returns a move as records write it: "cast 1 3 4 6", "side 4", "bid
// five fours", "bid a sum of 7", "doubt".
func moveText(m rules.Move) string {
	switch {
	case m.Verb == Side:
		return fmt.Sprintf("side %d", m.N)
	case m.Verb == Bid && m.From == 0:
		return fmt.Sprintf("bid a sum of %d", m.N)
	case m.Verb == Bid && m.N == 1:
		return "bid one " + sideCodes[m.From][0]
	case m.Verb == Bid:
		return "bid " + numberCode(int(m.N)) + " " + sideCodes[m.From][1]
	}
	return tali.Text(m)
}

// sideCodes are the sides in records, for one bone and for several. They must
// never change, whatever the sides are called on screen.
var sideCodes = map[int16][2]string{1: {"one", "ones"}, 3: {"three", "threes"}, 4: {"four", "fours"}, 6: {"six", "sixes"}}

// numberCodes are the numbers of bones in records, as far as they are in letters.
// They must never change.
var numberCodes = [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

// numberCode returns a number of bones in records.
func numberCode(n int) string {
	if n < len(numberCodes) {
		return numberCodes[n]
	}
	return strconv.Itoa(n)
}
