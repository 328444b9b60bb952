// Package memo keeps what was costly to find, and not too much of it.
package memo

import "sync"

// A Memo keeps up to so many values by their keys. When it is full the one that
// nobody has asked for longest goes. It may be used from anywhere at once.
type Memo[K comparable, V any] struct {
	mu    sync.Mutex
	most  int
	now   int // how often it was asked
	known map[K]*kept[V]
}

type kept[V any] struct {
	value V
	asked int // when it was last
}

// New keeps up to so many values, at least one.
func New[K comparable, V any](most int) *Memo[K, V] {
	return &Memo[K, V]{most: most, known: map[K]*kept[V]{}}
}

// Get is the value kept for a key, if there is one.
func (m *Memo[K, V]) Get(key K) (v V, ok bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.get(key)
}

func (m *Memo[K, V]) get(key K) (v V, ok bool) {
	m.now++
	if k := m.known[key]; k != nil {
		k.asked = m.now
		return k.value, true
	}
	return v, false
}

// Put keeps a value.
func (m *Memo[K, V]) Put(key K, v V) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.put(key, v)
}

func (m *Memo[K, V]) put(key K, v V) {
	m.now++
	if m.known[key] == nil && len(m.known) == m.most {
		m.forget()
	}
	m.known[key] = &kept[V]{v, m.now}
}

// forget lets go of what nobody has asked for longest.
func (m *Memo[K, V]) forget() {
	var oldest K
	least := m.now
	for key, k := range m.known {
		if k.asked < least {
			oldest, least = key, k.asked
		}
	}
	delete(m.known, oldest)
}

// Of is the value kept for a key, or else what find finds, which is kept. No
// other asks are answered meanwhile.
func (m *Memo[K, V]) Of(key K, find func() V) V {
	m.mu.Lock()
	defer m.mu.Unlock()
	v, ok := m.get(key)
	if !ok {
		v = find()
		m.put(key, v)
	}
	return v
}

// Len is how many values are kept.
func (m *Memo[K, V]) Len() int {
	m.mu.Lock()
	defer m.mu.Unlock()
	return len(m.known)
}

// Clear forgets them all.
func (m *Memo[K, V]) Clear() {
	m.mu.Lock()
	defer m.mu.Unlock()
	clear(m.known)
}
