
const slop = 12; // CSS pixels that a tap may move

let canvas, box; // box contains the canvas and the controls
let tell = () => {}; // takes the kind of an event and what the game needs to know of it
let tapped = () => {}; // takes the position of a tap or click
let pressed = null; // the control that was pressed: a click that follows is its echo
let pointing = false; // a pointer was used last, not a key
const began = new Map(); // by id of a pointer that is down, where its press began

export function begin(theCanvas, theBox, to, onTap) {
  [canvas, box, tell, tapped] = [theCanvas, theBox, to, onTap];
  for (const name of ["mousedown", "touchstart"]) box.addEventListener(name, still, { passive: false });
  box.addEventListener("wheel", wheel, { passive: false });
  for (const name of ["contextmenu", "dragover", "drop"]) box.addEventListener(name, (e) => { if (control(e)) e.preventDefault(); });
}

function still(e) {
  if (pressed && control(e) === pressed && e.cancelable) e.preventDefault();
}

export const last = () => pointing;

export const echoes = (e) => e.detail > 0 && pressed === e.currentTarget;

const writing = (el) => el.type === "text" && el === document.activeElement;

const control = (e) => (e.target !== canvas && box?.contains(e.target) && !writing(e.target) ? e.target : null);

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

const own = new Set(["Enter", " ", "Tab"]);
const uses = (el, key) => own.has(key) && (key === "Tab" || el.matches("button, input"));
const sliders = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]);
const modifiers = new Set(["Control", "Meta", "Alt", "AltGraph"]);

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
