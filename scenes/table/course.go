package table

import (
	"slices"
	"strings"

	"knucklebones/rules"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/sprites/palette"
)

// Where a turn has too many moves to look through, a person says one part after
// the other: what to do, with which, where to. The game parts the moves; those
// that begin alike share a key here, and a place on the board.

// A course is how far a person has come with that.
type course struct {
	ways  []way
	path  []rules.Part // what has been said, and what went without saying
	asked int          // how many of these were said before the question
	offer []rules.Part // the answers to it; none where moves are not said by parts
	first int          // asked, of the first question
}

// A way is one way to a move.
type way struct {
	move  rules.Move
	parts []rules.Part
}

// chart sets out on the choices that are shown.
func (t *Table) chart() {
	c := course{}
	if split := t.sess.Game().Parts; split != nil {
		for _, choice := range t.shown.Choices {
			for _, parts := range split(choice.Move) {
				c.ways = append(c.ways, way{choice.Move, parts})
			}
		}
	}
	c.goOn()
	c.first = c.asked
	t.course = c
}

// next are the different parts that may follow.
func (c *course) next() (list []rules.Part) {
	n := len(c.path)
	for _, w := range c.ways {
		if len(w.parts) > n && slices.Equal(w.parts[:n], c.path) && !slices.Contains(list, w.parts[n]) {
			list = append(list, w.parts[n])
		}
	}
	return list
}

// goOn goes on to the next question that has more than one answer; if there is
// none, the question stays what it was.
func (c *course) goOn() {
	for {
		switch next := c.next(); len(next) {
		case 0:
			if c.offer == nil && len(c.path) > 0 {
				c.asked, c.offer = len(c.path)-1, slices.Clone(c.path[len(c.path)-1:])
			}
			return
		case 1:
			c.path = append(c.path, next[0])
		default:
			c.asked, c.offer = len(c.path), next
			return
		}
	}
}

// say answers the question.
func (c *course) say(part rules.Part) {
	c.path = append(c.path[:c.asked:c.asked], part)
	c.goOn()
}

// mayReturn tells whether anything was said that can be taken back.
func (c *course) mayReturn() bool {
	return len(c.path) > c.asked && len(c.offer) > 1 || c.asked > c.first
}

// back takes the last answer back.
func (c *course) back() {
	if len(c.path) > c.asked {
		c.path = c.path[:c.asked]
		return
	}
	for len(c.path) > c.first {
		c.path = c.path[:len(c.path)-1]
		if next := c.next(); len(next) > 1 {
			c.asked, c.offer = len(c.path), next
			return
		}
	}
}

// move is the move that has been said, once all of it has.
func (c *course) move() (rules.Move, bool) {
	for _, w := range c.ways {
		if len(c.path) > 0 && slices.Equal(w.parts, c.path) {
			return w.move, true
		}
	}
	return rules.Move{}, false
}

// ahead are the odds of the best move that the part may lead to, or nil.
func (t *Table) ahead(in *Instant, part rules.Part) *rules.OddsRow {
	if in.Odds == nil {
		return nil
	}
	said := append(slices.Clone(t.course.path[:t.course.asked]), part)
	for i := range in.Odds.Rows {
		row := &in.Odds.Rows[i]
		for _, w := range t.course.ways {
			if w.move == row.Move && len(w.parts) >= len(said) && slices.Equal(w.parts[:len(said)], said) {
				return row
			}
		}
	}
	return nil
}

// say is a part being chosen, in the rail or on the board.
func (t *Table) say(part rules.Part) {
	t.course.say(part)
	t.picked, t.under = false, false
	m, whole := t.course.move()
	in := t.instant()
	switch c := in.choice(m); {
	case !whole:
		t.breath = 0
		t.st.Say(t.promptLine(&in))
	case c != nil && c.Confirm != "":
		t.choose(m)
	default:
		t.Play(m)
	}
	t.st.Stale()
}

// stepBack takes the last part back.
func (t *Table) stepBack() {
	t.course.back()
	t.picked, t.under, t.breath = false, false, 0
	in := t.instant()
	t.st.Say(t.promptLine(&in))
	t.st.Stale()
}

// question is what is asked of a move that is said by parts, and what has been
// said of it.
func (t *Table) question(in *Instant) (ask, said string) {
	if ask = in.Offer[0].Ask; ask == "" {
		ask = in.Now.Prompt
	}
	var list []string
	for i, part := range in.Said {
		word := words.Fill(part.Word, t.names)
		if i > 0 && word == part.Word {
			word = strings.ToLower(word)
		}
		list = append(list, word)
	}
	return ask, strings.Join(list, ", ")
}

