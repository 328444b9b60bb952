// A page that stands at a fair reads what its owner has set: with
// ?kiosk=fair.txt from a file beside the page, with ?kiosk&volume=60&minutes=5
// from the address itself.

const asked = new URLSearchParams(location.search);

// at tells whether the page stands at a fair.
export const at = asked.has("kiosk");

// from is where the settings stand, for messages.
export const from = asked.get("kiosk") || "the address";

let text = "";
let wrong = "";

// settings are what the owner has set, or why they cannot be had: a pair of the
// text and the reason.
export const settings = () => [text, wrong];

// last is where the file lies as it was read last, in case the network is gone
// when the page is loaded anew.
const last = `knucklebones kiosk ${location.pathname}${asked.get("kiosk")}`;

// read reads the settings, before the game begins.
export async function read() {
  if (!asked.get("kiosk")) {
    text = [...asked].filter(([name]) => name !== "kiosk").map(([name, value]) => `${name} = ${value}`).join("\n");
    return;
  }
  try {
    const answer = await fetch(asked.get("kiosk"), { cache: "no-cache" });
    if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
    text = await answer.text();
    localStorage.setItem(last, text);
  } catch (error) {
    text = localStorage.getItem(last);
    if (text === null) [text, wrong] = ["", error.message];
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
