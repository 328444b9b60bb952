// The page's decoder: zstd.wasm decompresses, and what comes of it is the game's wasm
// file as web/wasm encodes it. Here it becomes that wasm file again, to the byte, while
// it arrives. zstd.wasm is zstd's own program, from zstddec 0.3.4, which also says how it is built.
"use strict";

// format holds all constants and tables of the encoding; the site's build writes
// them here (web/wasm/format.go). Lists of 256 are by the bytes of the opcode stream.
const format = {"absent":[0,0,-2147483648,0,0,0,0,0,0,0,0,0,0,0,0,-1,-1,-1,-1,-1,-1,-1,-1],"absentCode":0,"addressSize":5,"aligns":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,3,2,3,0,0,1,1,0,0,1,1,2,2,2,3,2,3,0,1,0,1,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,3,2,3,0,0,1,1,0,0,1,1,2,2,2,3,2,3,0,1,0,1,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"blockBits":16,"bucketSize":20,"bucketsPerFunction":16,"callEntry":[65,0,16],"callStream":1,"codeStream":0,"contexts":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"decimal":{"bias":32,"max":63,"none":255,"sign":64},"epilogue":[106,36,0,65,0,15],"fixedWords":11,"floatStream":2,"groupSize":8192,"indexEntry":8,"kind":{"align":8,"call":13,"context":4,"end":19,"epilogue":18,"farCall":14,"float32":9,"float64":10,"inline":1,"local":5,"memory":6,"next":7,"plain":0,"prefix":12,"prologue":17,"resume":16,"return":15,"stream":3,"table":11,"two":2},"kinds":[0,0,1,1,1,0,0,0,0,0,0,0,3,3,11,0,3,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,0,0,0,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,1,1,4,4,9,10,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,13,13,13,14,15,16,8,17,18,0,0,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,0,5,5,5,5,5,5,5,5,0,5,5,5,5,5,5,5,5,5,5,0,12,0,0,19],"loadStack":[32,1,65],"magicSize":8,"mostPCData":4,"onceCode":1,"operands":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,2,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,2,3,4,5,6,7,8,0,2,3,4,5,6,7,8,2,3,4,0,0,0,0,0],"ops":[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,144,145,146,147,148,149,150,151,152,153,154,155,156,157,158,159,160,161,162,163,164,165,166,167,168,169,170,171,172,173,174,175,176,177,178,179,180,181,182,183,184,185,186,187,188,189,190,191,192,193,194,195,196,0,0,0,200,201,202,203,204,205,206,207,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,231,32,32,32,32,32,32,32,32,240,33,33,33,33,33,33,33,34,34,34,251,252,253,254,255],"prefixOperands":[0,0,0,0,0,0,0,0,-1,-1,2,1],"prologue":[107,34,1,36,0],"pushReturn":[32,1,65,8,107,34,1,36,0,32,1,66],"rankCodes":2,"recordFuncData":43,"recordPCData":28,"resumeCheck":[35,0,33,1,4,64,65,1,15,11],"sections":{"code":10,"data":11,"elements":9},"slot":8,"stackContext":1,"storeReturn":[55,3,0],"stores":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,0,0,1,1,1,1,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1],"streamCount":22,"streams":[0,0,0,0,0,0,0,0,0,0,0,0,3,3,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,8,4,8,6,8,8,8,8,8,8,8,8,8,8,14,10,14,12,14,14,14,14,14,0,0,16,19,2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,8,4,8,6,8,8,8,8,8,8,8,8,8,8,14,10,14,12,14,14,14,14,14,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]};
const { kind } = format;
const [kinds, ops, operands, streams, contexts, stores, aligns] = ["kinds", "ops", "operands", "streams", "contexts", "stores", "aligns"]
  .map((name) => Uint8Array.from(format[name]));

const chunkSize = 1 << 18; // bytes that are decompressed at once

