// The worker that fetches the packed game and unpacks it while it arrives, so
// that the page's own thread stays free. It posts {loaded, total} in bytes as
// sent, {chunk} of the unpacked file, and in the end {end} or {error}.
"use strict";
const again = location.hash === "#again"; // what the browser has stored may be what was wrong
const coming = fetch("knucklebones.wasm.zst", { cache: again ? "reload" : "default" }); // before all else: it takes longest
importScripts("fzstd.js");

async function unpack() {
  try {
    const answer = await coming;
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    const total = Number(answer.headers.get("Content-Length"));
    const zstd = new fzstd.Decompress((part) => {
      const chunk = part.slice(); // the unpacker still looks back at its own
      postMessage({ chunk }, [chunk.buffer]);
    });
    const packed = answer.body.getReader();
    for (let loaded = 0; ;) {
      const { done, value } = await packed.read();
      if (done) break;
      zstd.push(value);
      loaded += value.length;
      postMessage({ loaded, total });
    }
    zstd.push(new Uint8Array(0), true);
    postMessage({ end: true });
  } catch (error) {
    postMessage({ error: String(error) });
  }
}

unpack();
