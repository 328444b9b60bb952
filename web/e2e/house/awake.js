
const patience = 5 * 60_000; // milliseconds

let playing = false;
let lock = null;
let asking = false;
let touched = performance.now();
let timer = 0;

export function play(on) {
  playing = on;
  touched = performance.now();
  see();
}

async function see() {
  clearTimeout(timer);
  const left = touched + patience - performance.now();
  const want = playing && left > 0 && document.visibilityState === "visible";
  if (want) timer = setTimeout(see, left);
  if (!want) {
    lock?.release();
    lock = null;
    return;
  }
  if (asking || lock && !lock.released) return;
  asking = true;
  try {
    lock = await navigator.wakeLock?.request("screen") ?? null;
  } catch {
    lock = null; // the battery is low, or the browser refuses
  }
  asking = false;
  if (lock && !playing) see(); // the game was left meanwhile
}

for (const name of ["pointerdown", "keydown"]) {
  addEventListener(name, () => {
    touched = performance.now();
    if (playing && !lock) see();
  }, { capture: true, passive: true });
}
document.addEventListener("visibilitychange", see);