// functionDecoder returns a function that writes the next function of a group to o,
// from an offset on, and returns its end. b holds the group's streams, and starts where
// each begins.
function functionDecoder(b, starts, o) {
  let code = starts[format.codeStream];
  let to; // where the next byte is written
  let address; // the previous return address
  let frame; // size of the stack frame
  let context;
  const offsets = [-1, -1]; // of the previous load and of the previous store
  const view = new DataView(o.buffer);
  const write = (list) => { for (let i = 0; i < list.length; i++) o[to++] = list[i]; };
  const copy = (from) => {
    do o[to++] = b[from]; while (b[from++] & 0x80);
    return from;
  };
  const readUint = () => {
    let n = 0, shift = 0;
    for (; b[code] & 0x80; shift += 7) n |= (b[code++] & 0x7f) << shift;
    return n | b[code++] << shift;
  };
  const readFrom = (stream) => {
    let n = 0, shift = 0, at = starts[stream];
    for (; b[at] & 0x80; shift += 7) n |= (b[at++] & 0x7f) << shift;
    n |= b[at++] << shift;
    starts[stream] = at;
    return n;
  };
  const writeUint = (n) => {
    for (; n > 0x7f; n >>>= 7) o[to++] = n & 0x7f | 0x80;
    o[to++] = n;
  };
  const copyFrom = (stream) => { starts[stream] = copy(starts[stream]); };
  const returnAddress = (distance) => {
    address += distance;
    write(format.pushReturn);
    const last = 7 * (format.addressSize - 1);
    for (let i = 0; i < last; i += 7) o[to++] = address >> i & 0x7f | 0x80;
    o[to++] = address >> last & 0x7f;
    write(format.storeReturn);
  };
  const call = (distance) => {
    returnAddress(distance);
    write(format.callEntry);
    copyFrom(format.callStream);
    write(format.resumeCheck);
  };
  const stackFrame = (size, then) => {
    write(format.loadStack);
    for (; size > 0x3f; size >>= 7) o[to++] = size & 0x7f | 0x80;
    o[to++] = size;
    write(then);
  };
  const memory = (token, next) => {
    o[to++] = ops[token];
    o[to++] = aligns[token];
    const access = stores[token];
    const n = next ? offsets[access] + format.slot : readFrom(streams[token] + (context & format.stackContext));
    offsets[access] = n;
    writeUint(n);
  };
  const unusualAlignment = () => {
    const op = o[to++] = b[code++];
    o[to++] = b[code++];
    const n = readUint();
    offsets[stores[op]] = n;
    writeUint(n);
  };
  const branchTable = () => {
    const count = readUint();
    writeUint(count - 1);
    for (let i = 0, last = 0; i < count; i++) {
      const n = readUint();
      writeUint(last += n >> 1 ^ -(n & 1));
    }
  };
  const raw = (size) => { while (size-- > 0) o[to++] = b[starts[format.floatStream]++]; };
  const { bias, max, sign, none } = format.decimal;
  const float64 = () => {
    const power = b[starts[format.floatStream]++];
    if (power === none) return raw(8);
    const x = Number(`${readFrom(format.floatStream)}e${(power & max) - bias}`);
    view.setFloat64(to, power & sign ? -x : x, true);
    to += 8;
  };
  const prefixed = () => {
    const second = b[code];
    code = copy(code);
    for (let i = format.prefixOperands[second]; i > 0; i--) o[to++] = b[code++];
  };
  // sequence decodes tokens for parts of calls, which leave the context as it is, and
  // returns whether the token is one.
  const sequence = (token) => {
    switch (kinds[token]) {
      case kind.call: call(operands[token]); return true;
      case kind.farCall: call(readUint()); return true;
      case kind.return: returnAddress(readUint()); return true;
      case kind.resume: write(format.resumeCheck); return true;
      case kind.prologue: stackFrame(frame = readUint(), format.prologue); return true;
      case kind.epilogue: stackFrame(frame + format.slot, format.epilogue); return true;
    }
    return false;
  };
  const rare = (token) => {
    if (kinds[token] === kind.align) return unusualAlignment();
    o[to++] = token;
    switch (kinds[token]) {
      case kind.two: code = copy(copy(code)); break;
      case kind.float32: raw(4); break;
      case kind.float64: float64(); break;
      case kind.table: branchTable(); break;
      case kind.prefix: prefixed(); break;
    }
  };
  const instruction = (token) => {
    switch (kinds[token]) {
      case kind.plain: o[to++] = token; break;
      case kind.inline: o[to++] = token; code = copy(code); break;
      case kind.local: o[to++] = ops[token]; o[to++] = operands[token]; break;
      case kind.memory: memory(token, false); break;
      case kind.next: memory(token, true); break;
      case kind.stream: o[to++] = token; copyFrom(streams[token]); break;
      case kind.context: o[to++] = token; copyFrom(streams[token] + context); break;
      default: rare(token);
    }
  };
  return (at, previous) => {
    to = at;
    address = previous;
    offsets[0] = offsets[1] = -1;
    frame = context = 0;
    let locals = b[code];
    for (code = copy(code); locals > 0; locals--) {
      code = copy(code);
      o[to++] = b[code++];
    }
    for (let token; kinds[token = b[code++]] !== kind.end;) {
      if (sequence(token)) continue;
      instruction(token);
      context = contexts[token];
    }
    return to;
  };
}

