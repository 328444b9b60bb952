package app

import (
	"cmp"
	"slices"
	"strconv"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/host"
	"knucklebones/scenes/screens/language"
)

// speak sets the language: the first that there is of those that are asked for by flag or
// setting, then of the wishes of the person or the system, and else English. Its error says,
// in that language, that the one asked for is unknown or cannot be used.
func (h *App) speak(asked, wishes []string) error {
	asked = slices.DeleteFunc(asked, func(code string) bool { return code == "" })
	have := host.Languages()
	code := text.Choose(slices.Concat(asked, wishes, []string{text.English.Code()}), have)
	c, err := host.Catalogue(code)
	if err != nil {
		h.say(text.English)
		return text.Errorf("The language {0} cannot be used: {1}. This is {2}.", strconv.Quote(code), text.OfError(err), text.English.Name())
	}
	h.say(c)
	if len(asked) > 0 && text.Meet(asked[0], have) == "" {
		return text.Errorf("There is no language {0} here. This is {1}.", strconv.Quote(asked[0]), c.Name())
	}
	return nil
}

// say makes the screens and the page speak a language.
func (h *App) say(c *text.Catalogue) {
	h.Stack.Speak(c)
	host.Speak(c.Code())
}

// languages returns the languages that a person can choose, the current one first, the
// others by how much of them was reviewed.
func (h *App) languages() (list []language.Language) {
	now := h.Stack.Language().Code()
	known := text.Languages()
	for _, code := range host.Languages() {
		if code == "pseudo" {
			continue
		}
		l := language.Language{Language: text.Language{Code: code, Name: code, Reviewed: text.Unreviewed}, Chosen: code == now}
		if i := slices.IndexFunc(known, func(k text.Language) bool { return k.Code == code }); i >= 0 {
			l.Language = known[i]
		}
		list = append(list, l)
	}
	slices.SortStableFunc(list, func(a, b language.Language) int {
		if a.Chosen != b.Chosen {
			return rankChosen(a) - rankChosen(b)
		}
		return cmp.Compare(b.Reviewed, a.Reviewed)
	})
	return list
}

// rankChosen puts the current language before the others.
func rankChosen(l language.Language) int {
	if l.Chosen {
		return 0
	}
	return 1
}

// chooseLanguage returns the screen on which the language is chosen.
func (h *App) chooseLanguage() scenes.Scene {
	return language.New(h.Stack, language.Deps{Languages: h.languages, Choose: h.choose})
}

// An arrival is a catalogue that has arrived, or why it has not.
type arrival struct {
	code string
	c    *text.Catalogue
	err  error
}

// choose makes a language the one of this device, as soon as its catalogue is there.
func (h *App) choose(code string) {
	h.Stack.Prefs.Language = code
	go func() {
		c, err := host.Catalogue(code)
		h.arrivals <- arrival{code, c, err}
		host.Wake()
	}()
}

// speakChosen makes the screens speak the language that was chosen, once its catalogue is
// there.
func (h *App) speakChosen() {
	select {
	case s := <-h.arrivals:
		switch {
		case s.code != h.Stack.Prefs.Language: // another was chosen since
		case s.err != nil:
			h.Stack.Prefs.Language = h.Stack.Language().Code()
			h.Stack.ShowRefusal("This language needs a connection once.")
		default:
			h.Stack.KeepPrefs()
			h.say(s.c)
		}
	default:
	}
}
