package rulestest

import (
	"errors"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
)

// records plays a game with casts from a seed, some of them entered by hand,
// and checks along the way that its text and its link give the same game again.
func (c *game) records() {
	const longest = 3000 // longer games need no other code
	var seed record.Seed
	for i := range seed {
		seed[i] = byte(c.r.Uint32())
	}
	rec, err := record.New(c.g, c.setup, seed)
	if err != nil {
		c.failf("no record can begin: %v", err)
	}
	p, casts := c.start, 0
	at := record.Positions{p}
	check := 1
	for len(rec.Steps) < longest && p.Turn() != rules.Nobody {
		step := c.step(p, seed, casts)
		if p.Turn() == rules.Chance {
			casts++
		}
		p = p.After(step.Move)
		rec.Steps, at = append(rec.Steps, step), append(at, p)
		if len(rec.Steps) == check {
			c.again(rec, at)
			check *= 3
		}
	}
	c.again(rec, at)
}

// step returns a random move, or the cast that the seed determines; one cast in
// ten is entered by hand.
func (c *game) step(p rules.Position, seed record.Seed, casts int) record.Step {
	if p.Turn() == rules.Chance && c.r.IntN(10) > 0 {
		outs := p.Outcomes(nil)
		return record.Step{Move: outs[seed.Draw(casts, outs)].Move}
	}
	m, _ := pick(p, c.r)
	return record.Step{Move: m, Hand: p.Turn() == rules.Chance}
}

// again checks that the record can be read back.
func (c *game) again(rec *record.Record, at record.Positions) {
	text := rec.Text(at)
	find := func(id string) *rules.Game {
		if id == c.g.ID {
			return c.g
		}
		return nil
	}
	read, positions, err := record.Parse(text, find)
	if err != nil {
		c.failf("the record cannot be read: %v\n%s", err, text)
	}
	if again := read.Text(positions); again != text {
		c.failf("the record reads as another:\n%s\n%s", text, again)
	}
	link, err := rec.Link(at)
	if errors.Is(err, record.ErrHidden) || errors.Is(err, record.ErrTooLong) {
		return
	}
	if err != nil {
		c.failf("there is no link: %v", err)
	}
	read, positions, err = record.ParseLink(link, find)
	if err != nil {
		c.failf("the link cannot be read: %v\n%s", err, link)
	}
	if again := read.Text(positions); again != text {
		c.failf("the link reads as another game:\n%s\n%s", text, again)
	}
}
