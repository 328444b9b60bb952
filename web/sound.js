// The sound engine costs processor time even in silence. So it is stopped a
// while after the last sound the game has told of, and started with the next.
// It comes before the game runs: the game shall find this AudioContext.

// Milliseconds of silence before it is stopped: longer than a turn's pauses, as
// to start takes a moment in which the bones already fall.
const idle = 4000;
const contexts = [];
let until = 0;
let timer = 0;

// soundUntil says that sound will be heard for so many milliseconds from now.
export function soundUntil(ms) {
  until = Math.max(until, performance.now() + ms);
  // Not running means stopped here or, on an iPhone, interrupted by a call.
  for (const c of contexts) if (c.state !== "running" && c.unlocked) c.resume().catch(() => {});
  stopLater();
}

function stopLater() {
  clearTimeout(timer);
  timer = setTimeout(stop, Math.max(0, until - performance.now()) + idle);
}

function stop() {
  for (const c of contexts) {
    if (c.state === "running") c.suspend().catch(() => {});
  }
}

// A context that the engine itself starts, as it does on the first touch, is
// stopped again if no sound follows.
function watched(Context) {
  return class extends Context {
    unlocked = false; // the browser has let it run once
    rising = false; // it is asked to run and has not answered
    constructor(options) {
      super(options);
      contexts.push(this);
      this.addEventListener("statechange", () => {
        if (this.state !== "running") return;
        this.unlocked = true;
        stopLater();
      });
    }
    // The engine asks at each touch until it is answered, and can hear that only
    // once: who asks meanwhile is not answered.
    resume() {
      const runs = super.resume();
      if (this.rising) {
        runs.catch(() => {});
        return new Promise(() => {});
      }
      this.rising = true;
      return runs.finally(() => { this.rising = false; });
    }
  };
}

for (const name of ["AudioContext", "webkitAudioContext"]) {
  if (window[name]) window[name] = watched(window[name]);
}
