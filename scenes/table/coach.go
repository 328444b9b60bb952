package table

import (
	"math"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// A Coach sits beside the table in a lesson. It says what to do and the table
// lights it; whatever else is legal may be done instead.
type Coach interface {
	// Lines are all that it may say, so that room is kept for the longest.
	Lines() []text.Text
	// Advise is what it says of the position after so many steps, as the
	// learner sees it. can reports whether what an Advice would light can be used.
	Advise(step int, v *rules.View, can func(light string) bool) Advice
	// Heard tells it that what it lit was used, or that it was told to go on.
	Heard()
	// Stops reports whether it has something to say about a position, as the learner
	// sees it, that nobody is to skip.
	Stops(v *rules.View) bool
}

// An Advice is a message of a coach, with the table's reaction to it.
type Advice struct {
	Say   text.Text // one or two short sentences
	Light []string  // ids of items, or how they begin if they end in a space
	Wait  bool      // nothing goes on until the learner has read it
	Last  bool      // the lesson is over here, though the game is not
}

// A lesson is the table's record of its coach and the current advice.
type lesson struct {
	coach  Coach // nil where there is none
	advice Advice
	said   text.Text
	slip   ui.Rect // where the coach's paper lies
	leapt  int     // the step that was come to by a skip last: an end there is to be read
}

// Taught reports whether this is a lesson.
func (t *Table) Taught() bool { return t.lesson.coach != nil }

// holds reports whether the game waits until the learner has read the coach's line.
func (l *lesson) holds(s *script) bool {
	return l.coach != nil && s.live() && (l.advice.Wait || l.advice.Last)
}

// stops reports whether a skip has to stop here, since the coach has something to say.
func (l *lesson) stops(s *script) bool {
	if l.coach == nil || s.at < s.sess.Len() {
		return false
	}
	v := s.view(s.at)
	return v.Turn != rules.Chance && l.coach.Stops(&v)
}

// place lays the frame, with room for the coach's slip in a lesson, and on a broad desk for
// the odds if the lens is on: both lie under the seats. Where there is no room for the coach
// there, its slip has a strip above the rail.
func (l *lesson) place(p *ui.Page, s *seating, b *Board, lens bool) Frame {
	n := len(s.names)
	f := framed(p, n, b)
	strip := l.coach != nil && !l.under(p, &f, s)
	if lens && broad(p) && !strip {
		f.cutSlips(p)
	}
	if !strip {
		return f
	}
	u, a := p.U, p.Area()
	at := ui.Rect{X: a.X + p.Margin(), W: a.W - 2*p.Margin()}
	if p.Shape == ui.Sideways {
		at.W -= f.Rail.Meet(a).W
		if p.Left {
			at.X += f.Rail.Meet(a).W
		}
	}
	at.H = l.height(p, at.W, s)
	f = above(p, n, b, &f, at.H+4*u)
	at.Y = f.Field.Y + f.Field.H + 2*u
	l.slip = at
	return f
}

// under lays the coach's slip under the seats, at the head of the notes, and reports whether
// it has room there.
func (l *lesson) under(p *ui.Page, f *Frame, s *seating) bool {
	if !broad(p) {
		return false
	}
	high := l.height(p, f.Notes.W, s)
	if high > f.Notes.H {
		return false
	}
	l.slip, f.Notes = f.Notes.Cut(high)
	_, f.Notes = f.Notes.Cut(math.Min(5*p.U, f.Notes.H))
	return true
}

// above returns the layout for n seats with a free strip of that height, in pixels,
// between table and rail, or below the table where the rail is beside it. The strip
// takes the place of the log.
func above(p *ui.Page, n int, b *Board, full *Frame, strip float64) Frame {
	short := *p
	short.Safe.Bottom += strip
	if p.Shape == ui.Portrait && !full.LogBar {
		short.Safe.Bottom -= full.Log.H
	}
	f := framed(&short, n, b)
	if p.Shape == ui.Portrait && f.LogBar && !full.LogBar {
		short.Safe.Bottom += full.Log.H // there was no log left whose place could be taken
		f = framed(&short, n, b)
	}
	if p.Shape == ui.Sideways {
		f.Panel = full.Panel
		return f
	}
	down := short.Safe.Bottom - p.Safe.Bottom
	for _, r := range []*ui.Rect{&f.Rail, &f.Ribbon, &f.Prompt, &f.Keys, &f.Acts, &f.Icons} {
		r.Y += down
	}
	f.Rail.H -= down
	f.LogBar, f.Log = true, barMiddle(p, f.Bar)
	return f
}

// coachType returns the text style of the coach's words.
func coachType(p *ui.Page) ui.Type {
	if p.Shape == ui.Desk {
		return ui.BodyType
	}
	return ui.BodyType.At(2)
}

// coachPad returns the padding of the coach's slip, in pixels.
func coachPad(p *ui.Page) (across, down float64) {
	if p.Shape == ui.Desk {
		return 4 * p.U, 4 * p.U
	}
	return 4 * p.U, 2 * p.U
}

// height returns the height in pixels of a slip of width w that holds the longest of
// the coach's lines.
func (l *lesson) height(p *ui.Page, w float64, s *seating) float64 {
	across, down := coachPad(p)
	high := 0.0
	for _, line := range l.coach.Lines() {
		high = math.Max(high, p.Height(line, w-2*across, coachType(p)))
	}
	return high + 2*down + coachHead(p)
}

// coachHead returns the height of the heading of the coach's slip, in pixels; 0 where
// it has no room for one.
func coachHead(p *ui.Page) float64 {
	if !broad(p) {
		return 0
	}
	return p.Height("The lesson", p.W, ui.HeadType) + p.U
}

// teach lists the table of a lesson. The coach is asked what to do among all that could
// be used without him; then the table is listed as he says, with that lit.
func (l *listing) teach() {
	t, p := l.t, l.p
	p.Title = text.Of("Lesson: {0}", t.script.sess.Game().Title)
	l.coach = l.advice()
	if say := l.coach.Say; say != t.lesson.said {
		t.lesson.said, t.choice.breath = say, 0
		t.st.Announce(say)
	}
	p.Adding = l.light
	l.layTable()
	p.Adding = nil
}

// advice returns what the coach says now. It asks the coach only while nothing moves.
// If the game waits for the learner to read, the button that goes on is lit.
func (l *listing) advice() Advice {
	t, a := l.t, &l.t.lesson.advice
	if !t.script.live() || l.in.Now.Turn == rules.Chance {
		a.Light, a.Wait, a.Last = nil, false, false
		return *a
	}
	offer := l.offer()
	*a = t.lesson.coach.Advise(t.script.at, &l.in.Now, func(light string) bool {
		return slices.ContainsFunc(offer, func(it ui.Item) bool { return lights(light, &it) })
	})
	if a.Wait {
		a.Light = []string{"primary"}
	}
	return *a
}

// offer returns the items that a table without a coach would have, which the coach
// chooses from.
func (l *listing) offer() []ui.Item {
	frame := l.t.frame
	defer func() { l.t.frame = frame }()
	blank := l.p.Blank()
	free := listing{t: l.t, p: blank, in: l.in}
	free.layTable()
	return blank.Items
}

// leads returns the button that continues where the coach has stopped the game; an
// empty lead where it hasn't.
func (l *listing) leads() lead {
	switch {
	case l.coach.Wait:
		return lead{"Go on", func() {}}
	case l.t.lesson.leapt == l.t.script.at && (l.coach.Last || l.in.Now.Turn == rules.Nobody):
		return lead{"Go on", func() { l.t.lesson.leapt = 0; l.t.changed() }}
	case l.coach.Last:
		return lead{"Play", l.t.finish}
	}
	return lead{}
}

// layCoach lists what the coach says, on his paper.
func (l *listing) layCoach() {
	t, p := l.t, l.p
	say := l.coach.Say
	if say == "" {
		return
	}
	p.Say("coach", ui.Words, say, t.lesson.slip)
	p.Ink(t.lesson.slip, func(dst *ebiten.Image, r ui.Rect) { drawCoach(dst, p, r, say, t.choice.fresh()) })
}

// light lights an item if the coach asks for it, and tells the coach when it is used.
// Once a key is selected that has to be confirmed, only the primary button is lit.
func (l *listing) light(it *ui.Item) {
	list := l.coach.Light
	if l.in.Chosen != nil && slices.Contains(list, "primary") {
		list = []string{"primary"}
	}
	for _, light := range list {
		if lights(light, it) {
			l.t.choice.lit = true
			l.lightItem(it, light == it.ID)
			do := it.Do
			it.Do = func() { l.t.lesson.coach.Heard(); do() }
		}
	}
}

// lightItem draws the light behind an item, or a pointer above the cup. Places on the
// board are lit by the board itself; one gets a pointer if this is set.
func (l *listing) lightItem(it *ui.Item, this bool) {
	p, u := l.p, l.p.U
	switch {
	case it.ID == "bones":
		cup := l.in.Cup
		if cup.W == 0 { // a hand throws, or the bones that lie are taken up
			cup = l.t.dice.Cup()
		}
		p.Ink(cup, func(dst *ebiten.Image, r ui.Rect) {
			thing.Pointer(dst, r.X+r.W/2, r.Y+2*u, 4*u, 2, palette.Candle)
		})
	case it.Style == ui.Bare && this:
		p.Ink(it.Rect, func(dst *ebiten.Image, r ui.Rect) {
			thing.Pointer(dst, r.X+r.W/2, r.Y+1.5*u, 4*u, 2, palette.Candle)
		})
	case it.Style != ui.Bare:
		at := it.Rect.Inset(-rim(p))
		if it.Style == ui.IconStyle {
			at = it.Rect.Inset(0.5 * u)
		}
		p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
			thing.Lit(dst, r.X, r.Y, r.W, r.H, u, 0.5+0.5*l.t.choice.glow(!l.t.moves()), p.Things())
		})
	}
}

