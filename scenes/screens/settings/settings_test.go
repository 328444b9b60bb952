package settings

import (
	"errors"
	"slices"
	"testing"

	"knucklebones/scenes"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/scenestest"
)

// memory keeps saves for a test.
type memory struct {
	kept   map[string]string
	file   []byte
	opened []byte
}

func (m *memory) Keys() ([]string, error) {
	var keys []string
	for k := range m.kept {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys, nil
}

func (m *memory) Load(key string) ([]byte, error) {
	if s, ok := m.kept[key]; ok {
		return []byte(s), nil
	}
	return nil, errors.New("nothing there")
}

func (m *memory) Save(key string, b []byte) error         { m.kept[key] = string(b); return nil }
func (m *memory) Remove(key string) error                 { delete(m.kept, key); return nil }
func (m *memory) SaveFile(_, _ string, data []byte) error { m.file = data; return nil }
func (m *memory) OpenFile(...string) error                { m.opened = m.file; return nil }

func (m *memory) Opened() ([]byte, bool) {
	b := m.opened
	m.opened = nil
	return b, b != nil
}

func TestLay(t *testing.T) {
	scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return New(st, Deps{Keep: &memory{}}) },
		"high", "letters 3", "motion 2", "erase", "answer 1", "close")
}

func TestTakesEffectAtOnce(t *testing.T) {
	st := scenestest.Stack(scenestest.Sizes[0], 0)
	told := 0
	st.Push(New(st, Deps{Keep: Nowhere{}, Changed: func() { told++ }}))
	for _, id := range []string{"high", "strokes", "tags", "letters 2", "motion 1", "pace 2", "lens 0", "left", "buzz", "light 2"} {
		st.Step()
		st.Use(id)
	}
	st.Step()
	st.Page().Find("volume").Slide(0)
	want := prefs.Prefs{Letters: 2, High: true, Strokes: true, Motion: prefs.Calm, Mute: true, Pace: prefs.Quick, Lens: prefs.Never, Left: true, Light: prefs.Plain}
	if st.Prefs != want || told != 11 {
		t.Errorf("told %d times, settings are\n%+v, want\n%+v", told, st.Prefs, want)
	}
}

func TestSaveEraseLoad(t *testing.T) {
	m := &memory{kept: map[string]string{"settings": string(prefs.Default().Write()), "game": "knucklebones 1\n"}}
	st := scenestest.Stack(scenestest.Sizes[0], 0)
	st.Push(New(st, Deps{Keep: m}))
	for _, id := range []string{"save", "erase", "answer 1", "answer 1"} {
		st.Step()
		st.Use(id)
	}
	if len(m.kept) != 0 {
		t.Errorf("%d things are left after erasing", len(m.kept))
	}
	st.Step()
	st.Use("load")
	st.Step()
	if m.kept["game"] != "knucklebones 1\n" {
		t.Errorf("loading brought back %q", m.kept["game"])
	}
}

// FuzzUnpack: a file from outside is refused in words, or what it holds is kept.
func FuzzUnpack(f *testing.F) {
	f.Add([]byte(`{"knucklebones":1,"kept":{"a":"b"}}`))
	f.Add([]byte(`{"knucklebones":2}`))
	f.Add([]byte("PK"))
	f.Fuzz(func(t *testing.T, b []byte) {
		m := &memory{kept: map[string]string{}}
		if err := unpack(m, b); err != nil {
			if len(m.kept) > 0 || err.Error() == "" {
				t.Errorf("refused with %q, and kept %d things", err, len(m.kept))
			}
			return
		}
		again, err := pack(m)
		if err != nil || unpack(m, again) != nil {
			t.Error("what was kept cannot be packed and kept again")
		}
	})
}

func TestDraw(t *testing.T) {
	scenestest.Draw(t, func(st *scenes.Stack) scenes.Scene { return New(st, Deps{Keep: &memory{}}) })
}
