package biga

import (
	"math"

	game "knucklebones/rules/games/biga"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
)

// places returns the panels and the discs as places to touch. Each explains its sum and
// highlights the other.
func places(in *table.Instant) (list []table.Place) {
	s := snapshot{layout: layoutOf(in.Page, in.Frame), in: in, Board: boardOf(&in.Now)}
	for i, w := range s.Key {
		a, b := panel(i, len(s.Key))
		sin, cos := math.Sincos((a + b) / 2)
		r := s.wheel / 2
		list = append(list, around(panelID(w), s.panelLabel(w), s.wx+r*0.6*cos, s.wy+r*0.6*sin, r*0.4))
		if w.To > s.At && !s.Second {
			x, y, _ := s.layout.at(float64(w.To), 0)
			list = append(list, around(discID(w), s.discLabel(w), x, y, s.disc()))
		}
	}
	if !s.Over && s.Throws > 0 {
		x, y := s.paced().Center()
		list = append(list, around("grey", text.Of("The grey chariot is home after {0} throws. Half of all races take as many or fewer.", s.Median), x, y, s.grey()))
	}
	return list
}

// around returns a place of at least d pixels centred on x, y.
func around(id string, label text.Text, x, y, d float64) table.Place {
	return table.Place{ID: id, Label: label, Rect: ui.Rect{X: x, Y: y}.AtLeast(d)}
}

func panelID(w game.Way) string { return "panel " + words.Int(w.Sum) }

func discID(w game.Way) string { return "disc " + words.Int(w.Sum) }

// panelLabel returns the label of the panel of a way: its sum, its name, where it leads
// and, while the odds are shown, its probability.
func (s *snapshot) panelLabel(w game.Way) text.Text {
	if s.in.Lens {
		chance := purse.PerCent(w.Chance)
		switch {
		case w.To > s.At:
			return text.Of("{0}: {1}, forward to {2}. Chance: {3}.", w.Sum, w.Fate, w.To, chance)
		case w.To < s.At:
			return text.Of("{0}: {1}, back to {2}. Chance: {3}.", w.Sum, w.Fate, w.To, chance)
		}
		return text.Of("{0}: {1}, no effect from here. Chance: {2}.", w.Sum, w.Fate, chance)
	}
	switch {
	case w.To > s.At:
		return text.Of("{0}: {1}, forward to {2}.", w.Sum, w.Fate, w.To)
	case w.To < s.At:
		return text.Of("{0}: {1}, back to {2}.", w.Sum, w.Fate, w.To)
	}
	return text.Of("{0}: {1}, no effect from here.", w.Sum, w.Fate)
}

// discLabel returns the label of the disc of a way: where it is, its sum and, while the
// odds are shown, its probability.
func (s *snapshot) discLabel(w game.Way) text.Text {
	if s.in.Lens {
		return text.Of("{0}: throw {1} to get here. Chance: {2}.", w.To, w.Sum, purse.PerCent(w.Chance))
	}
	return text.Of("{0}: throw {1} to get here.", w.To, w.Sum)
}

// told reports whether the panel or the disc of a way was touched last.
func (s *snapshot) told(w game.Way) bool {
	return s.in.Told == panelID(w) || s.in.Told == discID(w)
}