// leb returns n as an unsigned LEB128 number.
function leb(n) {
  const list = [];
  for (; n > 0x7f; n >>>= 7) list.push(n & 0x7f | 0x80);
  return [...list, n];
}

// decode is a coroutine: it yields how many bytes it needs next, is resumed with these,
// and calls out with pieces of the wasm file.
function* decode(out) {
  const uint = function* () {
    for (let n = 0, shift = 0; ; shift += 7) {
      const [byte] = yield 1;
      n |= (byte & 0x7f) << shift;
      if (byte < 0x80) return n;
    }
  };
  out(yield format.magicSize);
  for (;;) {
    const header = [...yield 1];
    let size = 0;
    for (let shift = 0; shift === 0 || header.at(-1) & 0x80; shift += 7) {
      header.push(...yield 1);
      size |= (header.at(-1) & 0x7f) << shift;
    }
    out(Uint8Array.from(header));
    const [id] = header, [encoded] = yield 1;
    if (!encoded) yield* plain(out, size);
    else if (id === format.sections.elements) yield* elements(out, uint);
    else if (id === format.sections.data) yield* data(out, uint);
    else yield* functions(out, uint);
  }
}

// plain copies bytes.
function* plain(out, size) {
  for (let left = size; left > 0; left -= chunkSize) out(yield Math.min(left, chunkSize));
}

// elements decodes an element section: function indices that ascend by one.
function* elements(out, uint) {
  out(yield yield* uint());
  const first = yield* uint(), count = yield* uint(), list = [];
  for (let i = 0; i < count; i++) list.push(...leb(first + i));
  out(Uint8Array.from(list));
}

// data decodes a data section, within it Go's function index and records, of which each
// word is a column, and its table of buckets (web/wasm/functab.go).
function* data(out, uint) {
  const { indexEntry, fixedWords, mostPCData, recordPCData, recordFuncData } = format;
  yield* plain(out, yield* uint());
  const count = yield* uint(), size = yield* uint(), first = yield* uint();
  const columns = [];
  let length = first - indexEntry * count;
  for (const absent of format.absent) {
    const values = length, codes = values + (yield* uint());
    columns.push({ values, codes, absent, last: 0 });
    length = codes + (yield* uint());
  }
  const b = yield length;
  const number = (c, list) => {
    let n = 0, shift = 0;
    for (; b[c[list]] & 0x80; shift += 7) n |= (b[c[list]++] & 0x7f) << shift;
    return n | b[c[list]++] << shift;
  };
  const next = (c) => { // the next value
    const n = number(c, "values");
    return c.last += n >>> 1 ^ -(n & 1);
  };
  for (const c of columns) {
    c.often = Array.from({ length: number(c, "values") }, () => next(c));
    c.last = 0;
  }
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  file.set(b.subarray(0, first - indexEntry * count), indexEntry * count);
  const word = (c) => {
    const code = number(c, "codes");
    if (code === format.absentCode) return c.absent;
    return code === format.onceCode ? next(c) : c.often[code - format.rankCodes];
  };
  const pointers = fixedWords + mostPCData;
  for (let i = 0, at = first; i < count; i++, at = at + 7 & ~7) {
    view.setUint32(indexEntry * i + 4, at, true);
    const record = at;
    const put = (c) => {
      view.setUint32(at, word(c), true);
      at += 4;
    };
    columns.slice(0, fixedWords).forEach(put);
    view.setUint32(indexEntry * i, view.getUint32(record, true), true);
    columns.slice(fixedWords, fixedWords + file[record + recordPCData]).forEach(put);
    columns.slice(pointers, pointers + file[record + recordFuncData]).forEach(put);
  }
  out(file);
  yield* plain(out, yield* uint());
  buckets(out, yield* uint());
  yield* plain(out, yield* uint());
}

