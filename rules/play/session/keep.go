package session

// A Store saves a game in case the machine stops. Save gets the game's text in
// pages, numbered from 0: the page is new or has changed, and all saved later
// pages are void. Resume reads all pages in their order.
type Store interface {
	Save(page int, text string) error
}

// pageBytes is the size at which a new page begins. It limits what is written
// per step, however long the game.
const pageBytes = 2048

// A keep is the state of saving a game.
type keep struct {
	store Store
	pages []int // the first step of each page
	dirty int   // the first page that the store does not have as it is
	waits bool  // saving waits until Atomically ends
}

// SaveTo saves the game to store now and after every step; nil stops it. An error
// of the store never stops the game: the same pages are saved again after the
// next step.
func (s *Session) SaveTo(store Store) {
	s.keep.store = store
	s.resave()
}

// Atomically calls f and saves its changes at once, so that a resumed game has
// all of them or none.
func (s *Session) Atomically(f func()) {
	s.keep.waits = true
	f()
	s.keep.waits = false
	s.save()
}

// resave saves all pages again.
func (s *Session) resave() {
	s.keep.pages, s.keep.dirty = []int{0}, 0
	s.save()
}

// save gives the store the pages that have changed since the last save, usually the one
// with the last step. A full page stays as it is; the next step begins another.
func (s *Session) save() {
	k := &s.keep
	if k.store == nil || k.waits {
		return
	}
	last := min(k.dirty, len(k.pages)-1)
	for last > 0 && k.pages[last] >= s.Len() {
		last-- // its steps were undone
	}
	for k.dirty, k.pages = last, k.pages[:last+1]; k.dirty < len(k.pages); k.dirty++ {
		text, end := s.rec.Short(k.pages[k.dirty], pageBytes, s)
		if k.store.Save(k.dirty, text) != nil {
			return
		}
		if end < s.Len() {
			k.pages = append(k.pages, end)
		}
	}
}
