// The page's services for the game: frames while it is awake, storage, files, and
// events outside the canvas. The game finds them on window.knucklebones and receives
// events through the one function it connects.

import * as awake from "./awake.js";
import * as controls from "./controls.js";
import * as hall from "./hall.js";
import * as keeping from "./keep.js";
import * as kiosk from "./kiosk.js";
import { soundUntil } from "./sound.js";
import * as speech from "./speech.js";

// ---- Frames. While the game sleeps its frame request is held back until something
// happens.

const frame = window.requestAnimationFrame.bind(window);
const ratio0 = window.devicePixelRatio || 1; // the engine reads it only once
let asleep = false;
let wanted = null; // callback for the next frame
let asked = 0; // id of the requested frame, or 0
let stopped = false;
let frames = 0;
let wakeTimer = 0;
let wakeTime = Infinity;
let firstFrame = () => {};

// requestFrame replaces requestAnimationFrame for the engine.
export function requestFrame(callback) {
  if (++frames === 1) firstFrame();
  wanted = callback;
  if (!asleep && !stopped) ask();
  return 0;
}

function ask() {
  cancelAnimationFrame(asked);
  asked = frame((time) => {
    const callback = wanted;
    [wanted, asked] = [null, 0];
    callback(time);
  });
}

const nap = 1000; // milliseconds

// slowTimers makes Go's timers rare while the game sleeps. The engine checks ten times
// a second whether the page is hidden, which costs more than everything else.
export function slowTimers(go) {
  const calls = go.importObject.gojs;
  const schedule = calls["runtime.scheduleTimeoutEvent"];
  const timeout = window.setTimeout.bind(window);
  calls["runtime.scheduleTimeoutEvent"] = (sp) => {
    window.setTimeout = (f, ms) => timeout(f, asleep ? Math.max(ms, nap) : ms);
    schedule(sp);
    window.setTimeout = timeout;
  };
}

// onFirstFrame sets f as the callback for the first frame drawn.
export function onFirstFrame(f) { firstFrame = f; }

// stop ends all frames, because the game is dead.
export function stop() { stopped = true; }

function wake() {
  asleep = false;
  clearTimeout(wakeTimer);
  wakeTime = Infinity;
  if (wanted && !asked && !stopped) ask();
}

function wakeAfter(ms) {
  const time = performance.now() + ms;
  if (time >= wakeTime) return;
  clearTimeout(wakeTimer);
  wakeTime = time;
  wakeTimer = setTimeout(wake, ms);
}

// Input wakes the game itself, since the game is told of it.
const stirring = ["resize", "focus", "blur", "focusin", "pageshow", "online", "orientationchange", "fullscreenchange", "drop",
  "gamepadconnected", "gamepaddisconnected"];
for (const name of stirring) addEventListener(name, wake, { capture: true, passive: true });
document.addEventListener("visibilitychange", wake);

// Safari opens files, and starts sound, only in response to a press, and counts a frame
// as the response only if it was requested during the press.
for (const name of ["mouseup", "touchend", "keydown", "click"]) {
  addEventListener(name, () => { if (asked) ask(); }, { capture: true, passive: true });
}

// Gamepads send no events: poll them ten times a second while one is connected.
let padTimer = 0;
addEventListener("gamepadconnected", () => {
  let seen = "";
  padTimer ||= setInterval(() => {
    const pads = navigator.getGamepads().filter(Boolean);
    const now = pads.map((p) => p.timestamp).join();
    if (now !== seen) wake();
    seen = now;
    if (!pads.length) padTimer = clearInterval(padTimer) ?? 0;
  }, 100);
});

// ---- Events to the game.

let listener = null;

function tell(...event) {
  wake();
  if (!stopped) listener?.(...event);
}

function connect(f) {
  listener = f;
  tellHash();
  tellWishes();
  tellShape();
  tellNetwork();
}

// ---- Size. A phone's screen has three or more pixels per CSS pixel; two are used,
// unless the person asks for all: three take more than twice the memory, which is
// scarce on phones, and look the same at arm's length. When the page is zoomed or moved
// to another screen the engine keeps its first pixel ratio. So it is given a page size
// scaled by the difference.

