package mendaxsingle

import "knucklebones/rules/text"

// sideName returns the name of a side: "fours".
func sideName(side int8) text.Text {
	switch side {
	case 1:
		return "ones"
	case 3:
		return "threes"
	case 4:
		return "fours"
	}
	return "sixes"
}

// called returns a bid in words: "five fours", "a sum of 7".
func called(side int8, n int) text.Text {
	switch side {
	case 0:
		return text.Of("a sum of {0}", n)
	case 1:
		return text.Of("{0} ones", text.Spelled(n))
	case 3:
		return text.Of("{0} threes", text.Spelled(n))
	case 4:
		return text.Of("{0} fours", text.Spelled(n))
	}
	return text.Of("{0} sixes", text.Spelled(n))
}

// lifted returns what the lifted cups show, in a few words: "Six fours", "12 in
// all".
func (p *position) lifted() text.Text {
	if p.summing {
		return text.Of("{0} in all", p.there())
	}
	return text.Upper(called(p.side, p.there()))
}

// counted returns the lifted cups as the headline says it: "Six fours there".
func (p *position) counted() text.Text {
	if p.summing {
		return p.lifted()
	}
	return text.Of("{0} there", p.lifted())
}

// found returns a sentence that compares the bones under all cups with the bid.
func (p *position) found() text.Text {
	n, bid := text.Spelled(p.there()), text.Spelled(p.count)
	switch {
	case p.summing:
		return text.Of("The sum is {0}; the bid was {1}.", p.there(), text.Number(p.count))
	case p.side == 1:
		return text.Of("There are {0} ones; the bid was {1}.", n, bid)
	case p.side == 3:
		return text.Of("There are {0} threes; the bid was {1}.", n, bid)
	case p.side == 4:
		return text.Of("There are {0} fours; the bid was {1}.", n, bid)
	}
	return text.Of("There are {0} sixes; the bid was {1}.", n, bid)
}

// foundByDoubt returns the sentence of found after one that says who doubted.
func (p *position) foundByDoubt() text.Text {
	doubter, n, bid := text.Seat(p.doubter), text.Spelled(p.there()), text.Spelled(p.count)
	switch {
	case p.summing:
		return text.Of("{0} doubted. The sum is {1}; the bid was {2}.", doubter, p.there(), text.Number(p.count))
	case p.side == 1:
		return text.Of("{0} doubted. There are {1} ones; the bid was {2}.", doubter, n, bid)
	case p.side == 3:
		return text.Of("{0} doubted. There are {1} threes; the bid was {2}.", doubter, n, bid)
	case p.side == 4:
		return text.Of("{0} doubted. There are {1} fours; the bid was {2}.", doubter, n, bid)
	}
	return text.Of("{0} doubted. There are {1} sixes; the bid was {2}.", doubter, n, bid)
}

// foundAtEnd returns the sentence of found after one that says who is out of
// bones.
func (p *position) foundAtEnd() text.Text {
	loser, n, bid := text.Seat(p.loser), text.Spelled(p.there()), text.Spelled(p.count)
	switch {
	case p.summing:
		return text.Of("{0} is out of bones. The sum is {1}; the bid was {2}.", loser, p.there(), text.Number(p.count))
	case p.side == 1:
		return text.Of("{0} is out of bones. There are {1} ones; the bid was {2}.", loser, n, bid)
	case p.side == 3:
		return text.Of("{0} is out of bones. There are {1} threes; the bid was {2}.", loser, n, bid)
	case p.side == 4:
		return text.Of("{0} is out of bones. There are {1} fours; the bid was {2}.", loser, n, bid)
	}
	return text.Of("{0} is out of bones. There are {1} sixes; the bid was {2}.", loser, n, bid)
}
