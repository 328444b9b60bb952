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

// speak sets the language of the screens and the page to the first that is available: of the
// codes in asked, from the flag and a kiosk's settings; then chosen, which the person chose
// earlier; then of the system's wishes, but only if the language is reviewed enough; else
// English. Where it comes to the wishes, it sets h.draft to the language that the hall
// offers to change to, or "". It returns an error, in the language that it has set, if there
// is no language for the first code asked for, or if the catalogue cannot be used; then the
// language is English.
func (h *App) speak(asked []string, chosen string, wishes []string) error {
	asked = slices.DeleteFunc(asked, func(code string) bool { return code == "" })
	have := host.Languages()
	code := text.Choose(append(slices.Clone(asked), chosen), have)
	if code == "" {
		code, h.draft = text.ByItself(wishes, h.catalogues())
	}
	code = cmp.Or(code, text.English.Code())
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

// catalogues returns the languages of which there are catalogues, without the one that is
// for tests.
func (h *App) catalogues() (list []text.Language) {
	known := text.Languages()
	for _, code := range host.Languages() {
		if code == "pseudo" {
			continue
		}
		l := text.Language{Code: code, Name: code, Also: code, Reviewed: text.Unreviewed}
		if i := slices.IndexFunc(known, func(k text.Language) bool { return k.Code == code }); i >= 0 {
			l = known[i]
		}
		list = append(list, l)
	}
	return list
}

// say switches the screens and the page to the language of a catalogue.
func (h *App) say(c *text.Catalogue) {
	h.Stack.Speak(c)
	host.Speak(c.Code())
}

// languages returns the languages that a person can choose, the current one first, the
// others by how much of them was reviewed. At a kiosk they are those of its owner, in their
// order.
func (h *App) languages() (list []language.Language) {
	now := h.Stack.Language().Code()
	for _, l := range h.choosable() {
		list = append(list, language.Language{Language: l, Chosen: l.Code == now})
	}
	if h.kiosk != nil {
		return list
	}
	slices.SortStableFunc(list, func(a, b language.Language) int {
		if a.Chosen != b.Chosen {
			return rankChosen(a) - rankChosen(b)
		}
		return cmp.Compare(b.Reviewed, a.Reviewed)
	})
	return list
}

// choosable returns the languages that a person can choose here.
func (h *App) choosable() []text.Language {
	all := h.catalogues()
	if h.kiosk == nil {
		return all
	}
	var list []text.Language
	for _, wish := range h.kiosk.Guard.Config.Languages {
		i := slices.IndexFunc(all, func(l text.Language) bool { return text.Meet(wish, []string{l.Code}) != "" })
		if i >= 0 {
			list = append(list, all[i])
		}
	}
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

// choose makes a language that of this device, once its catalogue is loaded.
func (h *App) choose(code string) {
	h.Stack.Prefs.Language = code
	h.draft = ""
	host.ClearAddress([]string{"lang"}) // what is chosen later counts
	h.fetch(code)
}

// fetch loads the catalogue of a language; speakWanted then switches to it.
func (h *App) fetch(code string) {
	h.wanted = code
	go func() {
		c, err := host.Catalogue(code)
		h.arrivals <- arrival{code, c, err}
		host.Wake()
	}()
}

// speakWanted switches to a language whose catalogue has been loaded, or shows that it
// could not be loaded.
func (h *App) speakWanted() {
	select {
	case s := <-h.arrivals:
		switch {
		case s.code != h.wanted: // another is wanted since
		case s.err != nil:
			h.Stack.Prefs.Language = h.Stack.Language().Code()
			h.Stack.ShowRefusal("This language needs a connection once.")
		default:
			h.say(s.c)
			if s.code == h.Stack.Prefs.Language {
				h.Stack.KeepPrefs()
			}
		}
	default:
	}
}

// usualLanguage returns the code of the language to which a kiosk returns: the first
// available one in its configuration, or else the present one.
func (h *App) usualLanguage() string {
	if list := h.choosable(); len(list) > 0 {
		return list[0].Code
	}
	return h.Stack.Language().Code()
}

// alsoIn returns the language that the hall offers, since the system wishes it but too
// little of it is reviewed, and a function that chooses it. ok is false if there is
// none.
func (h *App) alsoIn() (l text.Language, choose func(), ok bool) {
	i := slices.IndexFunc(h.catalogues(), func(l text.Language) bool { return l.Code == h.draft })
	if i < 0 {
		return l, nil, false
	}
	return h.catalogues()[i], func() { h.choose(h.draft) }, true
}
