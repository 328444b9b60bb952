package session

// A Store keeps a game in case the machine stops. It is given the game's text in
// pages, counted from 0: each is new or has changed, and what was kept of later
// pages is void. All pages in their order are what Resume reads.
type Store interface {
	Save(page int, text string) error
}

// pageBytes is how long a page grows. So much at most is written at a step,
// however long the game.
const pageBytes = 2048

// A keep is how far a game is kept.
type keep struct {
	store Store
	pages []int // the first step of each page
	dirty int   // the first page that the store does not have as it is
	waits bool  // until all is done that belongs together
}

// Keep saves the game to store now and at every step from now on; nil stops
// it. A store that fails never stops the game, and is given the same pages again
// at the next step.
func (s *Session) Keep(store Store) {
	s.keep.store = store
	s.resave()
}

// Together saves at once what f does: of what belongs together a game that is resumed
// has all or nothing.
func (s *Session) Together(f func()) {
	s.keep.waits = true
	f()
	s.keep.waits = false
	s.save()
}

// resave saves all pages anew.
func (s *Session) resave() {
	s.keep.pages, s.keep.dirty = []int{0}, 0
	s.save()
}

// save gives the store what has changed since the last save: as a rule the page
// with the last step. A page ends where it is full, once another step follows.
func (s *Session) save() {
	k := &s.keep
	if k.store == nil || k.waits {
		return
	}
	last := min(k.dirty, len(k.pages)-1)
	for last > 0 && k.pages[last] >= s.Len() {
		last-- // what it held was taken back
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
