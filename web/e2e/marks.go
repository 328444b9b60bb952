//go:build !js

package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
)

// A Mark is an entry that the page made with performance.mark.
type Mark struct {
	Name string
	TS   float64 // time of the mark, in microseconds
	TTS  float64 // processor time that the page's thread had used by then, in microseconds
}

// Watch records the marks of the page until stop is called, which returns them
// ordered by time.
func (p *Page) Watch() (stop func() ([]Mark, error), err error) {
	var marks []Mark
	var unread error
	ended := make(chan struct{})
	ctx, cancel := context.WithCancel(p.ctx) // until when the page is listened to
	err = chromedp.Listen(ctx, func(event any) {
		switch event := event.(type) {
		case *tracing.EventDataCollected:
			for _, said := range event.Value {
				var m struct {
					Mark
					Ph string
				}
				if err := json.Unmarshal(said, &m); err != nil {
					unread = err
				}
				if m.Ph == instant {
					marks = append(marks, m.Mark)
				}
			}
		case *tracing.EventTracingComplete:
			close(ended)
		}
	})
	if err == nil {
		_, err = chromedp.Call(p.ctx, tracing.Start, tracing.StartParams{TraceConfig: &tracing.TraceConfig{
			IncludedCategories: []string{timing}, ExcludedCategories: []string{"*"},
		}})
	}
	if err != nil {
		cancel()
		return nil, err
	}
	return func() ([]Mark, error) {
		defer cancel()
		if _, err := chromedp.Call(p.ctx, tracing.End, cdp.Empty{}); err != nil {
			return nil, err
		}
		select {
		case <-ended:
			slices.SortStableFunc(marks, func(a, b Mark) int { return int(a.TS - b.TS) })
			return marks, unread
		case <-time.After(patience):
			return nil, fmt.Errorf("no trace in %v", patience)
		}
	}, nil
}

// The trace's names for the category of marks and for the phase of a mark made
// by the page itself.
const (
	timing  = "blink.user_timing"
	instant = "I"
)

// NoteMarks has the page keep its marks itself, and not in the browser's trace, which takes a
// slow processor a good part of each frame. Call it before Go; Noted returns the marks.
func (p *Page) NoteMarks() error {
	return p.Before(`globalThis.marks_ = []; performance.mark = (name) => { marks_.push({Name: name, TS: 1000 * performance.now()}); }`)
}

// Noted returns the marks that the page made while f ran. Their processor time is simply the
// time.
func (p *Page) Noted(f func() error) (marks []Mark, err error) {
	began, err := Eval[int](p, `marks_.length`)
	if err != nil {
		return nil, err
	}
	failed := f()
	said, err := Eval[string](p, fmt.Sprintf(`JSON.stringify(marks_.splice(%d))`, began))
	if err == nil {
		err = json.Unmarshal([]byte(said), &marks)
	}
	for i := range marks {
		marks[i].TTS = marks[i].TS
	}
	return marks, errors.Join(failed, err)
}
