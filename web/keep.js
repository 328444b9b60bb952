// Stores the page on the device, so that it opens without a network and at once, and
// reports newer versions. See sw.js.

const ours = `knucklebones ${new URL(".", location).pathname} `;
const workers = navigator.serviceWorker; // undefined in an insecure context

let newer = () => {};
let registration;
let asked = false; // activation of the newer version was requested

// stale says that the service worker now serves another version than the open page.
export let stale = false;

workers?.addEventListener("controllerchange", () => {
  if (asked) location.reload();
  stale = true;
});

// stage passes the unpacked game to the service worker, which then need not unpack it
// again: in parts, since the game is being played meanwhile.
async function stage(parts) {
  const cache = await caches.open(`${ours}unpacked`);
  const part = parts.values();
  const pull = (to) => {
    const { value, done } = part.next();
    if (done) to.close(); else to.enqueue(value);
  };
  await cache.put("knucklebones.wasm", new Response(new ReadableStream({ pull })));
}

// keep starts storing the page. The parts are the unpacked game, if it was unpacked
// here; f is called when a newer version is ready.
export async function keep(parts, f) {
  newer = f;
  if (!workers) return;
  try {
    const known = await workers.getRegistration();
    if (!known?.active && parts.length) await stage(parts);
    registration = await workers.register("sw.js", { updateViaCache: "none" });
    registration.addEventListener("updatefound", watch);
    watch();
  } catch {
    // The page works without; storage may be full or forbidden.
  }
}

// speaks lists a language as used, so that the service worker stores it, now and with
// newer versions.
export async function speaks(code) {
  try {
    await (await caches.open(`${ours}languages`)).put(code, new Response());
    (await workers?.getRegistration())?.active?.postMessage("speaks");
  } catch {
    // Storage may be full or forbidden, and an insecure context has none.
  }
}

function watch() {
  const worker = registration.waiting ?? registration.installing;
  const look = () => { if (registration.waiting && workers.controller) newer(); };
  worker?.addEventListener("statechange", look);
  look();
}

// takeNewer activates the newer version and reloads the page. It returns whether there
// is one.
export function takeNewer() {
  const waiting = registration?.waiting;
  asked = Boolean(waiting);
  waiting?.postMessage("take over");
  return asked;
}

// forget deletes the stored page, which may be damaged.
export async function forget() {
  for (const known of await workers?.getRegistrations() ?? []) {
    if (new URL(known.scope).pathname === new URL(".", location).pathname) await known.unregister();
  }
  for (const name of await globalThis.caches?.keys() ?? []) {
    if (name.startsWith(ours)) await caches.delete(name);
  }
}
