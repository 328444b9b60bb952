package app

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/screens/hall"
	"knucklebones/scenes/screens/results"
	"knucklebones/scenes/table"
)

// A disk is a small one of a test's own, on which a table keeps all it keeps.
type disk struct {
	t   *testing.T
	dir string
}

// mounted is such a disk, where tests may have one.
func mounted(t *testing.T) disk {
	t.Helper()
	d := disk{t, t.TempDir()}
	if err := syscall.Mount("tmpfs", d.dir, "tmpfs", 0, "size=256k"); err != nil {
		t.Skip("no disk can be mounted here: ", err)
	}
	t.Cleanup(func() { syscall.Unmount(d.dir, syscall.MNT_DETACH) })
	t.Setenv("XDG_CONFIG_HOME", filepath.Join(d.dir, "kept"))
	return d
}

// remount mounts it anew with those flags.
func (d disk) remount(flags uintptr) {
	d.t.Helper()
	if err := syscall.Mount("tmpfs", d.dir, "tmpfs", syscall.MS_REMOUNT|flags, "size=256k"); err != nil {
		d.t.Fatal(err)
	}
}

// fill writes until nothing more goes on it.
func (d disk) fill() {
	f, err := os.Create(filepath.Join(d.dir, "ballast"))
	if err != nil {
		d.t.Fatal(err)
	}
	defer f.Close()
	for err == nil {
		_, err = f.Write(make([]byte, 512))
	}
}

func (d disk) empty() {
	if err := os.Remove(filepath.Join(d.dir, "ballast")); err != nil {
		d.t.Fatal(err)
	}
}

// A disk that is full, or that can only be read, ends no game and is no matter of the
// public's; nobody finds what somebody before him played, and once the disk is well all
// is as before.
func TestBadDisks(t *testing.T) {
	for _, c := range []struct {
		name      string
		fail, end func(d disk)
	}{
		{"full", disk.fill, disk.empty},
		{"read only", func(d disk) { d.remount(syscall.MS_RDONLY) }, func(d disk) { d.remount(0) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := mounted(t)
			k := kiosk.Usual()
			k.Pin, k.Games, k.Counters = "4711", []string{"century"}, filepath.Join(d.dir, "counters.csv")
			s := kept(t, k)
			visits(t, s, func() { c.fail(d) })
			if len(s.h.kiosk.Desk.Troubles()) == 0 {
				t.Error("the operator does not hear of it")
			}
			s.h.Stack.Home()
			s.step(true)
			if _, ok := s.h.Stack.Top().(*hall.Hall); !ok || s.h.Stack.Page().Find("resume") != nil || len(s.h.saves.list) > 0 {
				t.Error("somebody else's game is offered")
			}
			s.idle(time.Minute)
			visits(t, s, func() {})
			c.end(d)
			visits(t, s, func() {})
			if left := s.h.kiosk.Desk.Troubles(); len(left) > 0 {
				t.Errorf("the disk is well and the operator reads %q", left)
			}
			if n := s.crash(time.Second); !n.shows() || len(n.h.saves.list) > 0 {
				t.Errorf("begun anew it shows %T with %d games", n.h.Stack.Top(), len(n.h.saves.list))
			}
			if day, err := (kiosk.Book{Path: k.Counters}).Read("2026-11-23"); err != nil || day.Visitors != 4 {
				t.Errorf("the book holds %+v, %v", day, err)
			}
		})
	}
}

// visits has somebody come, throw, have something happen, throw again and go.
func visits(t *testing.T, s *testKiosk, happens func()) {
	t.Helper()
	s.sit(t)
	game := s.h.Stack.Top().(*table.Table).Session()
	s.use("primary")
	s.run(20 * time.Second)
	happens()
	for range 4 { // the first touches may only hurry the bones
		s.use("primary")
		s.run(20 * time.Second)
	}
	_, plays := s.h.Stack.Top().(*table.Table)
	_, told := s.h.Stack.Top().(*results.Results)
	ended := told && game.Turn() == rules.Nobody // whoever comes late in a game may see its end
	if !plays && !ended || s.h.Stack.Page().Dialog != "" {
		t.Fatalf("the game gives way to %T %q", s.h.Stack.Top(), text.Plain(s.h.Stack.Page().Dialog))
	}
	s.idle(11 * time.Minute) // what is counted is written at least every ten
	if !s.shows() {
		t.Fatalf("the table is not cleared: %T", s.h.Stack.Top())
	}
}
