// Package measure is the screen on which people find out how their own bones fall:
// they throw them and touch each side that came up, a hundred times or until they
// have had enough. What they saw is kept on the device, and says how far it can be
// trusted.
package measure

import (
	"encoding/json"
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/thing"
)

// Key is under what a device keeps what was seen.
const Key = "bones"

// Enough is the number of throws asked for.
const Enough = 100

// most is the greatest number of throws counted.
const most = 9999

// Read decodes the tally that Write encoded; it is empty if b is invalid.
func Read(b []byte) (c tali.Tally) {
	if json.Unmarshal(b, &c) != nil || min(c[0], c[1], c[2], c[3]) < 0 || max(c[0], c[1], c[2], c[3]) > most || c.Len() > most {
		return tali.Tally{}
	}
	return c
}

// Write encodes a tally for storage.
func Write(c tali.Tally) []byte {
	b, _ := json.Marshal(c) // plain figures always encode
	return b
}

// Deps holds the dependencies of the screen.
type Deps struct {
	Seen tali.Tally              // so far
	Keep func(c tali.Tally) bool // keeps it, and reports whether it could; may be nil
	Use  func(w tali.Weights)    // plays with such bones; the screen is left
}

// Measure is the screen.
type Measure struct {
	st    *scenes.Stack
	deps  Deps
	seen  tali.Tally
	order []int // the sides touched here, to be taken back
	sheet sheet.Sheet
	ask   *sheet.Question
}

// New returns the screen, with what has been measured so far.
func New(st *scenes.Stack, d Deps) *Measure {
	return &Measure{st: st, deps: d, seen: d.Seen, sheet: sheet.Sheet{Most: 160}}
}

// Lay lays out the page: the sides, how often each was seen, and how far all have come.
func (m *Measure) Lay(p *ui.Page) {
	p.Title = "Measure your bones"
	f, _ := m.sheet.Begin(p, m.rail())
	m.pads(p, f)
	m.progress(p, f)
	f.Write("Throw one bone, or several of the same kind, and touch the side each one shows. A hundred throws are enough; more are better. The range below each figure contains the true value 95\u2009% of the time.", ui.TextType, ui.Words)
	f.Gap(2)
	m.sheet.End(p, "Measure your bones", m.st.Pop)
	if m.ask != nil {
		m.ask.Lay(p)
	}
}

// rail returns the rail with the buttons: play with such bones, take back, begin again.
func (m *Measure) rail() *sheet.Rail {
	r := &sheet.Rail{Primary: ui.Item{ID: "use", Text: "Use these figures", Do: func() { m.deps.Use(m.seen.Weights()) }}}
	undo := ui.Item{ID: "undo", Text: "Undo", Icon: "undo", Key: 'u', Do: m.undo}
	again := ui.Item{ID: "again", Text: "Start over", Do: m.askAgain}
	if len(m.order) == 0 {
		undo.Disabled, undo.Why = true, "There is nothing to undo yet."
	}
	if m.seen.Len() == 0 {
		r.Primary.Disabled, r.Primary.Why = true, "Throw your bones first, and touch the sides they show."
		again.Disabled, again.Why = true, "Nothing has been counted yet."
	}
	r.Seconds = []ui.Item{again, undo}
	return r
}

// looks lists words for the shapes of the four sides.
var looks = [4]text.Text{"flat", "hollow", "round", "twisted"}

// pads adds the four sides as large keys, with the share, its range and the count below
// each.
func (m *Measure) pads(p *ui.Page, f *sheet.Flow) {
	u, gap := p.U, 2*p.U
	f.Gap(1)
	w := (f.W - 3*gap) / 4
	row := f.TakePx(math.Max(17*u, math.Min(w*1.1, 30*u)))
	low := f.TakePx(1.5*p.Size(ui.NameType) + 2.8*p.Size(ui.SmallType))
	for i, side := range tali.Sides {
		x := row.X + float64(i)*(w+gap)
		it := ui.Item{ID: "side " + strconv.Itoa(side), Style: ui.PadStyle, Label: text.Commas(text.Figure(side), looks[i]), Value: m.figure(i), Text: text.Figure(side), Head: text.Figure(side), Small: looks[i]}
		it.Rect, it.Key, it.Do = ui.Rect{X: x, Y: row.Y, W: w, H: row.H}, rune('0'+side), func() { m.touch(i) }
		p.Add(it)
		p.Ink(ui.Rect{X: x, Y: low.Y, W: w, H: low.H}, func(dst *ebiten.Image, r ui.Rect) {
			top, foot := r.Cut(1.5 * p.Size(ui.NameType))
			mid, foot := foot.Cut(foot.H / 2)
			share, between := m.share(i)
			p.Line(dst, top, share, ui.NameType.Mid())
			p.Line(dst, mid, between, ui.SmallType.Mid())
			p.Line(dst, foot, text.Of("{0} seen", m.seen[i]), ui.SmallType.Mid())
		})
	}
	f.Gap(2)
}

