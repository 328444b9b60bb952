// The settings of a page in kiosk mode: with ?kiosk=fair.txt from a file beside the
// page, with ?kiosk&volume=60&minutes=5 from the address itself.

const asked = new URLSearchParams(location.search);

// at says whether the page is in kiosk mode.
export const at = asked.has("kiosk");

// from is the source of the settings, for messages.
export const from = asked.get("kiosk") || words("the address");

let text = "";

// settings returns the settings as text.
export const settings = () => text;

// last is the storage key of the last settings read, for when the network is down at
// the next start.
const last = `knucklebones kiosk ${location.pathname}${asked.get("kiosk")}`;

// fetched returns the current content of the file. It fails if the server does not
// answer soon.
async function fetched() {
  const answer = await fetch(asked.get("kiosk"), { cache: "no-cache", signal: AbortSignal.timeout(5000) })
    .catch(() => { throw new Error(words("the server doesn’t answer")); });
  if (!answer.ok) throw new Error(words("the server answered with error {0}", answer.status));
  return answer.text();
}

const awhile = () => new Promise((done) => setTimeout(done, 10_000));

// read reads the settings, before the game starts. It retries until it has them, since
// a table may be switched on before its network. It calls fails with the reason.
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
      fails(words("{0}: {1}.", from, error.message));
    }
  }
}

// keep and kept ignore full or forbidden storage.
function keep() {
  try { localStorage.setItem(last, text); } catch { /* the file is read anew each time */ }
}

function kept() {
  try { return localStorage.getItem(last); } catch { return null; }
}

// mended waits until the content of the file has changed.
export async function mended() {
  let now = text;
  while (now === text) {
    await awhile();
    now = asked.get("kiosk") ? await fetched().catch(() => text) : text;
  }
}

// ---- Visitors must not leave the game, as far as a page can prevent it: no context
// menu, no pinch zoom, no back, no text selection, and no mouse pointer after a touch.

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
