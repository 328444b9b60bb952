package app

import (
	"strings"
	"time"

	"knucklebones/rules/play/album"
)

// sampleAlbum returns a made-up album, for pictures of its screens.
func sampleAlbum(now time.Time) *album.Album {
	return album.Read(strings.Join([]string{
		"album 1",
		"sample-1 2026-10-03 simple - a8c4d6h2j5k1l6n15p19q3r5t4x22y6z34A17C20D14E5G7H2 any.venus,any.alike,knucklebones.perfect",
		"sample-2 2026-11-02 knucklebones lens - knucklebones.low,any.sly",
		"sample-3 " + day(now) + " tropa - ao any.venus,knucklebones.perfect",
		"",
	}, "\n"))
}
