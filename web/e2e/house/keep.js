
const ours = `knucklebones ${new URL(".", location).pathname} `;
const workers = navigator.serviceWorker; // undefined in an insecure context

let newer = () => {};
let registration;
let asked = false; // activation of the newer version was requested

export let stale = false;

workers?.addEventListener("controllerchange", () => {
  if (asked) location.reload();
  stale = true;
});

async function stage(parts) {
  const cache = await caches.open(`${ours}unpacked`);
  const part = parts.values();
  const pull = (to) => {
    const { value, done } = part.next();
    if (done) to.close(); else to.enqueue(value);
  };
  await cache.put("knucklebones.wasm", new Response(new ReadableStream({ pull })));
}

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
  }
}

export async function speaks(code) {
  try {
    await (await caches.open(`${ours}languages`)).put(code, new Response());
    (await workers?.getRegistration())?.active?.postMessage("speaks");
  } catch {
  }
}

function watch() {
  const worker = registration.waiting ?? registration.installing;
  const look = () => { if (registration.waiting && workers.controller) newer(); };
  worker?.addEventListener("statechange", look);
  look();
}

export function takeNewer() {
  const waiting = registration?.waiting;
  asked = Boolean(waiting);
  waiting?.postMessage("take over");
  return asked;
}

export async function forget() {
  for (const known of await workers?.getRegistrations() ?? []) {
    if (new URL(known.scope).pathname === new URL(".", location).pathname) await known.unregister();
  }
  for (const name of await globalThis.caches?.keys() ?? []) {
    if (name.startsWith(ours)) await caches.delete(name);
  }
}
