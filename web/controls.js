// The game's controls as real elements for screen readers: invisible buttons, switches,
// radios and sliders over their pictures on the canvas, in the order of the page and in
// groups. Only changed elements are updated.

import * as input from "./input.js";
import * as speech from "./speech.js";

const box = document.getElementById("controls");
const heading = document.createElement("h1");
heading.tabIndex = -1;

let tell = () => {}; // takes ("use", id), ("slide", id, amount), ("text", id, text) and ("focus", id, seen)
let elements = new Map(); // id → element
let told = new Map(); // id → control, as last received
let groups = new Map(); // key → element of a group
let shown = { screen: 0, dialog: "", asked: 0 };
let dialog = null; // element of a dialog
let opener = null; // id of the focused control when a dialog opened
let focused = "";
let moving = false; // elements are being moved: ignore their focus events
let placed = false; // the page itself is moving the focus
let strayed = false; // the person has moved the focus since the last use of a control
let asked = 0; // number of the last announced question
let read = { asked: 0, text: "" }; // last question spoken, by focusing the prompt or by an announcement
let canvas;

// begin puts the canvas and the controls into the page's main element.
export function begin(theCanvas, listener) {
  [canvas, tell] = [theCanvas, listener];
  box.prepend(canvas);
  box.hidden = false;
  input.begin(canvas, box, tell, touched);
  box.inert = true; // until the page's hall is gone
}

// enter makes the controls usable, and focuses the one with that id or else the canvas.
export function enter(id) {
  box.inert = false;
  refocus(elements.get(id) ?? canvas);
}

// has reports whether there is a control with that id.
export const has = (id) => elements.has(id);

// show updates the elements to those of the page, in its order; unchanged controls are
// given as their id alone.
export function show(page) {
  page.controls = page.controls.map((c) => c.id ? c : told.get(c));
  told = new Map(page.controls.map((c) => [c.id, c]));
  const had = document.activeElement;
  const inside = box.contains(had) && had !== canvas;
  moving = true;
  setText(heading, page.title);
  if (page.screen !== shown.screen) clear();
  const next = new Map(page.controls.map((c) => [c.id, update(elements.get(c.id), c)]));
  for (const [id, el] of elements) if (next.get(id) !== el) drop(el);
  elements = next;
  arrange(page);
  settle(page, had, inside);
  moving = false;
  noteFocus();
  const name = words("Knucklebones");
  const title = page.title && page.title !== name ? words("{0} · Knucklebones", page.title) : name;
  if (document.title !== title) document.title = title;
}

// clear removes all elements, since controls of another screen are different elements.
function clear() {
  elements.forEach(drop);
  elements = new Map();
}

// drop removes an element. A focused one stays, without its role as a control, until a
// moment after the focus has moved on: a screen reader does not announce the new focus if
// the old one has vanished.
function drop(el) {
  speech.stir();
  if (el !== document.activeElement) return el.remove();
  el.leaves_ = true;
  delete el.dataset.id;
  el.tabIndex = -1;
  setTimeout(leave, 800, el, 4);
}

// leave removes an element that drop has left. While it still has the focus, because the
// next question has not been announced yet, leave tries again so many times.
function leave(el, times) {
  const held = el === document.activeElement;
  if (held && times > 0) return setTimeout(leave, 800, el, times - 1);
  if (held) refocus(prompt());
  const around = el.parentNode;
  el.remove();
  sweep(around);
}

// sweep removes an empty group, and then its parents if they are empty.
function sweep(group) {
  if (group === box || !group?.isConnected || group.childElementCount || [...groups.values()].includes(group)) return;
  const around = group.parentNode;
  group.remove();
  sweep(around);
}

