package app

import (
	_ "embed"
	"encoding/json"
	"html"
	"strconv"
	"strings"

	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
)

// checkHTML is a page that checks a game by itself, in any browser and without a connection.
//
//go:embed check.html
var checkHTML string

// checkPage returns the page that checks a game that is over, in the language of the reader.
func (h *App) checkPage(s *session.Session) string {
	seed, proof := record.Seed(s.Seed()), s.Prove()
	if proof.Stray > 0 {
		proof = record.Proof{Drawn: proof.Casts()}
	}
	stray := text.Of("Throw {0} does not follow from the seal. This game can’t be trusted.", text.Verbatim("%"))
	var parts []string
	for name, said := range map[string]text.Text{
		"title": "Check it yourself", "game": s.Game().Title, "before": "Before the first throw: the seal", "after": "After the game: the key",
		"fits": "The key fits the seal.", "unfit": "The key doesn’t fit the seal.", "all": proof.Text(), "stray": stray,
	} {
		parts = append(parts, "%"+name+"%", html.EscapeString(h.Stack.Page().Words(said)))
	}
	draws, _ := json.Marshal(listed(s.Draws())) // numbers and their digits always encode
	parts = append(parts, "%lang%", h.Stack.Language().Code(), "%seal%", seed.Seal(), "%key%", seed.String(), "%draws%", string(draws))
	return strings.NewReplacer(parts...).Replace(checkHTML)
}

// listed returns draws as the page reads them. Numbers that are too large for a script stand
// as digits.
func listed(draws []record.Drawn) [][4]any {
	digits := func(n uint64) string { return strconv.FormatUint(n, 10) }
	list := make([][4]any, 0, len(draws))
	for _, d := range draws {
		list = append(list, [4]any{d.Cast, digits(d.Total), digits(d.From), digits(d.To)})
	}
	return list
}

// saveCheck puts the page that checks a game into a file.
func (h *App) saveCheck(s *session.Session) {
	if err := host.SaveFile("check.html", "text/html", []byte(h.checkPage(s))); err != nil {
		h.Stack.ShowRefusal("The page can’t be saved here.")
		return
	}
	h.Stack.Toast("The page has been saved to a file.", true)
}