const coarse = matchMedia("(pointer: coarse)");
const ratioOnPhones = 2;
let sharp = false;

const screenRatio = () => window.devicePixelRatio || 1;
const ratio = () => coarse.matches && !sharp ? Math.min(screenRatio(), ratioOnPhones) : screenRatio();
const zoom = () => ratio() / ratio0;

// sharpen sets whether every pixel of the screen is used.
function sharpen(on) {
  if (sharp === on) return;
  sharp = on;
  dispatchEvent(new Event("resize"));
}

// The engine asks for the size in every frame, and asking the document has it laid out. So it
// is asked only when its size may have changed.
let size = null;
const forgetSize = () => { size = null; };
addEventListener("resize", forgetSize);
coarse.addEventListener("change", forgetSize);
new ResizeObserver(forgetSize).observe(document.documentElement);

function measured() {
  const { clientWidth, clientHeight } = document.documentElement;
  return { clientWidth: clientWidth * zoom(), clientHeight: clientHeight * zoom() };
}

for (const name of ["clientWidth", "clientHeight"]) {
  Object.defineProperty(document.body, name, { get: () => (size ??= measured())[name] });
}

const probe = document.createElement("div");
probe.style.cssText = "position:fixed;visibility:hidden;padding:env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)";
document.body.append(probe);

function tellShape() {
  const style = getComputedStyle(probe);
  tell("insets", ...["Top", "Right", "Bottom", "Left"].map((side) => parseFloat(style[`padding${side}`]) || 0));
  tell("ratio", ratio(), screenRatio() > ratioOnPhones && coarse.matches);
}
addEventListener("resize", tellShape);

function watchRatio() {
  matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener("change", () => {
    watchRatio();
    dispatchEvent(new Event("resize"));
  }, { once: true });
}
watchRatio();

// ---- Preferences of the person.

const [calm, contrast] = ["(prefers-reduced-motion: reduce)", "(prefers-contrast: more)"].map((q) => matchMedia(q));

function tellWishes() {
  tell("wishes", calm.matches, contrast.matches, coarse.matches, (navigator.languages ?? []).join());
}
for (const q of [calm, contrast, coarse]) q.addEventListener("change", tellWishes);
addEventListener("languagechange", tellWishes);

// ---- Whether there is a network: without one nothing is missed but what others send.

function tellNetwork() {
  tell("offline", navigator.onLine === false);
}
for (const kind of ["online", "offline"]) addEventListener(kind, tellNetwork);

// ---- The language of the game. The page has chosen its own before: see language.js.

const catalogues = new Map(); // promises of the files, by code

function catalogue(code) {
  const fetched = async () => {
    const answer = await fetch(`lang/${code}.txt`, { signal: AbortSignal.timeout(10_000) });
    if (!answer.ok) throw new Error(words("the server answered with error {0}", answer.status));
    return answer.text();
  };
  if (!catalogues.has(code)) {
    catalogues.set(code, fetched());
    catalogues.get(code).catch(() => catalogues.delete(code)); // a later try may find a connection
  }
  return catalogues.get(code);
}

if (!["en", "pseudo"].includes(language.code)) catalogue(language.code).catch(() => {}); // the game needs it soon

// speak makes the page speak the language of the game.
function speak(code) {
  document.documentElement.lang = code === "en" ? "en-GB" : code;
  document.querySelector("link[rel=manifest]").href = code === "en" ? "manifest.webmanifest" : `lang/${code}.webmanifest`;
  if (code !== "en") keeping.speaks(code);
  if (language.code === code) return;
  Object.assign(language, { code, words: {} });
  if (code === "en") return;
  const script = document.createElement("script");
  script.src = `lang/${code}.js`;
  document.head.append(script);
}

// ---- Storage. It is shared with other pages on the same server. In kiosk mode
// separate keys are used: nothing of a visitor stays there.

const prefix = kiosk.at ? "knucklebones at a fair/" : "knucklebones/";
let kept = null;

// keeps reports whether the current game is being saved; null if there is none.
export function keeps() { return kept; }

