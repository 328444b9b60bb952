package evening

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules/games"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
)

// honoured is the honours of an evening once they are known.
func honoured(t *testing.T, e *Evening) []Honour {
	t.Helper()
	h := e.Honours(games.Find)
	for n := 0; !h.Step(1000); n++ {
		if n > 1_000_000 {
			t.Fatal("the honours are never known")
		}
	}
	return h.List()
}

// wholly plays an evening to its end.
func wholly(t *testing.T, seats int, list ...Ticket) *Evening {
	t.Helper()
	e, err := New(Plan{Seed: record.Seed{4}, Purse: 40, Company: company(seats), Games: list}, games.Games())
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(3, 9))
	for i := 0; !e.Over(); i++ {
		settleDebts(t, e, r)
		s := deal(t, e, byte(i+1))
		playOut(t, s, r)
		if err := e.Finish(s); err != nil {
			t.Fatal(err)
		}
	}
	return e
}

func merits(list []Honour) (all []Merit) {
	for _, h := range list {
		all = append(all, h.Merit)
	}
	return all
}

// Each honour is proved by the game that it names: the step is one of it, the player played
// in it, and the biggest pot is one that was won there.
func TestHonoursAreProved(t *testing.T) {
	e := wholly(t, 3, TicketFor(games.Find("tropa")), TicketFor(games.Find("boneace")), TicketFor(games.Find("circus")), TicketFor(games.Find("oneandtwenty")))
	list := honoured(t, e)
	if got := merits(list); !slices.Contains(got, BiggestPot) || slices.Contains(got, BestDecision) == slices.Contains(got, LongestRun) && slices.Contains(got, LongestRun) {
		t.Errorf("honours are %v", got)
	}
	for _, h := range list {
		p := e.Played()[h.Game]
		s, err := session.Resume(p.Record, games.Find)
		if err != nil || h.Step < 0 || h.Step >= s.Len() || text.Plain(h.Line) == "" {
			t.Errorf("%+v, %v", h, err)
		}
		if !slices.Contains(p.Seats, h.Seat) && h.Merit != LongestRun {
			t.Errorf("%v is for one who did not play", text.Plain(h.Merit.Head()))
		}
		if h.Merit == BiggestPot && !strings.Contains(text.Plain(h.Line), text.Plain(p.Ticket.Game.Title)) {
			t.Errorf("the biggest pot is %q", text.Plain(h.Line))
		}
	}
}

// Where there is nothing to decide the longest run stands in the place of the best decision.
func TestHonoursOfLuck(t *testing.T) {
	luck := Ticket{games.Find("simple"), "written"}
	e := wholly(t, 2, slices.Repeat([]Ticket{luck}, Most)...)
	got := merits(honoured(t, e))
	if slices.Contains(got, BestDecision) || !slices.Contains(got, LongestRun) || !slices.Contains(got, BiggestPot) {
		t.Errorf("honours are %v", got)
	}
}

// An evening that was stopped has none.
func TestNoHonours(t *testing.T) {
	e := begun(t, 2, 40, "tropa", "tropa", "tropa")
	s := deal(t, e, 1)
	playOut(t, s, rand.New(rand.NewPCG(1, 1)))
	if err := e.Finish(s); err != nil {
		t.Fatal(err)
	}
	if err := e.Stop(); err != nil {
		t.Fatal(err)
	}
	if list := honoured(t, e); list != nil {
		t.Errorf("%+v", list)
	}
}
