package games

import (
	"fmt"
	"reflect"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/record"
)

// odd are names that a line of a record might trip over.
var odd = []string{
	"# by hand", "- -", "seat person", "Äneas der Ältere", "O’Brien, 3rd", "", "Ζεύς & 老子", `"{0}" ** \n`,
}

// TestRecordsOfEveryGame: a game of every kind, with odd names, comments and
// casts told by hand, prints, reads and prints the same, and means the same.
func TestRecordsOfEveryGame(t *testing.T) {
	for i, g := range Tried() {
		s := play(t, g, g.Seats[1], opponent.Random, byte(40+i))
		rec, at, err := record.Parse(s.Text(), Find)
		if err != nil {
			t.Fatal(err)
		}
		for k := range rec.Seats {
			rec.Seats[k].Name = odd[(k+i)%len(odd)]
			rec.Seats[k].Colour = []string{"", "madder"}[k%2]
		}
		rec.Above, rec.Below = []string{"", "# twice"}, []string{"the end"}
		for k := range rec.Steps {
			step := &rec.Steps[k]
			step.Hand = at[k].Turn() < 0 && k%3 == 0
			step.Run = 0 // what is told or has a comment is not plain
			if k%5 == 0 {
				step.Remark = &record.Remark{Above: []string{fmt.Sprintf("step %d", k), ""}, Note: "by hand # and so on"}
			}
		}
		text := rec.Text(at)
		again, positions, err := record.Parse(text, Find)
		if err != nil {
			t.Errorf("%s cannot be read: %v", g.ID, err)
			continue
		}
		if got := again.Text(positions); got != text {
			t.Errorf("%s prints as another:\n%s\n%s", g.ID, text, got)
		}
		for k := range again.Steps {
			again.Steps[k].Run = 0
		}
		if !reflect.DeepEqual(again.Steps, rec.Steps) || !reflect.DeepEqual(again.Seats, rec.Seats) || !reflect.DeepEqual(again.Above, rec.Above) {
			t.Errorf("%s reads as another game", g.ID)
		}
	}
}

// TestPot: coins can be left only where there is an ante, and a record says so.
func TestPot(t *testing.T) {
	for id, says := range map[string]string{
		"knucklebones": "", "circus": "Circus Maximus has no pot with these settings, so no coins can be left in it",
		"boneace": "Bone-Ace has no pot with these settings, so no coins can be left in it",
	} {
		_, err := Find(id).New(rules.Setup{Seats: 2, Pot: 3})
		if got := fmt.Sprint(err); err != nil && got != says || err == nil && says != "" {
			t.Errorf("%s: %v, want %q", id, err, says)
		}
	}
	text := "knucklebones 1\ngame circus\noption ante 2\nseat person -\nseat person -\npot 9\n\nthrow\n"
	r, at, err := record.Parse(text, Find)
	if err != nil || r.Setup.Pot != 9 || at[1].View(rules.Nobody).Piles[0].Coins != 13 || r.Text(at) != text {
		t.Errorf("%v: %+v", err, r)
	}
}
