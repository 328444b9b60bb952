// The worker that fetches the packed game, unpacks it while it arrives and has
// it compiled, so that the page's own thread stays free. It posts {loaded,
// total} in bytes as sent, and in the end {module} or {error}.
"use strict";
const coming = fetch("knucklebones.wasm.zst"); // before all else: it takes longest
importScripts("fzstd.js");

async function unpack() {
  try {
    const answer = await coming;
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    const total = Number(answer.headers.get("Content-Length"));
    let loaded = 0;
    const unpacked = new ReadableStream({
      async start(out) {
        const zstd = new fzstd.Decompress((chunk) => out.enqueue(chunk));
        const packed = answer.body.getReader();
        for (;;) {
          const { done, value } = await packed.read();
          if (done) break;
          zstd.push(value);
          loaded += value.length;
          postMessage({ loaded, total });
        }
        zstd.push(new Uint8Array(0), true);
        out.close();
      },
    });
    const wasm = { headers: { "Content-Type": "application/wasm" } };
    postMessage({ module: await WebAssembly.compileStreaming(new Response(unpacked, wasm)) });
  } catch (error) {
    postMessage({ error: String(error) });
  }
}

unpack();