function save(key, text) {
  if (stopped) throw new Error(words("another tab is playing, or the game has stopped"));
  const game = key.startsWith("game ");
  if (game) kept = false;
  localStorage.setItem(prefix + key, text);
  if (game) kept = true;
}

function keys() {
  return Object.keys(localStorage).filter((k) => k.startsWith(prefix)).map((k) => k.slice(prefix.length));
}

// ---- The game being played in this tab, for when the page is reloaded. It is only
// valid for the same address.

const playingKey = `${prefix}playing`;

function playing() {
  const [name, search] = JSON.parse(sessionStorage.getItem(playingKey)) ?? [];
  return search === location.search ? name : "";
}

function setPlaying(name) {
  if (!name) kept = null;
  awake.play(Boolean(name));
  sessionStorage.setItem(playingKey, JSON.stringify([name, location.search]));
}

// prepare loads what the game needs to start. It calls fails with the reason if that is
// delayed.
export async function prepare(fails) {
  if (kiosk.at) await kiosk.read(fails);
}

export const mended = kiosk.mended;

// ---- The page's address may contain command line flags of the program, as in
// ?game=skiffs&seed=7. The program knows which they are.

export function flags() {
  if (kiosk.at) return [`-kiosk=${kiosk.from}`];
  return [...new URLSearchParams(location.search)].map(([k, v]) => `-${k}=${v}`);
}

function clearAddress(names) {
  const name = playing(); // at the address as it was
  const rest = new URLSearchParams(location.search);
  for (const name of names.split(" ")) rest.delete(name);
  history.replaceState(history.state, "", location.pathname + (`${rest}` && `?${rest}`) + location.hash);
  if (name) setPlaying(name);
}

// address returns the page's address for links: without the language, which is the reader's
// own.
function address() {
  const url = new URL(location.href);
  if (url.searchParams.has("lang")) url.searchParams.delete("lang");
  url.hash = "";
  return url.href;
}

// ---- Files, clipboard, links.

function saveFile(name, type, bytes) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const largest = (32 << 20) + 1; // size limit of an opened file in bytes; none of ours is as large

// The file input is kept: Safari drops one that only its own dialog refers to.
const chooser = document.createElement("input");
chooser.type = "file";
chooser.addEventListener("change", () => {
  takeFile(chooser.files[0]);
  chooser.value = ""; // allows choosing the same file again
});

async function takeFile(file) {
  if (file) tell("file", file.name, new Uint8Array(await file.slice(0, largest).arrayBuffer()));
}

// Files may be dropped on the page; by default the browser would leave the game to show
// them.
addEventListener("dragover", (e) => e.preventDefault(), true);
addEventListener("drop", (e) => {
  e.preventDefault();
  e.stopImmediatePropagation();
  takeFile(e.dataTransfer?.files[0]);
}, true);

// openFile fails where the browser would show nothing: it requires a recent touch.
function openFile(accept) {
  if (navigator.userActivation?.isActive === false) throw new Error("no touch");
  chooser.accept = accept;
  chooser.click();
}

// copyOld copies text where the page has no access to the clipboard API.
function copyOld(text) {
  const area = document.createElement("textarea");
  const held = document.activeElement;
  area.value = text;
  area.style.cssText = "position:fixed;opacity:0";
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  held?.focus({ preventScroll: true });
  return done;
}

async function copy(text, done) {
  let ok = true;
  try {
    const late = new Promise((_, fail) => setTimeout(fail, 500)); // some browsers never answer
    await Promise.race([navigator.clipboard.writeText(text), late]);
  } catch {
    ok = copyOld(text);
  }
  done(ok);
}

const canShare = () => Boolean(navigator.share);

async function share(title, text, url, done) {
  if (!canShare()) return copy(url || text, done);
  try {
    await navigator.share(url ? { title, text, url } : { title, text });
    done(true);
  } catch (error) {
    done(error.name === "AbortError"); // the person cancelled
  }
}

// ---- Printed pages. They are files beside the page, which nobody stores before they are
// asked for.

const patience = 15_000; // milliseconds in which the server has to send one
const there = new Set(); // names of those that have been fetched

