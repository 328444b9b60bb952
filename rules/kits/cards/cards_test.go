package cards

import (
	"slices"
	"testing"

	"knucklebones/rules/text"
)

func TestEveryCard(t *testing.T) {
	seen := map[text.Text]bool{}
	for _, c := range Full.Append(nil) {
		if Of(c.Rank(), c.Suit()) != c {
			t.Errorf("%d is the %s, of another number", c, text.Plain(c.Name()))
		}
		if back, err := Parse(c.Code()); err != nil || back != c {
			t.Errorf("%s is written %s and read %s, %v", text.Plain(c.Name()), c.Code(), text.Plain(back.Name()), err)
		}
		seen[c.Name()] = true
	}
	if len(seen) != Cards || Full.Len() != Cards {
		t.Errorf("%d cards with names", len(seen))
	}
}

func TestNames(t *testing.T) {
	nine, ace := Of(9, Clubs), Of(Ace, Hearts)
	if text.Plain(nine.Name()) != "nine of clubs" || ace.Code() != "AH" || Of(10, Spades).Code() != "10S" {
		t.Error(text.Plain(nine.Name()), ace.Code())
	}
	if text.Plain(Card(0).Name()) != "card" || Card(0).Code() != "?" || Card(0).Rank() != 0 {
		t.Error("a card that is not known")
	}
	if got := List([]Card{nine, ace, Of(King, Diamonds)}); text.Plain(got) != "nine of clubs, ace of hearts and king of diamonds" {
		t.Error(text.Plain(got))
	}
	for _, bad := range []string{"", "H", "1H", "AX", "?", "11C", "AHH"} {
		if c, err := Parse(bad); err == nil {
			t.Errorf("%q is read as %s", bad, text.Plain(c.Name()))
		}
	}
}

func TestPack(t *testing.T) {
	c := Of(Queen, Hearts)
	p := Full.Without(c)
	if p.Has(c) || p.Len() != 51 || p.With(c) != Full || Full.Has(0) {
		t.Error("a card taken out and put back")
	}
	two := Pack(0).With(c).With(Of(2, Clubs))
	if got := two.Append(nil); !slices.Equal(got, []Card{Of(2, Clubs), c}) {
		t.Error(got)
	}
	if got := two.Outcomes(nil, "card"); len(got) != 2 || got[1].Move.N != int32(c) || got[1].Weight != 1 {
		t.Error(got)
	}
}
