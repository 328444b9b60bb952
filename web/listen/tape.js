// Reports to the listener what the game has to say and where the focus is; the listener
// puts it into the page that it serves.

const tell = (kind, text, id = "") => fetch("tape", { method: "POST", body: JSON.stringify({ kind, text, id }), keepalive: true });
const name = (el) => el.getAttribute("aria-label") ?? el.textContent;
const box = document.getElementById("controls");

// The program calls these by name, so it finds what stands there when it calls.
const wait = setInterval(() => {
  const game = window.knucklebones;
  if (!game) return;
  clearInterval(wait);
  const { say, ask, hush } = game;
  game.say = (text) => { tell("said", text); say(text); };
  game.hush = () => { tell("hush", ""); hush(); };
  game.ask = (n, text, more, goes) => { tell("asked", `${text} ${more}`.trim()); ask(n, text, more, goes); };
}, 1);

const focus = (el) => tell(el.getAttribute("aria-disabled") === "true" ? "barred" : "focus", name(el), el.dataset.id ?? el.tagName.toLowerCase());
addEventListener("keydown", (e) => tell("key", e.key, document.activeElement.dataset?.id ?? document.activeElement.tagName), true);
box.addEventListener("focusin", (e) => focus(e.target));
new MutationObserver((changes) => {
  if (changes.some((c) => c.target === document.activeElement)) focus(document.activeElement);
}).observe(box, { subtree: true, attributes: true, attributeFilter: ["aria-disabled", "data-id"] });
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const el of addedNodes) {
      if (el.role === "dialog" || el.getAttribute?.("role") === "dialog") tell("dialog", name(el));
    }
  }
}).observe(box, { childList: true });
new MutationObserver(() => tell("title", document.title)).observe(document.querySelector("title"), { childList: true });
