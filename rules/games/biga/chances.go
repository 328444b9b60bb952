package biga

import "knucklebones/rules/search/mdp"

// chances is the solution of a race from every count: the decision process
// whose steps are throws.
type chances struct {
	*mdp.Plan
	median int // throws after which half of all races have ended, from the start
}

// cups is the number of bones thrown, by act of the process.
var cups = [...]int{bones, 1}

func (a *agreement) compute() *chances {
	race := make(mdp.Process, furthest+1)
	for at := range race {
		if at == goal {
			continue
		}
		race[at] = append(race[at], a.drives(at, bones))
		if a.late && at >= late && at < goal {
			race[at] = append(race[at], a.drives(at, 1))
		}
	}
	pl := race.Solve(throwsMost)
	return &chances{pl, pl.Median(0, throwsMost)}
}

// drives returns the distribution of the count after a throw of n bones from a
// count.
func (a *agreement) drives(at, n int) (act mdp.Act) {
	for made, p := range &a.chance[n] {
		if p > 0 {
			act = append(act, mdp.Fall{To: drive(at, made), P: p})
		}
	}
	return act
}

// with returns the expected number of throws left if n bones are thrown next.
func (c *chances) with(n, at int) float64 {
	if n == bones {
		return c.With[at][0]
	}
	return c.With[at][1]
}

// cup returns the best number of bones to throw at a count.
func (c *chances) cup(at int) int { return cups[c.Best(at)] }

// fates returns the probabilities that the next throw of n bones ends the race,
// gains, and falls back.
func (p position) fates(n int) (home, gain, loss float64) {
	for made, x := range p.chance[n] {
		if x == 0 {
			continue
		}
		switch to := drive(int(p.at), made); {
		case to == goal:
			home += x
		case to > int(p.at):
			gain += x
		case to < int(p.at):
			loss += x
		}
	}
	return home, gain, loss
}
