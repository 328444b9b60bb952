"use strict";
importScripts("zstd.js");

const files = {
  "awake.js": "a336abebd1d90c73a103725cdaca533d763f7976e6fef2e3e8261f95dcf90ffb",
  "controls.js": "f4716f3cee68b2709a1eaf1506ff6ca6adeddb5b6c4d94c575d08386971bcafd",
  "hall.css": "9a9591df7b0e6e1597063327395886eaf7e6fd85b8a3f389d53b0274b53c22a1",
  "hall.js": "6ebfd1b676a6ddd42ef0a16965687728fe54e163d003dea6a2bb635a2c195349",
  "hall/aside.woff2": "b9b10c7cc4896124ab6c7264ad6c986c16ad1076a4cd9d30cb4f9c6efaaa2a4a",
  "hall/shelf-square.webp": "d9210c2c9bb8e225afae06fda927325f3473e7f3afcdd6473de5ccb6781f76ab",
  "hall/shelf.webp": "4c98e635325a59aa9937af2a1e0faf96c8d956cb4aac7693247935e232fd4b2b",
  "hall/strong.woff2": "d0df8880bd51367c68e80e559e06f2105829fd3af99ce5b5885a52fa8f05fa11",
  "hall/text.woff2": "cd6173c2279642b5ff08089d247b5a819694acd0b849141fec67c08950f16ac3",
  "hall/title.woff2": "87df4aa85b8a62888a8dc2a2a84dc0ea7456a3b40856b9b3f7d58f44cb27c9a8",
  "hall/walnut.webp": "787623d91e5367edd808e2be4097734d1f6d74bf4a1e15a689181af0edd2c0c5",
  "host.js": "78fb94c5273abd6e08af1b75b426ec534833d838c321dcd10e91fa3dabfac2ce",
  "icon-180.png": "598bc82076020d55240c74e1c210d811c4e1f39b37a08fcf534ebebbd4a18711",
  "icon-512.png": "c8e330587908699302e05eb31a7c39deb81dcfcf69a4bd669ca56e89c2c0f137",
  "icon.svg": "ba372cf385c9e5866ee39648bf1d9f3366a62b235f5e5fd36efd51a869673dbf",
  "index.html": "987c8ecf218bce1eaf553de00d5931ad372b98b28272eefc0aa96227e95c6864",
  "input.js": "2c7e2acdc91c93fd7a692a1b0da8403f93470f371fa35f6f78c4aed509122b57",
  "keep.js": "da2ad12a08ac1ead9257baa59c781e4955f4edb2123ec51b877b46d00f69f2d9",
  "kiosk.js": "9cd13318487d799ef5df84da2339f04387e9964e6fce2c9d396c81e55e971386",
  "knucklebones.wasm": "854e45f4f72fa65b022e34f9e06fb42ce9f616a67fefc30ab5e929d2d7e04a0a",
  "lang/de.js": "80ed76efff543c893d303ee6feaa604e1091f3fcbeda688de6567602e2d78380",
  "lang/de.txt": "75e055cb20dd992801ea03d7172da29e4f4014ec7b56963ab1637dc5d6c0c2aa",
  "lang/de.webmanifest": "7e43e9fb4161783c220d90def773e0f682efbe4de99ebb6dbada8fc075c5feb2",
  "lang/de/aside.woff2": "1794ea08298fe0136eeb8a730fe1443862568edd1bcf07e1d8894d3b0ed3e811",
  "lang/de/strong.woff2": "29b941f16b10c723166732bbd4ba6bc09ecf9d55eec2c5a0669b16ba41034370",
  "lang/de/text.woff2": "3e81ff6d64d2b15e7f20872987219d30dc42b521be6be6d4040fa2cd9ea9fa12",
  "lang/de/title.woff2": "fe7d7bb4e64dce3808d6c0769db182af55ef9e6eedc43f3eeb2b7fda2ff9f602",
  "lang/es.js": "9f00531c3f3d2fef92a444f16a23a21462dcfe1ecc91a24abae3ea022fca9b1a",
  "lang/es.txt": "b42847d736332f87d213e3eb7b95251d591cfddae93573dae505ba3d1f3ac9a3",
  "lang/es.webmanifest": "8f2150d5a44795b345e4f7289cf5c190e4a7f541fe1a2a838ca09c634d40f90d",
  "lang/es/aside.woff2": "c213d09493f42f1862946ae556a06fef13b84bb8aaa905c37f7b1c5ad1c25b6c",
  "lang/es/strong.woff2": "54fe682b196c0647433f0d700da2b7c323201f65eefb35b4b9f3181c955b37de",
  "lang/es/text.woff2": "faff6fdf55fa0cdc338eaf2c88581bccd46292a325dc0f98caf9448d0d5f0a24",
  "lang/es/title.woff2": "ea8a2c7098622e50662a73e100a08f501aeb5ce65b5402820d72bacc1769a1e6",
  "lang/fr.js": "c432b57c929712970d54cbba83a6cfa51d4ab6719bad80b0fa57f45b958018fa",
  "lang/fr.txt": "bcecaa5625bcb96147e15f21daa40117ef7d278e3b0449c3dab17243331a97ca",
  "lang/fr.webmanifest": "24703eff8bd86ba60d246548565e671c5593a1d082448e8e749b1395510359b3",
  "lang/fr/aside.woff2": "6cc85ed16ae9eaffe082edb76a0f0d8f8c4ee841f625eff6fa50fb43d5670644",
  "lang/fr/strong.woff2": "be4ef068dbce95e2e9eccfbcb4455772ae2520c51d2da15a38e0aebddb5daa5b",
  "lang/fr/text.woff2": "62773b2c720ac5a322c9a388117d5b6838a0b3167ac891b7e278d6ea02d750da",
  "lang/fr/title.woff2": "4430e810705f7a601566fb7258a3eedb527eb1e6bf7cd6fd66cadae9f79292e2",
  "lang/it.js": "59940e1f2dec2769d9b9e4885354e28c8f923f081f79c00be8d2487e8e255a5c",
  "lang/it.txt": "adbee99d56289c123c4b62dbfd119d178ff30801ae4772f1bf76cbf8fbc48af7",
  "lang/it.webmanifest": "41ea029e06739773c203e927dc5cff24f04d12f2a9c476d24d7eee9ae149b650",
  "lang/it/aside.woff2": "a97be7388ef949e4cae6ebee5ad4abdfe1b5aaf1d7af4d6341264ba04b707663",
  "lang/it/strong.woff2": "1978edf36f8279b7ebf96e337bda2d9e28c1ca7afbbb5f05c94e2627c53a68ef",
  "lang/it/text.woff2": "66ba13d2fe1d4c212c162670f80fab6308d565d4439bcaf54a8b0b76479d4189",
  "lang/it/title.woff2": "5ca4400aad6899988a25ba1538889dfaa52146fd7639f08a54f369c1748b606d",
  "lang/la.js": "eba2ad1286a95351a01d1667c8965f145c33653d7f1e3ce50806f2e4141f5fd4",
  "lang/la.txt": "0d0ad2ff597fc30d3ac13e45da014c085543274493d7405b485620318fadbf9b",
  "lang/la.webmanifest": "44320a5524db5d34a6245ff5806dc3a8902016f7e61e47657dafeffbb38d6044",
  "lang/la/aside.woff2": "6b50bfb3b87a33dc9ce05b8356f9c02291c54d29c142340020038f51375186b5",
  "lang/la/strong.woff2": "abbec2b4659655549f5b83109652250496c951084c51a1bdc16cf3bbc9a5aad0",
  "lang/la/text.woff2": "addc0c9f9e40e71ddfe531b606fdf3ab6feaf00c9eb2a02c1a8ec1432a10c131",
  "lang/la/title.woff2": "3b8c7f6989f36ae76bab5b41d59ef449218260e03882ac0a2292914acb4557b1",
  "lang/pseudo.js": "1a97378544a01498d089a067d3a5579c163518f3c1adc4395bc67d968a86255d",
  "lang/pseudo.webmanifest": "2d3b6491df82098b68458b0a27e06f357705a9ac15fc48552e472c55ac6382c4",
  "licences.txt": "d6c935ec2921ad7ec6db730fcc285395987016750de12082c2fbfdc35ed5f909",
  "live.js": "871f6b00c294d19c87a7f714554174ba58b6733d502800399d89834620b6232e",
  "loader.js": "004928616d668a9cef37e0fa9fb0bbc2033f7484c53e79359959d7306631e5cd",
  "manifest.webmanifest": "eeb860b40880299db906e2b8ac0a6a0db8308b53fd375b58cbcbece0061c0d2a",
  "sound.js": "10efce6f6440c7f511032b8aea7fe50f6e881294e405d8b625b2ab53a0fe7fbd",
  "speech.js": "2016a56afa4755cff79f523596a6e70787eab6185d588abaf9f130d5dcaab5da",
  "style.css": "e07fd7c2e45cf6d4df56a8a5e79fd2294d94aade942f4985c38c675db5374c38",
  "wasm_exec.js": "0c949f4996f9a89698e4b5c586de32249c3b69b7baadb64d220073cc04acba14"
}; // by name: SHA-256 in hexadecimal digits
const version = "e1266bac84ff5141";

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

