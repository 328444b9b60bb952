// What a screen reader speaks of itself, one line after the other. A reader that has
// much to look at leaves lines out: Orca does where more than fifty changes of the page
// wait, or another of the same live region. So a line comes only when the controls have
// stood still for a moment, a moment after the one before, and in a region of its own.

const said = document.getElementById("said");

// In milliseconds: how long the controls stand still before a line, how long a line
// waits for that, and how far apart lines are.
const calm = 250, patience = 2000, apart = 200;

let queue = []; // what is to be done, in order: { act, ready, since }
let timer = 0;
let changed = -Infinity; // when a control changed last
let last = -Infinity; // when something was done last

// stir is to be called when a control changes.
export function stir() { changed = performance.now(); }

// then has act done after all that waits already, once it is ready.
export function then(act, ready = () => true) {
  queue.push({ act, ready, since: performance.now() });
  go();
}

// next has act done before all that waits.
export function next(act) {
  queue.unshift({ act, ready: () => true, since: performance.now() });
  go();
}

// silent tells whether nothing waits to be said.
export const silent = () => !queue.length;

function go() {
  clearTimeout(timer);
  if (!queue.length) return;
  const now = performance.now();
  const [{ act, ready, since }] = queue;
  const late = now >= since + patience;
  const due = Math.max(last + apart, late ? 0 : changed + calm);
  if (now >= due && (late || ready())) {
    queue.shift();
    last = now;
    act();
  }
  timer = setTimeout(go, Math.max(due - now, 30));
}

// spare is a region for the next line: a reader must know it before it says anything.
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

// say has a line spoken when all before it has been; sayNext before all that waits.
export const say = (text) => then(() => add(text));
export const sayNext = (text) => next(() => add(text));

// hush takes away all that was said, and what was still to be.
export function hush() {
  queue = [];
  said.replaceChildren(spare());
}
