package games

import (
	"encoding/base64"
	"encoding/binary"
	"hash/crc32"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/record"
)

// FuzzParse: any text is refused in words, or is a game that prints, reads and
// prints the same. It begins with a game of every kind.
func FuzzParse(f *testing.F) {
	for i, g := range Games() {
		f.Add(play(f, g, g.Seats[0], opponent.Random, byte(i)).Text())
	}
	f.Fuzz(func(t *testing.T, text string) {
		if r, at, err := record.Parse(text, Find); err == nil {
			again(t, r, at)
		}
	})
}

// FuzzLink: any bytes with their checksum are refused, or are a game with that
// link that also prints and reads the same.
func FuzzLink(f *testing.F) {
	for i, g := range Games() {
		link, err := play(f, g, g.Seats[0], opponent.Random, byte(i)).Link()
		if err != nil {
			continue
		}
		b, _ := base64.RawURLEncoding.DecodeString(link)
		f.Add(b[:len(b)-4])
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		b = binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE(b))
		link := base64.RawURLEncoding.EncodeToString(b)
		r, at, err := record.ParseLink(link, Find)
		if err != nil {
			return
		}
		if same, err := r.Link(at); err != nil || same != link {
			t.Fatalf("%q links as %q, %v", link, same, err)
		}
		again(t, r, at)
	})
}

// FuzzSetup: any setup is refused in words, or starts a game whose coins are
// those that were brought.
func FuzzSetup(f *testing.F) {
	f.Add(uint8(0), int8(2), uint8(0), 1, int16(40), int8(0), int16(0))
	f.Fuzz(func(t *testing.T, game uint8, seats int8, option uint8, value int, purse int16, first int8, pot int16) {
		games := Games()
		g := games[int(game)%len(games)]
		s := rules.Setup{Seats: int(seats), First: int(first), Pot: int(pot), Options: map[string]int{}}
		if len(g.Options) > 0 {
			s.Options[g.Options[int(option)%len(g.Options)].ID] = value
		}
		for range s.Seats {
			s.Purses = append(s.Purses, int(purse))
		}
		p, err := g.New(s)
		if err != nil {
			if err.Error() == "" {
				t.Fatalf("%s refuses %+v without a word", g.ID, s)
			}
			return
		}
		if want := s.Seats*int(purse) + s.Pot; p.Coins() != want {
			t.Fatalf("%s starts with %d coins, but %d were brought", g.ID, p.Coins(), want)
		}
	})
}

// again checks that a record prints, reads and prints the same.
func again(t *testing.T, r *record.Record, at record.Positions) {
	text := r.Text(at)
	s, positions, err := record.Parse(text, Find)
	if err != nil {
		t.Fatalf("what was printed cannot be read: %v\n%s", err, text)
	}
	if same := s.Text(positions); same != text {
		t.Fatalf("printed, read and printed it differs:\n%s\n%s", text, same)
	}
}
