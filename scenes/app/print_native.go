//go:build !js

package app

import (
	"bytes"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/faces/kit/paper"
	"knucklebones/scenes/host"
	"knucklebones/scenes/print"
)

// print makes the printed pages of a game, or the booklet, and saves them as a file.
func (h *App) print(what string) {
	list := games.Games()
	if what != Booklet {
		list = []*rules.Game{games.Find(what)}
	}
	language, format := h.Stack.Language(), usualPaper()
	o := print.Order{Games: Sheets(list), Format: paper.Formats[format], Reader: text.NewReader(language, nil, nil), Lang: language.Code()}
	name := Pages(what, o.Lang, format)
	var pages bytes.Buffer
	err := print.Write(&pages, o)
	if err == nil {
		err = host.SaveFile(name, "application/pdf", pages.Bytes())
	}
	if err != nil {
		h.Stack.ShowRefusal("The file couldn’t be saved here.")
		return
	}
	h.Stack.Toast(text.Of("Saved to {0}.", name), true)
}

// Sheets returns games with what they have on paper besides their rules.
func Sheets(list []*rules.Game) (sheets []print.Game) {
	for _, g := range list {
		sheets = append(sheets, print.Game{Game: g, Sheet: faces.For(g).Sheet()})
	}
	return sheets
}
