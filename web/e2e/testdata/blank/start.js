const go = new Go();
WebAssembly.instantiateStreaming(fetch("knucklebones.wasm"), go.importObject).then(({ instance }) => go.run(instance));