// buckets writes the table by which Go finds the function of an address.
function buckets(out, count) {
  const { bucketSize, bucketsPerFunction } = format;
  const file = new DataView(new ArrayBuffer(bucketSize * count));
  for (let i = 0; i < count; i++) file.setUint32(bucketSize * i, Math.floor(i / bucketsPerFunction), true);
  out(new Uint8Array(file.buffer));
}

const lebSize = 5; // the most bytes of a 32-bit LEB128 number

// functions decodes a code section.
function* functions(out, uint) {
  const count = yield* uint();
  const base = yield* uint();
  out(Uint8Array.from(leb(count)));
  for (let done = 0; done < count; done += format.groupSize) {
    const size = yield* uint(), starts = [];
    let end = 0;
    for (let i = 0; i < format.streamCount; i++) {
      starts.push(end);
      end += yield* uint();
    }
    const file = new Uint8Array(size + 2 * lebSize);
    const next = functionDecoder(yield end, starts, file);
    let at = 0;
    for (let i = done; i < Math.min(done + format.groupSize, count); i++) {
      const body = at + lebSize; // its size comes before it, and is not known yet
      const length = next(body, base + i * 2 ** format.blockBits - 1) - body, head = leb(length);
      file.set(head, at);
      file.copyWithin(at + head.length, body, body + length);
      at += head.length + length;
    }
    out(file.subarray(0, size));
  }
}

// decoder returns a function that takes the encoded file piece by piece and calls out
// with pieces of the wasm file.
function decoder(out) {
  const parts = decode(out);
  let wanted = new Uint8Array(parts.next().value), have = 0;
  return (piece) => {
    for (let at = 0; ;) {
      const n = Math.min(wanted.length - have, piece.length - at);
      wanted.set(piece.subarray(at, at += n), have);
      if ((have += n) < wanted.length) return;
      wanted = new Uint8Array(parts.next(wanted).value);
      have = 0;
    }
  };
}

// unpacker loads zstd.wasm from the response program, and returns a function that takes
// the compressed file piece by piece, calls out with pieces of the wasm file, and
// returns whether the compressed file is complete.
async function unpacker(program, out) {
  const wasm = await WebAssembly.instantiate(await (await program).arrayBuffer(), { env: { emscripten_notify_memory_growth() {} } });
  const zstd = wasm.instance.exports;
  const state = zstd.ZSTD_createDCtx();
  const to = zstd.malloc(chunkSize);
  const [from, into] = [zstd.malloc(12), zstd.malloc(12)]; // buffers: address, size, and position
  const push = decoder(out);
  const words = (at) => new Uint32Array(zstd.memory.buffer, at, 3);
  return (packed) => {
    const at = zstd.malloc(packed.length);
    new Uint8Array(zstd.memory.buffer, at).set(packed);
    words(from).set([at, packed.length, 0]);
    let left;
    for (let used = chunkSize; used === chunkSize || words(from)[2] < packed.length;) {
      words(into).set([to, chunkSize, 0]);
      left = zstd.ZSTD_decompressStream(state, into, from);
      if (left < 0) throw new Error("not compressed with zstd");
      used = words(into)[2];
      if (used) push(new Uint8Array(zstd.memory.buffer, to, used));
    }
    zstd.free(at);
    return left === 0;
  };
}
