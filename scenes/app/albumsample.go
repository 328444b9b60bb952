package app

import (
	"time"

	"knucklebones/rules/play/album"
)

// sampleAlbum returns a made-up album, for pictures of its screens.
func sampleAlbum(now time.Time) *album.Album {
	a := album.Read("")
	for _, e := range []album.Entry{
		{
			ID: "sample-1", Day: "2026-10-03", Game: "simple", Honours: []string{"any.venus", "any.alike", "knucklebones.perfect"},
			Casts: [album.All]int{
				0: 8, 2: 4, 3: 6, 7: 2, 9: 5, 10: 1, 11: 6, 13: 15, 15: 19, 16: 3, 17: 5, 19: 4,
				23: 22, 24: 6, 25: 34, 26: 17, 28: 20, 29: 14, 30: 5, 32: 7, 33: 2,
			},
		},
		{ID: "sample-2", Day: "2026-11-02", Game: "knucklebones", Lens: true, Honours: []string{"knucklebones.faceoff", "any.sly"}},
		{ID: "sample-3", Day: day(now), Game: "tropa", Honours: []string{"any.venus", "knucklebones.perfect"}, Casts: [album.All]int{0: 1, 14: 1}},
	} {
		a.Enter(e)
	}
	return a
}
