package album

import (
	"cmp"
	"slices"
	"strings"

	"knucklebones/rules/kits/tali"
)

// An Album is the log of what games have brought, the earliest first.
type Album struct {
	list  []Entry
	has   map[string]bool // by id of an entry
	newer bool

	counted       bool // found and throws are known
	found, throws int
}

// version is the first line of an album as text.
const version = "album 1"

// Read returns the album that Text wrote. Lines that are damaged are left out.
func Read(said string) *Album {
	a := &Album{}
	head, rest, _ := strings.Cut(said, "\n")
	if head != version {
		a.newer = strings.HasPrefix(head, "album ")
		return a
	}
	for line := range strings.Lines(rest) {
		if e, ok := readEntry(strings.TrimSuffix(line, "\n")); ok {
			a.add(e)
		}
	}
	return a
}

// Newer reports whether the album was written by a newer version of the program. It reads
// as an empty one, and must not be written over.
func (a *Album) Newer() bool { return a.newer }

// Text returns the album as text. Links stay only in games that prove something.
func (a *Album) Text() string {
	needed := a.proofs()
	var b strings.Builder
	b.WriteString(version + "\n")
	for i := range a.list {
		e := &a.list[i]
		b.WriteString(e.line(needed[e.ID]) + "\n")
	}
	return b.String()
}

// proofs returns the ids of the games in which a cast was found or an honour is proven.
func (a *Album) proofs() map[string]bool {
	needed, first, filled := map[string]bool{}, [All]bool{}, map[string]bool{}
	outlined := map[string]string{}
	for i := range a.list {
		e := &a.list[i]
		for c, n := range e.Casts {
			if n > 0 && !first[c] {
				first[c], needed[e.ID] = true, true
			}
		}
		for _, key := range e.Honours {
			switch {
			case filled[key]:
			case !e.Lens:
				filled[key], needed[e.ID] = true, true
				delete(outlined, key)
			case outlined[key] == "":
				outlined[key] = e.ID
			}
		}
	}
	for _, id := range outlined {
		needed[id] = true
	}
	return needed
}

// add inserts an entry by its day, joined with an earlier one of the same game, and
// reports whether the album has changed.
func (a *Album) add(e Entry) (changed bool) {
	changed, a.counted = true, false
	if i := a.find(e.ID); i >= 0 {
		old := a.list[i]
		e = join(old, e)
		changed = e.line(false) != old.line(false) // a link alone is nothing new
		a.list = slices.Delete(a.list, i, i+1)
	}
	at, _ := slices.BinarySearchFunc(a.list, e.Day, func(x Entry, day string) int {
		return cmp.Or(cmp.Compare(x.Day, day), -1) // behind those of the same day
	})
	a.list = slices.Insert(a.list, at, e)
	if a.has == nil {
		a.has = map[string]bool{}
	}
	a.has[e.ID] = true
	return changed
}

// find returns the index of the entry with that id, or -1.
func (a *Album) find(id string) int {
	if !a.has[id] {
		return -1
	}
	return slices.IndexFunc(a.list, func(e Entry) bool { return e.ID == id })
}

// Merge adds the games of another album, and reports whether any was new or had more in
// it.
func (a *Album) Merge(b *Album) (changed bool) {
	for _, e := range b.list {
		changed = a.add(e) || changed
	}
	return changed
}

// A News lists the casts and honours that a game has brought for the first time.
type News struct {
	Casts   []tali.Hand
	Honours []string // keys; also of those that were outlined and are filled now
}

// Enter adds a game, as played so far, in place of an earlier entry of it, and returns
// what is new by it.
func (a *Album) Enter(e Entry) (n News) {
	if i := a.find(e.ID); i >= 0 {
		e.Day = min(e.Day, a.list[i].Day)
		a.list = slices.Delete(a.list, i, i+1)
	}
	for i, h := range Casts() {
		if e.Casts[i] > 0 && a.Cast(h).Times == 0 {
			n.Casts = append(n.Casts, h)
		}
	}
	for _, key := range e.Honours {
		if was := a.Honour(key); was.Times == 0 || !was.Filled && !e.Lens {
			n.Honours = append(n.Honours, key)
		}
	}
	a.add(e)
	return n
}

// Len returns the number of games in the album.
func (a *Album) Len() int { return len(a.list) }

// A Cast tells how often a cast was thrown, and the game in which it was found.
type Cast struct {
	Times int
	First Entry // meaningful if Times > 0
}

// Cast returns what the album has of a cast.
func (a *Album) Cast(h tali.Hand) (c Cast) {
	k := slices.Index(Casts(), h)
	for i := range a.list {
		n := a.list[i].Casts[k]
		if n > 0 && c.Times == 0 {
			c.First = a.list[i]
		}
		c.Times += n
	}
	return c
}

// An Earned tells how often an honour was earned, and the game that proves it.
type Earned struct {
	Times  int
	Filled bool // it was earned without the odds lens
	Proof  Entry
}

// Honour returns what the album has of the honour with that key. Its proof is the first
// game without the odds lens, or else the first of all.
func (a *Album) Honour(key string) (h Earned) {
	for i := range a.list {
		e := &a.list[i]
		if !slices.Contains(e.Honours, key) {
			continue
		}
		if h.Times == 0 || !h.Filled && !e.Lens {
			h.Proof, h.Filled = *e, !e.Lens
		}
		h.Times++
	}
	return h
}

// Count returns the number of casts that were found, and of all throws.
func (a *Album) Count() (found, throws int) {
	if a.counted {
		return a.found, a.throws
	}
	var times [All]int
	for i := range a.list {
		for k, n := range &a.list[i].Casts {
			times[k] += n
		}
	}
	for _, n := range times {
		throws += n
		if n > 0 {
			found++
		}
	}
	a.found, a.throws, a.counted = found, throws, true
	return found, throws
}

// Rarest returns the rarest cast that was found, the latest of several; false if there is
// none.
func (a *Album) Rarest() (h tali.Hand, ok bool) {
	day := ""
	for _, c := range Casts() {
		have := a.Cast(c)
		if have.Times > 0 && (!ok || OneIn(c) > OneIn(h) || OneIn(c) == OneIn(h) && have.First.Day > day) {
			h, day, ok = c, have.First.Day, true
		}
	}
	return h, ok
}
