// The ways by which a page that is open can reach a server, for a test of whether it still does. Each has what it needs
// beforehand and what it does when it is told to.

/** Where a channel leads. */
export interface ChannelTarget {
  /** An address of another origin, which names the channel. */
  to: string
  /** The same at the page's own origin. */
  own: string
  /** Host and port of a server that is there for this channel alone. */
  raw: string
}

export interface Channel {
  /** In the page from the beginning. `frame` is a script that gives its window, empty and of the page's origin. */
  html?(target: ChannelTarget): string
  /** A statement, or several, that may wait; `name` is its own. Done before the channel is used. */
  before?(target: ChannelTarget): string
  /** What uses the channel, after a click of a person, as far as the page can tell. */
  go(target: ChannelTarget): string
  /** What the server sees: a request for the address, or a packet on the port that is there for this channel. */
  arrives: 'request' | 'packet'
  /** Why no request comes to the proxy, though one would come to the server without the switches of the browser. */
  switchedOff?: string
}

const post = (to: string): string =>
  `fetch("${to}", { method: "POST", mode: "no-cors", body: "typed" }).catch(() => {})`
const element = (name: string, attributes: Record<string, string>): string =>
  `document.body.append(Object.assign(document.createElement("${name}"), ${JSON.stringify(attributes)}))`
const link = (attributes: Record<string, string>): string =>
  `document.head.append(Object.assign(document.createElement("link"), ${JSON.stringify(attributes)}))`
const form = (document: string, attributes: Record<string, string>): string =>
  `const form = Object.assign(${document}.createElement("form"), ${JSON.stringify(attributes)})
   form.innerHTML = "<input name=email value=typed>"; ${document}.body.append(form); form.submit()`
const rules = (how: string, to: string): string =>
  `document.head.append(Object.assign(document.createElement("script"), { type: "speculationrules",
    textContent: JSON.stringify({ ${how}: [{ urls: ["${to}"], eagerness: "immediate" }] }) }))`
const peer = (server: string): string =>
  `const c = new RTCPeerConnection({ iceServers: [{ urls: "${server}", username: "u", credential: "c" }] })
   c.createDataChannel("x")
   const gathered = new Promise((done) => { c.onicegatheringstatechange = () => c.iceGatheringState === "complete" && done() })
   await c.setLocalDescription(await c.createOffer())
   await Promise.race([gathered, new Promise((done) => setTimeout(done, 1500))])`
const src = (source: string): string => `URL.createObjectURL(new Blob([${JSON.stringify(source)}]))`
/** A frame that does something when it goes. */
const leaving = (code: string): string => `frame.addEventListener("pagehide", () => { ${code} })`
const leave = 'frame.frameElement.remove()'

