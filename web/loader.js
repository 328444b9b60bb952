// The front of the house: shows how the game arrives, starts it, and says what
// to do when something is wrong.

import * as host from "./host.js";
import "./sound.js";

const size = Number(document.querySelector("script[data-size]").dataset.size); // bytes of the plain file
const plain = "knucklebones.wasm";
const $ = (id) => document.getElementById(id);

// ---- Words.

const reload = { name: "Load the page again", act: () => location.reload() };
const retry = { name: "Try again", act: () => start() };
const safe = () => ({ true: "Your game is kept up to the last move.", false: "There was no room to keep your game, so it is lost." }[host.keeps()] ?? "");

const troubles = {
  wasm: () => ["This browser is too old", "It cannot run WebAssembly. Update it, or open this page in another browser.", reload],
  webgl: () => ["There is nothing to draw with", "The browser offers no WebGL 2. Turn on hardware acceleration in its settings, or open this page in another browser.", reload],
  fetch: () => ["The game did not arrive", "The connection broke off or the server did not answer. See that you are online, then try again.", retry],
  crash: () => ["The game has stopped", `Something in it went wrong. ${safe()}`, reload],
  lost: () => ["The picture is gone", `The machine took its graphics back, as it may after sleep or when memory is short. ${safe()}`, reload],
};

// trouble shows one of the messages above in place of the game.
function trouble(kind, detail = "") {
  if (kind !== "fetch") host.stop();
  const [what, help, button] = troubles[kind]();
  $("what").textContent = what;
  $("help").textContent = help;
  $("again").textContent = button.name;
  $("again").onclick = button.act;
  $("trace").textContent = detail;
  $("details").hidden = !detail;
  $("front").hidden = $("message").hidden = false;
  $("front").classList.remove("gone");
  $("progress").hidden = true;
  $("controls").hidden = true;
  $("what").focus();
}

// ---- Progress.

const megabytes = (n) => (n / 1e6).toFixed(1);

function progress(loaded, total) {
  const percent = total ? Math.min(100, Math.floor((100 * loaded) / total)) : 0;
  $("groove").value = percent;
  $("bytes").textContent = total ? `${megabytes(loaded)} of ${megabytes(total)} MB` : `${megabytes(loaded)} MB`;
  $("percent").textContent = `${percent}\u2009%`;
}

// ---- Fetching.

// unpacked is the wasm file as it comes out of the worker.
function unpacked() {
  const worker = new Worker("unpack.js");
  return new ReadableStream({
    start(out) {
      const fail = (reason) => { worker.terminate(); out.error(new Error(reason)); };
      worker.onerror = () => fail("no worker");
      worker.onmessage = ({ data }) => {
        if (data.chunk) out.enqueue(data.chunk);
        else if (data.error) fail(data.error);
        else if (data.end) { worker.terminate(); out.close(); }
        else progress(data.loaded, data.total);
      };
    },
  });
}

// plainly fetches and compiles the file as it is, for want of anything better.
async function plainly() {
  const answer = await fetch(plain);
  if (!answer.ok) throw new Error(`${plain}: ${answer.status}`);
  const coming = answer.body.getReader();
  const parts = [];
  for (let loaded = 0; ;) {
    const { done, value } = await coming.read();
    if (done) break;
    parts.push(value);
    progress((loaded += value.length), size);
  }
  return WebAssembly.compile(await new Blob(parts).arrayBuffer());
}

async function fetchGame() {
  try {
    const wasm = { headers: { "Content-Type": "application/wasm" } };
    return await WebAssembly.compileStreaming(new Response(unpacked(), wasm));
  } catch {
    return plainly();
  }
}

// ---- Running.

// canDraw tells whether there is WebGL 2. To ask costs time, so only a game
// that has stopped has it asked.
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

// run starts the game. The engine takes requestAnimationFrame as it starts, so
// there and only there it finds ours.
async function run(module) {
  const go = new Go();
  let code = 0;
  go.exit = (c) => { code = c; };
  host.slowTimers(go);
  go.argv = ["knucklebones", ...host.flags()];
  const instance = await WebAssembly.instantiate(module, go.importObject);
  const frame = window.requestAnimationFrame;
  window.requestAnimationFrame = host.requestFrame;
  const ended = go.run(instance);
  window.requestAnimationFrame = frame;
  await ended;
  throw new Error(printed.join("\n") || `the game ended (${code})`);
}

function show() {
  host.begin(document.querySelector("canvas"));
  $("front").classList.add("gone");
  setTimeout(() => { $("front").hidden = true; }, 250);
}

async function start() {
  $("message").hidden = true;
  $("progress").hidden = false;
  progress(0, 0);
  let module;
  try {
    module = await fetchGame();
  } catch (error) {
    return trouble(error instanceof WebAssembly.CompileError ? "wasm" : "fetch", String(error));
  }
  $("percent").textContent = "100\u2009%";
  $("groove").value = 100;
  try {
    await run(module);
  } catch (error) {
    trouble(canDraw() ? "crash" : "webgl", error.message);
  }
}

host.onFirstFrame(show);

addEventListener("error", (e) => {
  if (e.error instanceof WebAssembly.RuntimeError) trouble("crash", [...printed, e.message].join("\n"));
});

// The engine would load the page again at once and without a word.
const born = performance.now();
addEventListener("webglcontextlost", (e) => {
  e.preventDefault();
  e.stopImmediatePropagation();
  if (e.target.isConnected) {
    trouble("lost");
    if (performance.now() - born > 60_000) setTimeout(reload.act, 5000); // nobody may be there to press
  }
}, true);

if (typeof WebAssembly !== "object" || !WebAssembly.compileStreaming) trouble("wasm");
else if (!window.WebGL2RenderingContext) trouble("webgl");
else start();
