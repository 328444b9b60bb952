package games

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/play/review"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
)

// lookBack is what is said of a game that is over.
func lookBack(t *testing.T, s *session.Session) (list []string) {
	t.Helper()
	r := review.New(s)
	for n := 0; !r.Step(100); n++ {
		if n == 100_000 {
			t.Fatalf("looking back on %s does not end", s.Game().ID)
		}
	}
	english := text.Reader{Catalogue: text.English}
	for _, line := range r.Lines() {
		s := english.Format(line.Head) + ":"
		for _, t := range line.Texts {
			s += " " + english.Format(t)
		}
		list = append(list, s)
	}
	return list
}

// TestReview: what is said of some games, as it was read against their records.
func TestReview(t *testing.T) {
	for id, c := range map[string]struct {
		seed byte
		want []string
	}{
		"knucklebones": {8, []string{
			"Turning point: {1} threw 3 3 3. {1}’s chance of winning went from about 20 % to about 80 %.",
			"Best decision: {0} chose “Cover 9”: 56 % to win. The next best was “Cover 6”: 40 % to win.",
		}},
		"augustus": {3, []string{
			"Biggest win: {1} won the pot: 21 coins.",
			"Luck: {0} threw Venus. The chance of that was 1 in 26.",
			"Best decision: {0} chose “Take 4 coins”: +6.4 coins. The next best was “Throw a 3 again”: +3.8 coins.",
		}},
		"century": {3, []string{
			"Turning point: {0} threw 1 3 4 6: Venus stole 34 men. {0}’s chance of winning went from about 70 % to about 5 %.",
			"Luck: {0} threw 1 3 4 6: Venus stole 34 men. The chance of that was 1 in 26.",
		}},
		"gladiators": {3, []string{
			"Turning point: {1} threw 9. {0}’s chance of winning went from about 80 % to about 50 %.",
			"Best decision: {0} chose “Double for 6”: +7.9 coins. The next best was “Yield”: −6.0 coins.",
		}},
		"pentelitha": {3, nil},
		"mendax-single": {3, []string{ // {0} loses four bones: by two lies and by two doubts
			"Turning point: {0} doubted it. There are five threes; the bid was five. {0} lost a bone: 3 left. {1}’s chance of winning went from about 25 % to about 70 %.",
			"Best decision: {1} chose “Doubt it”: 100 % right. The next best was “Bid five fours”: 0 % right.",
			"Lies: {0} lied in 2 of 6 claims. {1} never lied.",
			"Doubts: {0} was right in 0 of 2 doubts. {1} was right in 2 of 2 doubts.",
		}},
		"mendax-common": {5, []string{ // {0} loses five counters by doubts of their own
			"Best decision: {0} chose “Take the bones”: −0.1 counters. The next best was “Doubt it”: −0.9 counters.",
			"Lies: {0} lied in 6 of 13 claims. {1} lied in 5 of 14 claims.",
			"Doubts: {0} was right in 0 of 5 doubts. {1} was right in 0 of 2 doubts.",
		}},
	} {
		g := Find(id)
		if got := lookBack(t, play(t, g, max(min(2, g.Seats[1]), g.Seats[0]), g.Opponents()[0].ID, c.seed)); !slices.Equal(plain(got), c.want) {
			t.Errorf("%s: %q, want %q", id, plain(got), c.want)
		}
	}
}

// plain are lines with common spaces.
func plain(list []string) (out []string) {
	for _, s := range list {
		out = append(out, strings.ReplaceAll(s, "\u2009", " "))
	}
	return out
}

var percent = regexp.MustCompile(`\d+\x{2009}%`)

// about matches a chance that is sampled, which the odds need not name.
var about = regexp.MustCompile(`about \d+\x{2009}%`)

// TestReviewsAreTrue: of every game at most three things are said, and two more where claims
// may be false, and each chance
// in them that is exact is one that the odds named at the time.
func TestReviewsAreTrue(t *testing.T) {
	for _, g := range Tried() {
		s := play(t, g, g.Seats[0], g.Opponents()[0].ID, 5)
		lines := lookBack(t, s)
		t.Logf("%s: %q", g.ID, lines)
		most := 3
		if g.Bluff {
			most = 5
		}
		if len(lines) > most {
			t.Errorf("%s: %q", g.ID, lines)
		}
		said := named(s)
		for _, line := range lines {
			for _, x := range percent.FindAllString(about.ReplaceAllString(line, ""), -1) {
				if !strings.Contains(said, x) {
					t.Errorf("%s: %s is nowhere in the odds: %q", g.ID, x, line)
				}
			}
		}
	}
}

// named is every chance that the odds name in a game.
func named(s *session.Session) string {
	english := text.Reader{Catalogue: text.English}
	var b strings.Builder
	for i := range s.Len() {
		p := s.At(i)
		if p.Turn() < 0 || s.Game().Odds == nil {
			continue
		}
		odds := s.Game().Odds(p.View(p.Turn()), rand.New(rand.NewPCG(uint64(i), 1)))
		o, done := rules.Odds{}, false
		for !done {
			o, done = odds(100)
		}
		for _, row := range o.Rows {
			for _, bar := range row.Bars {
				b.WriteString(english.Format(bar.Text) + "\n")
			}
		}
	}
	return b.String()
}
