package scenes

import (
	"runtime"
	"time"

	"knucklebones/scenes/host"
)

// A Gauged scene names its current activity for measurements: "tumbling",
// "resting".
type Gauged interface{ Doing() string }

// A profiler measures our own part of a frame, Update and Draw without the
// engine's, for benchmarks of the page. Otherwise it does nothing.
type profiler struct {
	on    bool
	fine  bool // also add marks to the browser's trace, which costs time
	began time.Time
	own   time.Duration // our time in this frame so far, without deferrable work
	work  time.Duration // deferrable work in this frame
	doing string
	sums  map[string]*sum
	mem   runtime.MemStats
}

type sum struct {
	frames int
	own    time.Duration
	most   time.Duration
	work   time.Duration // the most in one frame
	allocs uint64
}

// start starts the measurement of a part of a frame, and stop ends it. The
// marks let the browser's trace tell how much of that time the page itself
// used.
func (g *profiler) start() {
	g.mark("own")
	g.began = g.now()
}

// leave ends the measurement of our part of a frame.
func (g *profiler) leave() {
	if g.on {
		g.stop()
		g.mark("owned")
	}
}

func (g *profiler) stop() { g.own += time.Since(g.began) }

// now returns the time, or the zero time if nothing is measured.
func (g *profiler) now() (t time.Time) {
	if g.on {
		t = time.Now()
	}
	return t
}

// working starts to measure deferrable work separately, worked ends it.
func (g *profiler) working() time.Time {
	g.mark("work")
	return g.now()
}

// worked counts the time since then as deferrable work, and not as our part of the
// frame.
func (g *profiler) worked(since time.Time) {
	if g.on {
		d := time.Since(since)
		g.work, g.own = g.work+d, g.own-d
		g.mark("worked")
	}
}

// mark adds a mark to the browser's trace, if that is enabled.
func (g *profiler) mark(name string) {
	if g.fine {
		host.Mark(name)
	}
}

// frame ends a frame in which top was drawn, or nothing if it is nil. It
// reports the figures from time to time.
func (g *profiler) frame(top Scene) {
	if !g.on {
		return
	}
	g.stop()
	doing := "other"
	if d, ok := top.(Gauged); ok {
		doing = d.Doing()
	} else if top == nil {
		doing = "not drawing"
	}
	if g.sums == nil {
		g.sums = map[string]*sum{}
	}
	s := g.sums[doing]
	if s == nil {
		s = &sum{}
		g.sums[doing] = s
	}
	host.Mark(doing)
	g.mark("marked") // measures the cost of a mark
	before := g.mem.Mallocs
	runtime.ReadMemStats(&g.mem)
	if g.doing == doing && before > 0 {
		s.frames++
		s.own += g.own
		s.most = max(s.most, g.own)
		s.work = max(s.work, g.work)
		s.allocs += g.mem.Mallocs - before
		g.report(doing, s)
	}
	g.doing, g.own, g.work = doing, 0, 0
}

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// report reports the figures of an activity to the host, once every ten frames.
func (g *profiler) report(doing string, s *sum) {
	if s.frames%10 != 0 {
		return
	}
	n := float64(s.frames)
	host.Stats(doing+": ms a frame", ms(s.own)/n)
	host.Stats(doing+": most ms", ms(s.most))
	host.Stats(doing+": most ms of work that can wait", ms(s.work))
	host.Stats(doing+": allocations a frame, the engine's too", float64(s.allocs)/n)
}
