// Shows the progress of loading the game, starts it, and says what to do when something
// is wrong. It has no static imports, so that it can also report that another part of
// the page is missing.

const size = Number(document.querySelector("script[data-size]").dataset.size); // bytes of the plain file
const plain = "knucklebones.wasm";
const $ = (id) => document.getElementById(id);

let host = null; // host.js, once loaded
const kept = navigator.serviceWorker?.controller; // the page comes from the service worker

// shown is resolved when the browser has shown the page, or after a second. Only then is
// the game started: without a graphics card it would delay the first paint.
const shown = new Promise((done) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length) done();
  }).observe({ type: "paint", buffered: true });
  setTimeout(done, 1000);
});

const soon = 1500; // milliseconds
let due = kept ? 0 : Infinity; // milliseconds until the game has arrived, if it goes on coming as fast

// dress adds the pictures and shadows of the hall. Without a graphics card the browser
// draws them for half a second, for which the game's first picture would have to wait. So
// they come after it, or before it if the game does not come soon. How soon it comes is
// awaited for a quarter of a second.
const dress = () => $("front").classList.remove("bare");
let foresee = () => {};
const foreseen = new Promise((done) => { foresee = done; }); // due is known
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
shown.then(() => Promise.race([foreseen, sleep(250)])).then(() => setTimeout(dress, due < soon ? soon : 0));

// ---- Messages.

const reload = { name: () => words("Reload the page"), act: () => location.reload() };
const retry = { name: () => words("Try again"), act: () => (host && !kept ? start() : afresh()) };
const here = { name: () => words("Play here"), act: takeOver };
const safe = () => ({ true: words("Your game is saved up to the last move."), false: words("Your game couldn’t be saved, so it is lost.") }[host?.keeps()] ?? "");

const troubles = {
  wasm: () => [words("This browser is too old"), words("The game needs a newer version of WebAssembly. Update the browser, or open this page in another one."), reload],
  webgl: () => [words("The game can’t draw"), words("It needs WebGL 2, which this browser doesn’t offer. Turn on hardware acceleration in the browser’s settings, or open this page in another browser."), reload],
  fetch: () => [words("The game didn’t load"), words("The connection was lost, or the server didn’t answer. Check that you’re online, then try again."), retry],
  slow: () => [words("Loading has stalled"), words("The server has sent nothing for a while. Check that you’re online. Loading continues by itself when it can, or you can try again now."), retry],
  damaged: () => [words("The download is damaged"), words("The server sent a wrong or incomplete file. Try again. If that doesn’t help, the site may be in the middle of an update: wait a few minutes."), retry],
  crash: () => [words("The game has stopped"), `${words("Something went wrong.")} ${safe()}`, reload],
  lost: () => [words("The picture is gone"), `${words("The device has reset its graphics. This can happen after sleep, or when memory is short.")} ${safe()}`, reload],
  elsewhere: () => [words("The game is open in another tab"), words("Only one tab can play at a time, so that no game is lost. Play in the other tab, or stop it and play here."), here],
  taken: () => [words("You’re playing in another tab now"), `${words("This tab has stopped.")} ${safe()}`, here],
  file: (why) => [words("The table’s settings can’t be loaded"), `${why}\n${words("Trying again every ten seconds.")}`, reload],
  wrong: (why) => [words("The table’s settings are wrong"), why, reload],
  shut: () => [words("The table is closed"), words("You can switch the machine off now.")],
};

const final = new Set(["wasm", "webgl", "crash", "lost", "taken", "wrong", "shut"]); // after these the game cannot go on

// In kiosk mode the exit status of the program says why it ended: see main.go.
const endings = { 3: "shut", 78: "wrong" };

// In kiosk mode nobody should have to press the button: where that may help it is
// pressed automatically after a while.
const unwatched = new URLSearchParams(location.search).has("kiosk") && new Set(["webgl", "fetch", "slow", "damaged", "crash", "lost"]);
const awhile = 10_000; // milliseconds
let pressing = 0;

