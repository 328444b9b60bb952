//go:build !js

package e2e

import (
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/cdproto/systeminfo"
	"github.com/chromedp/chromedp"
)

// Before has a script run in every document before its own.
func (p *Page) Before(script string) error {
	_, err := chromedp.Call(p.ctx, page.AddScriptToEvaluateOnNewDocument,
		page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
	return err
}

// Slow makes the page's own thread so many times slower.
func (p *Page) Slow(times float64) error {
	_, err := chromedp.Call(p.ctx, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: times})
	return err
}

// Effort is processor time used so far, in seconds.
type Effort struct {
	Main float64 // by the page's own thread
	GPU  float64 // by the browser's process that draws
}

// Meter readies the page for Effort.
func (p *Page) Meter() error {
	_, err := chromedp.Call(p.ctx, performance.Enable,
		performance.EnableParams{TimeDomain: performance.EnableTimeDomainThreadTicks})
	return err
}

// Effort is what the page has cost up to now.
func (p *Page) Effort() (e Effort, err error) {
	metrics, err := chromedp.Call(p.ctx, performance.GetMetrics, cdp.Empty{})
	if err != nil {
		return e, err
	}
	for _, m := range metrics.Metrics {
		if m.Name == "TaskDuration" {
			e.Main = m.Value
		}
	}
	processes, err := chromedp.CallBrowser(p.ctx, systeminfo.GetProcessInfo, cdp.Empty{})
	for _, info := range processes.ProcessInfo {
		if info.Type == "GPU" {
			e.GPU += info.CPUTime
		}
	}
	return e, err
}

// GiveWay lets the page go before the process that draws, which works out here
// what a graphics chip would beside the processor.
func (p *Page) GiveWay() error {
	processes, err := chromedp.CallBrowser(p.ctx, systeminfo.GetProcessInfo, cdp.Empty{})
	for _, info := range processes.ProcessInfo {
		if info.Type == "GPU" {
			err = errors.Join(err, later(int(info.ID)))
		}
	}
	return err
}

// later has all threads of a process wait for those of others.
func later(pid int) error {
	threads, err := filepath.Glob(fmt.Sprintf("/proc/%d/task/*", pid))
	for _, thread := range threads {
		err = errors.Join(err, exec.Command("renice", "-n", "19", "-p", filepath.Base(thread)).Run())
	}
	return err
}
