package faces_test

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
)

// shorter are the options that lessons set otherwise than the usual table, only to be over
// within a minute: they change how often something is done, how far it goes, or who begins, not what is done.
var shorter = map[string]bool{
	"augustus pots": true, "par pots": true, "boneace hands": true, "oddsout pots": true, "olympus pots": true,
	"oneandtwenty rounds": true, "mendax-single castoff": true, "simple pots": true, "sparing rounds": true,
	"sparing moving": true, "senate stride": true,
}

// Lessons teach the usual game: they set nothing otherwise than its table but how long it
// takes, and nothing that the table has already.
func TestLessonsTeachTheUsualGame(t *testing.T) {
	for _, id := range taught() {
		g := games.Find(id)
		usual, err := g.Check(rules.Setup{Seats: min(max(2, g.Seats[0]), g.Seats[1])})
		if err != nil {
			t.Fatal(err)
		}
		for option, value := range lessonOf(id).Options {
			switch was := usual.Options[option]; {
			case was == value:
				t.Errorf("%s: the lesson sets %s to %d, as it is anyway", id, option, value)
			case !shorter[id+" "+option]:
				t.Errorf("%s: the lesson has %s at %d, the usual table at %d", id, option, value, was)
			}
		}
	}
}
