// The worker that fetches the packed game, unpacks it while it arrives and has
// it compiled, so that the page's own thread stays free. It posts {loaded,
// total} in bytes as sent, and in the end {module} or {error, offline}.
"use strict";
importScripts("fzstd.js");

onmessage = async ({ data: url }) => {
  let offline = true;
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    const total = Number(answer.headers.get("Content-Length"));
    let loaded = 0;
    const unpacked = new ReadableStream({
      async start(out) {
        const zstd = new fzstd.Decompress((chunk) => out.enqueue(chunk));
        const packed = answer.body.getReader();
        for (;;) {
          const { done, value } = await packed.read();
          if (done) break;
          offline = false; // what fails now may be the unpacking
          zstd.push(value);
          loaded += value.length;
          postMessage({ loaded, total });
          offline = true;
        }
        offline = false;
        zstd.push(new Uint8Array(0), true);
        out.close();
      },
    });
    const wasm = { headers: { "Content-Type": "application/wasm" } };
    postMessage({ module: await WebAssembly.compileStreaming(new Response(unpacked, wasm)) });
  } catch (error) {
    postMessage({ error: String(error), offline });
  }
};
