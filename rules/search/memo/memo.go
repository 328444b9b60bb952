// Package memo keeps what was costly to find, and not too much of it.
package memo

import "sync"

// A Memo keeps up to so many values by their keys. When it is full the one that
// nobody has asked for longest goes. It may be used from anywhere at once.
type Memo[K comparable, V any] struct{ shelf }

// A shelf is a memo of anything.
type shelf struct {
	mu    sync.Mutex
	most  int
	now   int // how often it was asked
	known map[any]*kept
}

type kept struct {
	value any
	asked int // when it was last
}

// shelves is a list of all the caches there are, which grows before anything else.
var shelves []*shelf

// New keeps up to so many values, at least one. It is for variables of a package,
// which are made before anything else: a memo is never let go.
func New[K comparable, V any](most int) *Memo[K, V] {
	m := &Memo[K, V]{shelf{most: most, known: map[any]*kept{}}}
	shelves = append(shelves, &m.shelf)
	return m
}

// Forget lets go of what all memos keep.
func Forget() {
	for _, s := range shelves {
		s.Clear()
	}
}

// Get is the value kept for a key, if there is one.
func (m *Memo[K, V]) Get(key K) (v V, ok bool) {
	v, ok = m.get(key).(V)
	return v, ok
}

// Put keeps a value.
func (m *Memo[K, V]) Put(key K, v V) { m.put(key, v) }

// Of is the value kept for a key, or else what find finds, which is kept.
func (m *Memo[K, V]) Of(key K, find func() V) V {
	v, ok := m.Get(key)
	if !ok {
		v = find()
		m.Put(key, v)
	}
	return v
}

func (s *shelf) get(key any) any {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.now++
	if k := s.known[key]; k != nil {
		k.asked = s.now
		return k.value
	}
	return nil
}

func (s *shelf) put(key, v any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.now++
	if s.known[key] == nil && len(s.known) == s.most {
		s.forget()
	}
	s.known[key] = &kept{v, s.now}
}

// forget lets go of what nobody has asked for longest.
func (s *shelf) forget() {
	var oldest any
	least := s.now
	for key, k := range s.known {
		if k.asked < least {
			oldest, least = key, k.asked
		}
	}
	delete(s.known, oldest)
}

// Len is how many values are kept.
func (s *shelf) Len() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.known)
}

// Clear forgets them all.
func (s *shelf) Clear() {
	s.mu.Lock()
	defer s.mu.Unlock()
	clear(s.known)
}
