// What was packed with zstd is unpacked by zstd's own program: zstd.wasm, from
// zstddec 0.3.4, which also says how it is made. The wasm file was made to pack
// better before, which is undone here.
"use strict";

const room = 1 << 18; // bytes that are unpacked at once

// restorer gives a function that takes the wasm file piece by piece as it was packed
// and calls out with it as it is: of each address to come back to only how much
// further it is than the one before was packed (web/wasm/returns.go). After the last
// piece it is told so.
function restorer(out) {
  const size = 13; // of putting an address on the stack, which begins and ends so:
  const pushes = (b, at) => b[at] === 0x24 && b[at + 1] === 0 && b[at + 2] === 0x20 && b[at + 3] === 1 && b[at + 4] === 0x42
    && b[at + 5] & b[at + 6] & b[at + 7] & b[at + 8] & 0x80 && b[at + 9] < 0x80
    && b[at + 10] === 0x37 && b[at + 11] === 3 && b[at + 12] === 0;
  let rest = new Uint8Array(0);
  let [low, high] = [0, 0]; // 14 and 21 bits of the address
  const address = (b) => {
    low = (low + 1 + (b[0] & 0x7f) + ((b[1] & 0x7f) << 7)) & 0x3fff;
    high = (high + (b[2] & 0x7f) + ((b[3] & 0x7f) << 7) + (b[4] << 14)) & 0x1fffff;
    b.set([low | 0x80, (low >> 7) | 0x80, high | 0x80, (high >> 7) | 0x80, high >> 14]);
  };
  return (piece, last) => {
    const all = new Uint8Array(rest.length + piece.length);
    all.set(rest);
    all.set(piece, rest.length);
    const end = last ? all.length : all.length - size + 1;
    let at = 0;
    while (at < end) {
      if (pushes(all, at)) {
        address(all.subarray(at + 5, at + 10));
        at += size;
      } else at++;
    }
    rest = all.slice(at);
    if (at) out(all.slice(0, at));
  };
}

// unpacker has the program and gives a function that takes what was packed, piece
// by piece, calls out with each piece of what comes of it, and tells whether that
// is all.
async function unpacker(program, out) {
  const wasm = await WebAssembly.instantiate(await (await program).arrayBuffer(), { env: { emscripten_notify_memory_growth() {} } });
  const zstd = wasm.instance.exports;
  const state = zstd.ZSTD_createDCtx();
  const to = zstd.malloc(room);
  const [from, into] = [zstd.malloc(12), zstd.malloc(12)]; // each holds a place, a size, and how far it is used
  const give = restorer(out);
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
      if (used) give(new Uint8Array(zstd.memory.buffer, to, used));
    }
    zstd.free(at);
    if (left === 0) give(new Uint8Array(0), true);
    return left === 0;
  };
}
