// Pointer input on the page's controls. The controls lie over the canvas, since a
// screen reader only finds elements that a touch would hit; real touches and clicks on
// them are passed on to the canvas below.

const echo = 700; // milliseconds within which browsers send mouse events after a touch

let canvas;
let pressed = null; // the control whose last press was passed on: a following click is its echo
let refused = false; // the mouse was pressed where it is not passed on
let touched = -Infinity; // end of the last touch passed on
let pointing = false; // a pointer was used last, not a key
const handed = new Set(); // identifiers of touches passed on

// touches returns the touches of an event. Its lists may contain the same touch as
// different objects.
export const touches = (e) => [...e.touches, ...e.targetTouches, ...e.changedTouches];

// Each touch gets a number of its own. Browsers reuse the number of the last touch, and
// the engine, which polls once per frame, would take two quick taps for one.
const numbers = new Map();
let begun = 0;

const bare = (t) => !Object.hasOwn(t, "identifier");

function number(e) {
  if (!e.isTrusted) return;
  if (e.type === "touchstart") for (const t of [...e.changedTouches].filter(bare)) numbers.set(t.identifier, begun++);
  for (const t of touches(e).filter(bare)) Object.defineProperty(t, "identifier", { value: numbers.get(t.identifier) ?? -1 - t.identifier });
}
for (const name of ["touchstart", "touchmove", "touchend", "touchcancel"]) addEventListener(name, number, { capture: true, passive: true });

// begin sets the canvas.
export function begin(theCanvas) {
  canvas = theCanvas;
}

// watch passes on input on a control. It listens on the control itself: a touch stays
// with the element it began on, even if that is removed.
export function watch(el) {
  const listen = (names, f) => names.forEach((name) => el.addEventListener(name, (e) => writing(el) || f(e), { passive: false }));
  listen(["mousedown", "mousemove", "mouseup"], mouse);
  listen(["touchstart", "touchmove", "touchend", "touchcancel"], touch);
  listen(["wheel"], (e) => hand(e, new WheelEvent(e.type, e)));
  listen(["contextmenu", "dragover", "drop"], (e) => e.preventDefault());
}

// echoes reports whether a click on a control only repeats a press that was passed on.
// Keys and screen readers click without a press.
export const echoes = (e) => e.detail > 0 && pressed === e.currentTarget;

// last reports whether a pointer was used last, not a key.
export const last = () => pointing;
addEventListener("pointerdown", () => { pointing = true; }, { capture: true, passive: true });
addEventListener("keydown", () => { pointing = false; }, { capture: true, passive: true });

const writing = (el) => el.type === "text" && el === document.activeElement;

// lies reports whether a press is where its control is visible. A screen reader may
// also press covered or invisible ones; then the click counts.
const lies = (at, el) => document.elementFromPoint(at.clientX, at.clientY) === el;

function mouse(e) {
  if (e.type === "mousedown") {
    refused = e.timeStamp - touched < echo || !lies(e, e.currentTarget);
    if (!refused) pressed = e.currentTarget;
    else if (e.timeStamp - touched >= echo) pressed = null;
  }
  if (!refused) hand(e, new MouseEvent(e.type, e));
  if (e.type === "mouseup") refused = false;
}

function touch(e) {
  number(e); // the listener on window misses it when the control has been removed
  if (e.type === "touchstart") {
    for (const t of e.changedTouches) if (lies(t, e.currentTarget)) handed.add(t.identifier);
    pressed = [...e.changedTouches].every(ours) ? e.currentTarget : null;
  }
  const changed = [...e.changedTouches].filter(ours);
  if (changed.length) hand(e, Object.assign(new Event(e.type, { bubbles: true, cancelable: true }), lists(e, changed)));
  if (e.type === "touchend" || e.type === "touchcancel") {
    touched = e.timeStamp;
    for (const t of changed) handed.delete(t.identifier);
  }
}

const ours = (t) => t.target === canvas || handed.has(t.identifier);

// lists returns the touches of an event for the canvas: those that began on it and
// those passed on, together.
function lists(e, changed) {
  const all = list([...e.touches].filter(ours));
  return { touches: all, targetTouches: all, changedTouches: list(changed) };
}

const list = (touches) => Object.assign(touches, { item: (i) => touches[i] ?? null });

// The engine focuses the canvas at each press. A pressed control keeps the focus, and
// so does one with a screen reader on it: its presses may arrive as touches, and it
// would follow the focus.
function keepsFocus(e) {
  const held = document.activeElement;
  return held === e.currentTarget || e.type === "touchstart" && held?.dataset.id === undefined;
}

function hand(e, copy) {
  if (e.cancelable) e.preventDefault();
  if (keepsFocus(e)) canvas.focus = () => {};
  canvas.dispatchEvent(copy);
  delete canvas.focus;
}

// The engine forgets a touch only when it ends, and reads the touches of an event's own
// target: so it is given all touches, and a touchend for a cancelled one.
for (const name of ["touchstart", "touchmove", "touchend"]) {
  addEventListener(name, (e) => {
    if (e.target === canvas && e.isTrusted && handed.size) Object.defineProperties(e, { targetTouches: { value: list([...e.touches].filter(ours)) } });
  }, { capture: true, passive: true });
}
addEventListener("touchcancel", (e) => {
  if (e.target !== canvas) return;
  const left = [...e.touches].filter(ours);
  canvas.dispatchEvent(Object.assign(new Event("touchend"), { touches: left, targetTouches: list(left), changedTouches: [] }));
}, { capture: true, passive: true });
