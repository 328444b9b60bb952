package settings

import (
	"encoding/json"
	"errors"
	"math"

	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// Keep is where saves are kept and how they leave the device. Machine is the
// usual one.
type Keep interface {
	Keys() ([]string, error)
	Load(key string) ([]byte, error)
	Save(key string, data []byte) error
	Remove(key string) error
	SaveFile(name, mime string, data []byte) error
	OpenFile(kinds ...string) error
	Opened() (data []byte, ok bool)
}

// Machine keeps saves where the machine does.
type Machine struct{}

func (Machine) Keys() ([]string, error)            { return host.Keys() }
func (Machine) Load(key string) ([]byte, error)    { return host.Load(key) }
func (Machine) Save(key string, data []byte) error { return host.Save(key, data) }
func (Machine) Remove(key string) error            { return host.Remove(key) }
func (Machine) OpenFile(kinds ...string) error     { return host.OpenFile(kinds...) }
func (Machine) SaveFile(name, mime string, data []byte) error {
	return host.SaveFile(name, mime, data)
}

// Opened is the file that was chosen, once.
func (Machine) Opened() ([]byte, bool) {
	f, ok := host.Opened()
	return f.Data, ok
}

// Nowhere keeps nothing: it is for pictures of the screen.
type Nowhere struct{}

func (Nowhere) Keys() ([]string, error)              { return nil, nil }
func (Nowhere) Load(string) ([]byte, error)          { return nil, nil }
func (Nowhere) Save(string, []byte) error            { return nil }
func (Nowhere) Remove(string) error                  { return nil }
func (Nowhere) SaveFile(_, _ string, _ []byte) error { return nil }
func (Nowhere) OpenFile(...string) error             { return nil }
func (Nowhere) Opened() (data []byte, ok bool)       { return nil, false }

// keep is the group of what is kept on the device.
func (s *Settings) keep(p *ui.Page, f *sheet.Flow) {
	u := p.U
	f.Heading("Keep", "")
	erase := ui.Item{ID: "erase", Look: ui.LinkLook, Risk: true, Text: "Erase all", Do: s.askErase}
	items := []ui.Item{
		{ID: "save", Look: ui.PaperLook, Icon: "share", Text: "Save to a file", Do: s.saveFile},
		{ID: "load", Look: ui.PaperLook, Text: "Load", Do: s.loadFile},
		erase,
	}
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
	f.Gap(2)
}

// saveFile writes all that is kept into one file.
func (s *Settings) saveFile() {
	data, err := pack(s.deps.Keep)
	if err == nil {
		err = s.deps.Keep.SaveFile("knucklebones.json", "application/json", data)
	}
	if err != nil {
		s.st.Toast("No file could be written here.", false)
		return
	}
	s.st.Toast("Saved to knucklebones.json.", true)
}

func (s *Settings) loadFile() {
	if err := s.deps.Keep.OpenFile(".json"); err != nil {
		s.st.Toast("No file can be opened here.", false)
	}
}

// opened takes in a file that was chosen since the last tick.
func (s *Settings) opened() bool {
	data, ok := s.deps.Keep.Opened()
	if !ok {
		return false
	}
	if err := unpack(s.deps.Keep, data); err != nil {
		s.st.Toast(err.Error(), false)
		return true
	}
	if b, err := s.deps.Keep.Load("settings"); err == nil {
		if p, err := prefs.Read(b); err == nil {
			s.st.Prefs = p
			s.changed()
		}
	}
	s.st.Toast("Loaded. What was in the file is kept here now.", true)
	return true
}

// A file is all that is kept, by key.
type file struct {
	Knucklebones int               `json:"knucklebones"` // the version of the form
	Kept         map[string]string `json:"kept"`
}

// pack is all that k keeps, as a file.
func pack(k Keep) ([]byte, error) {
	keys, err := k.Keys()
	if err != nil {
		return nil, err
	}
	f := file{Knucklebones: 1, Kept: map[string]string{}}
	for _, key := range keys {
		b, err := k.Load(key)
		if err != nil {
			return nil, err
		}
		f.Kept[key] = string(b)
	}
	return json.MarshalIndent(f, "", "  ")
}

// The most that a file may hold: more is not one of ours.
const mostKeys, mostBytes = 400, 4 << 20

// unpack keeps what a file holds. Nothing is changed if it is not one of ours;
// the error is for the person to read.
func unpack(k Keep, data []byte) error {
	var f file
	if len(data) > mostBytes || json.Unmarshal(data, &f) != nil || f.Knucklebones == 0 || len(f.Kept) > mostKeys {
		return errors.New("This file was not saved by Knucklebones.")
	}
	if f.Knucklebones != 1 {
		return errors.New("This file is from a newer Knucklebones.")
	}
	for key, text := range f.Kept {
		if err := k.Save(key, []byte(text)); err != nil {
			return errors.New("There is no room to keep what the file holds.")
		}
	}
	return nil
}

// askErase asks twice: what is erased is gone.
func (s *Settings) askErase() {
	q := &sheet.Question{Title: "Erase all", Note: "Games, tables and settings kept on this device are taken away.", Close: func() { s.ask = nil }}
	q.Offer("Go on", "", false, s.askAgain)
	s.ask = q
}

func (s *Settings) askAgain() {
	q := &sheet.Question{Title: "There is no way back", Note: "Save to a file first if you may want them again.", Close: func() { s.ask = nil }}
	q.Offer("Erase all", "", false, s.erase)
	q.Warn()
	s.ask = q
}

// erase takes away all that is kept.
func (s *Settings) erase() {
	keys, err := s.deps.Keep.Keys()
	for _, key := range keys {
		if err == nil {
			err = s.deps.Keep.Remove(key)
		}
	}
	if err != nil {
		s.st.Toast("Not all could be erased.", false)
		return
	}
	s.st.Prefs = prefs.Default()
	if s.deps.Changed != nil {
		s.deps.Changed()
	}
	s.st.Toast("All is erased.", true)
}
