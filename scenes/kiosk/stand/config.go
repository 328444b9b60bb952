package stand

import (
	"knucklebones/rules"
	"knucklebones/rules/play/evening"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kiosk"
)

// A WrongFile says what is wrong with a kiosk's configuration file. Starting again
// with the same file cannot help.
type WrongFile struct{ error }

// ReadFile reads and parses a configuration file; games lists the games that it may
// name. If file is "" it returns nil. Every error is a WrongFile, which names each
// wrong line.
func ReadFile(file string, games []*rules.Game) (*kiosk.Config, error) {
	if file == "" {
		return nil, nil
	}
	said, err := host.Settings(file)
	if err != nil {
		return nil, WrongFile{text.Errorf("the kiosk file cannot be read: {0}", text.OfError(err))}
	}
	c, err := Parse(file, string(said), games)
	if err != nil {
		return nil, WrongFile{err}
	}
	if c.Phones != "" && !host.FlagsFromAddress() {
		return nil, WrongFile{text.Errorf("phones has to be no in {0}: the program has no camera. A phone can play along where the kiosk is the web page", file)}
	}
	return &c, nil
}

// pair returns how long a game usually takes two players, in minutes, or 0 if it isn't for
// two.
func pair(g *rules.Game) int {
	const two = 2
	if !evening.Fits(g, two) {
		return 0
	}
	return evening.TicketFor(g).Minutes(two)
}

// Parse parses said, the text of a configuration file; file is the name used in errors,
// and games lists the games that it may name.
func Parse(file, said string, games []*rules.Game) (kiosk.Config, error) {
	var known []kiosk.Game
	for _, g := range games {
		known = append(known, kiosk.Game{ID: g.ID, Minutes: g.Minutes, Pair: pair(g)})
	}
	return kiosk.Read(file, said, known)
}
