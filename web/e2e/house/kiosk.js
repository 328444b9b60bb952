
const asked = new URLSearchParams(location.search);

export const at = asked.has("kiosk");

export const from = asked.get("kiosk") || words("the address");

let text = "";

export const settings = () => text;

const last = `knucklebones kiosk ${location.pathname}${asked.get("kiosk")}`;

async function fetched() {
  const answer = await fetch(asked.get("kiosk"), { cache: "no-cache", signal: AbortSignal.timeout(5000) })
    .catch(() => { throw new Error(words("the server doesn’t answer")); });
  if (!answer.ok) throw new Error(words("the server answered with error {0}", answer.status));
  return answer.text();
}

const awhile = () => new Promise((done) => setTimeout(done, 10_000));

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

function keep() {
  try { localStorage.setItem(last, text); } catch { /* the file is read anew each time */ }
}

function kept() {
  try { return localStorage.getItem(last); } catch { return null; }
}

export async function mended() {
  let now = text;
  while (now === text) {
    await awhile();
    now = asked.get("kiosk") ? await fetched().catch(() => text) : text;
  }
}


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
