// Fingers and mice on the page's controls. The controls lie over the canvas, for
// a screen reader's finger finds only what a touch there would meet; all that
// is really done there with finger or mouse is handed to the canvas below.

const echo = 700; // milliseconds in which a browser may send a mouse after a touch

let canvas;
let pressed = null; // the control whose last press was handed on: a click that follows is its echo
let refused = false; // the mouse went down where it was not handed on
let touched = -Infinity; // when the last touch handed on ended
let pointing = false; // a finger or a mouse was used last, not a key
const handed = new Set(); // touches handed on, by identifier

// touches are those that an event speaks of. Its lists may hold the same finger
// as things of their own.
export const touches = (e) => [...e.touches, ...e.targetTouches, ...e.changedTouches];

// Each touch has a number of its own. A browser gives a finger the number of the
// one before, and the engine, which looks once a frame, would take two quick
// taps for one.
const numbers = new Map();
let begun = 0;

const bare = (t) => !Object.hasOwn(t, "identifier");

function number(e) {
  if (!e.isTrusted) return;
  if (e.type === "touchstart") for (const t of [...e.changedTouches].filter(bare)) numbers.set(t.identifier, begun++);
  for (const t of touches(e).filter(bare)) Object.defineProperty(t, "identifier", { value: numbers.get(t.identifier) ?? -1 - t.identifier });
}
for (const name of ["touchstart", "touchmove", "touchend", "touchcancel"]) addEventListener(name, number, { capture: true, passive: true });

// begin says what is handed on to.
export function begin(theCanvas) {
  canvas = theCanvas;
}

// watch hands on what is done on a control. It listens on the control itself: a
// touch stays with what it began on, even when that is gone from the page.
export function watch(el) {
  const listen = (names, f) => names.forEach((name) => el.addEventListener(name, (e) => writing(el) || f(e), { passive: false }));
  listen(["mousedown", "mousemove", "mouseup"], mouse);
  listen(["touchstart", "touchmove", "touchend", "touchcancel"], touch);
  listen(["wheel"], (e) => hand(e, new WheelEvent(e.type, e)));
  listen(["contextmenu", "dragover", "drop"], (e) => e.preventDefault());
}

// echoes tells whether a click on a control only repeats a press that was handed
// on. Keys and screen readers click without one.
export const echoes = (e) => e.detail > 0 && pressed === e.currentTarget;

// last tells whether a finger or a mouse was used last, not a key.
export const last = () => pointing;
addEventListener("pointerdown", () => { pointing = true; }, { capture: true, passive: true });
addEventListener("keydown", () => { pointing = false; }, { capture: true, passive: true });

const writing = (el) => el.type === "text" && el === document.activeElement;

// lies tells whether a press is where its control is seen to be. A screen reader
// may also press what is covered or out of sight; the click then counts.
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
  number(e); // nobody else hears of it when the control is gone
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

// lists are the touches of an event as the canvas is to see them: those that
// began on it and those that were handed on, together.
function lists(e, changed) {
  const all = list([...e.touches].filter(ours));
  return { touches: all, targetTouches: all, changedTouches: list(changed) };
}

const list = (touches) => Object.assign(touches, { item: (i) => touches[i] ?? null });

// The engine takes the focus with each press. A control that is pressed keeps
// it, and so does one that a screen reader is on: its presses may come as
// touches, and it would follow the focus.
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

// The engine forgets a finger only when it is lifted, and asks an event for the
// touches of its own target: so it is told of all, and of one that is taken away.
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
