package speech

import (
	"slices"
	"strings"

	"knucklebones/rules/kits/tell"
	"knucklebones/scenes/kit/words"
)

// Names reports whether a question names its answers, as in "Left or right?"
// It never does for more than three.
func Names(head string, answers []string) bool {
	for _, s := range answers {
		last := strings.ToLower(s[strings.LastIndex(s, " ")+1:])
		if !slices.Contains(strings.Fields(strings.ToLower(strings.Trim(head, "?"))), last) {
			return false
		}
	}
	return len(answers) < 4
}

// most is the greatest number of answers that are announced one by one.
const most = 12

// Either joins answers as one says them, and says but once what they have in
// common: "Cover 2, 3 or 7", "Say two to nine sixes, or doubt".
func Either(list, names []string) string {
	var runs []string
	long, all := false, len(list)
	for len(list) > 0 {
		n := alike(list)
		run := together(list[:n])
		if len(runs) > 0 && !slices.ContainsFunc(names, func(name string) bool { return strings.HasPrefix(run, name) }) {
			run = Lower(run)
		}
		runs, list, long = append(runs, run), list[n:], long || n > 1
	}
	last := len(runs) - 1
	switch {
	case len(runs) > most:
		return words.Int(all) + " choices"
	case last == 0:
		return runs[0]
	case long:
		return strings.Join(runs[:last], ", ") + ", or " + runs[last]
	}
	return strings.Join(runs[:last], ", ") + " or " + runs[last]
}

// alike returns the number of answers at the front of list that differ in the same
// single word.
func alike(list []string) int {
	at, n := -1, 1
	for n < len(list) {
		k, ok := differ(list[n-1], list[n])
		if !ok || at >= 0 && k != at {
			break
		}
		at = k
		n++
	}
	return n
}

// differ is the one word in which two answers differ.
func differ(a, b string) (at int, ok bool) {
	x, y := strings.Fields(a), strings.Fields(b)
	if len(x) != len(y) || len(x) < 2 {
		return 0, false
	}
	for i := range x {
		if x[i] != y[i] {
			if ok {
				return 0, false
			}
			at, ok = i, true
		}
	}
	return at, ok
}

// together joins answers that differ in one word; four figures and more that
// follow one another are said by the first and the last.
func together(list []string) string {
	if len(list) == 1 {
		return list[0]
	}
	at, _ := differ(list[0], list[1])
	said := strings.Fields(list[0])
	var parts []string
	for len(list) > 0 {
		first, n := strings.Fields(list[0])[at], 1
		for n < len(list) && number(strings.Fields(list[n])[at]) == number(first)+n {
			n++
		}
		if n < 4 {
			n = 1
		} else {
			first += " to " + strings.Fields(list[n-1])[at]
		}
		parts, list = append(parts, first), list[n:]
	}
	said[at] = parts[0]
	if last := len(parts) - 1; last > 0 {
		said[at] = strings.Join(parts[:last], ", ") + " or " + parts[last]
	}
	return strings.Join(said, " ")
}

// number is the number that a word says, or less than any if it says none.
func number(word string) int {
	for n := range 100 {
		if word == words.Int(n) || word == tell.Number(n) {
			return n
		}
	}
	return -1000
}
