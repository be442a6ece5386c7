// What a hostile page can do to have a browser ask a server of its choice. Each way is the HTML of a page, given the
// address to reach and, where it takes a second document, one of the page's own site that answers `html` for `?html=`.

import type { RequestKind } from '../src/standards/gate-rules.ts'

export interface Attack {
  /** HTML that makes the attempt as soon as it loads. */
  html(target: string, own: string): string
  /**
   * What arrives at the gate. `late`: it is sent when the page was read already. `none`: nothing arrives there, because
   * the browser is told not to load it (images, fonts, beacons), or has no way to (UDP, service workers).
   */
  kind: RequestKind | 'late' | 'none'
  /** Only pages over https can try it. */
  secure?: true
  /** It may come too late: a new window is closed as soon as it opens. */
  sometimes?: true
}

const run = (code: string): string => `<script>{ ${code} }</script>`
const send =
  (init: string): Attack['html'] =>
  (to) =>
    run(`fetch("${to}", ${init}).catch(() => {})`)
/** Runs the code in another place that it can reach by `place`. */
const within = (own: string, html: string): string => `${own}/echo?type=text/html&text=${encodeURIComponent(html)}`
const script = (own: string, code: string): string =>
  `${own}/echo?type=text/javascript&text=${encodeURIComponent(code)}`
const form = (to: string, attributes: string, act = 'form.submit()'): string =>
  `<form method=post action="${to}" ${attributes}><input name=a value=1><button>x</button></form>${run(`const form = document.currentScript.previousElementSibling; ${act}`)}`
const post = (to: string): string =>
  `fetch("${to}", { method: "POST", mode: "no-cors", body: "chosen" }).catch(() => {})`

