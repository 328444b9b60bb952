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
		list = append(list, around(in.Page.Words(panelID(w)), s.tells(w), s.wx+r*0.6*cos, s.wy+r*0.6*sin, r*0.4))
		if w.To > s.At {
			x, y, _ := s.layout.at(float64(w.To), 0)
			list = append(list, around(in.Page.Words(discID(w)), text.Raw(words.Int(w.To)+": a "+words.Int(w.Sum)+" brings you here"+s.chance(w)+"."), x, y, s.disc()))
		}
	}
	return list
}

// around returns a place of at least d pixels centred on x, y.
func around(id string, label text.Text, x, y, d float64) table.Place {
	return table.Place{ID: id, Label: label, Rect: ui.Rect{X: x, Y: y}.AtLeast(d)}
}

func panelID(w game.Way) text.Text { return text.Raw("panel " + words.Int(w.Sum)) }

func discID(w game.Way) text.Text { return text.Raw("disc " + words.Int(w.Sum)) }

// tells returns the label of the panel of a way: its sum, its name and where it leads.
func (s *snapshot) tells(w game.Way) text.Text {
	said := words.Int(w.Sum) + ": " + text.Plain(w.Fate)
	switch {
	case w.To > s.At:
		said += ", on to " + words.Int(w.To)
	case w.To < s.At:
		said += ", back to " + words.Int(w.To)
	default:
		said += ", which moves nothing here"
	}
	return text.Raw(said + s.chance(w) + ".")
}

// chance returns a clause with the probability of a sum, or "" while the odds are
// hidden.
func (s *snapshot) chance(w game.Way) string {
	if !s.in.Lens {
		return ""
	}
	return "; it falls with " + s.in.Page.Words(purse.PerCent(w.Chance))
}

// told reports whether the panel or the disc of a way was touched last.
func (s *snapshot) told(w game.Way) bool {
	return s.in.Told == s.in.Page.Words(panelID(w)) || s.in.Told == s.in.Page.Words(discID(w))
}
