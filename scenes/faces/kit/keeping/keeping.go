// Package keeping is shared by the boards of games in which some bones of a cast are
// kept and the others thrown again. A player touches the bones to keep.
package keeping

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// Places returns the bones of an instant as places to touch. Each touch selects a move
// of the given verb, whose N is the hand to keep: the one selected so far with that
// bone added or, if it was kept, without it.
func Places(in *table.Instant, verb rules.Verb) (list []table.Place) {
	for i, taken := range in.Among(kept(in).Count, nil) {
		list = append(list, in.OnBone(i, place(in, verb, i, taken)))
	}
	return list
}

// Keyless returns a function for table.Board.Keyless. It reports whether a move of the
// given verb is made by touching the bones and so needs no key: every one but to keep
// nothing, except the one that is selected.
func Keyless(verb rules.Verb) func(in *table.Instant, m rules.Move) bool {
	return func(in *table.Instant, m rules.Move) bool {
		return m.Verb == verb && m.N != 0 && (in.Chosen == nil || in.Chosen.Move != m)
	}
}

// Proposed returns a place with the bounds at whose touch selects the move that keeps the
// bones in hand.
func Proposed(in *table.Instant, verb rules.Verb, hand tali.Hand, at ui.Rect) table.Place {
	m := rules.Move{Verb: verb, N: int32(hand)}
	return table.Place{Rect: at, Move: m, Taken: in.Chosen != nil && in.Chosen.Move == m}
}

// kept returns the hand of the bones selected to be kept.
func kept(in *table.Instant) tali.Hand {
	if in.Chosen == nil {
		return 0
	}
	return tali.Hand(in.Chosen.Move.N)
}

// place returns the place of bone i; taken says that it is selected to be kept, so that
// touching it no longer keeps it.
func place(in *table.Instant, verb rules.Verb, i int, taken bool) table.Place {
	side := int(in.Now.Bones[i].Side)
	one, next := tali.Of(side), kept(in)
	p := table.Place{ID: "bone " + words.Int(i+1), Taken: taken, Stays: true, Label: text.Of("Keep this {0}", side)}
	if taken {
		next = next.Without(one)
		p.Label = text.Of("Throw this {0} again", side)
	} else {
		next = next.Add(one)
	}
	p.Move = rules.Move{Verb: verb, N: int32(next)}
	return p
}

// A Worth is the odds text of a bone.
type Worth struct {
	Text text.Text
	Best bool // the best choice keeps it
}

// Odds appends to list, for each bone of an instant, the odds of the kept hand with
// that bone, and whether the best choice keeps it.
func Odds(in *table.Instant, verb rules.Verb, list []Worth) []Worth {
	var best tali.Hand
	for i := range in.Odds.Rows {
		if row := &in.Odds.Rows[i]; row.Best && row.Move.Verb == verb {
			best = tali.Hand(row.Move.N)
		}
	}
	hand := kept(in)
	var buf [8]bool
	for i, taken := range in.Among(hand.Count, buf[:0]) {
		one, with := tali.Of(int(in.Now.Bones[i].Side)), hand
		if !taken {
			with = with.Add(one)
		}
		w := Worth{Best: best.Has(one)}
		if w.Best {
			best = best.Without(one)
		}
		if row := in.Row(rules.Move{Verb: verb, N: int32(with)}); row != nil {
			w.Text = row.Short
		}
		list = append(list, w)
	}
	return list
}

// DrawOdds draws a label on each bone with the odds of keeping it, which are the
// argument of the text key. The labels of bones that the best choice keeps are dark.
func DrawOdds(dst *ebiten.Image, in *table.Instant, verb rules.Verb, key text.Text) {
	if in.Odds == nil || !in.Asks {
		return
	}
	u := in.Page.U
	const most = 8 // bones, so that no picture makes garbage
	list, pills := make([]Worth, 0, most), make([]ui.Rect, 0, most)
	for i, said := range Odds(in, verb, list) {
		l := in.Bone(i)
		if l == nil || said.Text == "" {
			continue
		}
		st := lettering.Style{Face: lettering.Strong, Size: math.Max(3.5*u, math.Min(in.Page.T(1), l.Size*0.5)), Color: palette.Ink, Align: lettering.Center}
		if said.Best {
			st.Color = palette.Candle
		}
		wording := in.Page.Words(text.Of(key, said.Text))
		w, h := lettering.Width(wording, st)+3*u, st.Size*1.45
		at := ui.Rect{X: l.X - l.Size*0.4 - w/2, Y: l.Y - l.Size*0.55 - h/2, W: w, H: h}
		for slices.ContainsFunc(pills, at.Meets) {
			at.Y -= h
		}
		pills = append(pills, at)
		thing.Pill(dst, at.X, at.Y, w, h, u, said.Best)
		lettering.Draw(dst, wording, at.X+w/2, at.Y+h/2+st.Cap()/2, st)
	}
}

// None returns a function for table.Board.Propose that proposes to keep nothing: which
// bones are worth keeping is for the player to find.
func None(verb rules.Verb) func(v *rules.View) (m rules.Move, ok bool) {
	return func(v *rules.View) (m rules.Move, ok bool) { return Match(v, verb, 0) }
}

// Match returns the allowed move that keeps the bones in match; ok is false if there is
// none.
func Match(v *rules.View, verb rules.Verb, match tali.Hand) (m rules.Move, ok bool) {
	m = rules.Move{Verb: verb, N: int32(match)}
	for i := range v.Choices {
		if v.Choices[i].Move == m {
			return m, true
		}
	}
	return m, false
}
