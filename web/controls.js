// The controls of the game as real elements, for those who cannot see the
// canvas: buttons, switches and sliders in the order of the page, not visible,
// lying over what they stand for. Only what has changed is changed.

import * as pointers from "./pointers.js";

const box = document.getElementById("controls");
const heading = document.createElement("h1");
heading.tabIndex = -1;
box.append(heading);

let tell = () => {}; // takes ("use", id, how) and ("focus", id)
let elements = new Map(); // id → element
let focused = "";
let moving = false; // elements are being moved about: their focus events mean nothing
let canvas;

// begin puts the controls behind the canvas in the order of the page.
export function begin(theCanvas, listener) {
  [canvas, tell] = [theCanvas, listener];
  pointers.begin(canvas);
  canvas.after(box, ...document.querySelectorAll(".heard"));
  box.hidden = false;
}

// show makes the elements those of the list, in its order.
export function show(title, list) {
  const old = reachable();
  const at = old.indexOf(document.activeElement);
  const newTitle = setText(heading, title);
  moving = true;
  const next = new Map(list.map((c) => [c.id, update(elements.get(c.id), c)]));
  for (const [id, el] of elements) if (next.get(id) !== el) el.remove();
  elements = next;
  arrange([...next.values()]);
  if (at >= 0 && document.activeElement !== old[at]) {
    refocus(old[at].isConnected ? old[at] : newTitle ? heading : nearest(at));
  }
  moving = false;
  noteFocus();
  document.title = title && title !== "Knucklebones" ? `${title} · Knucklebones` : "Knucklebones";
}

// arrange puts the elements in order, moving no more than need be: the focused
// one last of all, since a move takes the focus away.
function arrange(wanted) {
  const held = document.activeElement;
  let before = heading;
  for (let i = 0; i < wanted.length; i++) {
    const el = wanted[i];
    if (before.nextSibling !== el) {
      if (el === held && el.isConnected) while (before.nextSibling !== el) box.append(before.nextSibling);
      else before.after(el);
    }
    before = el;
  }
}

// reachable are the elements that can have the focus, in order.
function reachable() {
  return [...elements.values()].filter((el) => el.tabIndex >= 0);
}

// nearest is what takes the focus when the element at that place is gone.
function nearest(at) {
  const list = reachable();
  return list[Math.min(at, list.length - 1)] ?? heading;
}

function refocus(el) {
  el.focus({ preventScroll: true });
}

// update makes el, or a new element, show the control.
function update(el, c) {
  if (!el || el.role_ !== c.role) el = make(c);
  const name = c.value && !["switch", "slider", "field"].includes(c.role) ? `${c.label}, ${c.value}` : c.label;
  if (c.role === "slider") {
    set(el, "aria-label", name);
    set(el, "aria-valuetext", c.value || `${Math.round(c.amount * 100)} %`);
    el.value = el.amount_ = Math.round(c.amount * 100);
  } else if (c.role === "field") {
    set(el, "aria-label", name);
    el.maxLength = c.longest;
  } else setText(el, name);
  if (c.role === "field" && el !== document.activeElement) el.value = c.value;
  set(el, "aria-disabled", c.disabled ? "true" : null);
  set(el, c.role === "switch" ? "aria-checked" : "aria-pressed", tristate(c.pressed));
  set(el, "aria-expanded", tristate(c.expanded));
  const place = `${c.X} ${c.Y} ${c.W} ${c.H}`;
  if (el.place_ !== place) {
    el.place_ = place;
    Object.assign(el.style, { left: `${c.X}px`, top: `${c.Y}px`, width: `${c.W}px`, height: `${c.H}px` });
  }
  return el;
}

const tristate = (state) => [null, "false", "true"][state];

function set(el, name, value) {
  if (value === el.getAttribute(name)) return;
  if (value === null) el.removeAttribute(name);
  else el.setAttribute(name, value);
}

function setText(el, text) {
  if (el.textContent === text) return false;
  el.textContent = text;
  return true;
}

