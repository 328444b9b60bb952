package app

import "knucklebones/scenes/host"

// print opens the printed pages of a game, or the booklet, which lie beside the page.
func (h *App) print(what string) {
	h.Stack.News("The pages are being opened.")
	host.OpenPages(Pages(what, h.Stack.Language().Code(), usualPaper()), func(outcome string) {
		switch outcome {
		case "offline":
			h.Stack.ShowRefusal("These pages aren’t on this device yet. Go online, then press “Print” again.")
		case "missing":
			h.Stack.ShowRefusal("There are no printed pages on this site.")
		case "blocked":
			h.Stack.ShowRefusal("Your browser didn’t open the pages. Press “Print” again.")
		}
	})
}
