package mendaxcommon

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxcommon"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/scenes/table/dice"
	"knucklebones/sprites/sound"
)

// A snapshot is what is drawn at an instant: the table by one view of the game, and
// what is on its way to the next.
type snapshot struct {
	layout
	b       game.Board
	me      rules.Actor
	bead    float64 // the rank at which it lies, also between two; −1 for nowhere
	wobble  float64 // 0 … 1 of the time it takes to come to rest where no name was said
	hop     float64 // 0 … 1 of its way there
	pointer float64 // the rank at which it points, also between two; −1 for none
	lifted  float64 // 0 … 1, of the cup
	shaking float64 // 0 … 1 of a rattle under the cup; 1 for none
	gliding float64 // 0 … 1 of the cup's way to who takes it
	tags    int     // bones that are tagged while the cup is lifted
	tidied  float64 // 0 … 1 of the way of bones to where none covers another
	kept    float64 // 1, or what is still seen of a round that is over
	dark    bool    // the bead was not reached
	flare   bool    // it was
	rolls   float64 // 0 … 1 of the way of the counter that was lost
	loser   rules.Actor
	crowned float64 // 0 … 1: the last one in gathers his beads, or Venus has her wreath
}

// Milliseconds.
const (
	stillTime  = 400 // before the cup is lifted
	liftTime   = 220
	tagTime    = 120
	climbTime  = 45 // a hollow
	rollTime   = 420
	judgeTime  = 380 // between the end of the climb and what it costs
	hopTime    = 300
	glideTime  = 300
	clearTime  = 220
	rattleTime = 120 // for each bone
	crownTime  = 1200
	wobbleTime = 700
	tidyTime   = 260 // for bones in sight, once they lie
)

// slow is how long the last three hollows take that decide.
var slow = [3]float64{120, 200, 320}

// snapshotOf returns what is drawn at an instant.
func snapshotOf(in *table.Instant) snapshot {
	now, was := boardOf(&in.Now), boardOf(&in.Was)
	s := snapshot{layout: layoutOf(in.Page, in.Frame), b: now, me: in.Now.Seat, bead: said(&now), hop: 1,
		pointer: held(&now), shaking: 1, gliding: 1, tags: 4, tidied: 1, kept: 1, rolls: 1, loser: rules.Nobody}
	if now.Open {
		s.lifted = 1
		s.judge(math.Inf(1))
	}
	if in.T < 1 {
		s.move(in, &was)
	}
	return s
}

// said is the rank that was said last, or −1.
func said(b *game.Board) float64 {
	if !b.Claimed {
		return -1
	}
	return float64(b.Claim)
}

// held is the rank of the hand that the viewer sees, or −1.
func held(b *game.Board) float64 {
	if b.Hand.Len() != 4 || b.Holder == rules.Nobody && b.Doubter == rules.Nobody {
		return -1
	}
	return float64(tali.Classify(b.Hand))
}

// move shows what is between the view before a step and the one after it.
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

// A climb is a doubt as it is shown.
type climb struct {
	to, need float64 // the ranks of the hand and of the claim
	starts   float64 // when the pointer begins to climb, milliseconds
	ends     float64
	rolls    float64 // when the counter rolls
	crowns   float64 // when what is celebrated begins
	lasts    float64
}

// doubted is how the doubt of a round that is over is shown.
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

// balance is the rank at which the climb hangs in the balance.
func (c *climb) balance() float64 { return math.Min(c.to, c.need) }

// when is at what time the pointer comes to a rank. It climbs quickly, but
// slowly over the last three hollows before the one that decides.
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

// at is where the pointer is at a time; −1 before it begins.
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

// judge shows so much of a doubt.
func (s *snapshot) judge(time float64) {
	if s.b.Doubter == rules.Nobody {
		return
	}
	c := doubted(&s.b)
	s.lifted = animation.Progress(time, 0, liftTime)
	s.tags = int(math.Min(4, math.Max(0, (time-liftTime)/tagTime)))
	s.pointer = c.at(time)
	s.flare = s.pointer >= c.need
	s.dark = !s.flare && time >= c.ends
	s.rolls, s.loser = animation.Progress(time, c.rolls, c.rolls+rollTime), s.b.Loser
	if s.b.Phase == game.Done || tali.Rank(c.to) == tali.Venus {
		s.crowned = animation.Progress(time, c.crowns, c.crowns+crownTime)
	}
}

// times returns how long a step is shown, and what is heard of it.
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
		t.Lasts = sayTime(&now)
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

// sayTime is how long the bead takes to what was said.
func sayTime(b *game.Board) int {
	if b.Claim == tali.Unnamed {
		return hopTime + wobbleTime
	}
	return hopTime
}

// rattle is how a throw under the cup is heard: once for each bone.
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

// doubtTimes is how a doubt is shown and heard.
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
	t.Hear(int(c.ends)+1, verdict).Say = tali.Classify(b.Hand).String()
	t.Hear(int(c.rolls), sound.Roll)
	return t
}

// tidyRoom is how many units bones are kept from the edge of their room.
const tidyRoom = 5

// lay hides the bones until the cup has risen, and tags them one by one.
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
