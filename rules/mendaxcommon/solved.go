package mendaxcommon

import "knucklebones/rules/regret"

// A solved is the average play of a duel.
type solved struct {
	*duel
	throw   mixes                              // how likely each throw is
	say     [signs][handsMost][ranks]float64   // and each claim, after a sign with such a hand
	doubted [signs][ranks]float64              // how often the other doubts
	low     float64                            // what the holder's play is worth against the best answer
	high    float64                            // what the best play is worth against these answers
	best    bySign                             // the best claim with each hand
	after   [throwsMost + 1][handsMost]float64 // the best from each throw on
}

// value is what the turn is worth to the holder; it lies between low and high.
func (s *solved) value() float64 { return (s.low + s.high) / 2 }

func (d *duel) solved() *solved {
	s := &solved{duel: d}
	for k := range d.most {
		for h := range d.hands {
			s.throw[k][h] = make([]float64, len(d.picks[k][h]))
			regret.Match(regret.Played(d.picks[k][h], d.pick[k][h]), s.throw[k][h])
		}
	}
	d.flow(&s.throw)
	for n, can := range d.can {
		for c := range s.doubted[n] {
			var p [2]float64
			regret.Match(d.doubts[n][c][:], p[:])
			s.doubted[n][c] = p[1]
		}
		s.doubted[n][ranks-1] = 1
		for _, h := range can {
			from := regret.Played(d.tells[n][h][:], d.tell[n][h][:])
			regret.Match(from[d.over+1:], s.say[n][h][d.over+1:])
		}
	}
	s.bounds()
	return s
}

// bounds sets low and high by the best answers to the average play.
func (s *solved) bounds() {
	s.low = 1
	for n, can := range s.can {
		for c := s.over + 1; c < ranks; c++ {
			take, call := s.answers(n, c, &s.say[n])
			if c == ranks-1 {
				take = call
			}
			s.low -= max(take, call)
		}
		for _, h := range can {
			s.best[n][h] = -1
			for c := s.over + 1; c < ranks; c++ {
				s.best[n][h] = max(s.best[n][h], s.wins(h, c, s.doubted[n][c]))
			}
		}
	}
	var x [1 << bones]float64
	for k := s.most - 1; k >= 0; k-- {
		for h := range s.hands {
			if k > 0 || h == max(s.hand, 0) {
				n := len(s.options(k, h))
				s.outlook(k, h, &s.best, &s.after[k+1], x[:n])
				s.after[k][h] = maximum(x[:n])
			}
		}
	}
	s.high = s.after[0][max(s.hand, 0)]
}

func maximum(x []float64) float64 {
	best := x[0]
	for _, y := range x {
		best = max(best, y)
	}
	return best
}
