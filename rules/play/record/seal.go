package record

import (
	"crypto/sha256"
	"encoding/hex"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// Seal returns the fingerprint of a seed: the first 32 hexadecimal digits of the
// SHA-256 of the seed's 32 digits. It can be shown before the first throw, since
// nobody can find a seed from it, nor another seed with the same fingerprint.
func (s Seed) Seal() string {
	sum := sha256.Sum256([]byte(s.String()))
	return hex.EncodeToString(sum[:16])
}

// A Proof says how the casts of a game follow from its seed.
type Proof struct {
	Drawn int // casts that follow from the seed
	Told  int // casts that a person told, or made by a gesture
	Stray int // the number, from 1, of the first cast that is neither; 0 if there is none
}

// Casts returns the number of casts that were checked.
func (p Proof) Casts() int {
	if p.Stray > 0 {
		return p.Stray
	}
	return p.Drawn + p.Told
}

// Prove draws every cast again from the seed and compares it with the record, up to the
// first that differs.
func (r *Record) Prove(at Trail) (p Proof) {
	var outs []rules.Outcome
	for i, s := range r.Steps {
		pos := at.At(i)
		if pos.Turn() != rules.Chance {
			continue
		}
		outs = pos.Outcomes(outs[:0])
		switch n := p.Casts(); {
		case s.Hand:
			p.Told++
		case outs[r.Seed.Draw(n, outs)].Move == s.Move:
			p.Drawn++
		default:
			p.Stray = n + 1
			return p
		}
	}
	return p
}

// A Drawn says from which numbers a cast follows: those of which the remainder by Total is
// From or more, and less than To. See Seed.Draw.
type Drawn struct {
	Cast            int // counted from 0, with those that a person told
	Total, From, To uint64
}

// Draws returns for each cast that no person told from which numbers it follows.
func (r *Record) Draws(at Trail) (list []Drawn) {
	cast := 0
	for i, s := range r.Steps {
		pos := at.At(i)
		if pos.Turn() != rules.Chance {
			continue
		}
		if !s.Hand {
			d := Drawn{Cast: cast}
			for _, o := range pos.Outcomes(nil) {
				if o.Move == s.Move {
					d.From, d.To = d.Total, d.Total+uint64(o.Weight)
				}
				d.Total += uint64(o.Weight)
			}
			list = append(list, d)
		}
		cast++
	}
	return list
}

// Text returns what was found, in a sentence or two.
func (p Proof) Text() text.Text {
	told := text.Of("{0} were thrown by hand: there is nothing to check.", text.Spelled(p.Told))
	switch {
	case p.Stray > 0:
		return text.Of("Throw {0} does not follow from the seal. This game can’t be trusted.", p.Stray)
	case p.Casts() == 0:
		return "Nothing was thrown."
	case p.Drawn == 0:
		return "All throws were made by hand: there is nothing to check."
	case p.Told > 0:
		return text.Sentences(text.Of("Checked: {0} throws follow from the seal.", p.Drawn), told)
	}
	return text.Of("Checked: all {0} throws follow from the seal.", p.Drawn)
}
