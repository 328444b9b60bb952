//go:build !js

package messages

import (
	"slices"
	"strings"
)

// twins are messages that differ only in their capitals or their full stop, in small
// letters and without it, and why both are needed.
var twins = map[string]string{
	"hand this to {0}":  "a title, and a line of the log",
	"the game is over":  "a line at the table, and an error within a sentence",
	"the game is lost":  "the note beside a name, and a line of the log",
	"the cohort stands": "the note beside a name, and a line of the log",
	"the pot was empty": "the result of an event, and its text",
}

// people are the names of players.
var people = strings.Fields("Aelia Agnes Aulus Brida Cato Flavia Gaius Hugh Joan Livia Marcus Maud Piers Silvia Titus Wat Ysolde You")

// unchanged are words that are the same in every language: names, and Latin.
var unchanged = strings.Fields("Knucklebones Venus Senio Seniones Canis Tropa Biga Unum Circus Maximus Olympus Augustus Catapulta Pentelitha Hyption Pranes Chios Kos missio Missio tali Veni vidi vici min MB PIN QR ALSA")

// same are texts that some languages share with English, and these languages.
var same = map[string]string{
	"Apr":                     "de la",
	"Aug":                     "de la",
	"Bluff":                   "de fr it",
	"Centurion":               "fr",
	"Consul":                  "fr la",
	"Dec":                     "la",
	"Double six":              "fr",
	"Exact.":                  "fr",
	"Feb":                     "de la",
	"Fine":                    "fr",
	"Fr":                      "de",
	"Jan":                     "de",
	"Jul":                     "de",
	"Jun":                     "de",
	"Letter":                  "de fr it la", // the size of paper
	"Link":                    "de it",
	"Lions":                   "fr",
	"Mar":                     "la",
	"Menu":                    "fr it",
	"Mo":                      "de",
	"Name":                    "de",
	"Name: {0}":               "de",
	"Normal":                  "de es",
	"Nov":                     "de la",
	"Oct":                     "la",
	"Par Tali":                "de fr la",
	"Par: {0}":                "it es",
	"Par: {0} {1}":            "it es",
	"Pause":                   "de fr",
	"Pot":                     "fr",
	"Pot {0}":                 "fr",
	"Programme":               "fr",
	"Sa":                      "de fr it la",
	"Score":                   "fr",
	"Sep":                     "de la",
	"Simple":                  "fr",
	"Start":                   "de",
	"Table":                   "fr",
	"Total":                   "fr es",
	"Version":                 "fr",
	"Volume":                  "fr it",
	"[Pots](pot)":             "fr",
	"computer":                "it",
	"computer, {0}":           "it",
	"lions":                   "fr",
	"modern":                  "de",
	"murex":                   "fr la",
	"place {0}":               "fr",
	"points":                  "fr",
	"pot":                     "fr",
	"six":                     "fr",
	"{0, upper}, par {1}":     "fr it es",
	"{0} Apr":                 "la",
	"{0} Aug":                 "la",
	"{0} Dec":                 "la",
	"{0} Feb":                 "la",
	"{0} Mar":                 "la",
	"{0} Nov":                 "la",
	"{0} Oct":                 "la",
	"{0} Sep":                 "la",
	"{0} in {1}":              "de it",
	"{0} in {1}, {2, lower}.": "de it",
	"{0} in {1}.":             "de it",
}

