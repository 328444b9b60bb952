package operator

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// A Fact is one line of what the table counts: "Visitors", "34".
type Fact struct{ Name, Value text.Text }

// Deps holds the dependencies of the operator's page.
type Deps struct {
	Version   string
	Facts     func() []Fact      // of today; none where nothing is counted
	Uncounted text.Text          // why that is so, a sentence
	Troubles  func() []text.Text // what is not as it should be, a sentence each
	Volume    func() float64     // 0 … 1
	SetVolume func(v float64)
	Silent    func() bool // the machine gives no sound
	TestSound func()
	Closed    func() bool
	Close     func(closed bool) // for today, or until it opens by its hours
	ShutDown  func()
	Left      func() // the page is left: what was set is to be kept
}

// A Desk is the operator's page.
type Desk struct {
	st    *scenes.Stack
	deps  Deps
	sheet sheet.Sheet
	ask   *sheet.Question
}

// New returns the operator's console.
func New(st *scenes.Stack, d Deps) *Desk { return &Desk{st: st, deps: d} }

// Lay lays out the page: what is counted, and what can be done.
func (d *Desk) Lay(p *ui.Page) {
	p.Title = "Operator"
	left, right := d.sheet.Begin(p, &sheet.Rail{
		Aside:   "This page can’t be opened without the PIN.",
		Primary: ui.Item{ID: "primary", Text: "Back to the table", Do: d.st.Pop},
		Seconds: []ui.Item{{ID: "shut down", Text: "Shut down", Style: ui.GraveStyle, Do: d.askShutDown}},
	})
	d.state(p, left)
	d.today(p, left)
	d.glass(p, right)
	d.sound(p, right)
	d.table(p, right)
	d.sheet.End(p, "Operator", d.st.Pop)
	if d.ask != nil {
		d.ask.Lay(p)
	}
}

// state adds the current troubles and the version.
func (d *Desk) state(p *ui.Page, f *sheet.Flow) {
	f.Heading("State", "")
	troubles := d.deps.Troubles()
	for _, t := range troubles {
		f.Write(t, ui.BodyType.In(ui.Loss), ui.Words)
		f.Gap(1)
	}
	if len(troubles) == 0 {
		f.Write("All is well.", ui.BodyType, ui.Words)
	}
	if d.deps.Version != "" {
		f.Write(text.Of("Knucklebones {0}", d.deps.Version), ui.TextType, ui.Words)
	}
	f.Gap(4)
}

// today adds the counts of the day.
func (d *Desk) today(p *ui.Page, f *sheet.Flow) {
	f.Heading("Today", "")
	facts := d.deps.Facts()
	for i, fact := range facts {
		at := f.Take(8)
		p.Say("value "+strconv.Itoa(i+1), ui.Words, text.Of("{0}: {1}", fact.Name, fact.Value), at)
		p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
			p.Line(dst, r, fact.Value, ui.NameType.End())
			r.W -= p.Width(fact.Value, ui.NameType) + 2*p.U
			p.Line(dst, r, fact.Name, ui.BodyType)
		})
		f.Rule()
	}
	if len(facts) == 0 {
		f.Write(d.deps.Uncounted, ui.BodyType, ui.Words)
	}
	f.Gap(4)
}

// glass lists the part about the screen: cleaning, and the test picture.
func (d *Desk) glass(p *ui.Page, f *sheet.Flow) {
	f.Heading("Screen", "")
	d.act(p, f, "clean", "Clean the screen", "Touch is off for 30 seconds.", "Start", func() { d.st.Push(NewClean(d.st)) })
	d.act(p, f, "picture", "Test picture", "Shows edges, shades, and a mark wherever you touch the screen.", "Show", func() { d.st.Push(NewCard(d.st)) })
	f.Gap(5)
}

func (d *Desk) sound(p *ui.Page, f *sheet.Flow) {
	f.Heading("Sound", "")
	v := d.deps.Volume()
	value := text.Of("{0}\u2009%", int(v*100+0.5))
	p.Add(ui.Item{ID: "volume", Role: ui.Slider, Style: ui.SliderStyle, Label: "Volume", Value: value, Amount: v,
		Rect: f.Row("Volume", value, 46), Slide: d.slide})
	about := text.Text("Plays on the left, on the right, then on both sides.")
	if d.deps.Silent() {
		about = "Sound isn’t available on this machine."
	}
	d.act(p, f, "sound", "Test sound", about, "Play", d.deps.TestSound)
	f.Gap(5)
}

func (d *Desk) slide(v float64) {
	d.deps.SetVolume(v)
	d.st.Invalidate()
}

// table lists the part that opens and closes the table.
func (d *Desk) table(p *ui.Page, f *sheet.Flow) {
	f.Heading("Table", "")
	title, about, word := text.Text("Open"), text.Text("Visitors can play."), text.Text("Close for today")
	closed := d.deps.Closed()
	if closed {
		title, about, word = "Closed", "The screen is dark.", "Open now"
	}
	d.act(p, f, "close", title, about, word, func() {
		d.deps.Close(!closed)
		d.st.Invalidate()
	})
}

// act adds a row with a button word that calls do.
func (d *Desk) act(p *ui.Page, f *sheet.Flow, id string, title, about, word text.Text, do func()) {
	it := ui.Item{ID: id, Style: ui.PaperStyle, Text: word, Label: text.Of("{0}: {1}", word, title), Do: do}
	it.Rect = f.Row(title, about, p.ButtonWidth(&it)/p.U)
	p.Add(it)
}

// askShutDown asks whether to shut the machine down, since nobody can start it again at
// the screen.
func (d *Desk) askShutDown() {
	d.ask = &sheet.Question{
		Title: "Shut down the program?", Note: "The screen stays dark until somebody starts the program again at the machine.",
		Leave: "Keep running", Close: func() { d.ask = nil; d.st.Invalidate() },
	}
	d.ask.Offer("Shut down", "", false, d.deps.ShutDown)
	d.ask.Warn()
	d.st.Invalidate()
}

// Tick returns false, since nothing on the screen moves.
func (d *Desk) Tick() bool { return false }

// Leave saves the settings and frees the cached pictures.
func (d *Desk) Leave() {
	d.deps.Left()
	d.sheet.Leave()
}

// Draw draws the page.
func (d *Desk) Draw(dst *ebiten.Image, p *ui.Page) {
	d.sheet.Draw(dst, p)
	p.DrawItems(dst)
}
