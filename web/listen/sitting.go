//go:build !js

package main

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"
	"unicode"
)

// A sitting is a scenario: what a person does with the site, by keyboard and
// ear.
type sitting struct {
	name  string
	query string
	acts  []func(p *person) error
}

// A person is a simulated user who listens to the page and uses the keyboard.
type person struct {
	reader *reader
	tape   *tape
	seen   int    // number of notes read
	at     note   // the focused element
	moves  int    // number of focus changes
	title  string // title of the page
}

// listen plays a sitting and returns the announcements of the game that Orca
// did not speak, and a transcript.
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
	if err == nil {
		err = p.hear()
	}
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

// look reads the notes that the page has reported since the last call.
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

// until waits until so returns true; it is an error if that takes longer than
// patience.
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

// settled is the time without speech before a person goes on, and forbearance how much longer
// a person waits for the reader to speak what the page has announced.
const settled, forbearance = 2500 * time.Millisecond, 15 * time.Second

// hear waits until the page announces nothing more and the screen reader has spoken everything.
func (p *person) hear() error {
	before := -1
	for end := time.Now().Add(2 * time.Minute); time.Now().Before(end); time.Sleep(settled) {
		all, err := p.reader.spoken()
		if err != nil {
			return err
		}
		notes := p.tape.since(0)
		recent := slices.IndexFunc(notes, func(n note) bool { return time.Since(n.at) < forbearance })
		events := len(all) + len(notes)
		if events == before && (recent < 0 || len(unspoken(notes[recent:], all)) == 0) {
			break
		}
		before = events
	}
	p.look()
	return nil
}

// mostStops is the most elements on a page that Tab stops at: the setup of a game has more than 80.
const mostStops = 200

// walk presses Tab until the focus is on a wanted element. Where the focus leaves the
// page, it comes back with Shift+Tab and goes on backwards.
func (p *person) walk(wanted func(n note) bool) error {
	key := "Tab"
	for range mostStops {
		if wanted(p.at) {
			return nil
		}
		err := p.step(key)
		if err != nil && key == "Tab" {
			key = "shift+Tab"
			err = p.step(key)
		}
		if err != nil {
			return err
		}
	}
	return fmt.Errorf("Tab does not come to what is wanted; the focus is on %q, %q", p.at.ID, p.at.Text)
}

// step presses a key and waits until the focus has moved.
func (p *person) step(key string) error {
	moves := p.moves
	if err := p.reader.key(key); err != nil {
		return err
	}
	return p.until(20*time.Second, func() bool { return p.moves > moves })
}

// use walks to a control with one of these ids, or prefixes that end in a star,
// and presses it once it has been spoken. A choice on
// which the focus stays was only selected: pressed again it is made.
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
			return p.press()
		}
	}
}

// press presses what has the focus, and waits until something comes of it.
func (p *person) press() error {
	if err := p.reader.key("Return"); err != nil {
		return err
	}
	before := p.seen + 1 // the key itself is a note
	for end := time.Now().Add(forbearance); p.seen <= before && time.Now().Before(end); p.look() {
		time.Sleep(100 * time.Millisecond)
	}
	return nil
}

// mostActs is the most actions in a game.
const mostActs = 400

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

// letters returns a text for comparison: lower-case letters and digits only.
func letters(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, s)
}

// late is the longest delay of speech after an announcement.
const late = 30 * time.Second

// sentenceEnd matches what lies between two sentences. A reader may say more between them: that
// the first is a heading.
var sentenceEnd = regexp.MustCompile(`[.?!] `)

// unspoken returns the announcements that were not spoken in time, except for
// those that were removed or, for questions, replaced by the next.
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
		for _, sentence := range sentenceEnd.Split(n.Text, -1) {
			if !strings.Contains(said.String(), letters(sentence)) {
				missed = append(missed, fmt.Sprintf("%s %s: %q", n.at.Format("15:04:05"), n.Kind, sentence))
			}
		}
	}
	return missed
}

// moot reports whether an announcement need not be spoken because of the next
// notes: soon after it all were removed, or another question was asked.
func moot(n note, next []note) bool {
	return slices.ContainsFunc(next, func(o note) bool {
		soon := o.at.Sub(n.at) < 3*time.Second
		return soon && (o.Kind == "hush" || n.Kind == "asked" && o.Kind == "asked")
	})
}

// interleaved returns a transcript of speech, with the page's events in
// brackets.
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
