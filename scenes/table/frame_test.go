package table

import (
	"fmt"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/lettering"
)

var shapes = [][3]float64{
	{390, 844, 1}, {390, 844, 3}, {390, 664, 1}, {844, 390, 2}, {1280, 800, 1}, {1920, 1080, 1},
	{3840, 2160, 2}, {768, 1024, 1}, {1024, 768, 1}, {320, 568, 2}, {667, 375, 2}, {500, 360, 2}, {2560, 1080, 1},
}

func within(t *testing.T, what string, r, outer ui.Rect) {
	t.Helper()
	if r.X < outer.X-1 || r.Y < outer.Y-1 || r.X+r.W > outer.X+outer.W+1 || r.Y+r.H > outer.Y+outer.H+1 {
		t.Errorf("%s %.0f stands out of %.0f", what, r, outer)
	}
	if r.W < 1 || r.H < 1 {
		t.Errorf("%s %.0f is empty", what, r)
	}
}

func separate(t *testing.T, what string, a, b ui.Rect) {
	t.Helper()
	if a.X+a.W > b.X+1 && b.X+b.W > a.X+1 && a.Y+a.H > b.Y+1 && b.Y+b.H > a.Y+1 {
		t.Errorf("%s overlap: %.0f and %.0f", what, a, b)
	}
}

func TestFrameFits(t *testing.T) {
	for _, s := range shapes {
		for n := 2; n <= rules.MaxSeats; n++ {
			t.Run(fmt.Sprintf("%vx%v@%v with %d", s[0], s[1], s[2], n), func(t *testing.T) {
				p := ui.NewPage(s[0]*s[2], s[1]*s[2], s[2])
				f := NewFrame(&p, n)
				page := ui.Rect{W: p.W, H: p.H}
				within(t, "rail", f.Rail, page)
				within(t, "board", f.Board, page)
				within(t, "bones", f.Bones, page)
				within(t, "pot", f.Pot, page)
				within(t, "keys", f.Keys, f.Rail)
				within(t, "buttons", f.Acts, f.Rail)
				within(t, "prompt", f.Prompt, f.Rail)
				separate(t, "board and bones", f.Board, f.Bones)
				separate(t, "board and rail", f.Board, f.Rail)
				separate(t, "bones and rail", f.Bones, f.Rail)
				separate(t, "keys and buttons", f.Keys, f.Acts)
				separate(t, "prompt and keys", f.Prompt, f.Keys)
				for i, seat := range f.Seats {
					within(t, "seat", seat, page)
					separate(t, "seat and board", seat, f.Board)
					separate(t, "seat and pot", seat, f.Pot)
					for _, other := range f.Seats[:i] {
						separate(t, "seats", seat, other)
					}
				}
				if f.Acts.H < 10.9*p.U {
					t.Errorf("buttons are %.1f u high", f.Acts.H/p.U)
				}
				if bones := min(f.Bones.W, f.Bones.H); bones < 18*p.U {
					t.Errorf("room for bones is %.1f u", bones/p.U)
				}
			})
		}
	}
}

// TestToastsLeaveTheTitle: on broad pages a toast lies beside the game's name, in the bar.
func TestToastsLeaveTheTitle(t *testing.T) {
	for _, s := range shapes {
		p := ui.NewPage(s[0]*s[2], s[1]*s[2], s[2])
		if p.Shape != ui.Desk {
			continue
		}
		f := NewFrame(&p, 3)
		room := f.toasts(&p, false)
		within(t, "toasts", room, f.Bar)
		for _, g := range games.Games() {
			name, st := title(&p, &f, g)
			if end := p.Safe.Left + 13*p.U + lettering.Width(name, st); end > room.X {
				t.Errorf("%v: the name of %s ends at %.0f, and toasts begin at %.0f", s, g.ID, end, room.X)
			}
		}
	}
}
