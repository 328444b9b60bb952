//go:build !js

package main

import (
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode"
)

// A sitting is one thing that a person does with the site, by keyboard and ear.
type sitting struct {
	name  string
	query string
	acts  []func(p *person) error
}

// A person sits before the page, hears it and uses the keyboard.
type person struct {
	reader *reader
	tape   *tape
	seen   int    // notes that were looked at
	at     note   // what has the focus
	moves  int    // how often it has moved
	title  string // of the page
}

// listen is what the game had to say in a sitting and Orca did not speak, and all that
// happened, line by line.
func (s sitting) listen(dir string) (missed []string, transcript string, err error) {
	t := newTape(dir)
	defer t.Close()
	r, err := newReader(t.URL + "/" + s.query)
	if err != nil {
		return nil, "", err
	}
	defer r.close()
	p := &person{reader: r, tape: t}
	err = p.until(10*time.Minute, func() bool { return p.at.ID != "" })
	for _, act := range s.acts {
		if err == nil {
			err = act(p)
		}
		if err == nil {
			err = p.hear()
		}
	}
	all, failed := r.spoken()
	if failed != nil {
		return nil, "", failed
	}
	notes := t.since(0)
	return unspoken(notes, all), interleaved(notes, all), err
}

// look takes in what the page reported since it last did.
func (p *person) look() {
	notes := p.tape.since(p.seen)
	p.seen += len(notes)
	for _, n := range notes {
		switch n.Kind {
		case "focus", "barred":
			p.at = n
			p.moves++
		case "title":
			p.title = n.Text
		}
	}
}

// until waits until something is so.
func (p *person) until(patience time.Duration, so func() bool) error {
	for end := time.Now().Add(patience); ; time.Sleep(100 * time.Millisecond) {
		if p.look(); so() {
			return nil
		}
		if time.Now().After(end) {
			return fmt.Errorf("waited in vain; the title is %q, the focus on %q, %q", p.title, p.at.ID, p.at.Text)
		}
	}
}

// settled is how long nothing must be spoken before a person goes on.
const settled = 2500 * time.Millisecond

// hear waits until all has been spoken.
func (p *person) hear() error {
	before := -1
	for end := time.Now().Add(2 * time.Minute); time.Now().Before(end); time.Sleep(settled) {
		all, err := p.reader.spoken()
		if err != nil {
			return err
		}
		if len(all) == before {
			break
		}
		before = len(all)
	}
	p.look()
	return nil
}

// walk goes on with Tab until the focus is on something wanted.
func (p *person) walk(wanted func(n note) bool) error {
	for range 80 {
		if wanted(p.at) {
			return nil
		}
		if err := p.step(); err != nil {
			return err
		}
	}
	return fmt.Errorf("Tab does not come to what is wanted; the focus is on %q, %q", p.at.ID, p.at.Text)
}

// step presses Tab and waits until the focus has moved.
func (p *person) step() error {
	moves := p.moves
	if err := p.reader.key("Tab"); err != nil {
		return err
	}
	return p.until(20*time.Second, func() bool { return p.moves > moves })
}

// use walks to a control of one of these ids, or one that begins so where they end in a
// star, and presses it when that has been heard.
func (p *person) use(ids ...string) error {
	wanted := func(n note) bool {
		return n.Kind == "focus" && slices.ContainsFunc(ids, func(id string) bool {
			start, open := strings.CutSuffix(id, "*")
			return n.ID == id || open && strings.HasPrefix(n.ID, start+" ")
		})
	}
	for {
		if err := p.walk(wanted); err != nil {
			return err
		}
		if err := p.hear(); err != nil {
			return err
		}
		if wanted(p.at) {
			return p.reader.key("Return")
		}
	}
}

// mostActs is how many acts a game takes at the most.
const mostActs = 150

// play answers each question with the first of these controls that can be used, until
// the page shows the result.
func (p *person) play(ids ...string) error {
	for range mostActs {
		if err := p.hear(); err != nil {
			return err
		}
		if strings.Contains(p.title, ": ") {
			return nil
		}
		if err := p.use(ids...); err != nil {
			return err
		}
	}
	return fmt.Errorf("after %d acts the game is not over", mostActs)
}

// letters are what is left of a text for comparing: no marks and no spaces.
func letters(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, s)
}

// late is how long after the game had something to say it may be spoken.
const late = 30 * time.Second

// unspoken is what the game had to say and was not spoken in time, nor taken back or, a
// question, overtaken by the next.
func unspoken(notes []note, all []utterance) (missed []string) {
	for i, n := range notes {
		if n.Text == "" || n.Kind != "said" && n.Kind != "asked" && n.Kind != "dialog" || moot(n, notes[i+1:]) {
			continue
		}
		var said strings.Builder
		for _, u := range all {
			if u.at.After(n.at.Add(-time.Second)) && u.at.Before(n.at.Add(late)) {
				said.WriteString(letters(u.text))
			}
		}
		for _, sentence := range strings.SplitAfter(n.Text, ". ") {
			if !strings.Contains(said.String(), letters(sentence)) {
				missed = append(missed, fmt.Sprintf("%s %s: %q", n.at.Format("15:04:05"), n.Kind, sentence))
			}
		}
	}
	return missed
}

// moot reports whether something need not be spoken because of what came next:
// soon after it all was taken back, or another question was asked.
func moot(n note, next []note) bool {
	return slices.ContainsFunc(next, func(o note) bool {
		soon := o.at.Sub(n.at) < 3*time.Second
		return soon && (o.Kind == "hush" || n.Kind == "asked" && o.Kind == "asked")
	})
}

// interleaved is what was spoken, and beside it in brackets what the page did.
func interleaved(notes []note, all []utterance) string {
	type line struct {
		at   time.Time
		text string
	}
	var lines []line
	for _, n := range notes {
		if n.Kind == "focus" || n.Kind == "barred" || n.Kind == "dialog" {
			lines = append(lines, line{n.at, fmt.Sprintf("    [%s %s]", n.Kind, n.ID)})
		}
	}
	for _, u := range all {
		lines = append(lines, line(u))
	}
	slices.SortStableFunc(lines, func(a, b line) int { return a.at.Compare(b.at) })
	var b strings.Builder
	for _, l := range lines {
		fmt.Fprintf(&b, "%s %s\n", l.at.Format("04:05"), l.text)
	}
	return b.String()
}