async function fetched(name) {
  const answer = await fetch(new URL(name, scope), { cache: "reload" });
  if (answer.status !== 200 || answer.redirected) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function before(name) {
  for (const cache of await caches.keys()) {
    if (!cache.startsWith(ours) || cache === kept || cache === staged) continue;
    const found = await (await caches.open(cache)).match(new URL(name, scope));
    if (found) return new Uint8Array(await found.arrayBuffer());
  }
  throw new Error(`${name} is new`);
}

async function unpacked(bytes) {
  const parts = [];
  (await unpacker(new Response(await fetched("zstd.wasm")), (part) => parts.push(part)))(bytes);
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function sources(name) {
  if (name !== wasm) return [() => before(name), () => fetched(name)];
  return [
    () => before(name),
    async () => new Uint8Array(await (await (await caches.open(staged)).match(wasm)).arrayBuffer()),
    async () => unpacked(await fetched(`${name}.zst`)),
    () => fetched(name),
  ];
}

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

async function keep(name) {
  const headers = { "Content-Type": types[name.split(".").pop()] };
  const cache = await caches.open(kept);
  await cache.put(new URL(name, scope), new Response(await exact(name), { headers }));
  return cache.match(new URL(name, scope));
}

async function wanted(name) {
  const [, code] = name.match(/^lang\/([\w-]+)/) ?? [];
  return !code || Boolean(await caches.match(new URL(code, scope), { cacheName: spoken }));
}

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
