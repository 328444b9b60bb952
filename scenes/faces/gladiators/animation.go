package gladiators

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/gladiators"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// The durations of the parts of a bout, in milliseconds: bones slide to their owner,
// weapons press, a stone rocks (if the totals differ by one) or nothing moves (after a
// draw), and stones fly to the wall.
const (
	slide  = 260
	press  = 300
	rock   = 600
	silent = 400
	fly    = 700
	thrown = 1000 // a cabbage is thrown after a draw
	rises  = 500  // the last stones rise for the deciding bout
)

// A bout describes the animation of the cast that ends a bout; times are milliseconds of
// the step.
type bout struct {
	diff  int     // total of seat 0 minus that of seat 1
	lost  [2]bool // the seats that lose a stone
	hit   float64 // ms when the weapons meet
	flies float64 // ms when stones begin to fly
	lands float64 // ms when the stones land
	ends  float64
}

// boutOf returns the bout that the step ends; ok is false if it ends none.
func boutOf(in *table.Instant) (b bout, ok bool) {
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	if in.Move.Verb != rules.Cast || now.Bout == was.Bout {
		return b, false
	}
	b.diff = now.Hands[0].Sum() - now.Hands[1].Sum()
	for i := range b.lost {
		b.lost[i] = now.Stones[i] < was.Stones[i]
	}
	b.hit = slide + press
	b.flies = b.hit
	switch b.diff {
	case 0:
		b.flies += silent
	case 1, -1:
		b.flies += rock
	}
	b.lands = b.flies + fly
	switch b.ends = b.lands; {
	case drawn(&now):
		b.ends += thrown
	case now.Deciding && !was.Deciding:
		b.ends += rises
	}
	return b, true
}

// drawn reports whether the fight ended undecided with no stones left.
func drawn(b *game.Board) bool { return b.Over && b.Stones == [2]int{} && b.Winner < 0 }

// upright returns how far the last stone of a seat stands on its end in the middle, 0 to
// 1. Both stones rise for the deciding bout, then the loser's falls.
func upright(in *table.Instant, seat int) float64 {
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	if now.Stones != [2]int{} {
		return 0
	}
	stays := now.Deciding || int(now.Winner) == seat
	b, ok := boutOf(in)
	switch moves := ok && in.T < 1 && !in.Calm; {
	case moves && now.Deciding && !was.Deciding:
		return animation.Ease(animation.Progress(since(in), b.lands, b.ends))
	case moves && was.Deciding && !stays:
		return 1 - animation.Ease(animation.Progress(since(in), b.flies, b.lands))
	case stays:
		return 1
	}
	return 0
}

// last reports whether a seat fights with its last stone.
func last(b *game.Board) bool {
	return !b.Opening && (b.Stones[0] == 1 || b.Stones[1] == 1 || b.Deciding)
}

// times returns the duration of a step, the delays of its bones and its sounds.
func times(in *table.Instant) (t table.Times) {
	if in.Move.Verb != rules.Cast {
		return t
	}
	was := boardOf(&in.Was)
	if last(&was) && !was.Over {
		t.Late = []int{0, 400}
		t.Each = []table.Sound{{Moment: sound.Drum}}
		t.Sounds = []table.Sound{{Moment: sound.Crowd}}
	}
	t.Lasts = slide
	b, ok := boutOf(in)
	if !ok {
		return t
	}
	t.Lasts = int(b.ends)
	t.Sounds = append(t.Sounds, []table.Sound{
		{At: int(b.hit), Moment: sound.Clash, Step: 1 + min(7, max(b.diff, -b.diff)/2), Say: verdictOf(b)},
		{At: int(b.flies), Moment: sound.Disc},
		{At: int(b.lands) - 120, Moment: sound.Thud},
	}...)
	switch now := boardOf(&in.Now); {
	case drawn(&now):
		t.Hear(int(b.lands+thrown*hits), sound.Thud)
	case in.Now.Turn == rules.Nobody:
		t.Feast = 1300
		t.Hear(int(b.ends), sound.Horn)
	}
	return t
}

// verdictOf returns what is written of a bout that nobody won, else "".
func verdictOf(b bout) text.Text {
	if b.diff == 0 {
		return "Level."
	}
	return ""
}

// begun reports whether the casts are still those for who begins, as no bout has been cast.
func begun(b *game.Board) bool {
	return !b.Opening && b.Bout == 0 && b.Hands[0] != 0 && b.Hands[1] != 0
}

// push returns how far the crossed weapons are pushed towards seat 1, in measures; it
// is negative towards seat 0.
func push(b *game.Board) float64 {
	if b.Opening || begun(b) || b.Hands[0] == 0 || b.Hands[1] == 0 {
		return 0
	}
	return float64(b.Hands[0].Sum()-b.Hands[1].Sum()) * 1.5
}

// pushed returns how far the weapons are pushed towards seat 1 at this instant, and the
// gap between them, both in measures. In a bout they first draw back, then meet.
func pushed(in *table.Instant) (along, apart float64) {
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	b, ok := boutOf(in)
	if !ok || in.T >= 1 {
		return push(&now), 0
	}
	ms := since(in)
	t := animation.Progress(ms, slide, b.hit)
	back := animation.Ease(animation.Progress(ms, 0, slide)) - t*t
	return push(&was) + (push(&now)-push(&was))*animation.Ease(animation.Progress(ms, slide*0.6, b.hit)), back * 7
}

// since returns the milliseconds of the current step that have passed.
func since(in *table.Instant) float64 {
	lasts := float64(slide)
	if b, ok := boutOf(in); ok {
		lasts = b.ends
	}
	return animation.Elapsed(in.T, lasts)
}

// lay changes lying and returns it: each bone moves from where it landed to the place
// of its owner.
func lay(in *table.Instant, lying []table.Laid) []table.Laid {
	lay := layoutOf(in.Page, in.Frame)
	v := &in.Now
	if len(in.Was.Bones) == len(lying) && !in.Rests {
		v = &in.Was
	}
	for i := range lying {
		l := &lying[i]
		if i >= len(v.Bones) || l.Bone < 0 {
			continue
		}
		seat := ownerOf(v, i)
		x, y := lay.side(seat, lay.bones[i%2])
		t := 1.0
		if in.Move.Verb == rules.Cast && in.Rests && i >= len(v.Bones)-2 {
			t = animation.Ease(animation.Progress(since(in), 0, slide))
		}
		l.X, l.Y, l.Size = l.X+(x-l.X)*t, l.Y+(y-l.Y)*t, l.Size+(lay.bone*lay.k-l.Size)*t
	}
	return lying
}
