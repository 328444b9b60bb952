package table

import (
	"math"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table/speech"
	"knucklebones/sprites/sound"
)

// Where people throw real bones on a real table, they touch the sides that fell,
// put right what they touched wrongly, and then say that this is it.

// A tally is the sides entered so far for a cast of real bones.
type tally struct {
	*device
	script  *script
	entered func() // is called once the game has taken them
	bones   int    // that are thrown; 0 where none are
	sides   []int  // that were touched, in their order
}

// tallies reports whether people are now asked to enter the sides of real bones.
func (s *script) tallies() bool { return s.tally.bones > 0 && s.live() }

// ask asks for the sides if the cast that is due is made with real bones.
func (c *tally) ask() {
	s := c.script
	c.forget()
	if s.live() && s.sess.Turn() == rules.Chance {
		c.bones = s.sess.RealBonesDue()
	}
	if s.tallies() {
		head, aside := s.tallyPrompt()
		c.st.AnnounceQuestion(host.Question{Text: c.st.Page().Spoken(text.Of("{0}.", head)), More: c.st.Page().Spoken(aside)})
	}
}

// forget drops the sides entered so far; none are asked for.
func (c *tally) forget() { c.bones, c.sides = 0, nil }

// tallyPrompt returns the heading and the second line of the request to enter a
// cast.
func (s *script) tallyPrompt() (head, aside text.Text) {
	head = text.Of("Throw {0} bones", s.tally.bones)
	if who := s.sess.Caster(); s.seats.persons() != 1 || !s.seats.person(who) {
		return head, text.Of("{0}: touch the side each bone shows.", text.Seat(who))
	}
	return head, "Touch the side each bone shows."
}

// tosses returns the move of a person with real bones who can do nothing but throw: the
// bones are in their hand already. ok is false for anybody else.
func (s *script) tosses() (m rules.Move, ok bool) {
	if len(s.shown.Choices) != 1 || s.shown.Choices[0].Move.Verb != rules.Throw || !s.sess.ThrowsReal(s.sess.Turn()) || !s.asks() {
		return m, false
	}
	return s.shown.Choices[0].Move, true
}

// touch enters one more side, or says why it can't.
func (c *tally) touch(side int) {
	if len(c.sides) == c.bones {
		c.st.ShowRefusal(text.Of("All {0} bones are entered. To change one, touch it below.", c.bones))
		return
	}
	c.sides = append(c.sides, side)
	c.play(sound.Pebble)
	left := text.Text("That’s all of them.")
	if n := c.bones - len(c.sides); n > 0 {
		left = text.Of("{0} bones to go.", text.Spelled(n))
	}
	c.say(speech.Vital, text.Sentences(text.Of("{0}.", c.sideWords(side)), left))
	c.changed()
}

// untouch removes the i-th side that was entered.
func (c *tally) untouch(i int) {
	c.sides = append(c.sides[:i], c.sides[i+1:]...)
	c.play(sound.Pebble)
	c.say(speech.Vital, text.Sentences("Taken back.", text.Of("{0} bones to go.", text.Spelled(c.bones-len(c.sides)))))
	c.changed()
}

// enter makes the cast with the entered sides.
func (c *tally) enter() {
	if err := c.script.sess.Enter(tali.Cast(tali.Of(c.sides...))); err != nil {
		c.st.ShowRefusal(text.Upper(text.OfError(err)))
		return
	}
	c.forget()
	c.entered()
	c.changed()
}

// looks maps each side of a bone to a word for its shape.
var looks = map[int]text.Text{1: "flat", 3: "hollow", 4: "round", 6: "twisted"}

// count returns the number that a side stands for in this game.
func (c *tally) count(side int) int {
	if c.script.sess.Game().Numbered {
		return tali.Number(side)
	}
	return side
}

// sideWords returns the name of a side: "4, round".
func (c *tally) sideWords(side int) text.Text {
	return text.Of("{0}, {1}", c.count(side), looks[side])
}

// lay lists the items for entering real bones: the four sides on the table, the entered
// ones in place of the keys, and the buttons.
func (c *tally) lay(p *ui.Page, in *Instant, choice *choosing) {
	p.Group("What the bones show")
	at, pads := tallyPads(p, in.Frame)
	p.Ink(at, p.Leather)
	for i, side := range tali.Sides {
		it := ui.Item{ID: "side " + words.Int(side), Style: ui.PadStyle, Label: c.sideWords(side), Text: text.Figure(side), Head: text.Figure(c.count(side)), Small: looks[side], Rect: pads[i]}
		it.Key, it.Do = rune(p.Words(it.Head)[0]), func() { c.touch(side) }
		p.Add(it)
	}
	c.layTouched(p, in.Frame, choice)
	p.Group("Choices")
	undo := ui.Item{}
	if len(c.sides) > 0 {
		undo = ui.Item{ID: "undo", Label: "Undo", Icon: "undo", Style: ui.SecondStyle, Key: 'u', Do: func() { c.untouch(len(c.sides) - 1) }}
	}
	is := ui.Item{Style: ui.PrimaryStyle, Text: "Enter this throw", Do: c.enter}
	if n := c.bones - len(c.sides); n > 0 {
		is.Disabled, is.Why = true, text.Of("Touch the sides of {0} more bones first.", n)
	}
	r := rail{p: p, in: in, frame: in.Frame}
	r.layActs(nil, undo, is)
}

// layTouched lists the entered sides as keys that remove them, and empty keys for the
// sides still to enter.
func (c *tally) layTouched(p *ui.Page, f *Frame, choice *choosing) {
	n := c.bones
	rects, whole := grid(p, f.Keys, n, ui.BonesWidth(p, 1))
	items := make([]ui.Item, n)
	for i := range items {
		it := ui.Item{ID: "bone " + words.Int(i+1), Style: ui.PadStyle}
		if i < len(c.sides) {
			side := c.sides[i]
			it.Text, it.Head = text.Figure(side), text.Figure(c.count(side))
			it.Label, it.Do = text.Of("Remove bone {0}: {1}", i+1, c.sideWords(side)), func() { c.untouch(i) }
		} else {
			it.Label, it.Disabled, it.Why = text.Of("Bone {0}, not entered yet", i+1), true, "Touch the side it shows, above."
		}
		items[i] = it
	}
	r := rail{p: p, choice: choice}
	r.setKeys(f.Keys, rects, whole, items)
}

// tallyPads returns the bounds of the panel with the four sides, and of their pads: in
// the place of the bones or, where hands can't reach that, at the foot of the field.
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

// padsIn returns the bounds of the panel and of four pads in the middle of a room, with
// per pads in a row.
func padsIn(p *ui.Page, room ui.Rect, per int) (panel ui.Rect, pads [4]ui.Rect) {
	gap, rows := padGap*p.U, 4/per
	w, h := padSize(p, room, per)
	panel = room.Middle(float64(per)*(w+gap)+gap, float64(rows)*(h+gap)+gap)
	for i := range pads {
		pads[i] = ui.Rect{X: panel.X + gap + float64(i%per)*(w+gap), Y: panel.Y + gap + float64(i/per)*(h+gap), W: w, H: h}
	}
	return panel, pads
}
