// Playing at once: a data channel to the page of somebody else, without a server. People
// carry an offer to the other page and its answer back; see scenes/app/live.go. This file
// is loaded when somebody asks for it. The game is told of what happens with tell("live",
// kind, text).

const gathering = 3000; // milliseconds to wait for addresses; a STUN server may not answer
const patience = 10_000; // milliseconds after which a silent connection has ended
const piece = 16_000; // characters sent in one message; browsers limit its size
const longest = 1 << 21; // characters of a whole message

let line = null; // the current connection, or null

// servers returns the STUN servers that the owner of the site has named in stun.txt.
async function servers() {
  try {
    const answer = await fetch("stun.txt", { cache: "no-cache", signal: AbortSignal.timeout(gathering) });
    const urls = answer.ok ? (await answer.text()).split("\n").map((s) => s.trim()).filter((s) => /^stuns?:/.test(s)) : [];
    return urls.length ? [{ urls }] : [];
  } catch {
    return []; // the device is offline, which need not concern the other one
  }
}

// end closes a connection, and tells the game of it unless it has closed the connection
// itself.
function end(l, kind) {
  if (!l || l !== line) return;
  line = null;
  clearTimeout(l.timer);
  l.pc.close();
  if (kind) l.tell("live", kind, "");
}

// A page that answers waits until people have brought its answer to the other. Until then
// all attempts fail, after which Firefox makes no others, while Chromium and WebKit go on.
const tires = "mozInnerScreenX" in window;

// watch ends a connection that is lost, or that cannot come about any more.
function watch(l) {
  const state = l.pc.connectionState;
  clearTimeout(l.timer);
  if (state === "disconnected") l.timer = setTimeout(() => end(l, l.open ? "closed" : "failed"), patience);
  else if (state === "failed" && l.open) end(l, "closed");
  else if (state === "failed" && (l.offers || tires)) end(l, l.offers ? "failed" : "late");
}

// use talks over a channel. A message is sent in pieces: "+" begins one that others follow,
// "." the last.
function use(l, channel) {
  let said = "";
  l.channel = channel;
  channel.onopen = () => {
    l.open = true;
    l.tell("live", "open", "");
  };
  channel.onclose = () => end(l, "closed");
  channel.onmessage = ({ data }) => {
    said += String(data).slice(1);
    if (said.length > longest) end(l, "closed");
    else if (data[0] === ".") {
      l.tell("live", "said", said);
      said = "";
    }
  };
}

// gathered waits until the browser knows the addresses of this device.
const gathered = (pc) => new Promise((done) => {
  const look = () => { if (pc.iceGatheringState === "complete") done(); };
  pc.addEventListener("icegatheringstatechange", look);
  setTimeout(done, gathering);
  look();
});

// begin begins a connection, as made by prepare, and tells the game of its description.
async function begin(tell, kind, prepare) {
  end(line);
  const l = line = { tell, offers: kind === "offer", open: false, timer: 0 };
  try {
    l.pc = { close() {} }; // for an end before there is one
    const pc = new RTCPeerConnection({ iceServers: await servers() });
    if (l !== line) return pc.close();
    l.pc = pc;
    pc.addEventListener("connectionstatechange", () => watch(l));
    await prepare(l, pc);
    await pc.setLocalDescription();
    await gathered(pc);
    if (l === line) tell("live", kind, pc.localDescription.sdp);
  } catch {
    end(l, "failed");
  }
}

// offer offers a connection.
export const offer = (tell) => begin(tell, "offer", (l, pc) => use(l, pc.createDataChannel("letters")));

// answer answers an offer.
export const answer = (tell, sdp) => begin(tell, "answer", (l, pc) => {
  pc.addEventListener("datachannel", ({ channel }) => use(l, channel));
  return pc.setRemoteDescription({ type: "offer", sdp });
});

// accept takes the answer to the offer.
export async function accept(tell, sdp) {
  const l = line;
  try {
    await l.pc.setRemoteDescription({ type: "answer", sdp });
  } catch {
    if (l) end(l, "failed");
  }
}

// transmit sends a text.
export function transmit(tell, said) {
  if (line?.channel?.readyState !== "open") return;
  for (let i = 0; i < said.length; i += piece) line.channel.send((i + piece < said.length ? "+" : ".") + said.slice(i, i + piece));
}

// hangUp ends the connection, and closes the camera.
export function hangUp() {
  end(line);
  document.getElementById("camera")?.close();
}

addEventListener("pagehide", hangUp);

// scan shows what the camera sees until a code is in the picture, and tells the game what
// the code says, or why there is none.
export async function scan(tell) {
  const fair = document.documentElement.classList.contains("fair"); // visitors stand before the screen
  let stream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: fair ? "user" : "environment" } });
  } catch (error) {
    return tell("live", error.name === "NotAllowedError" ? "refused" : "blind", "");
  }
  const [dialog, video, leave] = ["dialog", "video", "button"].map((name) => document.createElement(name));
  let found = "";
  dialog.id = "camera";
  dialog.setAttribute("aria-label", words("Point the camera at the code on the other device."));
  leave.textContent = words("Close");
  leave.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    for (const track of stream.getTracks()) track.stop();
    dialog.remove();
    tell("live", "scanned", found);
  });
  Object.assign(video, { muted: true, playsInline: true, srcObject: stream });
  Object.assign(dialog.style, { background: "#2a1c13", border: 0, padding: "16px" });
  Object.assign(video.style, { display: "block", maxWidth: "80vw", maxHeight: "70vh", marginBottom: "16px", transform: fair ? "scaleX(-1)" : "" });
  Object.assign(leave.style, { fontSize: "20px", minHeight: "48px", width: "100%" });
  dialog.append(video, leave);
  document.body.append(dialog);
  dialog.showModal();
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  video.play().catch(() => {}); // it may have been closed already
  while (dialog.open) {
    const [code] = await detector.detect(video).catch(() => []);
    if (code && dialog.open) {
      found = code.rawValue;
      dialog.close();
    }
    await new Promise((done) => setTimeout(done, 200));
  }
}
