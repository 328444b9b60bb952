package mendaxcommon

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxcommon"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/scenes/table/dice"
	"knucklebones/sprites/sound"
)

// A snapshot holds everything needed to draw one instant: the board of one view, and the
// progress of the animation to the next.
type snapshot struct {
	layout
	b       game.Board
	me      rules.Actor
	bead    float64 // rank of the bead, fractional between two; −1 for none
	wobble  float64 // 0 … 1 of its wobble after a claim of an unnamed hand
	hop     float64 // 0 … 1 of its hop to the rank
	pointer float64 // rank of the pointer, fractional between two; −1 for none
	lifted  float64 // 0 … 1 of the cup's way up
	shaking float64 // 0 … 1 of a rattle of the cup; 1 for none
	gliding float64 // 0 … 1 of the cup's way to the player who accepts
	pulled  float64 // pixels by which the player drags the cup, upward negative
	tags    int     // number of bones tagged since the cup was lifted
	tidied  float64 // 0 … 1 of the bones' way to places where none overlap
	kept    float64 // opacity of a finished round as it fades, else 1
	dark    bool    // the pointer stopped short of the bead
	flare   bool    // the pointer has reached the bead
	rolls   float64 // 0 … 1 of the lost counter's way to the dish
	loser   rules.Actor
	crowned float64 // 0 … 1 of the celebration: of the winner, or of Venus
}

// Milliseconds.
const (
	stillTime  = 400 // before the cup is lifted
	liftTime   = 220
	tagTime    = 120
	climbTime  = 45 // per hollow
	rollTime   = 560
	judgeTime  = 380 // between the end of the climb and the rolling counter
	hopTime    = 300
	glideTime  = 300
	clearTime  = 220
	rattleTime = 120 // for each bone
	crownTime  = 1200
	wobbleTime = 700
	tidyTime   = 260 // bones in sight move apart once they rest
)

// slow is the milliseconds the pointer takes for each of the last three hollows before
// the verdict.
var slow = [3]float64{120, 200, 320}

// snapshotOf returns the snapshot of an instant.
func snapshotOf(in *table.Instant) snapshot {
	now, was := boardOf(&in.Now), boardOf(&in.Was)
	s := snapshot{layout: layoutOf(in.Page, in.Frame), b: now, me: in.Now.Seat, bead: said(&now), hop: 1,
		pointer: held(&now), shaking: 1, gliding: 1, tags: 4, tidied: 1, kept: 1, rolls: 1, loser: rules.Nobody}
	s.pulled = in.Pull * table.PullFar * in.Page.U
	if now.Open {
		s.lifted = 1
		s.judge(math.Inf(1))
	}
	if in.T < 1 {
		s.move(in, &was)
	}
	return s
}

// said returns the rank claimed last, or -1.
func said(b *game.Board) float64 {
	if !b.Claimed {
		return -1
	}
	return float64(b.Claim)
}

// held returns the rank of the hand that the viewer can see, or -1.
func held(b *game.Board) float64 {
	lies := b.Holder != rules.Nobody || b.Doubter != rules.Nobody || b.Bare && b.Phase == game.Answering
	if b.Hand.Len() != 4 || !lies {
		return -1
	}
	return float64(tali.Classify(b.Hand))
}

// move sets what moves in the snapshot while a step is animated; was is the board
// before the step.
func (s *snapshot) move(in *table.Instant, was *game.Board) {
	switch in.Move.Verb {
	case rules.Throw:
		if was.Open {
			s.b, s.kept = *was, 1-in.T
			s.bead, s.pointer, s.lifted = said(was), held(was), 1
			s.judge(math.Inf(1))
		}
	case rules.Cast:
		s.shaking, s.tidied = in.T, in.T
	case game.Say:
		at := in.T * float64(sayTime(&s.b))
		s.hop, s.wobble = animation.Progress(at, 0, hopTime), animation.Progress(at, hopTime, hopTime+wobbleTime)
		s.bead = said(was) + (said(&s.b)-said(was))*animation.Ease(s.hop)
	case game.Accept:
		s.gliding = in.T
	case game.Doubt:
		s.judge(in.T * doubted(&s.b).lasts)
	}
}

// A climb is the schedule of a doubt; times are in milliseconds from its start.
type climb struct {
	to, need float64 // the ranks of the hand and of the claim
	starts   float64 // when the pointer begins to climb
	ends     float64
	rolls    float64 // when the counter begins to roll
	crowns   float64 // when the celebration begins
	lasts    float64
}

// doubted returns the schedule of the doubt that ended a round.
func doubted(b *game.Board) climb {
	c := climb{to: float64(tali.Classify(b.Hand)), need: float64(b.Claim)}
	c.starts = liftTime + 4*tagTime
	c.ends = c.when(c.to)
	c.rolls = c.ends + judgeTime
	c.crowns = c.ends
	c.lasts = c.rolls + rollTime
	if b.Phase == game.Done {
		c.crowns = c.lasts
		c.lasts += crownTime
	} else if tali.Classify(b.Hand) == tali.Venus {
		c.lasts = math.Max(c.lasts, c.crowns+crownTime)
	}
	return c
}

