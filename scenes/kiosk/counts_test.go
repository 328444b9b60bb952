//go:build !js

package kiosk

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"
)

// A count runs a counter tick by tick.
type count struct {
	c   Counter
	now time.Time
}

func (c *count) see(d time.Duration, s Sight) {
	for end := c.now.Add(d); c.now.Before(end); {
		c.now = c.now.Add(100 * time.Millisecond)
		c.c.Tick(c.now, s)
	}
}

// Games, how long they last, who finishes and who leaves, and when nobody is there.
func TestCounts(t *testing.T) {
	c := count{now: noon}
	c.see(10*time.Minute, Sight{Mood: Showing, At: AtShow})
	c.see(3*time.Minute, Sight{Mood: Played, At: AtGame, Game: "century", N: 1})
	c.see(time.Minute, Sight{Mood: Played, At: AtHall})
	c.see(2*time.Minute, Sight{Mood: Played, At: AtGame, Game: "skiffs", N: 2})
	c.see(time.Minute, Sight{Mood: Played, At: AtGame, Game: "century", N: 1}) // it waited
	c.see(time.Minute, Sight{Mood: Played, At: AtGame, Game: "century", N: 1, Over: true})
	c.c.Leave()
	c.see(5*time.Minute, Sight{Mood: Showing, At: AtShow})
	c.see(time.Minute, Sight{Mood: Played, At: AtDesk})
	c.see(2*time.Minute, Sight{Mood: Played, At: AtGame, Game: "century", N: 3})
	c.c.Leave()
	c.c.Leave()
	got := c.c.Day
	near := func(what string, got, want time.Duration) {
		if got < want-time.Second || got > want+time.Second {
			t.Errorf("%s is %v, want %v", what, got, want)
		}
	}
	near("idle", got.Idle, 15*time.Minute)
	near("century", got.Games["century"].Played, 6*time.Minute)
	near("the longest", got.Games["century"].Longest, 4*time.Minute)
	near("skiffs", got.Games["skiffs"].Played, 2*time.Minute)
	for _, g := range got.Games {
		g.Played, g.Longest = 0, 0
	}
	want := map[string]*Tally{"century": {Begun: 2, Finished: 1, Abandoned: 1}, "skiffs": {Begun: 1, Abandoned: 1}}
	if got.Visitors != 2 || !reflect.DeepEqual(got.Games, want) {
		t.Errorf("%d visitors, %+v %+v", got.Visitors, got.Games["century"], got.Games["skiffs"])
	}
}

// A clock that jumps adds no time, neither to a game nor to the rest.
func TestCountsOverJumps(t *testing.T) {
	c := count{now: noon}
	for _, jump := range []time.Duration{time.Hour, -3 * time.Hour, 24 * time.Hour} {
		c.see(time.Minute, Sight{Mood: Played, At: AtGame, Game: "century", N: 1})
		c.now = c.now.Add(jump)
	}
	c.see(time.Minute, Sight{Mood: Showing, At: AtShow})
	if d := c.c.Day; d.Games["century"].Played > 3*time.Minute+2*moment || d.Idle > time.Minute+2*moment {
		t.Errorf("three minutes are %v, one of rest is %v", d.Games["century"].Played, d.Idle)
	}
}

// Days are rows; a day that was begun is gone on with, also when the clock was set
// back to it, and what others wrote stays.
func TestBook(t *testing.T) {
	b := Book{filepath.Join(t.TempDir(), "counters.csv")}
	first := Day{Date: "2026-11-23", Visitors: 2, Idle: 90 * time.Second, Games: map[string]*Tally{"century": {Begun: 3, Finished: 1, Abandoned: 2, Played: 6 * time.Minute, Longest: 3 * time.Minute}}}
	second := Day{Date: "2026-11-24", Visitors: 1}
	for _, d := range []Day{first, second, first} {
		if err := b.Write(d); err != nil {
			t.Fatal(err)
		}
	}
	for _, want := range []Day{first, second} {
		if got, err := b.Read(want.Date); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s is %+v, %v", want.Date, got, err)
		}
	}
	said, err := os.ReadFile(b.Path)
	want := "date,game,begun,finished,abandoned,minutes,longest,visitors,idle\n" +
		"2026-11-23,all,3,1,2,6.0,3.0,2,1.5\n2026-11-23,century,3,1,2,6.0,3.0,,\n" +
		"2026-11-24,all,0,0,0,0.0,0.0,1,0.0\n"
	if err != nil || string(said) != want {
		t.Errorf("the file holds\n%s", said)
	}
	if err := os.WriteFile(b.Path, append(said, "a note, of somebody\n\"odd"...), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := b.Write(second); err != nil {
		t.Error(err)
	}
	if said, _ := os.ReadFile(b.Path); !strings.Contains(string(said), "a note, of somebody") || strings.Count(string(said), "begun") != 1 {
		t.Errorf("the file holds\n%s", said)
	}
}

// What the file holds already is not written again.
func TestBookIsWrittenOnce(t *testing.T) {
	b := Book{filepath.Join(t.TempDir(), "counters.csv")}
	file := func() os.FileInfo {
		info, err := os.Stat(b.Path)
		if err != nil {
			t.Fatal(err)
		}
		return info
	}
	d := Day{Date: "2026-11-23", Visitors: 2, Games: map[string]*Tally{"century": {Begun: 1}}}
	var files []os.FileInfo
	for range 3 {
		if len(files) == 2 {
			d.Visitors++
		}
		if err := b.Write(d); err != nil {
			t.Fatal(err)
		}
		files = append(files, file())
	}
	if !os.SameFile(files[0], files[1]) || os.SameFile(files[1], files[2]) {
		t.Error("the same day is written again, or another is not written")
	}
}

// A disk on which nothing can be written is an error and no more; the file stays.
func TestBookOnBadDisk(t *testing.T) {
	dir := t.TempDir()
	d := Day{Date: "2026-11-23", Visitors: 2}
	if err := (Book{filepath.Join(dir, "no", "such", "counters.csv")}).Write(d); err == nil {
		t.Error("a folder that is not there is no error")
	}
	if _, err := os.Stat("/dev/full"); err == nil {
		full := Book{filepath.Join(dir, "counters.csv")}
		if err := full.Write(d); err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink("/dev/full", filepath.Join(dir, ".counters.csv.new")); err != nil {
			t.Fatal(err)
		}
		if err := full.Write(Day{Date: "2026-11-24"}); err == nil {
			t.Error("a full disk is no error")
		}
		if got, err := full.Read("2026-11-23"); err != nil || got.Visitors != 2 {
			t.Errorf("after a full disk the file holds %+v, %v", got, err)
		}
	}
}
