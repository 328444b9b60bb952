// What a browser has and node lacks, for tests of code that draws but is not
// seen: node -r web/tool/node.js. Whatever is asked of it is nothing.
const nothing = new Proxy(function () {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => 0 : nothing),
  apply: () => nothing,
  construct: () => nothing,
  set: () => true,
});
globalThis.Document = class {
  get hidden() {
    return false;
  }
};
globalThis.document = new Proxy(new Document(), { get: () => nothing });
for (const name of ["window", "screen", "requestAnimationFrame"]) globalThis[name] ??= nothing;
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
