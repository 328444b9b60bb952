// The service worker: keeps one version of the site, whole, and answers with it
// and with nothing else. A newer one waits until it is asked to take over or
// nobody has the page open. The build writes what a version is made of.
"use strict";
importScripts("zstd.js");

const files = {/* files */}; // by name: SHA-256 in hexadecimal digits
const version = "/* version */";

const scope = self.registration.scope;
const ours = `knucklebones ${new URL(scope).pathname} `; // so begin the names of our caches
const kept = ours + version;
const staged = `${ours}unpacked`; // where the page leaves the game that it has unpacked
const wasm = "knucklebones.wasm";

async function digest(bytes) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(sum, (b) => b.toString(16).padStart(2, "0")).join("");
}

// fetched is a file as the server has it now, not as the browser has stored it.
async function fetched(name) {
  const answer = await fetch(new URL(name, scope), { cache: "reload" });
  if (answer.status !== 200 || answer.redirected) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

// before is a file as an older version has it; most stay as they are.
async function before(name) {
  for (const cache of await caches.keys()) {
    if (!cache.startsWith(ours) || cache === kept || cache === staged) continue;
    const found = await (await caches.open(cache)).match(new URL(name, scope));
    if (found) return new Uint8Array(await found.arrayBuffer());
  }
  throw new Error(`${name} is new`);
}

// unpacked is a packed file as it was before.
async function unpacked(bytes) {
  const parts = [];
  (await unpacker(new Response(await fetched("zstd.wasm")), (part) => parts.push(part)))(bytes);
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

// sources are where a file may be had, the best first.
function sources(name) {
  if (name !== wasm) return [() => before(name), () => fetched(name)];
  return [
    () => before(name),
    async () => new Uint8Array(await (await (await caches.open(staged)).match(wasm)).arrayBuffer()),
    async () => unpacked(await fetched(`${name}.zst`)),
    () => fetched(name),
  ];
}

// exact is the file of this version, or an error.
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

// keep puts a file of this version into its cache.
async function keep(name) {
  const headers = { "Content-Type": types[name.split(".").pop()] };
  const cache = await caches.open(kept);
  await cache.put(new URL(name, scope), new Response(await exact(name), { headers }));
  return cache.match(new URL(name, scope));
}

async function install() {
  try {
    for (const name of Object.keys(files)) await keep(name);
    await caches.delete(staged);
  } catch (error) {
    await caches.delete(kept);
    throw error;
  }
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(ours) && name !== kept) await caches.delete(name);
  }
}

// answer is a file of this version. If it is gone from the cache and the server
// has another version, this worker is of no more use: the next visit begins anew.
async function answer(name, request) {
  const found = await (await caches.open(kept)).match(new URL(name, scope));
  if (found) return found;
  try {
    return await keep(name);
  } catch {
    await self.registration.unregister();
    await caches.delete(kept);
    return fetch(request);
  }
}

self.addEventListener("install", (e) => e.waitUntil(install()));
self.addEventListener("activate", (e) => e.waitUntil(activate()));
self.addEventListener("message", (e) => { if (e.data === "take over") self.skipWaiting(); });
self.addEventListener("fetch", (e) => {
  const { request } = e;
  const url = new URL(request.url);
  const again = request.cache === "reload" && request.mode !== "navigate"; // what is kept may be what was wrong
  if (request.method !== "GET" || again || !request.url.startsWith(scope)) return;
  const name = url.pathname.slice(new URL(scope).pathname.length) || "index.html";
  if (Object.hasOwn(files, name)) e.respondWith(answer(name, request));
});
