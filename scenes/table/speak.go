package table

import (
	"slices"
	"strings"
	"unicode"

	"knucklebones/rules"
	"knucklebones/rules/kits/tell"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
)

// What is said aloud has a weight: the least that a person must want to hear for
// it to be said.
const (
	detail = prefs.Everything
	turns  = prefs.Turns
	vital  = prefs.Little
)

// say says something of that weight to those who do not see it.
func (t *Table) say(weight prefs.Speech, text string) {
	if t.st.Prefs.Speech <= weight {
		t.st.Say(text)
	}
}

// weight returns the importance of a step's announcement: vital for a person's turn
// or a win, detail for other casts, else turns.
func (s *script) weight(m *playback) prefs.Speech {
	who := m.was.Asked
	if m.was.Turn >= 0 {
		who = m.was.Turn
	}
	won := func(e rules.Event) bool { return e.Mark == rules.Won || e.Mark == rules.Venus }
	switch {
	case s.seats.person(who), slices.ContainsFunc(m.events, won):
		return vital
	case m.was.Turn == rules.Chance:
		return detail
	}
	return turns
}

// announce says what is asked and, to those who want to hear everything, what can be
// answered. What is said under the question is not said again and again. The decision
// begins with it, or goes on.
func (t *Table) announce(weight prefs.Speech, goes bool) {
	q := host.Question{Goes: goes}
	if t.st.Prefs.Speech <= weight {
		q.Text, q.More = t.askedWords()
	}
	t.st.Ask(q) // the focus goes to a question that is not said, too
}

// askedWords are the question, unless the answers ask it, and what goes with it.
func (t *Table) askedWords() (question, more string) {
	in := t.instant()
	head, aside := t.script.prompt(in)
	list := ""
	if t.st.Prefs.Speech == prefs.Everything {
		list = t.choice.answered(in, head)
	}
	if list == "" || firstWord(list) != firstWord(head) && !t.choice.course.looks() {
		question = sentence(head)
	}
	var parts []string
	if aside != "" && (len(in.Said) > 0 || !t.script.justTold(aside) && t.choice.news(aside)) {
		parts = append(parts, sentence(unmarked(aside)))
	}
	if list != "" {
		parts = append(parts, sentence(list))
	}
	return question, strings.Join(parts, " ")
}

// news tells whether what is written under a question has not been said of late.
func (c *choosing) news(aside string) bool {
	if slices.Contains(c.asides[:], aside) {
		return false
	}
	copy(c.asides[1:], c.asides[:])
	c.asides[0] = aside
	return true
}

// answered returns a sentence that lists the answers to a question or, once the move is
// complete, names the button that confirms it. It is empty if the question itself names the
// answers.
func (c *choosing) answered(in *Instant, head string) string {
	if in.parted {
		return c.course.answered(in)
	}
	list := in.answers()
	if len(list) == 0 || len(list) == 1 && in.Now.Choices[0].Kind != rules.Key || names(head, list) {
		return ""
	}
	return words.Upper(either(list, in.Names))
}

// names tells whether a question names its answers: "Left or right?"
func names(head string, answers []string) bool {
	for _, s := range answers {
		last := strings.ToLower(s[strings.LastIndex(s, " ")+1:])
		if !slices.Contains(strings.Fields(strings.ToLower(strings.Trim(head, "?"))), last) {
			return false
		}
	}
	return len(answers) < 4
}

// justTold tells whether a line is among the last of the log.
func (s *script) justTold(line string) bool {
	return slices.ContainsFunc(s.log[max(0, len(s.log)-logged):], func(told string) bool { return letters(told) == letters(line) })
}

func firstWord(s string) string {
	first, _, _ := strings.Cut(s, " ")
	return strings.Trim(first, ".,:?")
}

// answers are the words of all that can be answered now.
func (in *Instant) answers() (list []string) {
	for _, c := range in.Now.Choices {
		list = append(list, words.Fill(c.Label, in.Names))
	}
	return list
}

// most is the greatest number of answers that are announced one by one.
const most = 12

// either joins answers as one says them, and says but once what they have in
// common: "Cover 2, 3 or 7", "Say two to nine sixes, or doubt".
func either(list, names []string) string {
	var runs []string
	long, all := false, len(list)
	for len(list) > 0 {
		n := alike(list)
		run := together(list[:n])
		if len(runs) > 0 && !slices.ContainsFunc(names, func(name string) bool { return strings.HasPrefix(run, name) }) {
			run = lower(run)
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

// lower makes the first letter of a sentence a small one.
func lower(s string) string {
	r := []rune(s)
	r[0] = unicode.ToLower(r[0])
	return string(r)
}

// sayState says how the game stands: the question, the bones, the board, who
// has what, and what happened last.
func (t *Table) sayState() {
	in := t.instant()
	r := t.reading(in)
	r.places = nil // they are not heard here
	head, under := t.script.promptLines(in)
	parts := []string{sentence(head), under, r.cast()}
	parts = append(parts, r.texts()...)
	for i := range in.Now.Seats {
		parts = append(parts, sentence(r.seat(i)))
	}
	for _, pile := range in.Now.Piles {
		parts = append(parts, sentence(pileWords(pile, in.Names)))
	}
	if n := len(r.log); n > 0 {
		parts = append(parts, "Last: "+unmarked(r.log[n-1]))
	}
	parts = slices.DeleteFunc(parts, func(s string) bool { return s == "" })
	t.st.Say(strings.Join(parts, " "))
}

// distinguish gives places on the board that are called like a key, or like one
// another, other names: no two things on a page have one.
func distinguish(p *ui.Page, places []Place) {
	alike := map[string]int{}
	for _, pl := range places {
		it := p.Find(pl.ID)
		if it == nil {
			continue
		}
		if slices.ContainsFunc(p.Items, func(o ui.Item) bool {
			return o.ID != it.ID && o.Usable() && o.Label == pl.Label && !placed(places, o.ID)
		}) {
			it.Label += ", on the table"
		}
		if alike[pl.Label]++; alike[pl.Label] > 1 {
			it.Label += ", " + nth[min(alike[pl.Label], len(nth)-1)]
		}
	}
}

// nth tell things apart that are called alike.
var nth = [...]string{2: "the second", "the third", "the fourth", "the fifth", "one more"}

// placed tells whether an item is one of the places.
func placed(places []Place, id string) bool {
	return slices.ContainsFunc(places, func(pl Place) bool { return pl.ID == id })
}

// unmarked is a line of the log without what only the eye needs.
func unmarked(line string) string { return strings.ReplaceAll(line, "**", "") }
