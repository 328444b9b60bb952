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

// A Mark is what a page has left with performance.mark.
type Mark struct {
	Name string
	TS   float64 // when: microseconds
	TTS  float64 // what the page's thread had by then had of a processor: microseconds
}

// Watch notes the marks of the page until stop, which is them in order.
func (p *Page) Watch() (stop func() ([]Mark, error), err error) {
	var marks []Mark
	var unread error
	ended := make(chan struct{})
	ctx, cancel := context.WithCancel(p.ctx) // until when the page is listened to
	err = chromedp.Listen(ctx, func(event any) {
		switch event := event.(type) {
		case *tracing.EventDataCollected:
			for _, text := range event.Value {
				var m struct {
					Mark
					Ph string
				}
				if err := json.Unmarshal(text, &m); err != nil {
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

// The trace's names for what a page and its loading mark, and for what the page
// marks by itself.
const (
	timing  = "blink.user_timing"
	instant = "I"
)