// layParts sets a key for each answer.
func (t *Table) layParts(p *ui.Page, in *Instant) {
	keys := make([]ui.Item, len(in.Offer))
	var widths [3]float64
	for i, part := range in.Offer {
		keys[i] = t.partKey(p, in, part)
		for k, w := range p.KeyWidths(&keys[i]) {
			widths[k] = max(widths[k], w)
		}
	}
	if p.Shape == ui.Desk {
		widths[0] = widths[1] // one row of high keys rather than two of low ones
	}
	rects, whole := t.makeRoom(p, len(keys), widths), ui.Rect{}
	area := t.partsArea(p)
	if rects == nil {
		rects, whole = grid(p, area, len(keys), widths[2])
	}
	t.setKeys(p, area, rects, whole, keys)
}

// makeRoom is where n keys stand, at the first width with which they fit; nil
// if they do not. On a narrow rail what is written under the question has one
// more line, if they fit even so.
func (t *Table) makeRoom(p *ui.Page, n int, widths [3]float64) []ui.Rect {
	line := 5.4 * p.U * p.Text
	for _, more := range []float64{line, 0} {
		if p.Shape != ui.Sideways && more > 0 {
			continue
		}
		t.frame.Prompt.H += more
		for _, w := range widths {
			if rects := spread(p, t.partsArea(p), n, w); rects != nil {
				return rects
			}
		}
		t.frame.Prompt.H -= more
	}
	return nil
}

// spread is where n keys at least wide stand if they fill an area in even rows,
// from 0, 0; nil if they would be too low to be hit.
func spread(p *ui.Page, a ui.Rect, n int, wide float64) (rects []ui.Rect) {
	u := p.U
	gap := 1.5 * u
	per := max(1, min(n, int((a.W+gap)/(wide+gap))))
	rows := (n + per - 1) / per
	per = (n + rows - 1) / rows
	w := (a.W - gap*float64(per-1)) / float64(per)
	if p.Shape == ui.Desk {
		w = min(w, max(wide, 27*u))
	}
	high := min(18*u, (a.H-gap*float64(rows-1))/float64(rows))
	if high < 10.95*u || w < wide-1 {
		return nil
	}
	top := max(0, (a.H-float64(rows)*(high+gap)+gap)/2)
	for i := range n {
		rects = append(rects, ui.Rect{X: float64(i%per) * (w + gap), Y: top + float64(i/per)*(high+gap), W: w, H: high})
	}
	return rects
}

// partsArea is the room for the keys of one question: they use the whole height
// of the rail, as there is nothing else to choose.
func (t *Table) partsArea(p *ui.Page) ui.Rect {
	area := t.frame.Keys
	switch p.Shape {
	case ui.Portrait:
		area.H = max(area.H, t.frame.Acts.Y-1.5*p.U-area.Y)
	case ui.Sideways:
		low := t.frame.Prompt.Y + t.frame.Prompt.H + p.U
		area.Y, area.H = low, area.Y+area.H-low
	case ui.Desk:
		rail := t.frame.Rail
		area.Y, area.H = rail.Y+2.25*p.U, p.Area().Y+p.Area().H-rail.Y-3*p.U
	}
	return area
}

// partKey is the key of an answer.
func (t *Table) partKey(p *ui.Page, in *Instant, part rules.Part) ui.Item {
	word := words.Fill(part.Word, t.names)
	it := ui.Item{ID: "key " + strings.ToLower(part.Word), Label: word, Text: word, Look: ui.KeyLook, Do: func() { t.say(part) }}
	if part.Figure != "" {
		it.Text = part.Figure
		it.Key = rune(part.Figure[0])
	}
	if seat, ok := seatAlone(part.Word); ok && seat < len(t.seats) {
		it.ID, it.Emblem = "key seat "+words.Int(seat+1), palette.Players[t.colours[seat]].Name
	}
	if row := t.ahead(in, part); row != nil {
		it.Best, it.Value = row.Best, row.Label+": "+rowWords(row)
	}
	it.Chosen = len(in.Said) > t.course.asked && in.Said[t.course.asked] == part
	return it
}

// seatAlone is the seat that a word names, if it is nothing but that.
func seatAlone(word string) (seat int, ok bool) {
	if len(word) != 3 || word[0] != '{' || word[2] != '}' {
		return 0, false
	}
	return int(word[1] - '0'), true
}