export const attacks: Readonly<Record<string, Attack>> = {
  'fetch POST, answer not readable': {
    html: send('{ method: "POST", mode: "no-cors", body: "chosen" }'),
    kind: 'send',
  },
  'fetch POST, answer readable': { html: send('{ method: "POST", body: "chosen" }'), kind: 'send' },
  'fetch POST after a preflight': {
    html: send('{ method: "POST", body: "{}", headers: { "content-type": "application/json" } }'),
    kind: 'send',
  },
  'fetch PUT': { html: send('{ method: "PUT", body: "chosen" }'), kind: 'send' },
  'fetch PATCH': { html: send('{ method: "PATCH", body: "chosen" }'), kind: 'send' },
  'fetch DELETE': { html: send('{ method: "DELETE" }'), kind: 'send' },
  'fetch OPTIONS': { html: send('{ method: "OPTIONS", body: "chosen" }'), kind: 'send' },
  'fetch of a made-up method': { html: send('{ method: "BREW", body: "chosen" }'), kind: 'send' },
  'fetch GET': { html: send('{ mode: "no-cors" }'), kind: 'read' },
  'fetch HEAD': { html: send('{ method: "HEAD", mode: "no-cors" }'), kind: 'read' },
  'fetch GET after a preflight': { html: send('{ headers: { "x-key": "1" } }'), kind: 'read' },
  'XHR POST': {
    html: (to) => run(`const x = new XMLHttpRequest(); x.open("POST", "${to}"); x.send("chosen")`),
    kind: 'send',
  },
  beacon: { html: (to) => run(`navigator.sendBeacon("${to}", "chosen")`), kind: 'none' },
  'beacon of a form': {
    html: (to) => run(`const data = new FormData(); data.set("a", "1"); navigator.sendBeacon("${to}", data)`),
    kind: 'none',
  },
  'keepalive fetch': {
    html: send('{ method: "POST", mode: "no-cors", body: "chosen", keepalive: true }'),
    kind: 'send',
  },
  'beacon on leaving': {
    html: (to) =>
      run(`for (const type of ["pagehide", "visibilitychange", "beforeunload", "unload"])
        addEventListener(type, () => navigator.sendBeacon("${to}", "chosen"))`),
    kind: 'late',
  },
  'keepalive fetch on leaving': {
    html: (to) =>
      run(`for (const type of ["pagehide", "visibilitychange", "beforeunload", "unload"])
        addEventListener(type, () => fetch("${to}", { method: "POST", mode: "no-cors", body: "chosen", keepalive: true }))`),
    kind: 'late',
  },
  fetchLater: {
    html: (to) => run(`window.fetchLater?.("${to}", { method: "POST", body: "chosen", activateAfter: 0 })`),
    kind: 'send',
    secure: true,
  },
  form: { html: (to) => form(to, ''), kind: 'form' },
  'form that is clicked': { html: (to) => form(to, '', 'form.lastChild.click()'), kind: 'form' },
  'form into a new window': { html: (to) => form(to, 'target=_blank'), kind: 'form' },
  'form into a frame': { html: (to) => `<iframe name="${to}"></iframe>${form(to, `target="${to}"`)}`, kind: 'form' },
  'form with files': { html: (to) => form(to, 'enctype=multipart/form-data'), kind: 'form' },
  'form in a frame of the site': {
    html: (to, own) => `<iframe src="${within(own, form(to, ''))}"></iframe>`,
    kind: 'form',
  },
  'form in a frame of another site': {
    html: (to, own) => `<iframe src="${within(frameSite(own), form(to, ''))}"></iframe>`,
    kind: 'form',
  },
  'form in a frame without an address': {
    html: (to) => `<iframe srcdoc="${escaped(form(to, ''))}"></iframe>`,
    kind: 'form',
  },
  'form in a new window': {
    html: (to, own) => run(`open("${within(own, form(to, ''))}")`),
    kind: 'form',
  },
  'ping of a link': {
    html: (to) => `<a href="#here" ping="${to}">x</a>${run('document.currentScript.previousElementSibling.click()')}`,
    kind: 'none',
  },
  'script of a new window': {
    html: (to, own) => run(`open("${within(own, run(post(to)))}")`),
    kind: 'send',
    sometimes: true,
  },
  'frame of the site': { html: (to, own) => `<iframe src="${within(own, run(post(to)))}"></iframe>`, kind: 'send' },
  'frame of another site': {
    html: (to, own) => `<iframe src="${within(frameSite(own), run(post(to)))}"></iframe>`,
    kind: 'send',
  },
  'frame in a sandbox': {
    html: (to) => `<iframe sandbox="allow-scripts" srcdoc="${escaped(run(post(to)))}"></iframe>`,
    kind: 'send',
  },
  worker: { html: (to, own) => run(`new Worker("${script(own, post(to))}")`), kind: 'send' },
  'worker of a worker': {
    html: (to, own) => run(`new Worker(${JSON.stringify(script(own, `new Worker("${script(own, post(to))}")`))})`),
    kind: 'send',
  },
  'shared worker': { html: (to, own) => run(`new SharedWorker("${script(own, post(to))}")`), kind: 'send' },
  'service worker': {
    html: (to, own) =>
      run(`navigator.serviceWorker?.register("${script(own, `self.oninstall = () => ${post(to)}`)}").catch(() => {})`),
    kind: 'none',
  },
  'service worker that a frame registers': {
    html: (to, own) =>
      `<iframe src="${within(
        own,
        run(
          `navigator.serviceWorker?.register("${script(own, `self.oninstall = () => ${post(to)}`)}").catch(() => {})`,
        ),
      )}"></iframe>`,
    kind: 'none',
  },
  websocket: { html: (to) => run(`new WebSocket("${to.replace(/^http/, 'ws')}")`), kind: 'socket' },
  'websocket of a worker': {
    html: (to, own) => run(`new Worker("${script(own, `new WebSocket("${to.replace(/^http/, 'ws')}")`)}")`),
    kind: 'socket',
  },
  'event source': { html: (to) => run(`new EventSource("${to}")`), kind: 'read' },
  'web transport': {
    html: (to) => run(`try { new WebTransport("${to.replace(/^http:/, 'https:')}") } catch {}`),
    kind: 'none',
  },
  'WebRTC over UDP': { html: (to) => peer(`stun:${new URL(to).host}`), kind: 'none' },
  'WebRTC over TCP': {
    html: (to) => peer(`turn:${new URL(to).host}?transport=tcp`),
    kind: 'none',
  },
  'redirect 307 of a POST': {
    html: (to, own) =>
      run(`fetch("${own}/307?to=${encodeURIComponent(to)}", { method: "POST", body: "chosen" }).catch(() => {})`),
    kind: 'send',
  },
  'redirect 308 of a PUT': {
    html: (to, own) =>
      run(`fetch("${own}/308?to=${encodeURIComponent(to)}", { method: "PUT", body: "chosen" }).catch(() => {})`),
    kind: 'send',
  },
  'redirect 302 of a POST': {
    html: (to, own) =>
      run(`fetch("${own}/302?to=${encodeURIComponent(to)}", { method: "POST", mode: "no-cors" }).catch(() => {})`),
    kind: 'read',
  },
  'report of a policy': {
    html: (to, own) =>
      `<iframe src="${own}/echo?type=text/html&csp=${encodeURIComponent(`img-src 'none'; report-uri ${to}`)}&text=${encodeURIComponent('<img src=/x>')}"></iframe>`,
    kind: 'none',
  },
  'report to an endpoint': {
    html: (to, own) =>
      `<iframe src="${own}/echo?type=text/html&endpoint=${encodeURIComponent(to)}&csp=${encodeURIComponent("img-src 'none'; report-to e")}&text=${encodeURIComponent('<img src=/x>')}"></iframe>`,
    kind: 'none',
  },
  script: { html: (to) => `<script src="${to}"></script>`, kind: 'read' },
  stylesheet: { html: (to) => `<link rel=stylesheet href="${to}">`, kind: 'read' },
  iframe: { html: (to) => `<iframe src="${to}"></iframe>`, kind: 'read' },
  prefetch: { html: (to) => `<link rel=prefetch href="${to}">`, kind: 'read' },
  'speculation rules, prefetch': { html: (to) => speculate('prefetch', to), kind: 'read', secure: true },
  'speculation rules, prerender': { html: (to) => speculate('prerender', to), kind: 'read', secure: true },
  'attribution of a source': { html: (to) => `<script src="/none" attributionsrc="${to}"></script>`, kind: 'none' },
  image: { html: (to) => `<img src="${to}">`, kind: 'none' },
  font: {
    html: (to) => `<style>@font-face{font-family:x;src:url("${to}")}p{font-family:x}</style>`,
    kind: 'none',
  },
  preconnect: { html: (to) => `<link rel=preconnect href="${to}">`, kind: 'none' },
  'dns-prefetch': { html: (to) => `<link rel=dns-prefetch href="${to}">`, kind: 'none' },
}

function speculate(how: string, to: string): string {
  return `<script type=speculationrules>{ "${how}": [{ "urls": ["${to}"], "eagerness": "immediate" }] }</script>`
}

/** Another site behind the same server. */
function frameSite(own: string): string {
  return own.replace('shop.test', 'frame.test')
}

function escaped(html: string): string {
  return html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

function peer(server: string): string {
  return run(`const c = new RTCPeerConnection({ iceServers: [{ urls: "${server}", username: "u", credential: "c" }] });
    c.createDataChannel("x"); c.createOffer().then((offer) => c.setLocalDescription(offer))`)
}
