// Package settings is the screen of what a person has set about seeing,
// hearing and playing, and of what is kept on the device. Everything takes
// effect at once.
package settings

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// Deps holds the dependencies of the settings screen.
type Deps struct {
	Changed func()      // a setting has changed; may be nil
	Keep    Keep        // nil where it is nobody's business
	Paste   func()      // opens the place to paste a link; may be nil
	Version string      // of the program; may be empty
	Silent  func() bool // reports whether the machine gives no sound; may be nil
	Print   func()      // opens all games as printed pages; nil where nobody prints
	// Sharpens reports whether more pixels could be drawn than are; may be nil.
	Sharpens func() bool
	// Languages opens the choice of a language; nil where there is no choice.
	Languages func()
}

// Settings is the screen.
type Settings struct {
	st     *scenes.Stack
	deps   Deps
	sheet  sheet.Sheet
	ask    *sheet.Question
	sample sample
}

// New returns the settings screen.
func New(st *scenes.Stack, d Deps) *Settings { return &Settings{st: st, deps: d} }

// Lay lays out the page: the settings in groups.
func (s *Settings) Lay(p *ui.Page) {
	p.Title = "Settings"
	left, right := s.sheet.Begin(p, nil)
	s.sample.lay(p, left, &s.st.Prefs)
	s.language(p, left)
	if s.sheet.Wide() {
		s.hear(p, left)
		s.paper(p, left)
		s.keep(p, left)
		s.see(p, right)
		s.play(p, right)
		s.throw(p, right)
	} else {
		s.see(p, left)
		s.hear(p, left)
		s.play(p, left)
		s.throw(p, left)
		s.paper(p, left)
		s.keep(p, left)
	}
	s.sheet.End(p, "Settings", s.st.Pop)
	if s.ask != nil {
		s.ask.Lay(p)
	}
}

// changed stores the settings and applies them after a change.
func (s *Settings) changed() {
	s.st.KeepPrefs()
	s.tell()
}

// tell applies the settings after a change without storing them, as while a slider
// moves.
func (s *Settings) tell() {
	if s.deps.Changed != nil {
		s.deps.Changed()
	}
	s.st.Invalidate()
}

// language adds the row that opens the choice of a language.
func (s *Settings) language(p *ui.Page, f *sheet.Flow) {
	if s.deps.Languages == nil {
		return
	}
	c := s.st.Language()
	it := ui.Item{ID: "language", Style: ui.PaperStyle, Text: text.Raw(c.Name()), Label: text.Of("Language: {0}", c.Name()), Opens: true, Do: s.deps.Languages}
	it.Rect = f.Row("Language", "", p.ButtonWidth(&it)/p.U)
	p.Add(it)
	f.Gap(5)
}

// see lists the settings for what one sees.
func (s *Settings) see(p *ui.Page, f *sheet.Flow) {
	pr := &s.st.Prefs
	f.Heading("See", "")
	s.parts(p, f, "letters", "Text size", []text.Text{"A", "A", "A", "A"}, pr.Letters, func(i int) { pr.Letters = i })
	s.toggle(p, f, "high", "High contrast", "", &pr.High)
	s.toggle(p, f, "tags", "Numbers", "A number beside each bone that lies still.", &pr.Tags)
	s.toggle(p, f, "strokes", "Strokes", "Painted on the bones, to tell the sides apart.", &pr.Strokes)
	s.parts(p, f, "motion", "Motion", []text.Text{"Full", "Reduced", "None"}, int(pr.Motion), func(i int) { pr.Motion = prefs.Motion(i) })
	s.parts(p, f, "light", "Light", []text.Text{"Automatic", "Fine", "Plain"}, int(pr.Light), func(i int) { pr.Light = prefs.Light(i) })
	if pr.Light == prefs.AsItRuns && s.st.Slow() {
		f.Gap(1)
		f.Write("Plain for now: this device can’t draw fine light fast enough.", ui.SmallType, ui.Words)
		f.Gap(2)
	}
	if s.deps.Sharpens != nil && s.deps.Sharpens() {
		s.toggle(p, f, "sharp", "Sharper picture", "Uses more of the phone’s memory.", &pr.Sharp)
	}
	f.Gap(5)
}

// hear lists the settings for what one hears and feels.
func (s *Settings) hear(p *ui.Page, f *sheet.Flow) {
	pr := &s.st.Prefs
	f.Heading("Hear and feel", "")
	about := text.Text("")
	if s.deps.Silent != nil && s.deps.Silent() {
		about = "Sound isn’t available on this device."
	}
	control := f.Row("Sound", about, 46)
	p.Add(ui.Item{ID: "volume", Role: ui.Slider, Style: ui.SliderStyle, Label: spoken("Sound", about), Value: volumeWords(pr), Amount: volume(pr), Rect: control,
		Slide: func(a float64) { pr.Volume, pr.Mute = a, a == 0; s.tell() }})
	s.parts(p, f, "speech", "Read aloud", []text.Text{"Everything", "Turns and results", "Essentials"}, int(pr.Speech), func(i int) { pr.Speech = prefs.Speech(i) })
	f.Gap(1)
	f.Write("For screen readers. At a table, press S to hear how the game stands.", ui.SmallType, ui.Words)
	f.Gap(2)
	s.toggle(p, f, "buzz", "Buzz when bones land", "", &pr.Buzz)
	f.Gap(5)
}

// volume returns the volume that is heard, 0 to 1: 0 if the sound is off.
func volume(pr *prefs.Prefs) float64 {
	if pr.Mute {
		return 0
	}
	return pr.Volume
}