// share returns the percentage of throws on the i-th side, "12 %", and the range in
// which the true value probably lies, "7–19 %".
func (m *Measure) share(i int) (share, between text.Text) {
	if m.seen.Len() == 0 {
		return "–", ""
	}
	low, high := m.seen.Range(i)
	return text.Of("{0}\u2009%", percent(m.seen.Share(i))), text.Of("{0}–{1}\u2009%", percent(low), percent(high))
}

// percent returns a fraction in whole percent.
func percent(x float64) int { return int(math.Round(100 * x)) }

// figure returns the screen reader's text for the share of side i.
func (m *Measure) figure(i int) text.Text {
	if m.seen.Len() == 0 {
		return "not seen yet"
	}
	low, high := m.seen.Range(i)
	return text.Of("seen {0} times, {1} percent, probably {2} to {3}", text.Spelled(m.seen[i]), percent(m.seen.Share(i)), percent(low), percent(high))
}

// progress adds the number of throws and draws it as a bar.
func (m *Measure) progress(p *ui.Page, f *sheet.Flow) {
	n := m.seen.Len()
	line := text.Of("**{0} of {1} throws**", n, Enough)
	if n >= Enough {
		line = text.Of("**{0} throws in all**", n)
	}
	f.Write(line, ui.BodyType, ui.Words)
	at := f.TakePx(3 * p.U)
	f.Gap(3)
	part := math.Min(1, float64(n)/Enough)
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
		p.Stepper(dst, r)
		if part > 0 {
			thing.Bar(dst, r.X, r.Y, r.W*part, r.H, p.U, thing.Good)
		}
	})
}

// touch counts one bone on the i-th side.
func (m *Measure) touch(i int) {
	if m.seen.Len() == most {
		m.st.ShowRefusal("That’s more than enough. No more throws are counted.")
		return
	}
	m.seen[i]++
	m.order = append(m.order, i)
	m.counted(text.Sentences(text.Of("{0}.", tali.Sides[i]), text.Of("{0} throws in all.", text.Spelled(m.seen.Len()))))
	if m.seen.Len() == Enough {
		m.st.Toast("A hundred throws. That’s enough for good figures.", true)
	}
}

// undo removes the bone counted last.
func (m *Measure) undo() {
	last := len(m.order) - 1
	m.seen[m.order[last]]--
	m.order = m.order[:last]
	m.counted("Taken back.")
}

// counted stores the measurements and announces what was counted.
func (m *Measure) counted(said text.Text) {
	m.st.Announce(said)
	m.st.Invalidate()
	if m.deps.Keep != nil && !m.deps.Keep(m.seen) {
		m.deps.Keep = nil
		m.st.Toast("These figures can’t be saved here.", false)
	}
}

// askAgain asks whether to erase all measurements.
func (m *Measure) askAgain() {
	m.ask = &sheet.Question{Title: "Start over", Note: "Everything counted so far will be deleted.", Close: func() { m.ask = nil }}
	m.ask.Offer("Delete and start over", "", false, func() {
		m.seen, m.order = tali.Tally{}, nil
		m.counted("Started over.")
	})
	m.ask.Warn()
}

// Tick returns false, since nothing on the screen moves.
func (m *Measure) Tick() bool { return false }

// Leave frees the cached pictures.
func (m *Measure) Leave() { m.sheet.Leave() }

// Draw draws the page.
func (m *Measure) Draw(dst *ebiten.Image, p *ui.Page) {
	m.sheet.Draw(dst, p)
	p.DrawItems(dst)
}
