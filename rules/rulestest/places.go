package rulestest

import "knucklebones/rules"

// Places returns the place of each seat.
func Places(p rules.Position) (places []int) {
	for _, s := range p.View(rules.Nobody).Seats {
		places = append(places, s.Place)
	}
	return places
}
