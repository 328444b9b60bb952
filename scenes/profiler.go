package scenes

import (
	"runtime"
	"time"

	"knucklebones/scenes/host"
)

// A Gauged scene says what it is doing while the game is measured:
// "tumbling", "resting".
type Gauged interface{ Doing() string }

// A profiler measures our own part of a frame, Update and Draw without the
// engine's, for whoever benches the page. It does nothing otherwise.
type profiler struct {
	on    bool
	fine  bool // what is ours is marked, too: marks take their time
	began time.Time
	own   time.Duration // of this frame so far, without work that can wait
	work  time.Duration // that can wait, of this frame
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

// start begins to count, leave stops. The marks have the browser's trace tell how
// much of that time the page itself had.
func (g *profiler) start() {
	g.mark("own")
	g.began = g.now()
}

func (g *profiler) leave() {
	if g.on {
		g.stop()
		g.mark("owned")
	}
}

func (g *profiler) stop() { g.own += time.Since(g.began) }

// now returns the time, if anybody asks.
func (g *profiler) now() (t time.Time) {
	if g.on {
		t = time.Now()
	}
	return t
}

// working begins to count work that can wait apart, worked ends it.
func (g *profiler) working() time.Time {
	g.mark("work")
	return g.now()
}

func (g *profiler) worked(since time.Time) {
	if g.on {
		d := time.Since(since)
		g.work, g.own = g.work+d, g.own-d
		g.mark("worked")
	}
}

// mark leaves a mark in the browser's trace, if that is asked for.
func (g *profiler) mark(name string) {
	if g.fine {
		host.Mark(name)
	}
}

// frame stops, and ends a frame in which top was drawn, or nothing. It tells the
// figures now and then.
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
	g.mark("marked") // what a mark takes
	before := g.mem.Mallocs
	runtime.ReadMemStats(&g.mem)
	if g.doing == doing && before > 0 {
		s.frames++
		s.own += g.own
		s.most = max(s.most, g.own)
		s.work = max(s.work, g.work)
		s.allocs += g.mem.Mallocs - before
		g.tell(doing, s)
	}
	g.doing, g.own, g.work = doing, 0, 0
}

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

func (g *profiler) tell(doing string, s *sum) {
	if s.frames%10 != 0 {
		return
	}
	n := float64(s.frames)
	host.Stats(doing+": ms a frame", ms(s.own)/n)
	host.Stats(doing+": most ms", ms(s.most))
	host.Stats(doing+": most ms of work that can wait", ms(s.work))
	host.Stats(doing+": allocations a frame, the engine's too", float64(s.allocs)/n)
}
