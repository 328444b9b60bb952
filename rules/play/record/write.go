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
	byHand     = " by hand" // ends the line of a cast told by a person
	drawn      = "drawn"    // a secret cast that the seed gives
	sealedMark = "sealed "  // before the masked place of a secret step
)

// Text is the record as it is saved; at are the positions that Play gives.
// Secrets are sealed while the last position hides anything.
func (r *Record) Text(at []rules.Position) string {
	var b strings.Builder
	r.writeHead(&b)
	sealed, casts := Hidden(at[len(at)-1]), 0
	for i, s := range r.Steps {
		comments(&b, s.Above)
		if sealed && Secret(at[i], s.Move) {
			w := walk{game: r.Game, seed: r.Seed, at: at[i], casts: casts}
			b.WriteString(w.seal(i, s))
		} else {
			b.WriteString(r.Game.Text(s.Move))
		}
		end(&b, s)
		if at[i].Turn() == rules.Chance {
			casts++
		}
	}
	comments(&b, r.Below)
	return b.String()
}

// seal is the n-th step, made here, so that its reader does not learn it.
func (w *walk) seal(n int, s Step) string {
	w.look()
	i := w.find(s.Move)
	if i == w.fate && !s.Hand {
		return drawn
	}
	return fmt.Sprintf("%s%08x", sealedMark, uint32(i)^w.seed.mask(n))
}

// end writes what follows the words of a step on its line.
func end(b *strings.Builder, s Step) {
	if s.Hand {
		b.WriteString(byHand)
	}
	if s.Note != "" {
		b.WriteString(" # " + s.Note)
	}
	b.WriteByte('\n')
}

// Export is the record for people to read and keep. It is refused with
// ErrHidden while anything is hidden.
func (r *Record) Export(at []rules.Position) (string, error) {
	if Hidden(at[len(at)-1]) {
		return "", ErrHidden
	}
	return r.Text(at), nil
}

func (r *Record) writeHead(b *strings.Builder) {
	fmt.Fprintln(b, head)
	comments(b, r.Above)
	fmt.Fprintln(b, "game", r.Game.ID)
	if len(r.Game.Rulesets) > 0 && r.Setup.Ruleset != r.Game.Rulesets[0].ID {
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
	}
	if r.Practice {
		fmt.Fprintln(b, "practice")
	}
	b.WriteByte('\n')
}

func comments(b *strings.Builder, lines []string) {
	for _, l := range lines {
		fmt.Fprintln(b, strings.TrimRight("# "+l, " "))
	}
}

// usual are the options of the ruleset as it stands.
func (r *Record) usual() map[string]int {
	s, err := r.Game.Check(rules.Setup{Seats: r.Setup.Seats, Ruleset: r.Setup.Ruleset})
	if err != nil {
		return nil
	}
	return s.Options
}

// own are the options that differ from the ruleset, in the game's order.
func (r *Record) own() []rules.Option {
	usual := r.usual()
	return slices.DeleteFunc(slices.Clone(r.Game.Options), func(o rules.Option) bool {
		return r.Setup.Options[o.ID] == usual[o.ID]
	})
}

// ownPurses tells whether any seat brings other than the usual coins.
func (r *Record) ownPurses() bool {
	return slices.ContainsFunc(r.Setup.Purses, func(p int) bool { return p != r.Setup.Options["purse"] })
}

func dash(s string) string {
	if s == "" {
		return "-"
	}
	return s
}