export const channels: Readonly<Record<string, Channel>> = {
  fetch: { go: ({ to }) => `fetch("${to}", { mode: "no-cors" }).catch(() => {})`, arrives: 'request' },
  'fetch after a preflight': {
    go: ({ to }) =>
      `fetch("${to}", { method: "PUT", headers: { "content-type": "application/json" }, body: "{}" }).catch(() => {})`,
    arrives: 'request',
  },
  'fetch over a connection that is open': { go: ({ own }) => post(own), arrives: 'request' },
  XHR: {
    go: ({ to }) => `const x = new XMLHttpRequest(); x.open("POST", "${to}"); x.send("typed")`,
    arrives: 'request',
  },
  'form by GET': { go: ({ to }) => form('frame.document', { action: to }), arrives: 'request' },
  'form by POST': { go: ({ to }) => form('frame.document', { action: to, method: 'post' }), arrives: 'request' },
  'form with files': {
    go: ({ to }) => form('frame.document', { action: to, method: 'post', enctype: 'multipart/form-data' }),
    arrives: 'request',
  },
  'form into a new window': {
    go: ({ to }) => form('document', { action: to, method: 'post', target: '_blank' }),
    arrives: 'request',
  },
  'new window': { go: ({ to }) => `open("${to}")`, arrives: 'request' },
  location: { go: ({ to }) => `frame.location = "${to}"`, arrives: 'request' },
  'meta refresh': {
    go: ({ to }) => `frame.document.write('<meta http-equiv="refresh" content="0;url=${to}">')`,
    arrives: 'request',
  },
  image: { go: ({ to }) => element('img', { src: to }), arrives: 'request' },
  'image in a style': {
    go: ({ to }) =>
      `document.body.append(Object.assign(document.createElement("div"), { style: 'height:9px;background:url("${to}")' }))`,
    arrives: 'request',
  },
  stylesheet: { go: ({ to }) => link({ rel: 'stylesheet', href: to }), arrives: 'request' },
  font: { go: ({ to }) => `new FontFace("x", 'url("${to}")').load().catch(() => {})`, arrives: 'request' },
  script: { go: ({ to }) => element('script', { src: to }), arrives: 'request' },
  'import()': { go: ({ to }) => `import("${to}").catch(() => {})`, arrives: 'request' },
  frame: { go: ({ to }) => element('iframe', { src: to }), arrives: 'request' },
  object: { go: ({ to }) => element('object', { data: to }), arrives: 'request' },
  audio: { go: ({ to }) => `new Audio("${to}").load()`, arrives: 'request' },
  video: { go: ({ to }) => element('video', { src: to, preload: 'auto' }), arrives: 'request' },
  prefetch: { go: ({ to }) => link({ rel: 'prefetch', href: to }), arrives: 'request' },
  preload: { go: ({ to }) => link({ rel: 'preload', as: 'script', href: to }), arrives: 'request' },
  modulepreload: { go: ({ to }) => link({ rel: 'modulepreload', href: to }), arrives: 'request' },
  preconnect: {
    go: ({ raw }) => link({ rel: 'preconnect', href: `http://${raw}/` }),
    arrives: 'packet',
    switchedOff: 'the proxy opens no connection for a tunnel alone',
  },
  'speculation rules, prefetch': { go: ({ own }) => rules('prefetch', own), arrives: 'request' },
  'speculation rules, prerender': { go: ({ own }) => rules('prerender', own), arrives: 'request' },
  'ping of a link': {
    html: ({ to }) => `<a id="ping" href="#here" ping="${to}">x</a>`,
    go: () => 'document.getElementById("ping").click()',
    arrives: 'request',
    switchedOff: '--no-pings',
  },
  beacon: { go: ({ to }) => `navigator.sendBeacon("${to}", "typed")`, arrives: 'request' },
  'beacon on leaving': {
    before: ({ to }) => leaving(`frame.navigator.sendBeacon("${to}", "typed")`),
    go: () => leave,
    arrives: 'request',
  },
  'keepalive fetch on leaving': {
    before: ({ to }) =>
      leaving(`frame.fetch("${to}", { method: "POST", mode: "no-cors", keepalive: true, body: "typed" })`),
    go: () => leave,
    arrives: 'request',
  },
  'image on leaving': {
    before: ({ to }) => leaving(`new frame.Image().src = "${to}"`),
    go: () => leave,
    arrives: 'request',
  },
  'fetchLater on leaving': {
    before: ({ own }) => `frame.fetchLater("${own}", { method: "POST", body: "typed" })`,
    go: () => leave,
    arrives: 'request',
  },
  worker: {
    before: () => `window.worker = new Worker(${src('onmessage = ({ data }) => eval(data)')})`,
    go: ({ to }) => `window.worker.postMessage(${JSON.stringify(post(to))})`,
    arrives: 'request',
  },
  'shared worker': {
    before: () =>
      `window.shared = new SharedWorker("/shared.js")
       await new Promise((done) => { window.shared.port.onmessage = done; window.shared.port.postMessage("") })`,
    go: ({ to }) => `window.shared.port.postMessage(${JSON.stringify(post(to))})`,
    arrives: 'request',
  },
  'service worker': {
    before: () =>
      `const registered = await Promise.race([navigator.serviceWorker.register("/service.js").catch(() => {}), new Promise((done) => setTimeout(done, 1000))])
       const coming = registered?.installing ?? registered?.waiting
       if (coming) await new Promise((done) => { coming.onstatechange = () => coming.state === "activated" && done() })
       window.service = registered?.active`,
    go: ({ to }) => `window.service?.postMessage(${JSON.stringify(post(to))})`,
    arrives: 'request',
    switchedOff: 'serviceWorkers: block',
  },
  'event source': { go: ({ own }) => `new EventSource("${own}")`, arrives: 'request' },
  'event source that was open': {
    before: ({ own }) =>
      `window.events = new EventSource("/events?then=${encodeURIComponent(own)}")
       await new Promise((done) => { window.events.onopen = done })`,
    go: () => 'fetch("/end-events").catch(() => {})',
    arrives: 'request',
  },
  websocket: { go: ({ to }) => `new WebSocket("${to.replace(/^http/, 'ws')}")`, arrives: 'request' },
  'websocket that was open': {
    before: ({ own }) =>
      `window.socket = new WebSocket("${own.replace(/^http/, 'ws')}")
       await new Promise((done) => { window.socket.onopen = done })`,
    go: () => 'window.socket.send("typed")',
    arrives: 'request',
    switchedOff: 'the seal breaks open connections',
  },
  'WebRTC over UDP': {
    go: ({ raw }) => peer(`stun:${raw}`),
    arrives: 'packet',
    switchedOff: '--webrtc-ip-handling-policy',
  },
  'WebRTC over TCP': {
    go: ({ raw }) => peer(`turn:${raw}?transport=tcp`),
    arrives: 'packet',
    switchedOff: '--webrtc-ip-handling-policy',
  },
  WebTransport: {
    go: ({ raw }) =>
      `const transport = new WebTransport("https://${raw}/"); transport.closed.catch(() => {})
       await Promise.race([transport.ready.catch(() => {}), new Promise((done) => setTimeout(done, 1500))])`,
    arrives: 'packet',
    switchedOff: '--disable-quic',
  },
  'report of a policy': {
    html: ({ own }) => `<iframe id="policy" src="/policy?to=${encodeURIComponent(own)}"></iframe>`,
    go: () => `const policy = document.getElementById("policy").contentDocument
      policy.body.append(Object.assign(policy.createElement("img"), { src: "/blocked" }))`,
    arrives: 'request',
  },
  'report to an endpoint': {
    html: ({ own }) => `<iframe id="endpoint" src="/endpoint?to=${encodeURIComponent(own)}"></iframe>`,
    go: () => `const reported = document.getElementById("endpoint").contentDocument
      reported.body.append(Object.assign(reported.createElement("img"), { src: "/blocked" }))`,
    arrives: 'request',
  },
  manifest: { go: ({ own }) => link({ rel: 'manifest', href: own }), arrives: 'request' },
  icon: { go: ({ to }) => link({ rel: 'icon', href: to }), arrives: 'request' },
}

