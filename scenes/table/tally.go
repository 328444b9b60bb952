package table

import (
	"math"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/sprites/sound"
)

// Where people throw real bones on a real table, they touch the sides that fell,
// put right what they touched wrongly, and then say that this is it.

// A tally is the sides entered so far for a cast of real bones.
type tally struct {
	bones int   // that are thrown; 0 where none are
	sides []int // that were touched, in their order
}

// tallies tells whether people are asked now what their bones show.
func (s *script) tallies() bool { return s.tally.bones > 0 && s.live() }

// askTally asks for it, where the cast that is due is one of real bones.
func (t *Table) askTally() {
	s := &t.script
	s.tally = tally{}
	if s.live() && s.sess.Turn() == rules.Chance && !t.deps.Watched {
		s.tally.bones = s.sess.Awaited()
	}
	if s.tallies() {
		head, aside := s.tallyPrompt()
		t.st.Ask(host.Question{Text: sentence(head), More: aside})
	}
}

// tallyPrompt returns the heading and the second line of the request to enter a
// cast.
func (s *script) tallyPrompt() (head, aside string) {
	head = "Throw " + bonesOf(s.tally.bones)
	if who := s.sess.Caster(); s.seats.persons() != 1 || !s.seats.person(who) {
		return head, s.seats.names[who] + ": touch each side that fell."
	}
	return head, "Touch each side that fell."
}

func bonesOf(n int) string {
	if n == 1 {
		return "one bone"
	}
	return tell.Words(n, "bone")
}

// tossOnly throws for a person with real bones who can do nothing else: the bones
// are in his hand already. It tells whether he can.
func (t *Table) tossOnly() bool {
	s := &t.script
	if len(s.shown.Choices) != 1 || s.shown.Choices[0].Move.Verb != rules.Throw || !s.sess.Tossed(s.sess.Turn()) || !s.asks() {
		return false
	}
	t.Play(s.shown.Choices[0].Move)
	return true
}

// touchSide is one of the sides being touched.
func (t *Table) touchSide(side int) {
	c := &t.script.tally
	if len(c.sides) == c.bones {
		t.st.Refuse("All " + words.Int(c.bones) + " are told. Touch one below to take it back.")
		return
	}
	c.sides = append(c.sides, side)
	t.play(sound.Pebble)
	left := "That is all of them."
	if n := c.bones - len(c.sides); n > 0 {
		left = words.Upper(tell.Words(n, "bone")) + " to go."
	}
	t.say(vital, t.sideWords(side)+". "+left)
	t.changed()
}

// untouch takes back the i-th side that was touched.
func (t *Table) untouch(i int) {
	c := &t.script.tally
	c.sides = append(c.sides[:i], c.sides[i+1:]...)
	t.play(sound.Pebble)
	t.say(vital, "Taken back. "+words.Upper(tell.Words(c.bones-len(c.sides), "bone"))+" to go.")
	t.changed()
}

// tallied is all being told: the game takes it as the cast.
func (t *Table) tallied() {
	if err := t.script.sess.Enter(tali.Cast(tali.Of(t.script.tally.sides...))); err != nil {
		t.st.Refuse(words.Upper(err.Error()))
		return
	}
	t.script.tally = tally{}
	t.leave()
	t.changed()
}

// looks maps each side of a bone to a word for its shape.
var looks = map[int]string{1: "flat", 3: "hollow", 4: "round", 6: "twisted"}

// count returns the value of a side in this game.
func (t *Table) count(side int) int {
	if t.script.sess.Game().Numbered {
		return tali.Number(side)
	}
	return side
}

// sideWords is a side as it is called: "4, round".
func (t *Table) sideWords(side int) string { return words.Int(t.count(side)) + ", " + looks[side] }

// layTally lists the four sides on the table, those that were touched where keys
// stand, and the buttons in their places.
func (t *Table) layTally(p *ui.Page) {
	p.Group("What fell")
	at, pads := tallyPads(p, &t.frame)
	p.Ink(at, p.Leather)
	for i, side := range tali.Sides {
		it := ui.Item{ID: "side " + words.Int(side), Look: ui.PadLook, Label: t.sideWords(side), Text: words.Int(side), Head: words.Int(t.count(side)), Small: looks[side], Rect: pads[i]}
		it.Key, it.Do = rune(it.Head[0]), func() { t.touchSide(side) }
		p.Add(it)
	}
	t.layTouched(p)
	p.Group("Choices")
	undo := ui.Item{ID: "undo", Label: "Undo", Icon: "undo", Look: ui.SecondLook, Key: 'u', Do: func() { t.untouch(len(t.script.tally.sides) - 1) }}
	if len(t.script.tally.sides) == 0 {
		undo.Barred, undo.Why = true, "No side was touched yet."
	}
	is := ui.Item{Look: ui.PrimaryLook, Text: "That is what fell", Do: t.tallied}
	if n := t.script.tally.bones - len(t.script.tally.sides); n > 0 {
		is.Barred, is.Why = true, "Touch the sides of "+bonesOf(n)+" more first."
	}
	r := rail{p: p, in: t.instant(), frame: &t.frame}
	r.layActs(nil, undo, is)
}

