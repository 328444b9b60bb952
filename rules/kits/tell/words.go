package tell

import (
	"strconv"
	"strings"
)

// minus is the minus sign, not a hyphen.
const minus = "−"

// figure returns n in figures, with a real minus sign.
func figure(n int) string {
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

// Number returns n in letters up to twelve, and in figures above.
func Number(n int) string {
	if n > 12 {
		return figure(n)
	}
	return Spelled(n)
}

// Spelled returns n in letters from zero to ninety-nine, and otherwise in
// figures.
func Spelled(n int) string {
	switch {
	case n < 0 || n > 99:
		return figure(n)
	case n < len(small):
		return small[n]
	case n%10 == 0:
		return tens[n/10]
	}
	return tens[n/10] + "-" + small[n%10]
}

// Words returns a number of things in letters: "one bone", "two tosses", "no
// casts".
func Words(n int, thing string) string { return Number(n) + " " + several(n, thing) }

func several(n int, thing string) string {
	switch {
	case n == 1:
		return thing
	case strings.HasSuffix(thing, "s"):
		return thing + "es"
	}
	return thing + "s"
}

// Upper returns s with a capital first letter; s must begin with an ASCII
// letter.
func Upper(s string) string { return strings.ToUpper(s[:1]) + s[1:] }