let said = ""; // kind of the message shown, or empty

// trouble shows one of the messages above in place of the game.
function trouble(kind, detail = "") {
  if (said === "shut") return; // nothing else matters after shutting down
  quiet();
  if (final.has(kind)) host?.stop();
  const [what, help, button] = troubles[kind](detail);
  said = kind;
  $("what").textContent = what;
  $("help").textContent = help;
  $("again").hidden = !button;
  $("again").textContent = button?.name();
  $("again").onclick = button?.act;
  clearTimeout(pressing);
  if (unwatched && unwatched.has(kind)) pressing = setTimeout(button.act, awhile);
  $("trace").textContent = detail;
  $("details").hidden = !detail || help.includes(detail);
  $("front").hidden = $("message").hidden = $("front").inert = false;
  $("front").classList.remove("gone");
  $("hall").inert = $("progress").hidden = true;
  $("controls").hidden = true;
  $("what").focus();
}

// settle removes the message.
function settle() {
  clearTimeout(pressing);
  said = "";
  $("message").hidden = true;
  $("hall").inert = $("progress").hidden = false;
}

// afresh reloads the page without its stored copy, which may be damaged.
async function afresh() {
  if (kept) await import("./keep.js").then((keep) => keep.forget()).catch(() => {});
  location.reload();
}

// ---- Progress. If nothing arrives for a while a message is shown, until more arrives.

const patience = 7000; // milliseconds
let timer = 0;

function quiet() { clearTimeout(timer); }

function beat() {
  quiet();
  if (said === "slow" && host) settle();
  timer = setTimeout(() => trouble("slow"), patience);
}

// tellProgress shows or hides the progress for screen readers; at the end it is no
// longer interesting.
function tellProgress(on) { $("progress").ariaHidden = String(!on); }

const megabytes = (n) => (n / 1e6).toLocaleString(language.code, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

let drawn = 0; // time of the last update: painting the page delays the game
let began = 0; // time of the last try

function progress(loaded, total) {
  if (!loaded) began = performance.now();
  else if (total) {
    due = (performance.now() - began) * (total - loaded) / loaded;
    foresee();
  }
  if (loaded && loaded < total && performance.now() - drawn < 100) return;
  drawn = performance.now();
  const percent = total ? Math.min(100, Math.floor((100 * loaded) / total)) : 0;
  $("groove").value = percent;
  if (loaded) $("bytes").textContent = total ? words("{0} of {1} MB", megabytes(loaded), megabytes(total)) : words("{0} MB", megabytes(loaded));
  tellProgress(percent < 100);
  $("percent").textContent = `${percent}\u2009%`;
}

// ---- Fetching. The first try fetches the packed file, or else the plain one; if the
// packed one hung, the next fetches the plain one. Later tries bypass the browser's
// cache, which may be damaged.

let tries = 0;
let parts = []; // chunks of the unpacked game, in order
let abandon = () => {}; // cancels the current try

// unpacked returns the wasm file as a stream from the worker: on the first try the one that
// early.js has started, with what came of it meanwhile.
function unpacked(signal) {
  const early = unpacking ?? { worker: new Worker(tries > 1 ? "unpack.js#again" : "unpack.js"), came: [], began };
  window.unpacking = null;
  const { worker, came } = early;
  began = early.began;
  return new ReadableStream({
    start(out) {
      const fail = (reason) => { worker.terminate(); out.error(new Error(reason)); };
      const take = (data) => {
        beat();
        if (data.chunk) {
          if (!kept) parts.push(data.chunk);
          out.enqueue(data.chunk);
        }
        else if (data.error) fail(data.error);
        else if (data.end) { worker.terminate(); quiet(); out.close(); }
        else progress(data.loaded, data.total);
      };
      signal.addEventListener("abort", () => fail("given up"));
      came.forEach(take);
      worker.onerror = () => fail("no worker");
      worker.onmessage = ({ data }) => take(data);
    },
  });
}

// plainly fetches and compiles the plain file, if nothing better works.
async function plainly(signal) {
  beat();
  const answer = await fetch(plain, { signal, cache: tries > 1 ? "reload" : "default" });
  if (!answer.ok) throw new Error(`${plain}: ${answer.status}`);
  const coming = answer.body.getReader();
  const came = [];
  for (let loaded = 0; ;) {
    const { done, value } = await coming.read();
    beat();
    if (done) break;
    came.push(value);
    progress((loaded += value.length), size);
  }
  quiet();
  return WebAssembly.compile(await new Blob(came).arrayBuffer());
}

// fromHere compiles the file stored on this device. Browsers only cache compiled code
// of files fetched in this way. Without that cache, or on a slow machine, compiling may
// take longer than patience.
async function fromHere() {
  beat();
  const answer = await fetch(plain);
  quiet();
  return WebAssembly.compileStreaming(answer);
}

async function fetchGame(hung) {
  parts = [];
  abandon();
  const stop = new AbortController();
  abandon = () => stop.abort();
  tries++;
  beat();
  if (hung) return plainly(stop.signal);
  if (kept) return fromHere();
  try {
    const wasm = { headers: { "Content-Type": "application/wasm" } };
    return await WebAssembly.compileStreaming(new Response(unpacked(stop.signal), wasm));
  } catch (error) {
    if (stop.signal.aborted || tooOld(error)) throw error;
    return plainly(stop.signal);
  }
}

// needs is a program with every WebAssembly feature that Go needs beyond the first
// version: sign extension, saturating conversions, bulk memory.
const needs = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 5, 3, 1, 0, 1, 10, 25, 1, 23, 0,
  65, 0, 192, 26, 67, 0, 0, 0, 0, 252, 0, 26, 65, 0, 65, 0, 65, 0, 252, 11, 0, 11,
]);

