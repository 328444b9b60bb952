
const idle = 4000;
const contexts = [];
let until = 0;
let timer = 0;

export function soundUntil(ms) {
  until = Math.max(until, performance.now() + ms);
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
