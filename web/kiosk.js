// A page that stands at a fair reads what its owner has set: with
// ?kiosk=fair.txt from a file beside the page, with ?kiosk&volume=60&minutes=5
// from the address itself.

const asked = new URLSearchParams(location.search);

// at tells whether the page stands at a fair.
export const at = asked.has("kiosk");

// from is where the settings stand, for messages.
export const from = asked.get("kiosk") || "the address";

let text = "";

// settings are what the owner has set.
export const settings = () => text;

// last is where the file lies as it was read last, in case the network is gone
// when the page is loaded anew.
const last = `knucklebones kiosk ${location.pathname}${asked.get("kiosk")}`;

// fetched is what the file holds now. A server that does not answer soon is not there.
async function fetched() {
  const answer = await fetch(asked.get("kiosk"), { cache: "no-cache", signal: AbortSignal.timeout(5000) })
    .catch(() => { throw new Error("nothing answers"); });
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
  return answer.text();
}

const awhile = () => new Promise((done) => setTimeout(done, 10_000));

// read reads the settings, before the game begins. It goes on until it has them: a
// table may be switched on before its network. fails hears why it has not.
export async function read(fails) {
  if (!asked.get("kiosk")) {
    text = [...asked].filter(([name]) => name !== "kiosk").map(([name, value]) => `${name} = ${value}`).join("\n");
    return;
  }
  for (; ; await awhile()) {
    try {
      text = await fetched();
      return keep();
    } catch (error) {
      text = kept();
      if (text !== null) return;
      fails(`${from}: ${error.message}.`);
    }
  }
}

// keep and kept do without storage where it is full or forbidden.
function keep() {
  try { localStorage.setItem(last, text); } catch { /* the file is read anew each time */ }
}

function kept() {
  try { return localStorage.getItem(last); } catch { return null; }
}

// mended is done when the file holds something else than what was read.
export async function mended() {
  let now = text;
  while (now === text) {
    await awhile();
    now = asked.get("kiosk") ? await fetched().catch(() => text) : text;
  }
}

// ---- The public finds no way out, as far as a page can see to that: no menu, no
// enlarging with two fingers, no way back, no words that can be marked, and no
// pointer where a finger was.

if (at) {
  const root = document.documentElement.classList;
  root.add("fair", "touched");
  const bar = (e) => e.preventDefault();
  for (const name of ["contextmenu", "dragstart", "gesturestart"]) addEventListener(name, bar, true);
  addEventListener("wheel", (e) => e.ctrlKey && bar(e), { capture: true, passive: false });
  const used = (e) => root.toggle("touched", e.pointerType !== "mouse");
  for (const name of ["pointerdown", "pointermove"]) addEventListener(name, used, { capture: true, passive: true });
  const stay = () => history.state?.fair || history.pushState({ fair: true }, "");
  addEventListener("popstate", (e) => { e.stopImmediatePropagation(); stay(); }, true);
  stay();
}
