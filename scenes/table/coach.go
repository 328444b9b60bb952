package table

import (
	"math"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/scenes/ui"
	"knucklebones/scenes/words"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// A Coach sits beside the table in a lesson. It says what to do and the table
// lights it; whatever else is legal may be done instead.
type Coach interface {
	// Lines are all that it may say, so that room is kept for the longest.
	Lines() []string
	// Advise is what it says of the position after so many steps, as the
	// learner sees it. can tells whether what an Advice would light can be used.
	Advise(step int, v *rules.View, can func(light string) bool) Advice
	// Heard tells it that what it lit was used, or that it was told to go on.
	Heard()
}

// An Advice is what a coach says, and what the table does about it.
type Advice struct {
	Say   string   // one or two short sentences; seats are {0}, {1}
	Light []string // ids of items, or how they begin if they end in a space
	Wait  bool     // nothing goes on until the learner has read it
}

// A lesson is what the table remembers of its coach.
type lesson struct {
	advice Advice
	said   string
	slip   ui.Rect // where the coach's paper lies
}

// Taught tells whether this is a lesson.
func (t *Table) Taught() bool { return t.deps.Coach != nil }

// coached is how many times faster others play in a lesson.
const coached = 2

// haste is how many times faster than usual the table goes on now.
func (t *Table) haste() float64 {
	if t.deps.Coach == nil {
		return 1
	}
	who := acting(&t.shown)
	if t.motion != nil {
		who = acting(&t.motion.was)
	}
	if t.person(who) {
		return 1
	}
	return coached
}

// held tells whether the coach's line is to be read before the game goes on.
func (t *Table) held() bool { return t.deps.Coach != nil && t.live() && t.lesson.advice.Wait }

// place lays the frame, with room for the coach's slip in a lesson: at the head
// of the column of papers, or where there is none in a strip above the rail.
func (t *Table) place(p *ui.Page) {
	t.frame = NewFrame(p, len(t.seats))
	if t.deps.Coach == nil {
		return
	}
	u, f := p.U, &t.frame
	if f.Slips.W > 0 {
		t.lesson.slip = ui.Rect{X: f.Slips.X, Y: f.Slips.Y, W: f.Slips.W, H: t.slipHeight(p, f.Slips.W)}
		_, f.Slips = f.Slips.Cut(t.lesson.slip.H + 5*u)
		return
	}
	a := p.Area()
	at := ui.Rect{X: a.X + p.Margin(), W: a.W - 2*p.Margin()}
	if p.Shape == ui.Sideways {
		at.W -= f.Rail.Meet(a).W
		if p.Left {
			at.X += f.Rail.Meet(a).W
		}
	}
	at.H = t.slipHeight(p, at.W)
	at.Y = f.Rail.Y - at.H - 2*u
	if p.Shape == ui.Sideways {
		at.Y = a.Y + a.H - at.H - 2*u
	}
	t.lesson.slip = at
	t.frame = above(p, len(t.seats), f, at.Y-2*u)
}

// above is the frame for n seats with the table ending at the height low, and
// everything on the rail as in the full frame. The slip stands for the log.
func above(p *ui.Page, n int, full *Frame, low float64) Frame {
	var f Frame
	short := *p
	for range 3 { // a shorter page may lose its log, or the height of its rail
		f = NewFrame(&short, n)
		short.Safe.Bottom += f.Field.Y + f.Field.H - low
	}
	if p.Shape == ui.Portrait {
		f.LogBar, f.Log = true, barMiddle(p, f.Bar)
	}
	f.Rail, f.Ribbon, f.Prompt, f.Keys, f.Acts = full.Rail, full.Ribbon, full.Prompt, full.Keys, full.Acts
	return f
}

// coachType is how the coach's words are set.
func coachType(p *ui.Page) ui.Type {
	if p.Shape == ui.Desk {
		return ui.BodyType
	}
	return ui.BodyType.At(2)
}

// coachPad is the paper round the coach's words.
func coachPad(p *ui.Page) (across, down float64) {
	if p.Shape == ui.Desk {
		return 4 * p.U, 4 * p.U
	}
	return 4 * p.U, 2 * p.U
}

// slipHeight is how high a slip so wide must be for all the coach may say.
func (t *Table) slipHeight(p *ui.Page, w float64) float64 {
	across, down := coachPad(p)
	high := 0.0
	for _, line := range t.deps.Coach.Lines() {
		high = math.Max(high, p.Height(words.Fill(line, t.names), w-2*across, coachType(p)))
	}
	return high + 2*down
}

// layCoach lets the coach speak: it lays the slip, lights what is to be done,
// and keeps the way out of the lesson in the bar.
func (t *Table) layCoach(p *ui.Page, in *Instant) {
	if t.deps.Coach == nil {
		return
	}
	t.relabel(p)
	t.listen(p, in)
	a := &t.lesson.advice
	if a.Wait {
		t.goOn(p)
	}
	t.light(p, a.Light)
	say := words.Fill(a.Say, t.names)
	if say != t.lesson.said {
		t.lesson.said = say
		t.st.Say(say)
	}
	p.Items = slices.Insert(p.Items, 1, ui.Item{ID: "coach", Role: ui.Words, Label: say, Rect: t.lesson.slip})
	p.Ink(t.lesson.slip, func(dst *ebiten.Image, r ui.Rect) {
		p.Slip(dst, r)
		across, down := coachPad(p)
		r.X, r.W, r.Y, r.H = r.X+across, r.W-2*across, r.Y+down, r.H-2*down
		p.Lines(dst, r, say, coachType(p))
	})
}

// listen asks the coach about a position that stands; while anything moves it
// keeps to what it said.
func (t *Table) listen(p *ui.Page, in *Instant) {
	a := &t.lesson.advice
	if !t.live() || in.Now.Turn == rules.Chance {
		a.Light, a.Wait = nil, false
		return
	}
	*a = t.deps.Coach.Advise(t.at, &in.Now, func(light string) bool {
		return slices.ContainsFunc(p.Items, func(it ui.Item) bool { return lights(light, &it) })
	})
}

// lights tells whether an item can be used and is one the light is for.
func lights(light string, it *ui.Item) bool {
	if it.Barred || it.Do == nil {
		return false
	}
	return it.ID == light || strings.HasSuffix(light, " ") && strings.HasPrefix(it.ID, light)
}

// goOn has the primary let the game go on.
func (t *Table) goOn(p *ui.Page) {
	it := p.Find("primary")
	it.Look, it.Text, it.Label, it.Barred, it.Do = ui.PrimaryLook, "Go on", "Go on", false, func() {}
	t.lesson.advice.Light = []string{"primary"}
}

// light lights what is to be used. Once a key is chosen that is to be
// confirmed, only the primary that does so is lit.
func (t *Table) light(p *ui.Page, list []string) {
	if t.picked && slices.Contains(list, "primary") {
		list = []string{"primary"}
	}
	for _, light := range list {
		for i := range p.Items {
			if it := &p.Items[i]; lights(light, it) {
				t.lit = true
				t.lightItem(p, it)
				do := it.Do
				it.Do = func() { t.deps.Coach.Heard(); do() }
			}
		}
	}
}

// lightItem lights an item from behind; the cup, which stands on the table, is
// pointed at, and places on the board are lit by the board.
func (t *Table) lightItem(p *ui.Page, it *ui.Item) {
	u := p.U
	switch {
	case it.ID == "bones":
		p.Ink(t.dice.cup, func(dst *ebiten.Image, r ui.Rect) {
			thing.Pointer(dst, r.X+r.W/2, r.Y+2*u, 4*u, 2, palette.Candle)
		})
	case it.Look != ui.Bare:
		p.Ink(it.Rect.Inset(-1.5*u), func(dst *ebiten.Image, r ui.Rect) {
			thing.Lit(dst, r.X, r.Y, r.W, r.H, u, 0.5+0.5*t.glow(), state(p))
		})
	}
}

// relabel makes the menu the way out, and at the end the primary the way to a
// game.
func (t *Table) relabel(p *ui.Page) {
	p.Title = "A lesson: " + t.sess.Game().Title
	if it := p.Find("primary"); it != nil && t.live() && t.sess.Turn() == rules.Nobody {
		it.Text, it.Label = "Play", "Play"
	}
	it := p.Find("menu")
	if it == nil {
		return
	}
	it.ID, it.Icon, it.Look, it.Text, it.Label = "leave lesson", "back", ui.SecondLook, "Leave the lesson", "Leave the lesson"
	it.Rect.X += p.U
	right := p.W
	for i := range p.Items {
		if o := &p.Items[i]; o.Look == ui.IconLook {
			right = math.Min(right, o.Rect.X)
		}
	}
	it.Rect.W = math.Min(p.ButtonWidth(it), right-it.Rect.X-2*p.U)
	if t.frame.LogBar {
		x := it.Rect.X + it.Rect.W + 4*p.U
		t.frame.Log.X, t.frame.Log.W = x, math.Max(0, right-4*p.U-x)
	}
}
