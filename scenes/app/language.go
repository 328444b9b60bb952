package app

import (
	"slices"
	"strconv"

	"knucklebones/rules/text"
	"knucklebones/scenes/host"
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
