// What was packed with zstd is unpacked by zstd's own program: zstd.wasm, from
// zstddec 0.3.4, which also says how it is made.
"use strict";

const room = 1 << 18; // bytes that are unpacked at once

// unpacker has the program and gives a function that takes what was packed, piece
// by piece, calls out with each piece of what comes of it, and tells whether that
// is all.
async function unpacker(program, out) {
  const wasm = await WebAssembly.instantiate(await (await program).arrayBuffer(), { env: { emscripten_notify_memory_growth() {} } });
  const zstd = wasm.instance.exports;
  const state = zstd.ZSTD_createDCtx();
  const to = zstd.malloc(room);
  const [from, into] = [zstd.malloc(12), zstd.malloc(12)]; // each holds a place, a size, and how far it is used
  const words = (at) => new Uint32Array(zstd.memory.buffer, at, 3);
  return (packed) => {
    const at = zstd.malloc(packed.length);
    new Uint8Array(zstd.memory.buffer, at).set(packed);
    words(from).set([at, packed.length, 0]);
    let left;
    for (let used = room; used === room || words(from)[2] < packed.length;) {
      words(into).set([to, room, 0]);
      left = zstd.ZSTD_decompressStream(state, into, from);
      if (left < 0) throw new Error("not packed with zstd");
      used = words(into)[2];
      if (used) out(new Uint8Array(zstd.memory.buffer, to, used).slice());
    }
    zstd.free(at);
    return left === 0;
  };
}
