//go:build !js

package main

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"time"

	"knucklebones/web/e2e"
	"knucklebones/web/site"
)

// A side is one of the two sites that are compared.
type side struct {
	name, dir string
	site      *e2e.Site
	order     []string // names of the measured values
	values    map[string][]float64
}

// serve starts a server for the side's folder.
func (s *side) serve(o options) *e2e.Site {
	s.site = e2e.Serve(s.dir)
	if o.phone {
		s.site.Rate = 9e6 / 8
	}
	s.values = map[string][]float64{}
	return s.site
}

// add records a value under a name, one for each run.
func (s *side) add(name string, value float64) {
	if !slices.Contains(s.order, name) {
		s.order = append(s.order, name)
	}
	s.values[name] = append(s.values[name], value)
}

// spy is a script that records when the first frame is drawn into a canvas, how
// many frames the page requests, and the length of its longest tasks.
const spy = `{
	const raf = window.requestAnimationFrame;
	const spied = window.spied = { first: 0, frames: 0, tasks: [] };
	new PerformanceObserver((list) => spied.tasks.push(...list.getEntries())).observe({ type: "longtask", buffered: true });
	window.requestAnimationFrame = function (f) { spied.frames++; return raf.call(window, f); };
	const gl = WebGL2RenderingContext.prototype, { bindFramebuffer, drawElements } = gl;
	gl.bindFramebuffer = function (target, buffer) { this.buffer_ = buffer; bindFramebuffer.call(this, target, buffer); };
	gl.drawElements = function (...args) {
		drawElements.apply(this, args);
		if (!this.buffer_ && this.canvas.isConnected) spied.first ||= performance.now();
	};
}`

// measure loads the side once in a new browser and records its costs.
func (s *side) measure(o options) error {
	b, err := e2e.Launch(nil)
	if err != nil {
		return err
	}
	defer b.Close()
	p, err := b.NewPage(o.view())
	if err != nil {
		return err
	}
	defer p.Close()
	if o.phone {
		if err := p.Slow(4); err != nil {
			return err
		}
	}
	if err := p.Before(spy); err != nil {
		return err
	}
	s.site.Sent.Store(0)
	if err := s.load(p, ""); err != nil {
		return err
	}
	if err := s.weigh(); err != nil {
		return err
	}
	if o.loads {
		return errors.Join(s.paints(p), s.again(p))
	}
	if s.name == "game" {
		if err := s.play(p, o); err != nil {
			return err
		}
	}
	if err := s.rest(p, o.window); err != nil || s.name != "game" {
		return err
	}
	return s.stats(p)
}

// load opens the page and records the time to the first frame; visit is added to the
// name of the value.
func (s *side) load(p *e2e.Page, visit string) error {
	if err := p.Go(s.site.URL); err != nil {
		return err
	}
	if err := p.Wait("spied.first"); err != nil {
		return err
	}
	first, err := e2e.Eval[float64](p, "spied.first")
	s.add("first frame"+visit+", ms", first)
	return err
}

// paints records when the page showed anything at all, and the longest task
// after its first frame.
func (s *side) paints(p *e2e.Page) error {
	if _, err := settle(p, 2*time.Second); err != nil {
		return err
	}
	shown, err := e2e.Eval[float64](p, `performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0`)
	s.add("first paint, ms", shown)
	if err != nil {
		return err
	}
	long, err := e2e.Eval[float64](p, `Math.max(0, ...spied.tasks.filter((t) => t.startTime > spied.first).map((t) => t.duration))`)
	s.add("longest task after the first frame, ms", long)
	return err
}

// weigh records the size of the compressed program, and how much the server has sent to
// the page so far, in kB.
func (s *side) weigh() error {
	code, err := os.ReadFile(filepath.Join(s.dir, "knucklebones.wasm"))
	s.add("wasm, gzip, kB", float64(len(site.Gzip(code)))/1e3)
	s.add("transferred in all, kB", float64(s.site.Sent.Load())/1e3)
	return err
}

// again opens the page a second and a third time, once it is stored on the device, and
// records the time to the first frame of each.
func (s *side) again(p *e2e.Page) error {
	const kept = `(navigator.serviceWorker.getRegistration().then((r) => window.kept = r?.active?.state === "activated"), window.kept)`
	if s.name == "game" {
		if err := p.Wait(kept); err != nil {
			return err
		}
	}
	for _, visit := range []string{", second visit", ", third visit"} {
		time.Sleep(3 * time.Second) // time for the browser to store the compiled code
		if err := p.Go("about:blank"); err != nil {
			return err
		}
		if err := s.load(p, visit); err != nil {
			return err
		}
	}
	return nil
}

// play opens a table and presses its controls with the mouse, so that sound is allowed,
// and records what the frames cost.
func (s *side) play(p *e2e.Page, o options) error {
	if err := p.Ready(); err != nil {
		return err
	}
	if err := p.Go(s.site.URL + "?bench=frames&" + o.query); err != nil {
		return err
	}
	if err := p.Ready(); err != nil {
		return err
	}
	if err := p.GiveWay(); err != nil {
		return err
	}
	stop, err := p.Watch()
	if err != nil {
		return err
	}
	if err := press(p, split(o.press)); err != nil {
		return err
	}
	marks, err := stop()
	s.own(marks)
	return err
}

