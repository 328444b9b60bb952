
import { at as fair } from "./kiosk.js";

const $ = (id) => document.getElementById(id);
const hall = $("hall");
const chips = [...$("chips").children];
const cells = [...$("drawer").children];
const beside = matchMedia("(orientation: landscape)"); // then only the drawer scrolls

let filter = 0;
let chosen = ""; // id of a control, or empty
let changed = () => {};

export const state = () => ({ filter, chosen, scrolled: scroller().scrollTop, focus: focused() });

export function onChange(f) { changed = f; }

const scroller = () => (beside.matches ? $("drawer") : $("rest"));

function focused() {
  const el = document.activeElement;
  if (chips.includes(el)) return `filter ${filter}`;
  if (el === $("turn")) return beside.matches ? "filter" : "filters";
  return hall.contains(el) ? el.dataset.use ?? "" : "";
}

export async function picture(name) {
  const answer = await fetch(`hall/${name}.webp`, { signal: AbortSignal.timeout(5000) });
  const map = await createImageBitmap(await answer.blob());
  const paper = new OffscreenCanvas(map.width, map.height).getContext("2d", { willReadFrequently: true });
  paper.drawImage(map, 0, 0);
  return [map.width, map.height, new Uint8Array(paper.getImageData(0, 0, map.width, map.height).data.buffer)];
}


function setFilter(i) {
  filter = i;
  hall.dataset.filter = i;
  chips.forEach((chip, k) => {
    chip.setAttribute("aria-checked", k === i);
    chip.tabIndex = k === i ? 0 : -1;
  });
  $("turn").lastElementChild.textContent = chips[i].textContent;
  $("turn").setAttribute("aria-label", words("Games to show, {0}", chips[i].textContent));
  changed();
}

chips.forEach((chip, i) => chip.addEventListener("click", () => setFilter(i)));
$("turn").addEventListener("click", () => setFilter((filter + 1) % chips.length));
$("chips").addEventListener("keydown", (e) => {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[e.key];
  if (!step) return;
  e.preventDefault();
  setFilter((filter + step + chips.length) % chips.length);
  chips[filter].focus();
});


function tell(text) {
  for (const el of hall.querySelectorAll("[data-use]")) {
    if (el.matches(".cell, .slip")) el.setAttribute("aria-pressed", el.dataset.use === chosen);
  }
  $("about").textContent = $("chosen").textContent = text;
}

const promises = {
  settings: () => words("Settings open when loading is done."),
  waiting: () => words("Your waiting games appear when loading is done."),
  resume: () => words("Your game continues when loading is done."),
};
const opens = (title) => words("{0} opens when loading is done.", title);

function choose(el) {
  const id = el.dataset.use;
  chosen = chosen === id ? "" : id;
  tell(chosen && (promises[id] ?? opens)(el.dataset.title));
  changed();
}

for (const el of hall.querySelectorAll("[data-use]")) el.addEventListener("click", () => choose(el));

addEventListener("keydown", (e) => {
  if (e.key === "Escape" && chosen && hall.contains(document.activeElement)) choose(hall.querySelector(`[data-use="${chosen}"]`));
});

$("drawer").addEventListener("keydown", (e) => {
  const columns = cells.findIndex((c) => c.offsetTop > cells[0].offsetTop);
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[e.key];
  const next = step && cells[cells.indexOf(document.activeElement) + step];
  if (!next) return;
  e.preventDefault();
  next.focus();
});

function about(e) {
  const cell = e.target.closest?.(".cell");
  if (!cell || chosen) return;
  $("about").textContent = cell.dataset.line;
  if (e.type === "focusin") $("chosen").textContent = cell.dataset.line;
}
$("drawer").addEventListener("pointerover", about);
$("drawer").addEventListener("focusin", about);


const prefix = "knucklebones/";

