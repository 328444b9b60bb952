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

// Before runs a script in every new document before the document's own scripts.
func (p *Page) Before(script string) error {
	_, err := chromedp.Call(p.ctx, page.AddScriptToEvaluateOnNewDocument,
		page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
	return err
}

// Slow makes the page's main thread slower by the given factor.
func (p *Page) Slow(times float64) error {
	_, err := chromedp.Call(p.ctx, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: times})
	return err
}

// An Effort holds processor times, in seconds.
type Effort struct {
	Main float64 // of the page's main thread
	GPU  float64 // of the browser's GPU process
}

// Meter turns on the measuring that Page.Effort needs.
func (p *Page) Meter() error {
	_, err := chromedp.Call(p.ctx, performance.Enable,
		performance.EnableParams{TimeDomain: performance.EnableTimeDomainThreadTicks})
	return err
}

// Effort returns the processor time used since the page and the browser
// started. Call Meter first.
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

// GiveWay lowers the priority of the GPU process below the page's, because here
// the processor does the work that a graphics chip would do in parallel.
func (p *Page) GiveWay() error {
	processes, err := chromedp.CallBrowser(p.ctx, systeminfo.GetProcessInfo, cdp.Empty{})
	for _, info := range processes.ProcessInfo {
		if info.Type == "GPU" {
			err = errors.Join(err, later(int(info.ID)))
		}
	}
	return err
}

// later gives all threads of a process the lowest priority.
func later(pid int) error {
	threads, err := filepath.Glob(fmt.Sprintf("/proc/%d/task/*", pid))
	for _, thread := range threads {
		err = errors.Join(err, exec.Command("renice", "-n", "19", "-p", filepath.Base(thread)).Run())
	}
	return err
}