// arrange puts the elements into their groups and in order, moving as few as possible.
// A dialog is a group around all of them.
function arrange(page) {
  const root = { el: box, parts: new Map([[heading, null]]) };
  const used = new Map();
  if (canvas) root.parts = new Map([[canvas, null], [heading, null]]);
  const within = (node, key, role, name) => {
    if (!name) return node;
    const full = `${key} ${name}`;
    const el = used.get(full) ?? groups.get(full) ?? document.createElement("div");
    set(el, "role", role);
    set(el, "aria-label", name);
    used.set(full, el);
    if (!node.parts.has(el)) node.parts.set(el, { el, parts: new Map() });
    return node.parts.get(el);
  };
  const outer = within(root, "", "dialog", page.dialog);
  if (dialog !== outer.el) dialog?.removeAttribute("aria-modal");
  dialog = page.dialog ? outer.el : null;
  if (dialog) {
    set(dialog, "aria-modal", "true");
    dialog.tabIndex = -1;
  }
  for (const c of page.controls) {
    const group = within(outer, page.dialog ?? "", "group", c.group);
    within(group, `${page.dialog ?? ""} ${c.group ?? ""}`, "radiogroup", c.set).parts.set(elements.get(c.id), null);
  }
  place(root);
  const gone = [...groups.values()].filter((el) => ![...used.values()].includes(el));
  groups = used;
  for (const el of gone) if (![...el.querySelectorAll("*")].some((inner) => inner.leaves_)) el.remove();
}

// place puts the parts of a group into it, in order, around what is about to leave it, and
// moves few: a screen reader hears of each move. Moving the focused one would lose the focus.
function place({ el: parent, parts }) {
  const held = document.activeElement;
  const part = (el) => {
    while (el && !parts.has(el)) el = el.nextSibling;
    return el;
  };
  let next = part(parent.firstChild);
  for (const [el, inner] of parts) {
    if (next !== el && el.parentNode === parent && el.contains(held)) {
      while (next !== el) [next] = [part(next.nextSibling), parent.append(next)];
    }
    if (next && next !== el && !next.contains(held) && part(next.nextSibling) === el) next = el; // the one before it is placed later
    if (next === el) next = part(el.nextSibling);
    else parent.insertBefore(el, next);
    if (inner) place(inner);
  }
}

// settle updates the focus. It stays where it was if that element still exists, and
// otherwise goes to the prompt; a dialog takes it and restores it. On another screen
// whose question is about to be announced the title is read first.
function settle(page, had, inside) {
  const [was, now] = [shown.dialog ?? "", page.dialog ?? ""];
  const sameScreen = page.screen === shown.screen;
  shown = { screen: page.screen, dialog: page.dialog, asked: page.asked };
  if (!sameScreen) strayed = false;
  if (now && now !== was) {
    if (!was) opener = inside ? had.id_ : "";
    const first = page.controls.find((c) => c.first);
    return refocus(first ? elements.get(first.id) : dialog);
  }
  if (!inside) return;
  if (!sameScreen && !now) refocus(read.asked < asked ? heading : prompt());
  else if (was && !now) refocus(opener === "" ? canvas : elements.get(opener) ?? prompt());
  else if (had.leaves_) goOn(elements.get(had.id_));
  else if (document.activeElement !== had) refocus(had.isConnected ? had : prompt());
}

// goOn moves the focus from a removed control to the one that replaces it, or else to the
// prompt. If a question is about to be announced, the focus waits for it, so that the result
// of the last action is spoken first.
function goOn(same) {
  if (same || read.asked >= asked) refocus(same ?? prompt());
}

const prompt = () => elements.get("prompt") ?? heading;

// reachable returns the elements that can have the focus, in order.
function reachable() {
  return [...elements.values()].filter((el) => el.tabIndex >= 0 || el.role_ === "radio");
}

function refocus(el) {
  placed = true;
  el.focus({ preventScroll: true });
  placed = false;
  if (el === elements.get("prompt")) read = { asked: shown.asked, text: el.textContent };
}

// ask announces question n after all earlier announcements. The focus moves to the
// prompt, where a screen reader speaks the question; otherwise the question is
// announced.
export function ask(n, text, more, goes) {
  asked = n;
  speech.then(() => {
    if (n !== asked) return; // a newer question follows
    if (document.activeElement.leaves_ || !goes && follows()) refocus(prompt());
    const known = read.asked >= n || document.activeElement === prompt() && read.text === prompt().textContent;
    const line = (known ? more : `${text} ${more}`).trim();
    read = { asked: n, text: "" };
    if (line) speech.sayNext(line);
  }, () => shown.asked >= n);
}

// follows reports whether the focus should move to the prompt: it is still where the
// person made the last decision, and the next one needs more than the same control
// again.
function follows() {
  const at = document.activeElement;
  if (strayed || at === canvas || !box.contains(at) || at === prompt() || shown.dialog) return false;
  if (at === heading) return true;
  const decision = decides();
  return decision.includes(at) && !(at.dataset.id === "primary" && decision.length === 1);
}

