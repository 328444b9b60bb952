// Package par draws Par Tali: a chalk square on slate with four bones drawn in
// it, one set by each player. Of every cast the bones that match slide home, and
// whoever fills the square wins.
package par

import (
	"slices"

	"knucklebones/rules"
	game "knucklebones/rules/games/par"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught, Printed: onPaper{}}

// onPaper has the printed page, where pages are made: see print.go.
type onPaper struct{}

// board returns a board with nothing painted yet.
func board() *table.Board {
	s := &slate{}
	return &table.Board{
		Ground: surface.Slate, Arrange: arrange, Draw: s.draw, Above: above, Keyless: keyless,
		Bones: table.Bones{Most: bones, Lay: lay, Tag: tag, Cup: cup}, Places: places, Propose: propose,
		Times: times, Forward: forward, Figure: figure, Sounds: []sound.Moment{sound.Cover, sound.Chalk, sound.Slate, sound.Wipe}, Drop: s.Drop,
	}
}

const bones = 4

// boardOf returns the board in a view, as this game’s type.
func boardOf(v *rules.View) game.Board { return v.Board.(game.Board) }

// figure returns the large text: the number of matches once the bones have slid home,
// except on a phone, where only the square shows it; then who has all four, on a phone as
// long as their bones lie there, and else, beside the square, until the round is finished.
func figure(in *table.Instant) (fig table.Figure) {
	if in.Page.Shape == ui.Desk {
		fig.At = captionAt(in)
	}
	if s, moves := storyOf(in); moves {
		fig.Named = s.sets || in.Page.Shape != ui.Desk || since(in, &s) < s.slides()
	}
	if b := boardOf(&in.Now); !b.Over && slices.ContainsFunc(b.Match, whole) {
		seat := slices.IndexFunc(b.Match, whole)
		if in.Page.Shape != ui.Desk && seat != int(b.Caster) {
			return table.Figure{Named: true}
		}
		first := text.Seat(seat)
		fig.Text = text.Of("{0} has all four", first)
		if in.Asks {
			fig.Text = text.Of("{0} has all four: your last turn", first)
		}
	}
	return fig
}

// whole reports whether bones that match fill the square.
func whole(match tali.Hand) bool { return match.Len() == bones }

// restored reports whether the bones of a winner have been laid back, at the end of a
// round whose last throw was not theirs.
func restored(in *table.Instant) bool {
	st, moves := storyOf(in)
	return takenBack(in) && (!moves || since(in, &st) >= st.lasts-strike-lays)
}

// takenBack reports whether a winner's bones are laid back in place of the last ones.
func takenBack(in *table.Instant) bool {
	b := boardOf(&in.Now)
	return b.Over && b.Caster >= 0 && !whole(b.Match[b.Caster]) && slices.ContainsFunc(b.Match, whole)
}

// tag returns the number that a bone counts, and whether the disc has a brass rim
// because the bone matches.
func tag(v *rules.View, i int) (said string, brass bool) {
	b := boardOf(v)
	return words.Int(int(v.Bones[i].Counts)), fitted(v, &b)[i] >= 0
}

// fitted returns the cell in which each bone of a view lies, or −1.
func fitted(v *rules.View, b *game.Board) (cell [2 * bones]int) {
	full := [bones]bool{}
	for i := range cell {
		cell[i] = -1
		if i >= len(v.Bones) || b.Opening {
			continue
		}
		for seat, side := range b.Set {
			if side == int(v.Bones[i].Side) && !full[seat] && (len(b.Waiting) == 0 || seat == int(b.Caster)) {
				cell[i], full[seat] = seat, true
				break
			}
		}
	}
	return cell
}
