// Announcements for screen readers, one line after the other. A busy screen reader
// skips lines: Orca does if more than fifty changes of the page are pending, or another
// change of the same live region. So a line is only added when it has waited for a moment
// and the controls have not changed for one, some time after the line before, and in a
// region of its own.

const said = document.getElementById("said");

// In milliseconds: how long a line waits for changes that may come with it, and the
// controls must be unchanged before it, how long it waits for that, and the distance of lines.
const calm = 250, patience = 2000, distance = 200;
let apart = distance;

// hasten has lines follow each other so many times as fast, as all else does in browser tests.
export function hasten(factor) { apart = distance / factor; }

let queue = []; // pending actions, in order: { act, ready, since }
let timer = 0;
let changed = -Infinity; // time of the last change of a control
let last = -Infinity; // time of the last action

// stir must be called when a control changes.
export function stir() { changed = performance.now(); }

// then runs act after everything pending, once ready returns true.
export function then(act, ready = () => true) {
  queue.push({ act, ready, since: performance.now() });
  go();
}

// next runs act before everything pending.
export function next(act) {
  queue.unshift({ act, ready: () => true, since: performance.now() });
  go();
}

// silent reports whether nothing is pending.
export const silent = () => !queue.length;

function go() {
  clearTimeout(timer);
  if (!queue.length) return;
  const now = performance.now();
  const [{ act, ready, since }] = queue;
  const late = now >= since + patience;
  const due = Math.max(last + apart, late ? 0 : Math.max(changed, since) + calm);
  if (now >= due && (late || ready())) {
    queue.shift();
    last = now;
    act();
  }
  timer = setTimeout(go, Math.max(due - now, 30));
}

// spare is the region for the next line: a screen reader must know a region before it
// gets text.
function spare() {
  const line = document.createElement("p");
  line.setAttribute("role", "log");
  line.setAttribute("aria-live", "polite");
  return line;
}
said.append(spare());

// add adds a line at once.
function add(text) {
  said.lastChild.textContent = text;
  said.append(spare());
  while (said.childElementCount > 12) said.firstChild.remove();
}

// say announces a line after all earlier ones; sayNext before everything pending.
export const say = (text) => then(() => add(text));
export const sayNext = (text) => next(() => add(text));

// hush removes all announcements, also pending ones.
export function hush() {
  queue = [];
  said.replaceChildren(spare());
}