// decides returns the controls of the decision: the usable ones from the prompt to the
// primary button, or while there is none to the last key.
function decides() {
  const all = [...elements.values()];
  const last = elements.get("primary") ?? all.findLast((el) => /^(key|act) /.test(el.id_));
  const [from, to] = [all.indexOf(elements.get("prompt")), all.indexOf(last)];
  return from < 0 ? [] : all.slice(from + 1, to + 1).filter((el) => el.tabIndex >= 0 || el.role_ === "radio");
}

// update makes el, or a new element, show the control.
function update(el, c) {
  if (el?.shows_ === c && c.role !== "field") return el;
  if (!el || el.role_ !== c.role) el = make(c);
  el.shows_ = c;
  const name = c.value && !["switch", "slider", "field"].includes(c.role) ? `${c.label}, ${c.value}` : c.label;
  if (c.role === "slider") {
    set(el, "aria-label", name);
    set(el, "aria-valuetext", c.value || `${Math.round(c.amount * 100)} %`);
    el.value = el.amount_ = Math.round(c.amount * 100);
  } else if (c.role === "field") {
    set(el, "aria-label", name);
    el.maxLength = c.longest;
  } else if (setText(el, name)) speech.stir();
  if (c.role === "field" && el !== document.activeElement) el.value = c.value;
  set(el, "aria-disabled", c.disabled ? "true" : null);
  set(el, "aria-keyshortcuts", c.key?.toUpperCase() ?? null);
  set(el, c.role === "switch" || c.role === "radio" ? "aria-checked" : "aria-pressed", tristate(c.pressed));
  if (c.role === "radio") el.tabIndex = c.skip ? -1 : 0;
  set(el, "aria-expanded", tristate(c.expanded));
  el.classList.toggle("out", Boolean(c.out));
  el.classList.toggle("beneath", Boolean(c.beneath));
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

const tags = { button: "button", switch: "button", radio: "button", link: "button", slider: "input", field: "input", heading: "h2" };

function make(c) {
  const el = document.createElement(tags[c.role] ?? "p");
  el.role_ = c.role;
  el.dataset.id = el.id_ = c.id;
  if (c.role === "heading") el.tabIndex = -1;
  if (el.tagName === "BUTTON") {
    el.type = "button";
    if (c.role !== "button") el.setAttribute("role", c.role);
    el.addEventListener("click", (e) => {
      if (el.leaves_ || input.echoes(e)) return;
      strayed = false;
      tell("use", c.id);
    });
  }
  if (c.role === "slider") {
    Object.assign(el, { type: "range", min: 0, max: 100, step: 10 });
    el.addEventListener("input", () => {
      tell("slide", c.id, el.value / 100);
      el.value = el.amount_; // the game decides the new value
    });
  }
  if (c.role === "field") makeField(el, c.id);
  return el;
}

// makeField makes el a text input. It is visible while it has the focus; its text is
// reported letter by letter, and Escape restores the old one.
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
      refocus(canvas); // this hides a phone's keyboard
    }
  });
}

// touched handles a tap or click on the canvas. Over a field, and nothing else that can
// be used, it focuses the field: phones show their keyboard only in response to the
// touch itself. Elsewhere it ends the input.
export function touched(x, y) {
  const hit = reachable().filter((el) => {
    const r = el.getBoundingClientRect();
    return x >= r.left && x < r.right && y >= r.top && y < r.bottom;
  });
  if (hit.length === 1 && hit[0].type === "text") refocus(hit[0]);
  else if (document.activeElement.type === "text") refocus(canvas);
}

// focus focuses a control.
export function focus(id) {
  const el = elements.get(id);
  if (el) refocus(el);
}

// noteFocus reports the focused control to the game, and whether to show a focus ring:
// not after a touch or click.
function noteFocus() {
  const id = document.hasFocus() && box.contains(document.activeElement) ? document.activeElement.dataset.id ?? "" : "";
  if (moving || id === focused) return;
  focused = id;
  tell("focus", id, !id || !input.last());
}

box.addEventListener("focusin", () => {
  if (!placed) strayed = true;
  noteFocus();
});
box.addEventListener("focusout", () => setTimeout(noteFocus)); // once the new element has the focus
addEventListener("focus", noteFocus);

// A held key uses a button only once.
box.addEventListener("keydown", (e) => {
  if (e.repeat && (e.key === "Enter" || e.key === " ")) e.preventDefault();
});