// tooOld reports whether compiling failed because the browser is too old.
const tooOld = (error) => error instanceof WebAssembly.CompileError && !WebAssembly.validate(needs);

const broken = (error) => error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError;

// ---- The other parts of the page.

function script(src) {
  const el = document.createElement("script");
  el.src = src;
  return new Promise((done, fail) => {
    [el.onload, el.onerror] = [done, () => fail(new Error(`${src} is missing`))];
    document.head.append(el);
  });
}

let others = null;

// fetchParts loads the other scripts, once.
function fetchParts() {
  if (others) return others;
  setTimeout(() => { if (!host && !said) trouble("slow"); }, patience);
  others = Promise.all([import("./host.js"), script("wasm_exec.js")]).then(async ([module]) => {
    await module.prepare((why) => trouble("file", why));
    if (said === "file") settle();
    module.onFirstFrame(() => {
      module.begin(document.querySelector("canvas"));
      dress();
    });
    module.onOver(leave);
    host = module;
    if (said === "slow") beat();
  });
  return others;
}

// ---- Only one tab plays. It holds a lock while it is open; another tab may take the
// lock over.

// claim requests the lock and returns whether it was granted.
function claim(options) {
  return new Promise((answer) => {
    if (!navigator.locks) return answer(true); // insecure context, or old browser
    let held = false;
    navigator.locks.request("knucklebones", options, (lock) => {
      held = Boolean(lock);
      answer(held);
      return held ? new Promise(() => {}) : null;
    }).catch((error) => (held ? trouble("taken") : answer(error.name !== "AbortError")));
  });
}

// alone returns whether no other tab plays. A reloaded page may find its own old lock,
// which is released in a moment. A browser that does not answer keeps nobody from playing.
async function alone() {
  if (await Promise.race([claim({ ifAvailable: true }), sleep(3000).then(() => true)])) return true;
  const late = new AbortController();
  setTimeout(() => late.abort(), 700);
  return claim({ signal: late.signal });
}

async function takeOver() {
  await claim({ steal: true });
  const { stale } = await import("./keep.js");
  if (said === "elsewhere" && !stale) start();
  else location.reload();
}