func volumeWords(pr *prefs.Prefs) text.Text {
	if volume(pr) == 0 {
		return "off"
	}
	return text.Of("{0}\u2009%", int(volume(pr)*100+0.5))
}

// play lists the settings for how games are played.
func (s *Settings) play(p *ui.Page, f *sheet.Flow) {
	pr := &s.st.Prefs
	f.Heading("Play", "")
	s.parts(p, f, "pace", "Pace", []text.Text{"Slow", "Normal", "Fast"}, int(pr.Pace), func(i int) { pr.Pace = prefs.Pace(i) })
	s.parts(p, f, "lens", "Odds lens", []text.Text{"Never", "On request", "Always"}, int(pr.Lens), func(i int) { pr.Lens = prefs.Lens(i) })
	s.toggle(p, f, "begins", "Skip the opening throw", "The game decides at once who begins.", &pr.Begun)
	s.toggle(p, f, "opposite", "Screen lies flat", "The table turns towards a player who sits opposite.", &pr.Opposite)
	if p.Tall() {
		s.toggle(p, f, "low", "Within reach", "Everything you press is in the lower part of the screen.", &pr.Low)
	}
	s.toggle(p, f, "left", "Left-handed", "Buttons are under your left thumb.", &pr.Left)
	f.Gap(5)
}

// throw lists the settings for throwing by hand.
func (s *Settings) throw(p *ui.Page, f *sheet.Flow) {
	pr := &s.st.Prefs
	f.Heading("Throw by hand", "")
	s.parts(p, f, "arc", "Show the flight", []text.Text{"Going up", "All of it", "Not at all"}, int(pr.Arc), func(i int) { pr.Arc = prefs.Arc(i) })
	s.toggle(p, f, "hang", "Bones hang in the air", "They wait until you let them fall.", &pr.Hang)
	s.toggle(p, f, "shadows", "Hide the landing rings", "Only shadows show where the bones come down.", &pr.Shadows)
	s.toggle(p, f, "beside", "Play against your best", "When you play alone, your best game is shown as a ghost.", &pr.Beside)
	f.Gap(5)
}

// paper adds the row that opens the printed pages of all games.
func (s *Settings) paper(p *ui.Page, f *sheet.Flow) {
	if s.deps.Print == nil {
		return
	}
	f.Heading("On paper", "")
	about := text.Text("The rules and boards of all games, as a booklet.")
	it := ui.Item{ID: "print", Style: ui.PaperStyle, Text: "Print all", Label: spoken("Print all", about), Do: s.deps.Print}
	it.Rect = f.Row("Rules and boards", about, p.ButtonWidth(&it)/p.U)
	p.Add(it)
	f.Gap(5)
}

// toggle adds a row with a switch for *on.
func (s *Settings) toggle(p *ui.Page, f *sheet.Flow, id string, title, about text.Text, on *bool) {
	control := f.Row(title, about, 14)
	p.Add(ui.Item{ID: id, Role: ui.Toggle, Style: ui.SwitchStyle, Label: spoken(title, about), Selected: *on, Rect: control,
		Do: func() { *on = !*on; s.changed() }})
}

// parts adds a row with a segmented choice among names, of which at is selected; set is
// called with a new selection.
func (s *Settings) parts(p *ui.Page, f *sheet.Flow, id string, title text.Text, names []text.Text, at int, set func(i int)) {
	u := p.U
	var ws []float64
	w := 0.0
	for i, name := range names {
		it := ui.Item{Style: ui.PartStyle, Text: name, Step: step(id, i)}
		ws = append(ws, max(11*u, p.ButtonWidth(&it)))
		w += ws[i]
	}
	if w > f.W {
		for i := range ws {
			ws[i] *= f.W / w
		}
		w = f.W
	}
	control := f.Row(title, "", w/u)
	x := control.X + control.W - w
	p.Ink(ui.Rect{X: x, Y: control.Y, W: w, H: control.H}, p.Stepper)
	for i, name := range names {
		it := ui.Item{ID: id + " " + strconv.Itoa(i), Role: ui.Radio, Set: title, Style: ui.PartStyle, Text: name, Step: step(id, i), Label: spokenPart(id, name, i), Selected: i == at,
			Rect: ui.Rect{X: x, Y: control.Y, W: ws[i], H: control.H}, Do: func() { set(i); s.changed() }}
		p.Add(it)
		if i > 0 {
			p.Ink(ui.Rect{X: x, Y: control.Y, H: control.H}, p.Hair)
		}
		x += ws[i]
	}
}

// step returns the type step of the i-th part of a choice: in the choice of letter
// sizes each part shows its size.
func step(id string, i int) int {
	if id == "letters" {
		return i + 1
	}
	return 0
}

// spokenPart returns the name of a part for a screen reader.
func spokenPart(id string, name text.Text, i int) text.Text {
	if id == "letters" {
		return [...]text.Text{"usual", "large", "larger", "largest"}[i]
	}
	return name
}

// spoken returns the accessible name of a setting: its title, and what is said about
// it.
func spoken(title, about text.Text) text.Text {
	if about == "" {
		return title
	}
	return text.Sentences(text.Stop(title), about)
}

// Tick returns false, since nothing on the screen moves.
func (s *Settings) Tick() bool { return false }

// Leave saves the settings and frees the cached pictures.
func (s *Settings) Leave() {
	s.st.KeepPrefs()
	s.sheet.Leave()
	s.sample.drop()
}

// Draw draws the page.
func (s *Settings) Draw(dst *ebiten.Image, p *ui.Page) {
	s.sheet.Draw(dst, p)
	p.DrawItems(dst)
}
