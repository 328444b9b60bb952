package rules

import (
	"slices"
	"strconv"

	"knucklebones/rules/text"
)

// Coined reports whether a game with that checked setup is played for coins.
func (g *Game) Coined(s Setup) bool {
	if g.Alone && s.Seats == 1 {
		return false
	}
	_, purses := s.Options["purse"]
	return purses && (g.Stake == "" || s.Options[g.Stake] > 0)
}

// Check returns the setup completed: with its ruleset, every option and the purses. If
// the game cannot be played with it the error says why in plain words.
func (g *Game) Check(s Setup) (Setup, error) {
	if alone := g.Alone && s.Seats == 1; !alone && (s.Seats < g.Seats[0] || s.Seats > g.Seats[1]) {
		return s, g.notFor(s.Seats)
	}
	rs, err := g.ruleset(s.Ruleset)
	if err != nil {
		return s, err
	}
	full := map[string]int{}
	for _, o := range g.Options {
		full[o.ID] = o.Default
	}
	for id, v := range rs.Options {
		full[id] = v
	}
	for id, v := range s.Options {
		if _, ok := full[id]; !ok {
			return s, text.Errorf("{0} has no option {1}", g.Title, strconv.Quote(id))
		}
		full[id] = v
	}
	for _, o := range g.Options {
		if err := o.check(full[o.ID]); err != nil {
			return s, err
		}
	}
	s.Ruleset, s.Options = rs.ID, full
	if s.Purses == nil {
		s.Purses = make([]int, s.Seats)
		for i := range s.Purses {
			s.Purses[i] = full["purse"]
		}
	}
	if len(s.Purses) != s.Seats {
		return s, text.Errorf("give one purse for each seat: {1}, not {0}", len(s.Purses), s.Seats)
	}
	for _, p := range s.Purses {
		if p < 0 || p > MaxPurse {
			return s, text.Errorf("a purse can hold 0 to {0} coins, not {1}", MaxPurse, p)
		}
	}
	if s.Pot < 0 || s.Pot > MaxPurse {
		return s, text.Errorf("the last game can leave 0 to {0} coins in the pot, not {1}", MaxPurse, s.Pot)
	}
	if s.Pot > 0 && full["ante"] == 0 {
		return s, text.Errorf("{0} has no pot with these settings, so no coins can be left in it", g.Title)
	}
	if s.Aims, err = g.aims(s); err != nil {
		return s, err
	}
	if s.First < 0 || s.First >= s.Seats {
		return s, text.Errorf("seat {0} cannot begin: there is no such seat", s.First+1)
	}
	return s, nil
}

// aims returns the aims of a setup, or nil if all are Middling. It is an error
// if their number is wrong, one is unknown, or the game needs no skill.
func (g *Game) aims(s Setup) ([]Aim, error) {
	if s.Aims != nil && len(s.Aims) != s.Seats {
		return nil, text.Errorf("give one throwing hand for each seat: {1}, not {0}", len(s.Aims), s.Seats)
	}
	skill := g.Skilled()
	for _, h := range s.Aims {
		switch {
		case h < 0 || h >= Aims:
			return nil, text.Errorf("there is no throwing hand {0}", text.Number(h))
		case h != Middling && !skill:
			return nil, text.Errorf("{0} is not a game of skill, so every throwing hand is middling", g.Title)
		}
	}
	if !slices.ContainsFunc(s.Aims, func(h Aim) bool { return h != Middling }) {
		return nil, nil
	}
	return s.Aims, nil
}

// Skilled reports whether throwing skill matters in this game.
func (g *Game) Skilled() bool {
	return slices.ContainsFunc(g.Levels, func(l Level) bool { return l.Aim != Middling })
}

// AllowsRealBones reports whether all casts of the game depend on chance alone, so that
// real bones may be thrown instead on a real table.
func (g *Game) AllowsRealBones() bool {
	return !g.Skilled() && slices.ContainsFunc(g.Options, func(o Option) bool { return o.ID == "weights" })
}

// Opponents returns the levels to play against: all except "random", unless it
// is the only one.
func (g *Game) Opponents() []Level {
	if len(g.Levels) > 1 && g.Levels[0].ID == "random" {
		return g.Levels[1:]
	}
	return g.Levels
}

// Aim returns the throwing skill of the player on a seat.
func (s *Setup) Aim(seat int) Aim {
	if s.Aims == nil {
		return Middling
	}
	return s.Aims[seat]
}

// AimsOf returns the aim of each player, given as the id of a level or anything
// else for a person. A player at random has the aim of the lowest level.
func (g *Game) AimsOf(players []string) []Aim {
	hands := make([]Aim, len(players))
	for i, id := range players {
		for k, l := range g.Levels {
			if l.ID == id || k == 0 && id == "random" {
				hands[i] = l.Aim
			}
		}
	}
	return hands
}

// MaxPurse is the most coins one seat may bring.
const MaxPurse = 9999

// New checks the setup and starts the game.
func (g *Game) New(s Setup) (Position, error) {
	s, err := g.Check(s)
	if err != nil {
		return nil, err
	}
	return g.Start(s)
}

// ruleset returns the ruleset with that id; "" stands for the usual one. An unknown id
// is an error.
func (g *Game) ruleset(id string) (Ruleset, error) {
	if len(g.Rulesets) == 0 && id == "" {
		return Ruleset{}, nil
	}
	for _, r := range g.Rulesets {
		if r.ID == id || id == "" {
			return r, nil
		}
	}
	return Ruleset{}, text.Errorf("{0} has no ruleset {1}", g.Title, strconv.Quote(id))
}

// Unnamed returns the id of the ruleset that applies to records which name none. It is
// the one with code 0, which is not always the usual one; "" in a game without
// rulesets.
func (g *Game) Unnamed() string { return g.Coded(0) }

// Coded returns the id of the ruleset with that code, or "" if there is none.
func (g *Game) Coded(code int) string {
	for _, r := range g.Rulesets {
		if r.Code == code {
			return r.ID
		}
	}
	return ""
}

// notFor returns an error that says how many players the game is for.
func (g *Game) notFor(players int) error {
	if least, most := g.Seats[0], g.Seats[1]; least != most {
		return text.Errorf("{0} is for {1} to {2} players, not {3}", g.Title, least, most, players)
	}
	return text.Errorf("{0} is for {1} players, not {2}", g.Title, g.Seats[0], players)
}
