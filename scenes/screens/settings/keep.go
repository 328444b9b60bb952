package settings

import (
	"math"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// Keep manages the data stored on the device.
type Keep interface {
	// Save gives all of it to the person as a file, and is the file's name.
	Save() (name string, err error)
	// Load asks the person for a file; what it holds is taken in later. Its error
	// is for the person to read.
	Load() error
	// Erase forgets all of it.
	Erase() error
}

// Nowhere keeps nothing: it is for pictures of the screen.
type Nowhere struct{}

func (Nowhere) Save() (string, error) { return "nothing", nil }
func (Nowhere) Load() error           { return nil }
func (Nowhere) Erase() error          { return nil }

// keep adds the buttons for what is stored on the device: save it, load it, open a
// link, erase everything.
func (s *Settings) keep(p *ui.Page, f *sheet.Flow) {
	if s.deps.Keep == nil {
		return
	}
	u := p.U
	f.Heading("Keep", "")
	erase := ui.Item{ID: "erase", Style: ui.LinkStyle, Risk: true, Text: "Erase everything", Do: s.askErase}
	items := []ui.Item{
		{ID: "save", Style: ui.PaperStyle, Icon: "share", Text: "Save to a file", Do: s.saveFile},
		{ID: "load", Style: ui.PaperStyle, Text: "Load from a file", Do: s.loadFile},
	}
	if s.deps.Paste != nil {
		items = append(items, ui.Item{ID: "paste", Style: ui.PaperStyle, Text: "Open a link", Do: s.deps.Paste})
	}
	items = append(items, erase)
	row := f.TakePx(11 * u)
	x := row.X
	for _, it := range items {
		w := math.Min(p.ButtonWidth(&it), row.W)
		if x+w > row.X+row.W {
			f.Gap(2)
			row = f.TakePx(11 * u)
			x = row.X
		}
		it.Rect = ui.Rect{X: x, Y: row.Y, W: w, H: row.H}
		if it.ID == erase.ID {
			it.Rect.X = row.X + row.W - w
		}
		p.Add(it)
		x += w + 3*u
	}
	f.Gap(3)
	f.Write("Everything stays on this device. Nothing is sent anywhere.", ui.SmallType, ui.Words)
	if s.deps.Version != "" {
		f.Write(text.Of("Knucklebones {0}", s.deps.Version), ui.SmallType, ui.Words)
	}
	f.Gap(2)
}

// saveFile saves everything that is stored into one file.
func (s *Settings) saveFile() {
	name, err := s.deps.Keep.Save()
	if err != nil {
		s.st.Toast("The file couldn’t be saved here.", false)
		return
	}
	s.st.Toast(text.Of("Saved to {0}.", name), true)
}

func (s *Settings) loadFile() {
	if err := s.deps.Keep.Load(); err != nil {
		s.st.Toast(text.OfError(err), false)
	}
}

// askErase asks, twice, whether to erase everything that is stored.
func (s *Settings) askErase() {
	q := &sheet.Question{Title: "Erase everything", Note: "This deletes all games, tables and settings saved on this device.", Close: func() { s.ask = nil }}
	q.Offer("Erase games, tables and settings", "You are asked once more.", false, s.askAgain)
	s.ask = q
}

// askAgain asks a second time whether everything is to be erased.
func (s *Settings) askAgain() {
	q := &sheet.Question{Title: "You can’t undo this", Note: "If you may want them again, save them to a file first.", Close: func() { s.ask = nil }}
	q.Offer("Erase everything now", "", false, s.erase)
	q.Warn()
	s.ask = q
}

// erase erases everything that is stored.
func (s *Settings) erase() {
	if err := s.deps.Keep.Erase(); err != nil {
		s.st.Toast("Some data couldn’t be erased.", false)
		return
	}
	s.st.Prefs = prefs.Default()
	s.tell()
	s.st.Toast("Everything has been erased.", true)
}
