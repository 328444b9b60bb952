package app

import (
	"cmp"
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"

	"knucklebones/rules/games"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/screens/measure"
	"knucklebones/scenes/screens/setup"
)

// A file that a person saves or is sent is either the record of one game or all
// that a device keeps. What is loaded comes beside what is there: it takes no
// game away.

// Why a file is not taken in.
var (
	errStrange = text.Errorf("This file was not saved by Knucklebones.")
	errNewer   = text.Errorf("This file is from a newer version of Knucklebones.")
	errLarge   = text.Errorf("This file is too large for Knucklebones.")
)

// take handles a file that a person chose or dropped on the page, and shows why if it
// can't be used.
func (h *App) take(f host.File) {
	err := errLarge
	if len(f.Data) <= host.MostFile {
		err = h.takeAny(string(f.Data))
	}
	if err != nil {
		h.Stack.ShowRefusal(text.OfError(err))
	}
}

// takeAny handles the content of a file: a record, a letter, an evening, an album, or
// everything from another device. The error is for the person to read.
func (h *App) takeAny(said string) error {
	said = strings.TrimSpace(strings.TrimPrefix(said, "\ufeff"))
	switch {
	case strings.HasPrefix(said, "{"):
		return h.takeAll(said)
	case strings.HasPrefix(said, "knucklebones evening "):
		return h.takeEvening(said)
	case strings.HasPrefix(said, letterFile):
		return h.takeLetter(letterIn(said))
	}
	return h.takeRecord(said)
}

// takeRecord opens the game of a record: a finished one to be watched, any other to be
// played.
func (h *App) takeRecord(said string) error {
	if !strings.HasPrefix(said, "knucklebones ") {
		return errStrange
	}
	s, err := session.Resume(said, games.Find)
	if err != nil {
		return text.Fault{Text: text.Sentences("This record can’t be read.", text.Complaint(err))}
	}
	h.Stack.Home()
	if s.Over() {
		h.Stack.Push(h.watch(s))
		return nil
	}
	if w, ok := h.saves.same(s.ShortText()); ok && h.resume(w) {
		return nil
	}
	t := h.table(s, s.Len())
	h.Stack.Push(t)
	h.keep(t, 0, 0)
	return nil
}

// A bundle is the exported data of a device, by storage key.
type bundle struct {
	Knucklebones int               `json:"knucklebones"` // the version of the form
	Kept         map[string]string `json:"kept"`
}

// A files exports the stored data of a device to a file and imports it again.
type files struct{ app *App }

// Save saves everything stored into one file, and returns its name.
func (files) Save() (name string, err error) {
	b := bundle{Knucklebones: 1, Kept: map[string]string{}}
	keys, err := host.Keys()
	for _, key := range keys {
		said, bad := host.Load(key)
		err = errors.Join(err, bad)
		b.Kept[key] = string(said)
	}
	if err != nil {
		return "", err
	}
	said, _ := json.MarshalIndent(b, "", "  ") // plain strings always encode
	return "knucklebones.json", host.SaveFile("knucklebones.json", "application/json", said)
}

// Load lets the person choose a file to load.
func (files) Load() error {
	err := host.OpenFile(".json", ".txt")
	switch {
	case err == nil:
		return nil
	case errors.Is(err, host.ErrNone):
		return text.Errorf("There is no saved file in your Downloads folder.")
	}
	return text.Errorf("The file couldn’t be opened. Press “Load from a file” again.")
}

// Erase removes everything stored. What is being played is stored again with its next
// step.
func (f files) Erase() error {
	keys, err := host.Keys()
	for _, key := range keys {
		err = errors.Join(err, host.Remove(key))
	}
	f.app.books = nil
	f.app.saves.look()
	f.app.known.look()
	f.app.evenings.look()
	f.app.letters.look()
	if c := f.app.apart; c != nil {
		c.keep()
	}
	if v := f.app.evening; v != nil {
		v.keep()
		if v.pages = 0; v.s != nil {
			v.s.SaveTo(v)
		}
	}
	f.app.days.look()
	f.app.album = loadAlbum()
	if k := f.app.keeper; k != nil {
		k.least = k.s.Len() + 1
		k.s.SaveTo(k)
	}
	return err
}

var errRoom = text.Errorf("There isn’t enough storage for what is in the file.")

