//go:build !js

package e2e

import (
	"context"
	"errors"
	"fmt"
	"os"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// Film records every frame that the browser shows until stop is called. Stop
// writes them as JPEG files; each file's name is name followed by the
// milliseconds from zero to the frame.
func (p *Page) Film() (stop func(zero time.Time, name string) error, err error) {
	var shown []*page.EventScreencastFrame
	ctx, cancel := context.WithCancel(p.ctx) // until when the page is listened to
	err = chromedp.Listen(ctx, func(event any) {
		if f, ok := event.(*page.EventScreencastFrame); ok {
			shown = append(shown, f)
		}
	})
	if err == nil {
		_, err = chromedp.Call(p.ctx, page.StartScreencast, page.StartScreencastParams{
			Format: "jpeg", MaxFramesInFlight: 1000, // they are not answered
		})
	}
	if err != nil {
		cancel()
		return nil, err
	}
	return func(zero time.Time, name string) error {
		_, err := chromedp.Call(p.ctx, page.StopScreencast, cdp.Empty{})
		cancel()
		for _, f := range shown {
			at := 1000*f.Metadata.Timestamp.Float64() - float64(zero.UnixMilli())
			err = errors.Join(err, os.WriteFile(fmt.Sprintf("%s%+05.0f.jpg", name, at), f.Data, 0o644))
		}
		return err
	}, nil
}