function waiting() {
  const pages = new Map();
  for (const key of Object.keys(localStorage)) {
    const [, n, page] = key.match(/^knucklebones\/game (\d+) (\d+)$/) ?? [];
    if (n) pages.set(+n, Math.max(pages.get(+n) ?? 0, +page));
  }
  const here = [...pages].map(([n, last]) => glance(n, `game ${n} ${last}`, `game ${n} 0`));
  const apart = Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}apart `)).map((key) => key.slice(prefix.length)).map((key) => glance(key, key, key));
  return [...here, ...apart].filter(Boolean).sort((a, b) => b.mine - a.mine || a.theirs - b.theirs || b.when - a.when || b.n - a.n);
}

function glance(n, last, first) {
  const [, casts, when, flags, told] = localStorage.getItem(prefix + last).match(/^casts (\d+) at (\d+)([^{\n]*)(.*)/) ?? [];
  const [, id] = localStorage.getItem(prefix + first)?.match(/\ngame (.+)\n/) ?? [];
  const cell = id && $(`game-${id}`);
  if (!when || !cell) return;
  const mine = /\bmine\b/.test(flags), theirs = n === last && !mine;
  let { In, Turn, How } = told ? parsed(told) : {};
  if (In !== language.code) {
    Turn = /\bover\b/.test(flags) ? words("The end") : mine ? words("Your turn") : theirs ? words("Their turn") : words("Throw {0}", +casts + 1);
    How = "";
  }
  return { n, mine, theirs, when: +when, cell, turn: Turn, how: How };
}

function parsed(json) {
  try {
    return JSON.parse(json) ?? {};
  } catch {
    return {};
  }
}

function showOffer(cell, title, short, turn, how, brief) {
  const slip = $("waits");
  slip.hidden = false;
  slip.querySelector(".pic").id = `waits-${cell.dataset.use}`;
  fill($("wait"), title, short);
  fill($("stands"), how, brief);
  $("stands").firstElementChild.textContent = turn;
  const style = slip.querySelector("div").style;
  style.setProperty("--letters", Math.max(title.length, 10));
  style.setProperty("--more", Math.max(turn.length + how.length, turn.length + brief.length, 10));
}

function fill(el, ample, scant) {
  el.querySelector(".ample").textContent = ample;
  el.querySelector(".scant").textContent = scant;
}

function showWaiting(list) {
  const slip = $("waits"), all = slip.querySelector("[data-use=waiting]");
  if (!list.length) return;
  const [first] = list, { title } = first.cell.dataset, more = $("more").children[list.length - 2];
  showOffer(first.cell, words("Continue {0}", title), title, `${first.turn}.`, first.how, more?.textContent ?? first.how);
  slip.dataset.brass = "";
  if (more) all.dataset.many = "";
  all.firstElementChild.textContent = words("All {0}", list.length);
  all.setAttribute("aria-label", words("{0}, {1}", words("All {0}", list.length), words("Waiting games")));
  for (const { cell, turn, mine } of [...list].reverse()) showFlag(cell, turn, mine);
}

function showFlag(cell, turn, mine) {
  const heard = cell.querySelector(".heard"), flag = cell.querySelector(".flag") ?? document.createElement("span");
  flag.className = "flag";
  flag.ariaHidden = "true";
  flag.textContent = turn;
  flag.toggleAttribute("data-mine", mine);
  heard.dataset.plain ??= heard.textContent;
  heard.textContent = words("{0}, {1}", heard.dataset.plain, turn);
  cell.append(flag);
}

function showSlips() {
  const day = new Date(), pad = (n) => String(n).padStart(2, "0");
  const { In, Date: written, Slips = {} } = parsed(localStorage.getItem(`${prefix}slips`));
  if (In !== language.code) return;
  for (const [id, { Line, Short, Mark }] of Object.entries(Slips)) {
    const slip = $(`slip-${id}`);
    if (!slip || id === "today" && written !== `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`) continue;
    fill(slip, Line, Short);
    slip.style.setProperty("--letters", Math.max(Line.length, 8));
    if (Mark) slip.querySelector(".news").dataset.mark = Mark;
  }
}

function showKnown(waits) {
  const list = (localStorage.getItem(`${prefix}known`) ?? "").split("\n").map((line) => line.split(" ")).filter(([id, how]) => how && $(`game-${id}`));
  for (const [id, how] of list) {
    const word = { learned: words("learned"), played: words("played"), won: words("won") }[how];
    if (!word) continue;
    $(`game-${id}`).dataset.known = how;
    const heard = $(`game-${id}`).querySelector(".heard");
    heard.textContent = words("{0}, {1}", heard.textContent, word);
  }
  if (waits || cells.length < 2) return;
  const { title, use } = cells[0].dataset;
  if (language.draft) {
    const [name, also] = language.draft;
    offer(also, words("A first draft: a second reader hasn’t gone over all of it."), name, also, { use: "also", title: name });
  } else if (!list.length) {
    const line = words("Start with {0}", title);
    offer(words("New here?"), line, words("Start"), line, { use, title });
  }
}

function offer(title, line, button, name, to) {
  const start = $("waits").querySelector("[data-use=resume]");
  showOffer(cells[0], title, title, "", line, line);
  start.textContent = button;
  start.setAttribute("aria-label", name);
  Object.assign(start.dataset, to);
  $("waits").querySelector("[data-use=waiting]").hidden = true;
}

function expect(list) {
  const [n, search] = JSON.parse(sessionStorage.getItem(`${prefix}playing`)) ?? [];
  const again = n && search === location.search && list.find((g) => String(g.n) === n);
  const link = new URLSearchParams(location.hash.slice(1));
  const named = $(`game-${link.get("game") ?? new URLSearchParams(location.search).get("game")}`);
  if (link.has("g") || link.has("c") || link.has("l") || link.has("r")) tell(words("The game in the link opens when loading is done."));
  else if (link.has("today")) tell(opens(words("Today’s throw")));
  else if (again && !named) tell(words("{0} continues when loading is done.", again.cell.dataset.title));
  else if (named) tell(opens(named.dataset.title));
}

function wishes() {
  const set = JSON.parse(localStorage.getItem(`${prefix}settings`));
  const sizes = ["1", "1.15", "1.3", "1.5"];
  hall.dataset.text = sizes[set?.Letters] ?? "1";
  hall.classList.toggle("contrast", set ? Boolean(set.High) : matchMedia("(prefers-contrast: more)").matches);
}

setFilter(0);
document.querySelector("#slip-today .sketch").textContent = new Date().getDate();
if (language.languages.filter((code) => code !== "pseudo").length > 1) {
  const tongue = $("tongue");
  tongue.hidden = false;
  tongue.textContent = language.code.slice(0, 2).toUpperCase();
  tongue.setAttribute("aria-label", words("Language: {0}", new Intl.DisplayNames([language.code], { type: "language" }).of(language.code)) + `, ${tongue.textContent}`);
}
if (fair) for (const id of ["row", "turn", "drawer", "tongue", "gear"]) $(id).hidden = true; // the games on offer are not known yet
try {
  wishes();
  const list = waiting();
  showWaiting(list);
  if (!fair) showKnown(list.length);
  expect(list);
  showSlips();
} catch {
}
