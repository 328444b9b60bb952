package tell

import (
	"strconv"
	"strings"
)

// minus is the true minus.
const minus = "−"

// Figure is n with a true minus.
func Figure(n int) string {
	if n < 0 {
		return minus + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

var small = [...]string{
	"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
	"fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
}

var tens = [...]string{2: "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"}

// Number is n in letters up to twelve, and in figures above.
func Number(n int) string {
	if n > 12 {
		return Figure(n)
	}
	return Spelled(n)
}

// Spelled is n in letters up to ninety-nine, and in figures below no and above.
func Spelled(n int) string {
	switch {
	case n < 0 || n > 99:
		return Figure(n)
	case n < len(small):
		return small[n]
	case n%10 == 0:
		return tens[n/10]
	}
	return tens[n/10] + "-" + small[n%10]
}

// Words is so many things in letters: "one bone", "two tosses", "no casts".
func Words(n int, thing string) string { return Number(n) + " " + several(n, thing) }

// Figures is so many things in figures: "1 point", "20 points".
func Figures(n int, thing string) string { return Figure(n) + " " + several(n, thing) }

func several(n int, thing string) string {
	switch {
	case n == 1:
		return thing
	case strings.HasSuffix(thing, "s"):
		return thing + "es"
	}
	return thing + "s"
}

// Upper is s with its first letter raised; s begins with one of the 26.
func Upper(s string) string { return strings.ToUpper(s[:1]) + s[1:] }
