package settings

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/scenestest"
)

// A memory is what is kept, for a test.
type memory struct {
	asked []string
	err   error
}

func (m *memory) Save() (string, error) { m.asked = append(m.asked, "save"); return "all.json", m.err }
func (m *memory) Load() error           { m.asked = append(m.asked, "load"); return m.err }
func (m *memory) Erase() error          { m.asked = append(m.asked, "erase"); return m.err }

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

// The sizes of letters are read in their order.
func TestSizesOfLettersAreRead(t *testing.T) {
	st := scenestest.Stack(scenestest.Sizes[0], 0)
	st.Push(New(st, Deps{Keep: Nowhere{}}))
	st.Step()
	for i, want := range []string{"usual", "large", "larger", "largest"} {
		if it := st.Page().Find(fmt.Sprint("letters ", i)); it == nil || text.Plain(it.Label) != want {
			t.Errorf("size %d is read as %+v, not %q", i, it, want)
		}
	}
}

// Erasing is asked twice, and puts the settings back too.
func TestSaveEraseLoad(t *testing.T) {
	var m memory
	st := scenestest.Stack(scenestest.Sizes[0], 0)
	st.Push(New(st, Deps{Keep: &m}))
	for _, id := range []string{"high", "save", "load", "erase", "answer 1"} {
		st.Step()
		st.Use(id)
	}
	if want := []string{"save", "load"}; !slices.Equal(m.asked, want) {
		t.Errorf("asked for %q before the second question", m.asked)
	}
	m.err = errors.New("no")
	st.Step()
	st.Use("answer 1")
	if st.Prefs == prefs.Default() {
		t.Error("the settings are gone though nothing could be erased")
	}
	m.err = nil
	for _, id := range []string{"erase", "answer 1", "answer 1"} {
		st.Step()
		st.Use(id)
	}
	if st.Prefs != prefs.Default() || m.asked[len(m.asked)-1] != "erase" {
		t.Errorf("asked for %q, and the settings are %+v", m.asked, st.Prefs)
	}
}

// The first button of a question that erases says what it does.
func TestEraseSaysWhatItDoes(t *testing.T) {
	st := scenestest.Stack(scenestest.Sizes[0], 0)
	st.Push(New(st, Deps{Keep: &memory{}}))
	for _, id := range []string{"erase", "answer 1"} {
		st.Step()
		st.Use(id)
		st.Step()
		if it := st.Page().Find("answer 1"); it == nil || !strings.HasPrefix(text.Plain(it.Text), "Erase ") {
			t.Errorf("it is asked with %+v", it)
		}
	}
}

func TestDraw(t *testing.T) {
	scenestest.Draw(t, func(st *scenes.Stack) scenes.Scene { return New(st, Deps{Keep: &memory{}}) })
}
