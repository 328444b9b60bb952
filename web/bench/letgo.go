//go:build !js

package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"knucklebones/web/e2e"
)

// pressed is the name of the mark of a person's action: lets adds it when a
// pointer is released, presses when a control is used.
const (
	pressed = "pressed"
	lets    = `addEventListener("touchend", () => performance.mark("pressed"), true)`
	presses = `addEventListener("click", () => performance.mark("pressed"), true)`
)

// letgo prints the time from releasing the cup until bones leave it, on a phone's
// screen, with the processor at full speed and slowed down four times; dir is a folder
// for the built site.
func letgo(o options, dir string) error {
	if err := e2e.Build(o.pkg, dir); err != nil {
		return err
	}
	site := e2e.Serve(dir)
	defer site.Close()
	fmt.Printf("%-14s %-8s %6s %6s %17s %17s\n", "game", "by", "slowed", "throws", "by the clock", "own time")
	for _, game := range strings.Split(o.in, ",") {
		for _, slow := range []float64{1, 4} {
			if err := throwIn(o, site.URL, game, slow); err != nil {
				return fmt.Errorf("%s: %w", game, err)
			}
		}
	}
	return nil
}

// throwIn makes several throws in one game, by gesture and by the button, with the
// processor slowed down slow times, and prints how long the bones take to leave the
// cup.
func throwIn(o options, url, game string, slow float64) error {
	b, err := e2e.Launch(nil)
	if err != nil {
		return err
	}
	defer b.Close()
	p, err := b.NewPage(e2e.View{W: 390, H: 844, Ratio: 1, Touch: true})
	if err != nil {
		return err
	}
	defer p.Close()
	err = errors.Join(p.Before(lets), p.Go(url+"?bench&game="+game+"&seed=7&scene=table&players=person,person"),
		p.Ready(), p.GiveWay(), p.Slow(slow), p.Tap("prompt")) // a player has touched the page before the first throw
	for _, by := range []string{"hand", "button"} {
		var clock, own []float64
		for n := 0; err == nil && n < o.letgo; n++ {
			var marks []e2e.Mark
			marks, err = throwOnce(p, by, o.pictures(game, by, slow, n))
			if wait, of, ok := waited(marks); ok {
				clock, own = append(clock, wait), append(own, of)
			}
		}
		if err == nil && len(own) > 0 {
			fmt.Printf("%-14s %-8s %6g %6d %8.0f %8.0f %8.0f %8.0f\n", game, by, slow, len(own), median(clock), slices.Max(clock), median(own), slices.Max(own))
		}
	}
	return err
}

// pictures returns the beginning of the names of the files for the film of throw n, or
// "" if it isn't filmed: only the first is, and only if that is asked for.
func (o options) pictures(game, by string, slow float64, n int) string {
	if o.film == "" || n > 0 {
		return ""
	}
	return filepath.Join(o.film, fmt.Sprintf("%s-%s-%g-", game, by, slow))
}

// waited returns how long it takes from the release until the first frame in which
// bones have left the cup, in milliseconds: by the clock, and in processor time of the
// page itself. ok is false if the marks lack one of these.
func waited(marks []e2e.Mark) (clock, own float64, ok bool) {
	up := slices.IndexFunc(marks, func(m e2e.Mark) bool { return m.Name == pressed })
	out := slices.IndexFunc(marks, func(m e2e.Mark) bool { return m.Name == "tumbling" })
	if up < 0 || out < up {
		return 0, 0, false
	}
	return (marks[out].TS - marks[up].TS) / 1000, (marks[out].TTS - marks[up].TTS) / 1000, true
}

// throwOnce plays on until bones can be thrown, throws, and returns the marks
// of the page.
func throwOnce(p *e2e.Page, by, film string) ([]e2e.Mark, error) {
	cup, err := cup(p)
	if err != nil {
		return nil, err
	}
	stop, err := p.Watch()
	if err != nil {
		return nil, err
	}
	var filmed func(time.Time, string) error
	if film != "" {
		if filmed, err = p.Film(); err != nil {
			return nil, err
		}
	}
	x, y := cup.X+cup.W/2, cup.Y+cup.H/2
	if by == "hand" {
		err = p.Touch(600*time.Millisecond, [2]float64{x, y}, [2]float64{x + 20, y - 20}, [2]float64{x - 20, y + 10},
			[2]float64{x, y}, [2]float64{x + 15, y - 25}, [2]float64{x + 30, y - 50})
	} else {
		err = p.Tap("primary")
	}
	released := time.Now()
	time.Sleep(1500 * time.Millisecond)
	if filmed != nil {
		time.Sleep(1500 * time.Millisecond) // filming delays the fall of the bones
		err = errors.Join(err, filmed(released, film))
	}
	marks, failed := stop()
	return marks, errors.Join(err, failed)
}

// cup returns the control of the bones once they can be thrown. Until then it presses
// the controls that continue the game, or begin another.
func cup(p *e2e.Page) (e2e.Control, error) {
	for range 60 {
		all, err := p.Controls()
		if err != nil {
			return e2e.Control{}, err
		}
		for _, c := range all {
			if c.ID == "bones" && !c.Disabled {
				return c, nil
			}
		}
		if use := e2e.Next(all); use != "" {
			p.Press(use) // fails if it has disappeared meanwhile
		}
		time.Sleep(300 * time.Millisecond)
	}
	return e2e.Control{}, errors.New("no bones came to be thrown")
}