// openPages opens printed pages in another tab, and calls done with the outcome: "opened";
// "offline" and "missing" if they cannot be had; "blocked" where the browser wants to be
// asked at once after a press. Then they are opened without delay when asked for again.
async function openPages(name, done) {
  const file = `print/${name}`;
  if (!there.has(file)) {
    try {
      const answer = await fetch(file, { signal: AbortSignal.timeout(patience) });
      if (!answer.ok || !answer.headers.get("Content-Type")?.startsWith("application/pdf")) return done("missing");
      await answer.arrayBuffer();
    } catch {
      return done("offline");
    }
    there.add(file);
  }
  done(window.open(file) ? "opened" : "blocked");
}

// ---- Playing at once: a connection to another page, and the camera. live.js is loaded when
// somebody asks for it.

let live = null; // a promise of it

function reach(name, said) {
  live ??= import("./live.js");
  live.then((module) => module[name](tell, said), () => {
    live = null;
    tell("live", "missing", "");
  });
}

function tellHash() {
  tell("hash", location.hash.slice(1));
}
addEventListener("hashchange", tellHash);

// ---- The back button of the system. One entry of the history stands for everything
// above the first screen; the program says whether there is anything.

let deep = Boolean(history.state?.deep);
let leaving = false; // an entry is being removed

function setDeep(want) {
  if (kiosk.at || want === deep) return; // in kiosk mode there is no way back
  deep = want;
  if (leaving) return; // it is corrected afterwards
  if (want) history.pushState({ deep: true }, "");
  else {
    leaving = true;
    history.back();
  }
}

// takeNewer reloads the page in its newer version. The history is left alone from then
// on: going back would cancel the reload.
function takeNewer() {
  leaving = keeping.takeNewer() || leaving;
}

addEventListener("popstate", ({ state }) => {
  if (!state && location.hash) { // following a link also adds an entry, which is not ours
    if (deep) history.replaceState({ deep: true }, "");
  } else if (leaving) {
    leaving = false;
    if (deep) history.pushState({ deep: true }, "");
  } else if (deep && !state?.deep) {
    deep = false;
    tell("back");
  }
});

function setFullscreen(full) {
  const root = document.documentElement;
  const answer = full ? root.requestFullscreen?.() : document.fullscreenElement && document.exitFullscreen();
  answer?.catch(() => {}); // it may be forbidden; then nothing changes
}

// ---- The transition from the page's hall to the game's. Settings and selection are
// transferred; the page's hall goes when the game's is painted, or another screen is
// shown.

let over = () => {}; // removes the page's hall
let going = "page"; // what shows the hall: "page", "both" while the game paints, "game"
let handed = { filter: 0, chosen: "", scrolled: 0 };

// onOver sets f as the callback for when the page's hall is no longer needed; its
// argument is the id of the control to focus.
export function onOver(f) { over = f; }

function show(page) {
  controls.show(page);
  if (restarted) restarted();
  restarted = null;
  if (going === "page") {
    going = "both";
    hall.onChange(hand);
    frame(hand); // reading its position would force a layout of the page's hall
    setTimeout(goOver, 15_000); // for a game that always moves
  }
  if (!page.first || page.dialog || kiosk.at) goOver();
}

// hand transfers to the game's hall what was done in the page's since the last call.
function hand() {
  if (going !== "both") return;
  const now = hall.state();
  const turns = (now.filter - handed.filter + 5) % 5;
  if (turns && controls.has("filters")) ["filters", `answer ${now.filter + 1}`].forEach((id) => tell("use", id));
  else if (turns && controls.has("filter")) for (let i = 0; i < turns; i++) tell("use", "filter");
  else if (turns) tell("use", `filter ${now.filter}`);
  if (now.scrolled !== handed.scrolled) tell("scroll", now.scrolled);
  if (now.chosen && now.chosen !== handed.chosen) tell("use", now.chosen);
  handed = now;
}

function goOver() {
  if (going === "game") return;
  hand();
  going = "game";
  frame(() => frame(() => over(hall.state().focus))); // by then the transferred state is drawn
}

export const enter = controls.enter;

// keep starts storing the page on the device; the game is told of newer versions.
export const keep = (parts) => keeping.keep(parts, () => tell("newer"));

