"use strict";
const cache = location.hash === "#again" ? "reload" : "default"; // the browser's cached copy may be damaged
const coming = fetch("knucklebones.wasm.zst", { cache }); // first, since it takes longest
const program = fetch("zstd.wasm", { cache });
importScripts("zstd.js");

async function unpack() {
  try {
    const answer = await coming;
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    const total = Number(answer.headers.get("Content-Length"));
    const push = await unpacker(program, (chunk) => postMessage({ chunk }, [chunk.buffer]));
    const packed = answer.body.getReader();
    let whole = false;
    for (let loaded = 0; ;) {
      const { done, value } = await packed.read();
      if (done) break;
      whole = push(value);
      loaded += value.length;
      postMessage({ loaded, total });
    }
    if (!whole) throw new Error("the file ends early");
    postMessage({ end: true });
  } catch (error) {
    postMessage({ error: String(error) });
  }
}

unpack();
