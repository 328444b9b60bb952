// Stubs of the browser's globals that Node.js lacks, for tests of code that draws without
// showing it: node -r web/tool/node.js. All their properties and results are stubs again.
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
