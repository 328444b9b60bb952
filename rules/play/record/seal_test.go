package record_test

import (
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
)

// TestSealFollowsFromTheKey compares with what sha256sum prints for the same digits.
func TestSealFollowsFromTheKey(t *testing.T) {
	seed, err := record.ParseSeed("000102030405060708090a0b0c0d0e0f")
	if err != nil {
		t.Fatal(err)
	}
	if got := seed.Seal(); got != "d65df89f702eec58ca3c7bf2001c9ffc" {
		t.Errorf("the seal is %s", got)
	}
}

// TestRecordsWithoutSeal reads the same as one that has it: earlier ones have none.
func TestRecordsWithoutSeal(t *testing.T) {
	line := "seal d65df89f702eec58ca3c7bf2001c9ffc\n"
	r, at, err := record.Parse(strings.Replace(sample, line, "", 1), find)
	if err != nil {
		t.Fatal(err)
	}
	if got := r.Text(at); got != sample {
		t.Errorf("it prints as\n%s", got)
	}
	if kept, _ := r.Short(0, 1<<20, at); strings.Contains(kept, line) {
		t.Error("what is kept has a seal, which follows from the seed")
	}
}

func TestProof(t *testing.T) {
	prove := func(old, new string) record.Proof {
		r, at, err := record.Parse(strings.Replace(sample, old, new, 1), find)
		if err != nil {
			t.Fatal(err)
		}
		return r.Prove(at)
	}
	if got, want := prove("cast 3", "cast 4"), (record.Proof{Drawn: 1, Told: 1}); got != want || got.Casts() != 2 {
		t.Errorf("the proof is %+v, not %+v", got, want)
	}
	if got, want := prove("", ""), (record.Proof{Told: 1, Stray: 2}); got != want || got.Casts() != 2 {
		t.Errorf("where the seed gives a 4, the proof of a 3 is %+v, not %+v", got, want)
	}
}

func TestProofSays(t *testing.T) {
	for pr, want := range map[record.Proof]string{
		{}:                     "Nothing was thrown.",
		{Drawn: 64}:            "Checked: all 64 throws follow from the seal.",
		{Told: 3}:              "All throws were made by hand: there is nothing to check.",
		{Drawn: 60, Told: 4}:   "Checked: 60 throws follow from the seal. Four were thrown by hand: there is nothing to check.",
		{Drawn: 1, Told: 1}:    "Checked: one throw follows from the seal. One was thrown by hand: there is nothing to check.",
		{Drawn: 16, Stray: 17}: "Throw 17 does not follow from the seal. This game can’t be trusted.",
	} {
		if got := text.Plain(pr.Text()); got != want {
			t.Errorf("%+v: %q, not %q", pr, got, want)
		}
	}
}

// TestDraws: a cast follows from one part of the numbers, as large as its weight, and no other
// outcome does.
func TestDraws(t *testing.T) {
	r, at, err := record.Parse(strings.Replace(sample, "cast 3", "cast 4", 1), find)
	if err != nil {
		t.Fatal(err)
	}
	list := r.Draws(at)
	if len(list) != 1 || list[0].Cast != 1 || list[0].From >= list[0].To || list[0].To > list[0].Total {
		t.Fatalf("the casts are %+v", list)
	}
	d := list[0]
	parts := []rules.Outcome{{Weight: int64(d.From)}, {Weight: int64(d.To - d.From)}, {Weight: int64(d.Total - d.To)}}
	if got := r.Seed.Draw(d.Cast, parts); got != 1 {
		t.Errorf("the seed draws part %d of %+v", got, d)
	}
}
