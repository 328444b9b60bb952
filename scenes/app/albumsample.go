package app

import (
	"time"

	"knucklebones/rules/games"
	"knucklebones/rules/play/album"
)

// sampleAlbum returns a made-up album, for pictures of its screens.
func sampleAlbum(now time.Time) *album.Album {
	a := album.Read("")
	own, any := album.Honours(games.Games()[0]), album.Across()
	for _, e := range []album.Entry{
		{
			Day: "2026-10-03", Honours: []string{any[0].Key(), any[2].Key(), own[0].Key()},
			Casts: [album.All]int{
				0: 8, 2: 4, 3: 6, 7: 2, 9: 5, 10: 1, 11: 6, 13: 15, 15: 19, 16: 3, 17: 5, 19: 4,
				23: 22, 24: 6, 25: 34, 26: 17, 28: 20, 29: 14, 30: 5, 32: 7, 33: 2,
			},
		},
		{Day: "2026-11-02", Lens: true, Honours: []string{own[2].Key(), any[8].Key()}},
		{Day: day(now), Honours: []string{any[0].Key(), own[0].Key()}, Casts: [album.All]int{0: 1, 14: 1}},
	} {
		e.ID, e.Game = e.Day, games.Games()[0].ID
		a.Enter(e)
	}
	return a
}