// ---- The interface for the game.

// after runs act in a task of its own once the current frame is drawn, in the order of
// the calls: it is not urgent, and browsers take a while to lay out changes.
const acts = [];
const after = (act) => (...args) => {
  acts.push(() => act(...args));
  setTimeout(() => acts.shift()());
};

// silent reports whether the page shows and has said all that the game has sent it; rests,
// whether the game sleeps, too. The event "rest" signals that.
const silent = () => !acts.length && speech.silent();
const rests = () => asleep && silent();
const settle = after(() => dispatchEvent(new Event("rest")));

const stats = {};
let bench; // null unless the game is being measured or tested; how many times as fast the clock runs
function readBench() {
  bench = new URLSearchParams(location.search).get("bench");
  speech.hasten(Number(bench) || 1);
}
readBench();

// ---- Restarting. A browser test can start the game again, as if the page had been
// loaded at another address with empty storage, since loading takes most of a test's
// time.

let restarting = null; // called once the restarted game has shown its first page
let restarted = null; // the same, when that page is the next to come

// restart starts the game again with that part of the address, such as
// "?bench&game=par", and with those settings, or the defaults. The promise is resolved
// when the game is shown.
const restart = (search, settings) => new Promise((done) => {
  for (const key of keys()) localStorage.removeItem(prefix + key);
  sessionStorage.clear();
  if (settings) localStorage.setItem(`${prefix}settings`, settings);
  setPlaying("");
  deep = false;
  history.replaceState(null, "", location.pathname + search);
  readBench();
  restarting = done;
  tellHash();
  tell("begin", flags().join("\n"));
});

window.knucklebones = {
  connect,
  sleep() {
    asleep = true;
    settle();
  },
  painted: after(() => { if (going === "both") goOver(); }),
  rests,
  silent,
  wake,
  wakeAfter,
  sharpen,
  languages: () => language.languages.join(),
  catalogue: (code, done) => catalogue(code).then((text) => done(text), (error) => done("", error.message)),
  speak,
  sound: soundUntil,
  show: after((page) => show(JSON.parse(page))),
  focus: after(controls.focus),
  say: after(speech.say),
  ask: after(controls.ask),
  hush: after(speech.hush),
  load: (key) => localStorage.getItem(prefix + key),
  save,
  remove: (key) => localStorage.removeItem(prefix + key),
  keys,
  playing,
  setPlaying,
  setDeep,
  clearAddress,
  takeNewer,
  picture: (name, done) => hall.picture(name).then((p) => done(...p), () => done(0, 0, new Uint8Array(0))),
  saveFile,
  openFile,
  openPages,
  copy,
  share,
  reach,
  reaches: () => Boolean(window.RTCPeerConnection),
  scans: () => Boolean(window.BarcodeDetector && navigator.mediaDevices),
  canShare,
  address,
  setHash: (hash) => history.replaceState(history.state, "", hash ? `#${hash}` : location.pathname + location.search),
  buzz: (ms) => navigator.userActivation?.hasBeenActive !== false && navigator.vibrate?.(ms), // otherwise the browser warns
  fullscreen: () => Boolean(document.fullscreenElement),
  fills: () => Boolean(document.fullscreenEnabled),
  setFullscreen,
  version: () => document.querySelector("script[data-version]").dataset.version,
  benching: () => bench,
  undrawn: () => window.undrawn === true, // set by tests before the page's own scripts
  unheard: () => window.unheard === true, // the same
  ...(bench !== null && { restart }),
  began: after(() => {
    speech.hush();
    controls.show({ title: "", screen: -1, controls: [] });
    controls.enter("");
    [restarted, restarting] = [restarting, null];
  }),
  kiosk: kiosk.settings,
  stats,
  stat(name, value) { if (bench !== null) stats[name] = value; },
  mark(name) { // only in the trace: entries kept in the page cost time
    performance.mark(name);
    performance.clearMarks(name);
  },
};

// begin connects controls and canvas, once there is one.
export function begin(canvas) {
  canvas.tabIndex = 0;
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", words("The table. Everything on it follows as text and buttons."));
  controls.begin(canvas, tell);
}
