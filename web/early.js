// Starts to fetch and unpack the game before the rest of the page is there; loader.js takes
// it over. The build writes this into the page itself. A page that is stored on the device
// has the game unpacked.
window.unpacking = null;
if (!navigator.serviceWorker?.controller) {
  const worker = new Worker("unpack.js"), came = [];
  worker.onmessage = ({ data }) => came.push(data);
  worker.onerror = () => came.push({ error: "unpack.js" });
  window.unpacking = { worker, came, began: performance.now() };
}