// wayOut returns the button that leaves a lesson, in the place of the menu button. The
// button ends left of right, an x coordinate of the page in pixels.
func (l *listing) wayOut(menu ui.Item, right float64) ui.Item {
	p, f := l.p, &l.t.frame
	it := ui.Item{ID: "leave lesson", Label: "Leave the lesson", Back: true, Do: menu.Do, Rect: menu.Rect}
	it.Rect.W = math.Min(p.Width(it.Label, leaveType)+15*p.U, right-it.Rect.X-2*p.U)
	p.Ink(it.Rect, func(dst *ebiten.Image, r ui.Rect) { drawLeave(dst, p, r) })
	if f.LogBar {
		x := it.Rect.X + it.Rect.W + 4*p.U
		f.Log.X, f.Log.W = x, math.Max(0, right-4*p.U-x)
	}
	return it
}

// rim returns the width in pixels by which a highlight extends beyond the
// highlighted item.
func rim(p *ui.Page) float64 {
	if p.High {
		return 2 * p.U // the outer half of it is black
	}
	return p.U
}

// drawCoach draws the coach's paper with a brass edge. What it says is fresh, 1 to
// 0, for as long as the lit places breathe.
func drawCoach(dst *ebiten.Image, p *ui.Page, r ui.Rect, say text.Text, fresh float64) {
	u := p.U
	if !p.Calm && fresh > 0 {
		f := r.Inset(-rim(p))
		thing.Lit(dst, f.X, f.Y, f.W, f.H, u, fresh, p.Things())
	}
	p.Slip(dst, r)
	edge := palette.Brass
	if p.High {
		edge = palette.HighLit
	}
	picture.Fill(dst, r.X, r.Y, u, r.H, edge)
	across, down := coachPad(p)
	r = ui.Rect{X: r.X + across, Y: r.Y + down, W: r.W - 2*across, H: r.H - 2*down}
	if head := coachHead(p); head > 0 {
		var top ui.Rect
		top, r = r.Cut(head)
		p.Line(dst, top, "The lesson", ui.HeadType)
		r.H = p.Height(say, r.W, coachType(p))
	}
	p.Lines(dst, r, say, coachType(p))
}

// lights reports whether an item can be used and is meant by light, its id or the
// beginning of ids. A switch that is on isn't.
func lights(light string, it *ui.Item) bool {
	if it.Disabled || it.Do == nil || it.Role == ui.Toggle && it.Selected {
		return false
	}
	return it.ID == light || strings.HasSuffix(light, " ") && strings.HasPrefix(it.ID, light)
}

// leaveType is the text style of the button in the bar that leaves the lesson.
var leaveType = ui.Type{Face: lettering.Title, Step: 4, Ink: ui.OnLeather}

// drawLeave draws the button that leaves a lesson, in place of the game's title.
func drawLeave(dst *ebiten.Image, p *ui.Page, r ui.Rect) {
	ink := ui.OnLeather
	if p.Pressed == "leave lesson" || p.Hover == "leave lesson" {
		ink = ui.SecondOnLeather
	}
	icon, words := r.CutLeft(11 * p.U)
	x, y := icon.Center()
	thing.Icon(dst, "back", x, y, 6*p.U, p.Color(ink))
	words.X, words.W = words.X+p.U, words.W-2*p.U
	p.Line(dst, words, "Leave the lesson", leaveType.In(ink))
}
