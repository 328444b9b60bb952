// Package memo is a bounded cache for expensive results.
package memo

import "sync"

// A Memo is a least-recently-used cache with a limited number of values. It is
// safe for concurrent use.
type Memo[K comparable, V any] struct{ shelf }

// A shelf is a memo without its types.
type shelf struct {
	mu    sync.Mutex
	most  int
	now   int // number of requests so far
	aged  int // that number at the last call of Age
	known map[any]*kept
}

type kept struct {
	value any
	asked int // the last request, by shelf.now
}

// shelves is the list of all caches, which grows during initialisation only;
// see ClearAll.
var shelves []*shelf

// New returns a memo of that many values, at least one. It is for package
// variables, which are initialised before anything else: a memo is never freed.
func New[K comparable, V any](most int) *Memo[K, V] {
	m := &Memo[K, V]{shelf{most: most, known: map[any]*kept{}}}
	shelves = append(shelves, &m.shelf)
	return m
}

// ClearAll clears all memos.
func ClearAll() {
	for _, s := range shelves {
		s.Clear()
	}
}

// Age drops, from all memos, the values that nobody asked for since the last call. It is
// for when a game begins, which may be another one than before.
func Age() {
	for _, s := range shelves {
		s.age()
	}
}

// Get returns the cached value of a key, if there is one.
func (m *Memo[K, V]) Get(key K) (v V, ok bool) {
	v, ok = m.get(key).(V)
	return v, ok
}

// Put caches a value.
func (m *Memo[K, V]) Put(key K, v V) { m.put(key, v) }

// Of returns the cached value of a key, or else the result of find, which it
// caches.
func (m *Memo[K, V]) Of(key K, find func() V) V {
	v, ok := m.Get(key)
	if !ok {
		v = find()
		m.Put(key, v)
	}
	return v
}

// get returns the cached value of key, or nil.
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

// put caches the value of key, if necessary in place of others.
func (s *shelf) put(key, v any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.now++
	if s.known[key] == nil && len(s.known) == s.most {
		s.forget()
	}
	s.known[key] = &kept{v, s.now}
}

// forget drops the least recently used value.
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

// age drops the values that were neither requested nor put since the last call.
func (s *shelf) age() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for key, k := range s.known {
		if k.asked <= s.aged {
			delete(s.known, key)
		}
	}
	s.aged = s.now
}

// Len returns the number of cached values.
func (s *shelf) Len() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.known)
}

// Clear drops all values.
func (s *shelf) Clear() {
	s.mu.Lock()
	defer s.mu.Unlock()
	clear(s.known)
}
