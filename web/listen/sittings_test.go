//go:build !js

package main

import (
	"net/url"
	"strings"
	"testing"
	"time"

	"knucklebones/rules/games"
	"knucklebones/rules/play/record"
)

// TestSittingsCanBegin checks that each sitting names a game and players that it has.
func TestSittingsCanBegin(t *testing.T) {
	list, err := sittings()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range list {
		q, err := url.ParseQuery(strings.TrimPrefix(s.query, "?"))
		if err != nil {
			t.Errorf("%s: %v", s.name, err)
		}
		if !q.Has("game") {
			continue
		}
		g := games.Find(q.Get("game"))
		if g == nil {
			t.Errorf("%s: no game %q", s.name, q.Get("game"))
			continue
		}
		if !q.Has("players") {
			continue
		}
		var seats []record.Seat
		for kind := range strings.SplitSeq(q.Get("players"), ",") {
			seats = append(seats, record.Seat{Kind: kind})
		}
		if err := record.CheckSeats(g, len(seats), seats); err != nil {
			t.Errorf("%s: %v", s.name, err)
		}
	}
}

// TestUnspoken checks that a line is spoken whole even if something comes between two of its
// sentences, and that one sentence of it may not be left out.
func TestUnspoken(t *testing.T) {
	at := time.Now()
	notes := []note{{Kind: "asked", Text: "Bid higher, or doubt? Bid two ones.", at: at}}
	said := []utterance{{at, "Bid higher, or doubt? heading level 2"}, {at, "Bid two ones."}}
	if missed := unspoken(notes, said); missed != nil {
		t.Errorf("it was not spoken: %v", missed)
	}
	if missed := unspoken(notes, said[:1]); len(missed) != 1 {
		t.Errorf("not spoken were %v, want one sentence", missed)
	}
}
