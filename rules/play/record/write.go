package record

import (
	"fmt"
	"slices"
	"strings"

	"knucklebones/rules"
)

// head is the first line of every record: the name and the version.
const head = "knucklebones 1"

const (
	byHand     = " by hand" // ends the line of a cast entered by a person
	drawn      = "drawn"    // a secret cast that the seed gives
	sealedMark = "sealed "  // before the masked index of a secret step
	runMark    = "on "      // before a number of steps that nobody chose
)

// mostClear is the longest record, in bytes, that Export writes with every step
// on its own line.
const mostClear = 1 << 20

// Text returns the record with every step on a line of its own. Secrets are
// sealed while the last position hides anything.
func (r *Record) Text(at Trail) string {
	var b strings.Builder
	r.writeHead(&b, true)
	w := writer{Record: r, at: at, sealed: r.hides(at)}
	for i := range r.Steps {
		w.step(&b, i)
	}
	comments(&b, r.Below)
	return b.String()
}

// Short returns the steps of the record from one on, each run of steps that nobody chose
// on one line, and the step at which it stopped: the first after the text reached most
// bytes, or the end. The header goes before the first step; comments at the end are left
// out. Secrets stay sealed as long as the last position, of those in at, hides anything.
func (r *Record) Short(from, most int, at Trail) (text string, to int) {
	var b strings.Builder
	if from == 0 {
		r.writeHead(&b, false)
	}
	to = r.short(&b, from, most, at)
	return b.String(), to
}

// short writes steps as Short returns them, and returns the step at which it stopped.
func (r *Record) short(b *strings.Builder, from, most int, at Trail) (to int) {
	w := writer{Record: r, at: at, sealed: r.hides(at)}
	for from < len(r.Steps) && b.Len() < most {
		if n := r.run(from); n > 1 {
			fmt.Fprintf(b, "%s%d\n", runMark, n)
			from += n
			continue
		}
		w.step(b, from)
		from++
	}
	return from
}

// run returns the number of steps without a choice from the i-th on.
func (r *Record) run(i int) (n int) {
	last := len(r.Steps)
	if r.Steps[last-1].Run >= int32(last-i) {
		return last - i
	}
	for r.Steps[i+n].Run > 0 {
		n++
	}
	return n
}

// hides reports whether the last position hides anything.
func (r *Record) hides(at Trail) bool { return Hidden(at.At(len(r.Steps))) }

// A writer writes the steps of a record.
type writer struct {
	*Record
	at     Trail
	sealed bool // secret steps are masked
}

// step writes the i-th step on its line, with its comments; a secret is sealed where
// that is needed.
func (w *writer) step(b *strings.Builder, i int) {
	s := w.Steps[i]
	if s.Remark != nil {
		comments(b, s.Remark.Above)
	}
	if w.sealed && Secret(w.at.At(i), s.Move) {
		b.WriteString(w.seal(i))
	} else {
		b.WriteString(w.Game.Text(s.Move))
	}
	end(b, s)
}

// seal returns the text of the i-th step in a form that hides it from readers; unseal
// reads it.
func (w *writer) seal(i int) string {
	s, at := w.Steps[i], walk{game: w.Game, seed: w.Seed, at: w.at.At(i)}
	if s.Run == 0 && !s.Hand {
		at.casts = w.casts(i)
	}
	at.look()
	n := at.find(s.Move)
	if n == at.fate && !s.Hand || s.Run > 0 && at.turn == rules.Chance {
		return drawn
	}
	return fmt.Sprintf("%s%08x", sealedMark, uint32(n)^w.Seed.mask(i))
}

// casts returns the number of outcomes before the i-th step.
func (w *writer) casts(i int) (n int) {
	for k := range i {
		if w.at.At(k).Turn() == rules.Chance {
			n++
		}
	}
	return n
}

// end writes the rest of a step's line: how a hand made it, the comment, and the line's
// end.
func end(b *strings.Builder, s Step) {
	if s.Hand {
		b.WriteString(byHand)
	} else if s.Thrown != "" {
		b.WriteString(byHand + " " + s.Thrown)
	}
	if s.Remark != nil && s.Remark.Note != "" {
		b.WriteString(" # " + s.Remark.Note)
	}
	b.WriteByte('\n')
}

// Export returns the record for people to read and keep. The error is ErrHidden
// while anything is hidden.
func (r *Record) Export(at Trail) (string, error) {
	if r.hides(at) {
		return "", ErrHidden
	}
	if text := r.Text(at); len(text) <= mostClear {
		return text, nil
	}
	var b strings.Builder
	r.writeHead(&b, true)
	r.short(&b, 0, maxText, at)
	return b.String(), nil
}

// writeHead writes the lines before the first step. The seal is for people; what is
// only kept can do without, since it follows from the seed.
func (r *Record) writeHead(b *strings.Builder, seal bool) {
	fmt.Fprintln(b, head)
	comments(b, r.Above)
	fmt.Fprintln(b, "game", r.Game.ID)
	if r.Setup.Ruleset != r.Game.Unnamed() {
		fmt.Fprintln(b, "rules", r.Setup.Ruleset)
	}
	for _, o := range r.own() {
		fmt.Fprintln(b, "option", o.ID, r.Setup.Options[o.ID])
	}
	for _, s := range r.Seats {
		fmt.Fprintln(b, strings.TrimRight("seat "+s.Kind+" "+dash(s.Colour)+" "+s.Name, " "))
	}
	if r.ownPurses() {
		fmt.Fprintln(b, "purses", strings.Trim(fmt.Sprint(r.Setup.Purses), "[]"))
	}
	if r.Setup.Pot > 0 {
		fmt.Fprintln(b, "pot", r.Setup.Pot)
	}
	if r.Setup.Aims != nil {
		fmt.Fprintln(b, "hands", strings.Trim(fmt.Sprint(r.Setup.Aims), "[]"))
	}
	if r.Setup.First > 0 {
		fmt.Fprintln(b, "first", r.Setup.First+1)
	}
	if r.Seed != (Seed{}) {
		fmt.Fprintln(b, "seed", r.Seed)
		if seal {
			fmt.Fprintln(b, "seal", r.Seed.Seal())
		}
	}
	if r.Real != OnScreen {
		fmt.Fprintln(b, "real", r.Real)
	}
	if r.Practice {
		fmt.Fprintln(b, "practice")
	}
	b.WriteByte('\n')
}

// comments writes lines as comments.
func comments(b *strings.Builder, lines []string) {
	for _, l := range lines {
		fmt.Fprintln(b, strings.TrimRight("# "+l, " "))
	}
}

// usual returns the default options of the ruleset.
func (r *Record) usual() map[string]int {
	s, err := r.Game.Check(rules.Setup{Seats: r.Setup.Seats, Ruleset: r.Setup.Ruleset})
	if err != nil {
		return nil
	}
	return s.Options
}

// own returns the options that have other values than the ruleset gives them, in the
// game's order.
func (r *Record) own() []rules.Option {
	usual := r.usual()
	return slices.DeleteFunc(slices.Clone(r.Game.Options), func(o rules.Option) bool {
		return r.Setup.Options[o.ID] == usual[o.ID]
	})
}

// ownPurses reports whether a seat brings a different number of coins than
// usual.
func (r *Record) ownPurses() bool {
	return slices.ContainsFunc(r.Setup.Purses, func(p int) bool { return p != r.Setup.Options["purse"] })
}

// dash returns s, or "-" for "".
func dash(s string) string {
	if s == "" {
		return "-"
	}
	return s
}