// press presses one control after another, each when the page has settled.
func press(p *e2e.Page, ids []string) error {
	for _, id := range ids {
		if _, err := p.Await(id); err != nil {
			return err
		}
		if err := p.Click(id); err != nil {
			return err
		}
		if _, err := settle(p, 700*time.Millisecond); err != nil {
			return err
		}
	}
	return nil
}

// A spent is the processor time of the page in frames of one kind, in
// milliseconds.
type spent struct {
	frames []float64 // by frame, without deferrable work
	apart  []float64 // by frame, the time since the frame before
	work   float64   // the most deferrable work in one frame
}

// own records, for each activity in marks, the processor time in milliseconds of the
// page's own part of a frame: the mean and the most, both without deferrable work, and
// the most deferrable work in one frame. A wall clock would count other programs, too.
// Without usable marks it records nothing.
func (s *side) own(marks []e2e.Mark) {
	kinds := spending(marks)
	for _, doing := range slices.Sorted(maps.Keys(kinds)) {
		k := kinds[doing]
		s.add("trace says: "+doing+": ms a frame of its own time", k.mean())
		s.add("trace says: "+doing+": most ms of its own time", k.most())
		s.add("trace says: "+doing+": most ms of work that can wait, of its own time", k.work)
	}
}

// spending returns the processor time of the frames in marks, by what happened in them,
// without the cost of the marks. The first frame, which is incomplete, is left out.
func spending(marks []e2e.Mark) map[string]*spent {
	kinds := map[string]*spent{}
	first := slices.IndexFunc(marks, marked)
	if first < 0 {
		return kinds
	}
	mark := markTime(marks)
	var began, took, since, all float64
	last := marks[first].TS
	for _, m := range marks[first+1:] {
		switch m.Name {
		case "own":
			since = m.TTS
		case "owned":
			all += m.TTS - since - mark
		case "work":
			began = m.TTS
		case "worked":
			took += m.TTS - began - mark
			all -= 2 * mark
		case "marked", pressed:
		default: // the activity of the frame that ends
			all += m.TTS - since - mark
			if kinds[m.Name] == nil {
				kinds[m.Name] = &spent{}
			}
			kinds[m.Name].add((all-took)/1000, (m.TS-last)/1000, took/1000)
			took, all, last = 0, 0, m.TS
		}
	}
	return kinds
}

// marked reports whether a mark directly follows another.
func marked(m e2e.Mark) bool { return m.Name == "marked" }

// markTime returns the median cost of a mark in microseconds.
func markTime(marks []e2e.Mark) float64 {
	var took []float64
	for i, m := range marks {
		if i > 0 && marked(m) {
			took = append(took, m.TTS-marks[i-1].TTS)
		}
	}
	if took == nil {
		return 0
	}
	return median(took)
}

// add records the processor time of a frame, the time since the one before, and the processor
// time of deferrable work.
func (k *spent) add(own, apart, work float64) {
	k.frames = append(k.frames, own)
	k.apart = append(k.apart, apart)
	k.work = max(k.work, work)
}

func (k *spent) mean() float64 {
	sum := 0.0
	for _, own := range k.frames {
		sum += own
	}
	return sum / float64(len(k.frames))
}

func (k *spent) most() float64 { return slices.Max(k.frames) }

// settle waits until the page has requested no frame for the time still, but not for
// ever: an empty window never rests. It returns the number of frames so far.
func settle(p *e2e.Page, still time.Duration) (frames float64, err error) {
	last := -1.0
	for range 12 {
		time.Sleep(still)
		frames, err = e2e.Eval[float64](p, "spied.frames")
		if err != nil || frames == last {
			break
		}
		last = frames
	}
	return frames, err
}

// rest records what the settled page costs without input during that time.
func (s *side) rest(p *e2e.Page, window time.Duration) error {
	if err := p.Meter(); err != nil {
		return err
	}
	frames, err := settle(p, 2*time.Second)
	if err != nil {
		return err
	}
	before, err := p.Effort()
	if err != nil {
		return err
	}
	start := time.Now()
	time.Sleep(window)
	after, err := p.Effort()
	if err != nil {
		return err
	}
	took := time.Since(start).Seconds()
	more, err := e2e.Eval[float64](p, "spied.frames")
	s.add("at rest: main thread, % CPU", 100*(after.Main-before.Main)/took)
	s.add("at rest: drawing process, % CPU", 100*(after.GPU-before.GPU)/took)
	s.add("at rest: frames scheduled a second", (more-frames)/took)
	return err
}

// stats records the values that the game itself reports.
func (s *side) stats(p *e2e.Page) error {
	stats, err := e2e.Eval[map[string]float64](p, "knucklebones.stats")
	if err != nil {
		return fmt.Errorf("asking the game: %w", err)
	}
	names := make([]string, 0, len(stats))
	for name := range stats {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		s.add("game says: "+name, stats[name])
	}
	return nil
}
