
const said = document.getElementById("said");

const calm = 250, patience = 2000, apart = 200;

let queue = []; // pending actions, in order: { act, ready, since }
let timer = 0;
let changed = -Infinity; // time of the last change of a control
let last = -Infinity; // time of the last action

export function stir() { changed = performance.now(); }

export function then(act, ready = () => true) {
  queue.push({ act, ready, since: performance.now() });
  go();
}

export function next(act) {
  queue.unshift({ act, ready: () => true, since: performance.now() });
  go();
}

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

function spare() {
  const line = document.createElement("p");
  line.setAttribute("role", "log");
  line.setAttribute("aria-live", "polite");
  return line;
}
said.append(spare());

function add(text) {
  said.lastChild.textContent = text;
  said.append(spare());
  while (said.childElementCount > 12) said.firstChild.remove();
}

export const say = (text) => then(() => add(text));
export const sayNext = (text) => next(() => add(text));

export function hush() {
  queue = [];
  said.replaceChildren(spare());
}
