// The audio engine costs processor time even in silence. So it is stopped some time
// after the last sound of the game, and started with the next one. This script runs
// before the game, which then finds this AudioContext.

// Milliseconds of silence before it is stopped: longer than the pauses in a turn, since
// starting takes a moment in which the bones already fall.
const idle = 4000;
const contexts = [];
let until = 0;
let timer = 0;

// soundUntil says that sound will be playing for that many milliseconds from now.
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

// A context that the engine starts by itself, as on the first touch, is stopped again
// if no sound follows.
function watched(Context) {
  return class extends Context {
    unlocked = false; // the browser has allowed it to run once
    rising = false; // resume was called and has not finished
    constructor(options) {
      super(options);
      contexts.push(this);
      this.addEventListener("statechange", () => {
        if (this.state !== "running") return;
        this.unlocked = true;
        stopLater();
      });
    }
    // The engine asks at each touch until it gets an answer, and can handle only one:
    // so further requests are left pending.
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
