// Package words turns sentences about seats into sentences with names.
package words

import (
	"strings"

	"knucklebones/rules/text"
)

// Minus is the minus sign; a hyphen is too short.
const Minus = "−"

// Lines puts texts into words, each on a line of its own.
func Lines(list []text.Text) string {
	lines := make([]string, len(list))
	for i, t := range list {
		lines[i] = text.Plain(t)
	}
	return strings.Join(lines, "\n")
}

// Name returns the name of a game where space is short: its title, or the part
// after a comma, whichever fits first, else its short name.
func Name(title, short string, fits func(string) bool) string {
	_, rest, _ := strings.Cut(title, ", ")
	for _, name := range []string{title, rest} {
		if name != "" && fits(name) {
			return name
		}
	}
	return short
}

// Fill replaces {0}, {1} … in s by names. After the name "You" the verb that
// follows loses its third person: "You take", not "You takes".
func Fill(s string, names []string) string {
	if !strings.Contains(s, "{") {
		return s
	}
	var b strings.Builder
	for {
		i := strings.IndexByte(s, '{')
		if i < 0 || i+2 >= len(s) || s[i+2] != '}' || int(s[i+1]-'0') >= len(names) {
			b.WriteString(s)
			return b.String()
		}
		name := names[s[i+1]-'0']
		b.WriteString(s[:i])
		s = s[i+3:]
		switch {
		case name == "You" && strings.HasPrefix(s, "’s"):
			s = s[len("’s"):]
			b.WriteString(cased(possessive(s), b.String()))
		case name == "You":
			b.WriteString(cased(name, b.String()))
			s = secondPerson(s)
		default:
			b.WriteString(name)
		}
	}
}

// possessive returns "Your" or "Yours", by the text that follows: "your turn",
// but "Livia’s and yours in 3".
func possessive(follows string) string {
	for _, s := range []string{".", ",", ";", " and ", " in ", " from "} {
		if strings.HasPrefix(follows, s) {
			return "Yours"
		}
	}
	return "Your"
}

// cased returns word in the case it has after before: lower case inside a
// sentence.
func cased(word, before string) string {
	before = strings.TrimRight(before, " ")
	if before == "" || strings.ContainsAny(before[len(before)-1:], ".:*") {
		return word
	}
	return strings.ToLower(word)
}

// secondPerson changes the verb at the start of s to fit "You".
func secondPerson(s string) string {
	if !strings.HasPrefix(s, " ") {
		return s
	}
	verb, rest, _ := strings.Cut(s[1:], " ")
	end := strings.TrimLeft(verb, "abcdefghijklmnopqrstuvwxyz")
	verb = verb[:len(verb)-len(end)]
	if rest != "" || strings.HasSuffix(s, " ") {
		rest = " " + rest
	}
	return " " + plain(verb) + end + joined(rest)
}

// joined changes a second verb, joined by "and", to fit "You", up to the next
// name: "You have 31 and win".
func joined(s string) string {
	i := strings.IndexByte(s, '{')
	if i < 0 {
		i = len(s)
	}
	return seconds.Replace(s[:i]) + s[i:]
}

var seconds = strings.NewReplacer(
	" and is ", " and are ", " and has ", " and have ", " and holds ", " and hold ", " and takes ", " and take ", " and wins", " and win",
	" and pays ", " and pay ", " and loses ", " and lose ", " and throws ", " and throw ",
	" theirs", " yours",
)

func plain(verb string) string {
	if p, ok := odd[verb]; ok {
		return p
	}
	switch {
	case strings.HasSuffix(verb, "sses"), strings.HasSuffix(verb, "ches"), strings.HasSuffix(verb, "shes"):
		return verb[:len(verb)-2]
	case strings.HasSuffix(verb, "s") && !strings.HasSuffix(verb, "ss"):
		return verb[:len(verb)-1]
	}
	return verb
}

var odd = map[string]string{
	"has": "have", "is": "are", "was": "were", "goes": "go", "does": "do",
	"carries": "carry", "tries": "try", "his": "your", "its": "your", "us": "us",
}

// Signed returns n with its sign: "+9", "−3", "0".
func Signed(n int) string {
	switch {
	case n > 0:
		return "+" + Int(n)
	case n < 0:
		return Minus + Int(-n)
	}
	return "0"
}

// Int returns n in figures, with a real minus sign.
func Int(n int) string {
	if n < 0 {
		return Minus + Int(-n)
	}
	if n < 10 {
		return string(rune('0' + n))
	}
	return Int(n/10) + string(rune('0'+n%10))
}

// Coins returns an amount in words: "1 coin", "12 coins".
func Coins(n int) string {
	if n == 1 {
		return "1 coin"
	}
	return Int(n) + " coins"
}

// Upper returns s with a capital first letter.
func Upper(s string) string {
	for i, r := range s {
		return strings.ToUpper(string(r)) + s[i+len(string(r)):]
	}
	return s
}

// OnOff returns the state of a switch as it is read out.
func OnOff(on bool) string {
	if on {
		return "on"
	}
	return "off"
}