/** The page from which all of them go, each by `go[name]()` once `await ready` is over. */
export function channelPage(targetOf: (name: string) => ChannelTarget): string {
  const entries = Object.entries(channels).map(([name, channel]) => ({ name, channel, target: targetOf(name) }))
  const markup = entries.map(
    ({ name, channel, target }) =>
      `${channel.html?.(target) ?? ''}<iframe data-channel="${name}" srcdoc="<p>empty"></iframe>`,
  )
  const scripts = entries.map(({ name, channel, target }) => {
    const key = JSON.stringify(name)
    return `window.before[${key}] = async (frame) => { ${channel.before?.(target) ?? ''} }
      window.go[${key}] = async () => { const frame = frameOf(${key}); ${channel.go(target)} }`
  })
  return `<!doctype html><title>Channels</title>
    <p>This page has enough words to be read as a page, and it is done as soon as it is quiet.</p>${markup.join('')}
    <script>
      window.before = {}; window.go = {}
      const frameOf = (name) => [...document.querySelectorAll("[data-channel]")]
        .find((frame) => frame.dataset.channel === name)?.contentWindow
      ${scripts.join('\n')}
      window.ready = new Promise((loaded) => addEventListener("load", loaded)).then(async () => {
        for (const [name, prepare] of Object.entries(window.before)) await prepare(frameOf(name))
      })
    </script>`
}
