//go:build !js

package e2e

import (
	"context"
	"encoding/json"
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
