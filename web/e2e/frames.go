//go:build !js

package e2e

import (
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
)

// A Frame is one answer of the page to the beat of the screen.
type Frame struct {
	Clock, Own float64  // from beginning to end, and the thread's own processor time in it: milliseconds
	Marks      []string // what the page has marked meanwhile
}

// A happening is what the browser's trace tells of one thing.
type happening struct {
	Name     string
	Cat      string
	PID, TID int
	TS       float64 // its beginning, and what follows: microseconds
	Dur      float64
	TDur     float64 // of the thread's own time
}

// holds tells whether other happened on the same thread meanwhile.
func (h happening) holds(other happening) bool {
	return h.PID == other.PID && h.TID == other.TID && h.TS <= other.TS && other.TS <= h.TS+h.Dur
}

// Watch notes the frames of the page until stop, which is them.
func (p *Page) Watch() (stop func() ([]Frame, error), err error) {
	var told []happening
	var unread error
	ended := make(chan struct{})
	err = chromedp.Listen(p.ctx, func(event any) {
		switch event := event.(type) {
		case *tracing.EventDataCollected:
			for _, text := range event.Value {
				var h happening
				if err := json.Unmarshal(text, &h); err != nil {
					unread = err
				}
				told = append(told, h)
			}
		case *tracing.EventTracingComplete:
			close(ended)
		}
	})
	if err != nil {
		return nil, err
	}
	_, err = chromedp.Call(p.ctx, tracing.Start, tracing.StartParams{TraceConfig: &tracing.TraceConfig{
		IncludedCategories: []string{"devtools.timeline", marks}, ExcludedCategories: []string{"*"},
	}})
	return func() ([]Frame, error) {
		if _, err := chromedp.Call(p.ctx, tracing.End, cdp.Empty{}); err != nil {
			return nil, err
		}
		select {
		case <-ended:
			return frames(told), unread
		case <-time.After(patience):
			return nil, fmt.Errorf("no trace in %v", patience)
		}
	}, err
}

// marks is the trace's name for what pages mark.
const marks = "blink.user_timing"

// frames are those of all that happened, oldest first.
func frames(told []happening) (all []Frame) {
	slices.SortStableFunc(told, func(a, b happening) int { return int(a.TS - b.TS) })
	var last happening
	for _, h := range told {
		switch {
		case h.Name == "FireAnimationFrame" && h.Dur > 0:
			last = h
			all = append(all, Frame{Clock: h.Dur / 1000, Own: h.TDur / 1000})
		case h.Cat == marks && last.holds(h):
			f := &all[len(all)-1]
			f.Marks = append(f.Marks, h.Name)
		}
	}
	return all
}