const tags = { button: "button", switch: "button", link: "button", slider: "input", field: "input", heading: "h2" };

function make(c) {
  const el = document.createElement(tags[c.role] ?? "p");
  el.role_ = c.role;
  el.dataset.id = c.id;
  pointers.watch(el);
  if (el.tagName === "BUTTON") {
    el.type = "button";
    if (c.role !== "button") el.setAttribute("role", c.role);
    el.addEventListener("click", (e) => { if (!pointers.echoes(e)) tell("use", c.id, 0); });
  }
  if (c.role === "slider") {
    Object.assign(el, { type: "range", min: 0, max: 100, step: 10 });
    el.addEventListener("input", () => {
      tell("use", c.id, Math.sign(el.value - el.amount_));
      el.value = el.amount_; // the game says where it goes
    });
  }
  if (c.role === "field") makeField(el, c.id);
  return el;
}

// makeField makes el a line to write on. It is seen while it has the focus; what
// is written is told letter by letter, and Escape takes it back.
function makeField(el, id) {
  Object.assign(el, { type: "text", autocomplete: "off", autocapitalize: "words", enterKeyHint: "done", spellcheck: false });
  let before = "";
  const write = () => tell("text", id, el.value);
  el.addEventListener("focus", () => { before = el.value; el.select(); });
  el.addEventListener("input", write);
  el.addEventListener("keydown", (e) => {
    if (e.key === "Escape") {
      el.value = before;
      write();
    }
    if (e.key === "Escape" || e.key === "Enter") {
      e.preventDefault();
      refocus(canvas); // a phone's keyboard goes
    }
  });
}

// touched is a tap or click on the canvas. Over a field, and nothing else that
// can be used, it puts the field to use: phones show their keyboard only in
// answer to the touch itself. Elsewhere it ends the writing.
export function touched(x, y) {
  const hit = reachable().filter((el) => {
    const r = el.getBoundingClientRect();
    return x >= r.left && x < r.right && y >= r.top && y < r.bottom;
  });
  if (hit.length === 1 && hit[0].type === "text") refocus(hit[0]);
  else if (document.activeElement.type === "text") refocus(canvas);
}

// focus gives the focus to a control, or to the canvas.
export function focus(id) {
  refocus(elements.get(id) ?? canvas);
}

function noteFocus() {
  const id = document.hasFocus() && box.contains(document.activeElement) ? document.activeElement.dataset.id ?? "" : "";
  if (moving || id === focused) return;
  focused = id;
  tell("focus", id);
}

box.addEventListener("focusin", noteFocus);
box.addEventListener("focusout", () => setTimeout(noteFocus)); // when it has arrived elsewhere
addEventListener("focus", noteFocus);

// A key held down uses a button once.
box.addEventListener("keydown", (e) => {
  if (e.repeat && (e.key === "Enter" || e.key === " ")) e.preventDefault();
});

// Letters, figures, arrows and Escape do on a control what they do on the
// canvas, and the control keeps the focus.
const own = new Set(["Enter", " ", "Tab"]);
const sliders = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]);

function forward(e) {
  if (e.defaultPrevented || own.has(e.key)) return;
  if (e.target.type === "range" && sliders.has(e.key) || e.target.type === "text") return;
  e.preventDefault();
  canvas.focus = () => {}; // the engine takes the focus with each key
  canvas.dispatchEvent(new KeyboardEvent(e.type, e));
  delete canvas.focus;
}
box.addEventListener("keydown", forward);
box.addEventListener("keyup", forward);

const said = document.getElementById("said");
const alerted = document.getElementById("alerted");

// say adds a line that a screen reader speaks when it has finished its own.
export function say(text) {
  const line = document.createElement("p");
  line.textContent = text;
  said.append(line);
  while (said.childElementCount > 12) said.firstChild.remove();
}

// alert has a screen reader speak at once, also what it has just said.
export function alert(text) {
  alerted.textContent = "";
  setTimeout(() => { alerted.textContent = text; }, 50);
}