// balance returns the rank at which the climb is decided: the lower of hand and claim.
func (c *climb) balance() float64 { return math.Min(c.to, c.need) }

// when returns the time, in milliseconds, at which the pointer reaches a rank. It is
// quick, but slow over the last three hollows before the deciding one.
func (c *climb) when(rank float64) float64 {
	at := c.starts
	for r := 1.0; r <= rank; r++ {
		if k := int(c.balance() - r); k >= 0 && k < len(slow) {
			at += slow[len(slow)-1-k]
		} else {
			at += climbTime
		}
	}
	return at
}

// at returns the rank at which the pointer stands at a time in milliseconds, fractional
// between two hollows; -1 before the climb begins.
func (c *climb) at(time float64) float64 {
	if time < c.starts {
		return -1
	}
	rank := 0.0
	for rank < c.to {
		from, to := c.when(rank), c.when(rank+1)
		if time < to {
			return rank + animation.Ease((time-from)/(to-from))
		}
		rank++
	}
	return rank
}

// judge sets in the snapshot how far a doubt has come, time milliseconds after its
// start.
func (s *snapshot) judge(time float64) {
	if s.b.Doubter == rules.Nobody {
		return
	}
	c := doubted(&s.b)
	s.lifted = animation.Progress(time, 0, liftTime)
	if s.b.Bare { // it lies beside the bones
		s.lifted = 1
	}
	s.tags = int(math.Min(4, math.Max(0, (time-liftTime)/tagTime)))
	s.pointer = c.at(time)
	s.flare = s.pointer >= c.need
	s.dark = !s.flare && time >= c.ends
	s.rolls, s.loser = animation.Progress(time, c.rolls, c.rolls+rollTime), s.b.Loser
	if s.b.Phase == game.Done || tali.Rank(c.to) == tali.Venus {
		s.crowned = animation.Progress(time, c.crowns, c.crowns+crownTime)
	}
}

// times returns the duration of a step and its sounds.
func times(in *table.Instant) (t table.Times) {
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	switch in.Move.Verb {
	case rules.Throw:
		if was.Open && was.Doubter != rules.Nobody {
			t.Lasts = clearTime
		}
	case rules.Cast:
		return rattle(in)
	case game.Say:
		t.Lasts, t.Tells = sayTime(&now), 1
		t.Hear(0, sound.CupDown)
		t.Hear(hopTime-20, sound.Bead)
	case game.Accept:
		t.Lasts = glideTime
		t.Hear(0, sound.TakeUp)
	case game.Doubt:
		return doubtTimes(&now)
	}
	return t
}

// sayTime returns the duration of the bead's move to a claim, in milliseconds.
func sayTime(b *game.Board) int {
	if b.Claim == tali.Unnamed {
		return hopTime + wobbleTime
	}
	return hopTime
}

// rattle returns the duration and the sounds of a throw: one rattle per bone if it is
// under the cup.
func rattle(in *table.Instant) (t table.Times) {
	if len(in.Now.Bones) == 0 || in.Now.Bones[0].Side != 0 {
		return table.Times{Lasts: tidyTime, Sounds: []table.Sound{}}
	}
	n := in.Was.Cup
	t.Lasts = rattleTime * (n + 1)
	for i := range n {
		t.Hear(rattleTime*i, sound.Shake)
	}
	t.Hear(rattleTime*n, sound.CupDown)
	return t
}

// doubtTimes returns the duration and the sounds of a doubt.
func doubtTimes(b *game.Board) table.Times {
	c := doubted(b)
	t := table.Times{Tells: 1, Before: stillTime, Lasts: int(c.lasts), Sounds: []table.Sound{{Moment: sound.CupLift}}}
	for r := 0.0; r <= c.to; r++ {
		t.Hear(int(c.when(r)), sound.Climb).Step = 1 + int(r)*8/ranks
	}
	verdict := sound.Barred
	if c.to >= c.need {
		verdict = sound.Chime
	}
	t.Hear(int(c.ends)+1, verdict).Say = text.Of("{0, upper}.", tali.Classify(b.Hand).Name())
	t.Hear(int(c.rolls), sound.Roll)
	return t
}

// tidyRoom is the margin, in page units, between the bones and the edge of their area.
const tidyRoom = 5

// lay changes lying and returns it: it hides the bones until the cup has risen, then
// tags them one by one.
func lay(in *table.Instant, lying []table.Laid) []table.Laid {
	s := snapshotOf(in)
	across := 2
	if s.inside.W > 2.2*in.Frame.Bones.H {
		across = 4
	}
	dice.Tidy(lying, in.Frame.Bones.Inset(tidyRoom*in.Page.U), across, animation.Ease(s.tidied))
	if s.b.Doubter == rules.Nobody || !s.b.Open {
		return lying
	}
	if in.Move.Verb == game.Doubt && s.lifted == 0 {
		return lying[:0]
	}
	if s.over() && s.crowned > 0.3 {
		return lying[:0]
	}
	for i := range lying {
		l := &lying[i]
		l.Tag = ""
		if i < s.tags {
			l.Tag, l.Brass = words.Int(l.Side), s.flare
		}
		l.Gone = 1 - s.kept
	}
	return lying
}