// layTouched lists what was touched, to be taken back, and room for the rest.
func (t *Table) layTouched(p *ui.Page) {
	n := t.script.tally.bones
	rects, whole := grid(p, t.frame.Keys, n, ui.BonesWidth(p, 1))
	items := make([]ui.Item, n)
	for i := range items {
		it := ui.Item{ID: "bone " + words.Int(i+1), Look: ui.PadLook}
		if i < len(t.script.tally.sides) {
			side := t.script.tally.sides[i]
			it.Text, it.Head = words.Int(side), words.Int(t.count(side))
			it.Label, it.Do = "Take back bone "+words.Int(i+1)+": "+t.sideWords(side), func() { t.untouch(i) }
		} else {
			it.Label, it.Barred, it.Why = "Bone "+words.Int(i+1)+", not told yet", true, "Touch the side that fell above."
		}
		items[i] = it
	}
	r := rail{p: p, choice: &t.choice}
	r.setKeys(t.frame.Keys, rects, whole, items)
}

// tallyPads is the panel on which the four sides stand, and their keys: where bones
// come to rest, as those that fell lie on the real table, and so clear of the board.
// Where too little of that can be reached for fingers it is the foot of the field.
func tallyPads(p *ui.Page, f *Frame) (panel ui.Rect, pads [4]ui.Rect) {
	room, per := f.Bones.Meet(p.Reach()), 4
	for _, n := range []int{2, 1} {
		if least(padSize(p, room, n)) > least(padSize(p, room, per)) {
			per = n
		}
	}
	if least(padSize(p, room, per)) < finger*p.U {
		room, per = foot(p, f.Field), 4
	}
	return padsIn(p, room, per)
}

// foot returns the lower part of a field, high enough for a row of four pads: at
// most three fifths of the field unless a touch target needs more.
func foot(p *ui.Page, field ui.Rect) ui.Rect {
	_, h := padSize(p, field, 4)
	around := 2 * padGap * p.U
	high := math.Min(field.H, math.Max(finger*p.U+around, math.Min(h+around, field.H*0.6)))
	return ui.Rect{X: field.X, Y: field.Y + field.H - high, W: field.W, H: high}
}

func least(w, h float64) float64 { return math.Min(w, h) }

// padGap is the gap between and around pads, in page units.
const padGap = 1.5

// padMost returns the greatest width of a pad in pixels; smaller pads leave more of
// the table in sight, on a phone in landscape above all.
func padMost(p *ui.Page) float64 {
	if p.Shape == ui.Sideways {
		return 22 * p.U
	}
	return 28 * p.U
}

// padSize returns the size in pixels of four pads in a room, with per pads in a row.
func padSize(p *ui.Page, room ui.Rect, per int) (w, h float64) {
	gap, rows := padGap*p.U, 4/per
	w = math.Min((room.W-gap*float64(per+1))/float64(per), padMost(p))
	h = math.Min((room.H-gap*float64(rows+1))/float64(rows), w)
	return math.Min(w, h*1.3), h
}

// padsIn lays them in the middle of the room.
func padsIn(p *ui.Page, room ui.Rect, per int) (panel ui.Rect, pads [4]ui.Rect) {
	gap, rows := padGap*p.U, 4/per
	w, h := padSize(p, room, per)
	panel = room.Middle(float64(per)*(w+gap)+gap, float64(rows)*(h+gap)+gap)
	for i := range pads {
		pads[i] = ui.Rect{X: panel.X + gap + float64(i%per)*(w+gap), Y: panel.Y + gap + float64(i/per)*(h+gap), W: w, H: h}
	}
	return panel, pads
}

// lie lays the bones of a cast down as they lie on the real table.
func (t *Table) lie(m *playback) {
	m.Lay()
	t.dice.Forget()
	t.settle(m.step + m.steps)
	t.play(sound.Settle)
	t.told()
}

// tossed tells whether whoever acts throws real bones, so that none are shown in a
// cup.
func (t *Table) tossed(v *rules.View) bool {
	who := acting(v)
	return who >= 0 && t.script.sess.Tossed(who)
}