// takeAll adds what another device has saved: games, evenings and books beside those
// here, tables and settings in place of those here. It adds nothing if there is no room
// for all games.
func (h *App) takeAll(said string) error {
	var b bundle
	switch err := json.Unmarshal([]byte(said), &b); {
	case err != nil || b.Knucklebones < 1:
		return errStrange
	case b.Knucklebones > 1:
		return errNewer
	}
	list := h.gamesOf(b)
	if room := most - len(h.saves.list); len(list) > room {
		return text.Errorf("The file contains {0} games, but there is room for {1} more. Give up some games in the hall first.", len(list), text.Spelled(room))
	}
	for _, s := range list {
		k := h.newKeeper(s, 0)
		if s.SaveTo(k); h.saves.find(k.n) < 0 {
			return errRoom
		}
	}
	tables, settings, err := h.takeOthers(b)
	if err != nil {
		return err
	}
	entries, err := h.takeBooks(b)
	if err != nil {
		return err
	}
	evenings, err := h.takeEvenings(b)
	if err != nil {
		return err
	}
	aparts, err := h.takeAparts(b)
	if err != nil {
		return err
	}
	played := false
	if said, ok := b.Kept[daysKey]; ok {
		played = h.days.take(said)
	}
	grown, err := h.takeAlbum(b.Kept[albumKey])
	if err != nil {
		return err
	}
	var loaded []text.Text
	switch {
	case evenings > 0:
		loaded = append(loaded, text.Of("Loaded: {0} games, {1} evenings, {2} tables, {3} sets of settings.", len(list), evenings, tables, settings))
	case len(list)+tables+settings > 0:
		loaded = append(loaded, text.Of("Loaded: {0} games, {1} tables, {2} sets of settings.", len(list), tables, settings))
	}
	if aparts > 0 {
		loaded = append(loaded, text.Of("You can continue {0} games with other devices here. Your other device keeps the older games: play on only one of them.", aparts))
	}
	if entries > 0 {
		loaded = append(loaded, text.Of("Your book has {0} more games.", entries))
	}
	if grown {
		loaded = append(loaded, "Throws and honours have been added to your book.")
	}
	if played {
		loaded = append(loaded, "Your days of Today’s throw are joined.")
	}
	if len(loaded) == 0 {
		return text.Errorf("Everything in the file is here already.")
	}
	h.Stack.Toast(text.Sentences(loaded...), true)
	return nil
}

// gamesOf returns the unfinished games of a bundle that can be read and aren't here
// yet, the one played last at the end.
func (h *App) gamesOf(b bundle) (list []*session.Session) {
	for _, said := range b.records() {
		s, err := session.Resume(said, games.Find)
		if err != nil || s.Over() {
			continue
		}
		if _, ok := h.saves.same(s.ShortText()); !ok {
			list = append(list, s)
		}
	}
	return list
}

// records returns the games of a bundle as text, the one played last at the end.
func (b bundle) records() (texts []string) {
	when := map[string]int64{}
	if old, ok := b.Kept["game"]; ok {
		when[old] = 0
	}
	for k := range b.Kept {
		if n, page, ok := number(k); ok && page == 0 {
			if said, m, err := b.record(n); err == nil {
				when[said] = m.when
			}
		}
	}
	texts = slices.Collect(maps.Keys(when))
	slices.SortFunc(texts, func(x, y string) int { return cmp.Or(cmp.Compare(when[x], when[y]), cmp.Compare(x, y)) })
	return texts
}

// record returns the record of the n-th game in a bundle, joined from its pages, and
// its progress.
func (b bundle) record(n int) (said string, last mark, err error) {
	for page := 0; err == nil; page++ {
		kept, ok := b.Kept[key(n, page)]
		if !ok {
			break
		}
		var part string
		last, part, err = readPage(kept)
		said += part
	}
	return said, last, err
}

// takeOthers stores the tables, settings and other small data of a bundle, and returns
// the number of tables and of settings.
func (h *App) takeOthers(b bundle) (tables, sets int, err error) {
	for k, said := range b.Kept {
		id, table := strings.CutPrefix(k, "table ")
		game, best := strings.CutPrefix(k, bestKey(""))
		switch {
		case best && takeBests(game, said):
			continue // beside what is here
		case k == knownKey:
			if h.known.take(said) {
				h.keepKnown()
			}
			continue
		case table && readable(id, said):
			tables++
		case k == "settings" && h.set(said):
			sets++
		case k == measure.Key && measure.Read([]byte(said)).Len() > 0:
		default:
			continue
		}
		if host.Save(k, []byte(said)) != nil {
			return tables, sets, errRoom
		}
	}
	return tables, sets, nil
}

// takeBooks merges the book of another device, and returns the number of games that are
// new here.
func (h *App) takeBooks(b bundle) (added int, err error) {
	for k, said := range b.Kept {
		id, is := strings.CutPrefix(k, bookPrefix)
		if !is {
			continue
		}
		n, err := h.takeBook(id, said)
		if err != nil {
			return added, errRoom
		}
		added += n
	}
	return added, nil
}

// readable reports whether a stored table can be played in the game with that id.
func readable(id, table string) bool {
	g := games.Find(id)
	if g == nil {
		return false
	}
	_, err := setup.Read([]byte(table), g)
	return err == nil
}

// set replaces the settings by stored ones, and reports whether these could be read.
func (h *App) set(said string) bool {
	p, err := prefs.Read([]byte(said))
	if err != nil {
		return false
	}
	h.Stack.Prefs = p
	h.heed()
	h.Stack.Invalidate()
	return true
}