// exceptions say why texts that are no messages need not be: by folder or file, by
// "file: text", or by the function or field that they are given to.
var exceptions = map[string]string{
	"panic()":         "mistakes in the program",
	"ID:":             "names of items",
	"Light:":          "names of the items that a lesson points at",
	"console.error()": "what an engineer reads in a browser's console",
	"matchMedia()":    "code",
	"Error()":         "the technical part of a message, which begins with words of the page",
	"fail()":          "the technical part of a message, which begins with words of the page",

	"sprites/":           "sprites know no language: labels of shaders, and errors for engineers",
	"rules/rulestest/":   "what tests report",
	"scenes/scenestest/": "what tests report",
	"scenes/screens/fairplay/fairplay.go: knucklebones -verify FILE": "a command",
	"scenes/live/sdp.go":              "lines that browsers read",
	"scenes/tools/flags.go":           "the command line is for engineers, in English",
	"scenes/tools/learners.go":        "tables for engineers",
	"scenes/tools/pace.go":            "tables for engineers",
	"scenes/tools/parse.go":           "the command line is for engineers, in English",
	"scenes/tools/print.go":           "the command line is for engineers, in English",
	"scenes/faces/kit/paper/paper.go": "names of files, and errors of the command line",
	"scenes/print/poster.go: posters lead to a site: name it with -site": "the command line is for engineers, in English",
	"scenes/tools/shot.go":                                     "the command line is for engineers, in English",
	"scenes/tools/simulate.go":                                 "the command line is for engineers, in English",
	"scenes/tools/throwers.go":                                 "tables for engineers",
	"scenes/tools/tools_js.go":                                 "the command line is for engineers, in English",
	"rules/play/opponent/ladder.go":                            "tables for engineers",
	"rules/play/opponent/simulate.go":                          "reports for engineers",
	"rules/play/today/day.go: knucklebones: today's throw ":    "the label of a hash",
	"rules/games/mendaxcommon/events.go":                       "words of records",
	"rules/games/mendaxsingle/record.go":                       "words of records",
	"rules/games/par/par.go: throw keeping ":                   "words of records",
	"rules/play/record/write.go:  by hand":                     "words of records",
	"rules/rules.go: from sources":                             "goldens",
	"scenes/kit/ui/faults.go":                                  "what tests report",
	"scenes/kit/ui/queue.go":                                   "keys, as browsers call them",
	"scenes/profiler.go":                                       "names of measures",
	"scenes/app/show.go: Old Tom":                              "a name of a player",
	"scenes/screens/lesson/lesson.go: Old Tom":                 "a name of a player",
	"scenes/kit/company/company.go: Old Tom":                   "a name of a player",
	"scenes/app/keeper.go: nobody has touched this game":       "an error that the app acts upon",
	"scenes/app/keeper.go: there is no place for another game": "an error that the app acts upon",
	"scenes/app/saves.go: this is no page of a game":           "an error that the app acts upon",
	"scenes/app/sittings.go: this is no evening":               "an error that the app acts upon",
	"rules/play/evening/evening.go: knucklebones evening 1":    "words of records",
	"scenes/app/files.go: knucklebones evening ":               "words of records",
	"scenes/app/letterbox.go: this is no game apart":           "an error that the app acts upon",
	"scenes/app/letterflow.go: knucklebones letter ":           "words of records",
	"scenes/app/links.go: the link is too long for a QR code":  "an error that the app acts upon",
	"scenes/screens/lesson/lesson.go: bones, primary":          "names of the items that a lesson points at",
	"scenes/app/keeper.go: set aside":                          "a key of the storage",
	"scenes/app/open.go: Knucklebones":                         "the title of the window, before the language is known",
	"scenes/app/watch.go: back event":                          "the name of an item",
	"scenes/app/watch.go: next event":                          "the name of an item",
	"scenes/app/watch.go: play on":                             "the name of an item",
	"scenes/kiosk/stand/run.go: the operator has shut it down": "an error that the program acts upon",
	"scenes/host/host_native.go: Downloads":                    "a folder",
	"scenes/table/coach.go: leave lesson":                      "the name of an item",
	"scenes/table/forward.go: throw on":                        "the name of an item",
	"scenes/table/parts.go: key group ":                        "the name of an item",
	"scenes/table/parts.go: key part ":                         "the name of an item",
	"scenes/table/parts.go: key seat ":                         "the name of an item",
	"scenes/table/ways.go: key bold":                           "the name of an item",
	"scenes/table/ways.go: key careful":                        "the name of an item",
	"scenes/table/table.go: at the table":                      "the name of a measure",
	"rules/text/text.go":                                       "mistakes in the program",
	"rules/text/catalogue.go":                                  "the beginning of a file",

	"web/input.js":            "keys, as browsers call them",
	"web/sw.js":               "a worker without a page: types of files, messages to the page",
	"web/unpack.js":           "a worker without a page",
	"web/controls.js: Enter":  "a key, as browsers call it",
	"web/controls.js: Escape": "a key, as browsers call it",
	"web/hall.js: Escape":     "a key, as browsers call it",
	"web/keep.js: take over":  "a message to the worker",
	"web/host.js: (prefers-reduced-motion: reduce)": "code",
	"web/host.js: (prefers-contrast: more)":         "code",
	"web/host.js: Top":                              "code",
	"web/host.js: Right":                            "code",
	"web/host.js: Bottom":                           "code",
	"web/host.js: Left":                             "code",
	"web/host.js: knucklebones at a fair/":          "the beginning of keys of the storage",
	"web/kiosk.js: knucklebones kiosk ${location.pathname}${asked.get(\"kiosk\")}": "a key of the storage",
	"web/language.js: <script src=\"lang/${code}.js\"></":                          "code",
	"web/loader.js: ${plain} is not a Go program":                                  "the technical part of a message, which begins with words of the page",
	"web/loader.js: the game ended (${code})":                                      "the technical part of a message, which begins with words of the page",
}

// excused returns why a loose text need not be a message, or "", and notes the exceptions.
func (l Loose) excused(used map[string]bool) (reason string) {
	if slices.Contains(people, l.Said) {
		return "a name of a player"
	}
	for what, why := range exceptions {
		if what == l.To || what == l.File+": "+l.Said || what == l.File || strings.HasSuffix(what, "/") && strings.HasPrefix(l.File, what) {
			used[what] = true
			reason = why
		}
	}
	return reason
}
