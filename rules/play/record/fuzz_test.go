package record_test

import (
	"encoding/base64"
	"encoding/binary"
	"hash/crc32"
	"reflect"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/rulestest/cups"
	"knucklebones/rules/rulestest/race"
)

// FuzzParse: any text is refused in words, or plays and prints back the same.
func FuzzParse(f *testing.F) {
	f.Add(sample)
	f.Add("\ufeffknucklebones 1\ngame race\nseat person -\nseat person -\n\n# begins\non 2 # so\nthrow\ndrawn\nhold\non 1\n")
	f.Add("knucklebones 1\ngame cups\nseat person -\nseat person -\n\nthrow\ndrawn\nthrow\nsealed 00000000 by hand\n")
	f.Fuzz(func(t *testing.T, text string) {
		r, at, err := record.Parse(text, find)
		if err != nil {
			return
		}
		again(t, r, at)
	})
}

// FuzzLink: any bytes are refused, or play and print back the same. They are
// given their checksum here, since nothing else would get past it.
func FuzzLink(f *testing.F) {
	for i, g := range []*rules.Game{race.Game, cups.Game, race.Game} {
		r, at := play(f, g, 10*i)
		if i == 2 {
			r.Steps[1].Hand = true
		}
		link, err := r.Link(at)
		if err != nil {
			f.Fatal(err)
		}
		b, _ := base64.RawURLEncoding.DecodeString(link)
		f.Add(b[:len(b)-4])
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		b = binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE(b))
		link := base64.RawURLEncoding.EncodeToString(b)
		r, at, err := record.ParseLink(link, find)
		if err != nil {
			return
		}
		if same, err := r.Link(at); err != nil || same != link {
			t.Fatalf("%q links as %q, %v", link, same, err)
		}
		again(t, r, at)
	})
}

// again checks that a record prints, reads and prints the same, also in short.
func again(t *testing.T, r *record.Record, at record.Positions) {
	text := r.Text(at)
	s, positions, err := record.Parse(text, find)
	if err != nil {
		t.Fatalf("what was printed cannot be read: %v\n%s", err, text)
	}
	if same := s.Text(positions); same != text {
		t.Fatalf("printed, read and printed it differs:\n%s\n%s", text, same)
	}
	for i, p := range positions {
		if !reflect.DeepEqual(p, at[i]) {
			t.Fatalf("position %d is another", i)
		}
	}
	short, _ := r.Short(0, len(text), at)
	if s, positions, err = record.Parse(short, find); err != nil {
		t.Fatalf("what was printed in short cannot be read: %v\n%s", err, short)
	}
	s.Below = r.Below
	if same := s.Text(positions); same != text {
		t.Fatalf("printed in short it is another:\n%s\n%s", short, text)
	}
}
