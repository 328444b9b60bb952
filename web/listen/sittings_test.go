//go:build !js

package main

import (
	"net/url"
	"strings"
	"testing"

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
