// The service worker: it stores one complete version of the site, and serves only that.
// A newer version waits until it is activated or no page is open. The build inserts the
// list of files.
"use strict";
importScripts("zstd.js");

const files = {/* files */}; // by name: SHA-256 in hexadecimal digits
const version = "/* version */";

const scope = self.registration.scope;
const ours = `knucklebones ${new URL(scope).pathname} `; // prefix of the names of our caches
const kept = ours + version;
const staged = `${ours}unpacked`; // where the page stages the game it has unpacked
const spoken = `${ours}languages`; // where the page lists the languages it has used
const printed = `${ours}printed`; // the printed pages that were opened
const wasm = "knucklebones.wasm";

async function digest(bytes) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(sum, (b) => b.toString(16).padStart(2, "0")).join("");
}

// fetched returns a file from the server, bypassing the browser's cache.
async function fetched(name) {
  const answer = await fetch(new URL(name, scope), { cache: "reload" });
  if (answer.status !== 200 || answer.redirected) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

// before returns a file from an older version's cache; most do not change.
async function before(name) {
  for (const cache of await caches.keys()) {
    if (!cache.startsWith(ours) || cache === kept || cache === staged) continue;
    const found = await (await caches.open(cache)).match(new URL(name, scope));
    if (found) return new Uint8Array(await found.arrayBuffer());
  }
  throw new Error(`${name} is new`);
}

// unpacked decompresses a packed file.
async function unpacked(bytes) {
  const parts = [];
  (await unpacker(new Response(await fetched("zstd.wasm")), (part) => parts.push(part)))(bytes);
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

// sources returns the functions that may provide a file, the best first.
function sources(name) {
  if (name !== wasm) return [() => before(name), () => fetched(name)];
  return [
    () => before(name),
    async () => new Uint8Array(await (await (await caches.open(staged)).match(wasm)).arrayBuffer()),
    async () => unpacked(await fetched(`${name}.zst`)),
    () => fetched(name),
  ];
}

// exact returns the file of this version, or fails.
async function exact(name) {
  let last;
  for (const source of sources(name)) {
    try {
      const bytes = await source();
      if (await digest(bytes) === files[name]) return bytes;
      last = new Error(`${name} is of another version`);
    } catch (error) {
      last = error;
    }
  }
  throw last;
}

const types = {
  html: "text/html; charset=utf-8", js: "text/javascript; charset=utf-8", css: "text/css; charset=utf-8", svg: "image/svg+xml", png: "image/png",
  webp: "image/webp", woff2: "font/woff2", wasm: "application/wasm", webmanifest: "application/manifest+json", txt: "text/plain; charset=utf-8",
};

// keep stores a file of this version in its cache.
async function keep(name) {
  const headers = { "Content-Type": types[name.split(".").pop()] };
  const cache = await caches.open(kept);
  await cache.put(new URL(name, scope), new Response(await exact(name), { headers }));
  return cache.match(new URL(name, scope));
}

// wanted reports whether a file is stored before it is asked for. Of the languages those
// are that have been used.
async function wanted(name) {
  const [, code] = name.match(/^lang\/([\w-]+)/) ?? [];
  return !code || Boolean(await caches.match(new URL(code, scope), { cacheName: spoken }));
}

// keepAll stores all that is wanted and not stored yet.
async function keepAll() {
  const cache = await caches.open(kept);
  for (const name of Object.keys(files)) {
    if (await wanted(name) && !await cache.match(new URL(name, scope))) await keep(name);
  }
}

async function install() {
  try {
    await keepAll();
    await caches.delete(staged);
  } catch (error) {
    await caches.delete(kept);
    throw error;
  }
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(ours) && ![kept, spoken, printed].includes(name)) await caches.delete(name);
  }
}

// answer returns a file of this version. If it is missing in the cache and the server
// has another version, this worker is useless and unregisters: the next visit starts
// anew. If there is no network, only that file is missing.
async function answer(name, request) {
  const found = await (await caches.open(kept)).match(new URL(name, scope));
  if (found) return found;
  try {
    return await keep(name);
  } catch (error) {
    if (!(error instanceof TypeError)) {
      await self.registration.unregister();
      await caches.delete(kept);
    }
    return fetch(request);
  }
}

// pages returns printed pages from the server, as the newest are, or else as they were when
// they were opened last.
async function pages(request) {
  const cache = await caches.open(printed);
  try {
    const answer = await fetch(request);
    if (answer.status === 200) await cache.put(request.url, answer.clone()).catch(() => {}); // storage may be full
    return answer;
  } catch (error) {
    const found = await cache.match(request.url);
    if (found) return found;
    throw error;
  }
}

self.addEventListener("install", (e) => e.waitUntil(install()));
self.addEventListener("activate", (e) => e.waitUntil(activate()));
self.addEventListener("message", (e) => {
  if (e.data === "take over") self.skipWaiting();
  if (e.data === "speaks") e.waitUntil(keepAll().catch(() => {})); // what is missing is stored when it is asked for
});
self.addEventListener("fetch", (e) => {
  const { request } = e;
  const url = new URL(request.url);
  const again = request.cache === "reload" && request.mode !== "navigate"; // the stored copy may be damaged
  if (request.method !== "GET" || again || !request.url.startsWith(scope)) return;
  const name = url.pathname.slice(new URL(scope).pathname.length) || "index.html";
  if (Object.hasOwn(files, name)) e.respondWith(answer(name, request));
  else if (name.startsWith("print/")) e.respondWith(pages(request));
});
