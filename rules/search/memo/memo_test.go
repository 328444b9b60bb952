package memo

import "testing"

func TestMemo(t *testing.T) {
	m := New[int, string](3)
	m.Put(1, "one")
	m.Put(2, "two")
	m.Put(3, "three")
	m.Get(1)
	m.Put(2, "two again")
	m.Put(4, "four") // nobody has asked for 3 since it was put
	for key, want := range map[int]string{1: "one", 2: "two again", 3: "", 4: "four"} {
		if got, ok := m.Get(key); got != want || ok != (want != "") {
			t.Errorf("%d: %q, want %q", key, got, want)
		}
	}
}

func TestBound(t *testing.T) {
	m := New[int, int](5)
	for i := range 1000 {
		m.Put(i, i)
		if m.Len() > 5 {
			t.Fatalf("it keeps %d", m.Len())
		}
	}
	if _, ok := m.Get(999); !ok {
		t.Error("the last is not kept")
	}
	if m.Clear(); m.Len() != 0 {
		t.Error("something is left")
	}
}

func TestOf(t *testing.T) {
	m, found := New[string, int](2), 0
	find := func() int { found++; return found }
	if a, b := m.Of("a", find), m.Of("a", find); a != 1 || b != 1 {
		t.Errorf("found %d times: %d, %d", found, a, b)
	}
}

// What all keep can be let go at once, and is found anew.
func TestForget(t *testing.T) {
	a, b := New[string, int](2), New[int, string](2)
	a.Put("one", 1)
	b.Put(1, "one")
	if ClearAll(); a.Len() != 0 || b.Len() != 0 {
		t.Errorf("%d and %d are left", a.Len(), b.Len())
	}
	if n := a.Of("one", func() int { return 2 }); n != 2 || a.Len() != 1 {
		t.Errorf("found anew is %d, of %d", n, a.Len())
	}
}

// What was not asked for since another game began is let go when the next one begins.
func TestAge(t *testing.T) {
	m := New[string, int](4)
	m.Put("old", 1)
	m.Put("asked", 2)
	Age()
	if m.Len() != 2 {
		t.Fatalf("%d are left of two new ones", m.Len())
	}
	m.Get("asked")
	m.Put("new", 3)
	Age()
	if _, ok := m.Get("old"); ok || m.Len() != 2 {
		t.Errorf("%d are left, the old one among them: %v", m.Len(), ok)
	}
}
