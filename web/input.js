// Input for the game: presses, the wheel and keys, wherever on the page they arrive. The
// page's controls lie over the canvas, since a screen reader only finds elements that a
// touch would hit; a press on one of them counts as a press on the canvas below.

const slop = 12; // CSS pixels that a tap may move

let canvas, box; // box contains the canvas and the controls
let tell = () => {}; // takes the kind of an event and what the game needs to know of it
let tapped = () => {}; // takes the position of a tap or click
let pressed = null; // the control that was pressed: a click that follows is its echo
let pointing = false; // a pointer was used last, not a key
const began = new Map(); // by id of a pointer that is down, where its press began

// begin connects the canvas, the element with the controls, and who is told.
export function begin(theCanvas, theBox, to, onTap) {
  [canvas, box, tell, tapped] = [theCanvas, theBox, to, onTap];
  for (const name of ["mousedown", "touchstart"]) box.addEventListener(name, still, { passive: false });
  box.addEventListener("wheel", wheel, { passive: false });
  for (const name of ["contextmenu", "dragover", "drop"]) box.addEventListener(name, (e) => { if (control(e)) e.preventDefault(); });
}

// still keeps the browser from acting on a press that the game acts on: from moving the
// focus, and from sending a click.
function still(e) {
  if (pressed && control(e) === pressed && e.cancelable) e.preventDefault();
}

// last reports whether a pointer was used last, not a key.
export const last = () => pointing;

// echoes reports whether a click on a control only repeats a press that the game knows of.
// Keys and screen readers click without a press.
export const echoes = (e) => e.detail > 0 && pressed === e.currentTarget;

const writing = (el) => el.type === "text" && el === document.activeElement;

// control returns the control that an event belongs to, unless it is a field with the
// cursor in it, or null.
const control = (e) => (e.target !== canvas && box?.contains(e.target) && !writing(e.target) ? e.target : null);

// reaches reports whether a press counts for the game: on the canvas, or on a control where
// that is visible. A screen reader may also press covered or invisible ones; then the click
// counts.
const reaches = (e) => e.target === canvas || control(e) && document.elementFromPoint(e.clientX, e.clientY) === e.target;

function down(e) {
  pointing = true;
  const mouse = e.pointerType === "mouse";
  if (mouse && e.button !== 0 || !box) return;
  pressed = null;
  if (!reaches(e)) return;
  pressed = control(e);
  began.set(e.pointerId, { x: e.clientX, y: e.clientY });
  if (!keepsFocus(e)) canvas.focus({ preventScroll: true });
  tell("down", e.pointerId, e.clientX, e.clientY, mouse);
}

function move(e) {
  const mouse = e.pointerType === "mouse";
  if (box && (mouse || began.has(e.pointerId))) tell("move", e.pointerId, e.clientX, e.clientY, mouse);
}

function up(e) {
  const from = began.get(e.pointerId);
  if (!from || e.pointerType === "mouse" && e.button !== 0) return;
  began.delete(e.pointerId);
  tell("up", e.pointerId, e.clientX, e.clientY);
  if (Math.hypot(e.clientX - from.x, e.clientY - from.y) < slop) tapped(e.clientX, e.clientY);
}

function cancel(e) {
  if (began.delete(e.pointerId)) tell("cancel", e.pointerId, e.clientX, e.clientY);
}

// A press moves the focus to the canvas. But a control that is pressed keeps it, and so
// does one with a screen reader on it: its presses may arrive as touches, and it would
// follow the focus.
function keepsFocus(e) {
  const held = document.activeElement;
  return control(e) && (held === e.target || e.pointerType !== "mouse" && held?.dataset.id === undefined);
}

function wheel(e) {
  if (e.target !== canvas && !control(e)) return;
  e.preventDefault();
  const line = e.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1; // pixels
  tell("wheel", e.deltaX * line, e.deltaY * line);
}

// Keys that a control needs itself; all others have the same effect on a control as on the
// canvas. What is only read, as the question to which the focus moves by itself, needs none:
// there Enter and Space do the main action.
const own = new Set(["Enter", " ", "Tab"]);
const uses = (el, key) => own.has(key) && (key === "Tab" || el.matches("button, input"));
const sliders = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]);
const modifiers = new Set(["Control", "Meta", "Alt", "AltGraph"]);

// spare reports whether a key is the browser's: a shortcut, or one that leads out of the
// canvas.
const spare = (e) => e.ctrlKey || e.metaKey || e.altKey || modifiers.has(e.key) || e.key === "Tab" || /^F\d+$/.test(e.key);

function key(e) {
  pointing = false;
  if (!box?.contains(e.target)) return;
  if (spare(e)) return e.target === canvas && e.stopImmediatePropagation(); // the engine would swallow it
  if (e.target !== canvas && uses(e.target, e.key) || e.target.type === "range" && sliders.has(e.key) || e.target.type === "text") return;
  e.preventDefault();
  if (!e.repeat) tell("key", e.code);
}

const capture = { capture: true, passive: true };
addEventListener("pointerdown", down, capture);
addEventListener("pointermove", move, capture);
addEventListener("pointerup", up, capture);
addEventListener("pointercancel", cancel, capture);
addEventListener("keydown", key, true);
addEventListener("blur", () => { for (const id of began.keys()) cancel({ pointerId: id, clientX: 0, clientY: 0 }); });