// ---- Running.

// canDraw reports whether WebGL 2 works. Since checking takes time, it is only done
// when the game has stopped.
function canDraw() {
  const gl = document.createElement("canvas").getContext("webgl2");
  gl?.getExtension("WEBGL_lose_context")?.loseContext(); // browsers allow only a few
  return Boolean(gl);
}

// The last lines that the game has printed: if it stops, they say why.
const printed = [];
const log = console.log;
console.log = (...args) => {
  printed.push(args.join(" "));
  if (printed.length > 40) printed.shift();
  log(...args);
};

// run starts the game. The engine looks up requestAnimationFrame when it starts, so it
// is replaced only then.
async function run(module) {
  const go = new Go();
  let code = 0;
  go.exit = (c) => { code = c; };
  host.slowTimers(go);
  go.argv = ["knucklebones", ...host.flags()];
  const instance = await WebAssembly.instantiate(module, go.importObject);
  if (!instance.exports.run) throw new WebAssembly.LinkError(`${plain} is not a Go program`);
  await shown;
  const frame = window.requestAnimationFrame;
  window.requestAnimationFrame = host.requestFrame;
  const ended = go.run(instance);
  window.requestAnimationFrame = frame;
  await ended;
  for (const timer of go._scheduledTimeouts.values()) clearTimeout(timer);
  go._resume = () => {}; // ignore events for its remaining listeners
  end(code, printed.join("\n"));
}

// end shows how the game has ended. After wrong settings the page reloads when they
// change.
function end(code, why) {
  const kind = endings[code];
  if (!kind) throw new Error(why || `the game ended (${code})`);
  trouble(kind, why.replace("knucklebones: ", ""));
  if (kind === "wrong") host.mended().then(reload.act);
}

// leave removes the page's hall, because the game's is ready.
function leave(focus) {
  if (said) return;
  $("front").inert = true;
  $("front").classList.add("gone");
  host.enter(focus);
  setTimeout(() => {
    $("front").hidden = !said;
    $("hall").hidden = true;
  }, 250);
  setTimeout(() => {
    host.keep(parts);
    parts = [];
  }, calm);
}

const calm = 3000; // milliseconds after which the game has loaded its resources

async function start() {
  const hung = said === "slow";
  settle();
  progress(0, 0);
  const now = tries + 1;
  let module;
  try {
    [module] = await Promise.all([fetchGame(hung), fetchParts()]);
  } catch (error) {
    if (now === tries) abandon();
    if (now === tries) trouble(tooOld(error) ? "wasm" : broken(error) ? "damaged" : "fetch", String(error));
    return;
  }
  if (now !== tries) return; // there was another try meanwhile
  quiet();
  if (said === "slow") settle();
  tellProgress(false);
  $("percent").textContent = "100\u2009%";
  $("groove").value = 100;
  try {
    await run(module);
  } catch (error) {
    trouble(broken(error) ? "damaged" : canDraw() ? "crash" : "webgl", error.message);
  }
}

addEventListener("error", (e) => {
  if (e.error instanceof WebAssembly.RuntimeError) trouble("crash", [...printed, e.message].join("\n"));
});

// The engine would reload the page at once and without a message.
const born = performance.now();
addEventListener("webglcontextlost", (e) => {
  e.preventDefault();
  e.stopImmediatePropagation();
  if (e.target.isConnected && said !== "shut") {
    trouble("lost");
    if (performance.now() - born > 60_000) setTimeout(reload.act, 5000); // there may be nobody to press the button
  }
}, true);

// barred returns the message in place of which the game cannot start now, if any.
async function barred() {
  if (typeof WebAssembly !== "object" || !WebAssembly.compileStreaming) return "wasm";
  if (!window.WebGL2RenderingContext) return "webgl";
  return await alone() ? "" : "elsewhere";
}

$("late").remove();
const bar = await barred();
if (bar) {
  unpacking?.worker.terminate();
  window.unpacking = null;
  trouble(bar);
} else start();
