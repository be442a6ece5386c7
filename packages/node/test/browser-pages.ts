import { gzipSync } from 'node:zlib'
import type { SitePage } from './loopback-site.ts'

// Pages that a browser must get through, each with one thing that goes right or wrong.

/** What a person reads on each page. */
export const words = 'We are open daily from nine to five, and the workshop is at the corner of Mill Lane.'
const page = (body: string): string => `<!doctype html><title>Page</title><body>${body}`
const render = (code: string): string => page(`<main id="root"></main><script>${code}</script>`)
const show = (html: string): string => `root.innerHTML = ${JSON.stringify(html)}`

const bomb = gzipSync(Buffer.alloc(40 * 1024 * 1024, 'x'))

export const browserPages: Record<string, SitePage> = {
  '/static': page(`<h1>Static</h1><p>${words}</p><img src="/image.png"><link rel="icon" href="/icon.png">`),
  '/at-once': render(show(`<h1>Shown</h1><p>${words}</p>`)),
  '/after-fetch': render(
    `fetch("/api").then((r) => r.json()).then(({ text }) => { root.innerHTML = "<h1>Shown</h1><p>" + text })`,
  ),
  '/api': (_incoming, outgoing) => void setTimeout(() => outgoing.end(JSON.stringify({ text: words })), 150),
  '/two-fetches': render(
    `fetch("/api").then(() => fetch("/api")).then((r) => r.json()).then(({ text }) => { root.innerHTML = "<h1>Shown</h1>" + text })`,
  ),
  '/after-timer': render(`setTimeout(() => { ${show(`<h1>Shown</h1><p>${words}</p>`)} }, 600)`),
  '/loaded-script': page(`<main id="root"></main><script src="/app.js" type="module"></script>`),
  '/app.js': (_incoming, outgoing) =>
    void outgoing
      .writeHead(200, { 'content-type': 'text/javascript' })
      .end(`${show(`<h1>Shown</h1><form><input name="email"></form><p>${words}</p>`)}`),
  '/own-widget': render(
    `${show(`<p>${words}</p><form action="/theirs"><input name="a"></form>`)}; const host = document.createElement("div"); host.dataset.operable = ""; host.attachShadow({ mode: "open" }).innerHTML = '<form action="/ours"><input name="tool-0-email"></form>'; document.documentElement.append(host)`,
  ),
  '/shadow': page(
    `<x-card><b slot="name">Ann &amp; Co</b>and the rest</x-card><script>
      customElements.define("x-inner", class extends HTMLElement { connectedCallback() {
        this.attachShadow({ mode: "open" }).innerHTML = '<input name="a<b" title="x &quot;y&quot;">' } })
      customElements.define("x-card", class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML =
        "<h1>Shown <slot name=name></slot></h1><p><slot></slot></p><slot name=none>fallback</slot><x-inner></x-inner><p>${words}</p>" } })</script>`,
  ),
  '/unseen': page(
    `<style>.native,.box{display:none}.ghost{visibility:hidden}.far{position:absolute;left:-9999px}</style><p>${words}</p><h1>Seen</h1>
    <select id="native" class="native"></select><div class="box"><input id="inside"></div><h2 class="ghost">Ghost</h2>
    <details><summary>More</summary><input id="told"></details><input id="shown"><input id="far" class="far"><div style="display:contents"><input id="boxless"></div>`,
  ),
  '/menus': page(
    `<style>.menu > div, #never { display: none } .menu:hover > div { display: block } #never:hover { color: red }</style><p>${words}</p>
    <div class="menu">Ask us<div><form id="over"><input name="q"></form></div></div><div id="never"><form id="none"><input name="q"></form></div>`,
  ),
  '/own-frames': page(
    `<p>${words}</p><iframe src="/slow-frame#top"></iframe><iframe srcdoc="<p>a&amp;amp;b</p>"></iframe><iframe src="/static" style="display:none"></iframe>
    <iframe src="/static" style="width:9px"></iframe><iframe sandbox src="/static"></iframe><iframe src="http://localhost:1/"></iframe><iframe id="own"></iframe>
    <script>own.contentDocument.body.innerHTML = "<form id=written></form>"</script>`,
  ),
  '/slow-frame': (_incoming, outgoing) =>
    void setTimeout(
      () =>
        outgoing
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<script>setTimeout(() => { document.body.innerHTML = "<form id=late></form>" }, 60)</script>'),
      400,
    ),
  '/script-moves': render(`location.replace("/static")`),
  '/meta-moves': page('<meta http-equiv="refresh" content="0;url=/static#part">'),
  ...Object.fromEntries(
    Object.entries({
      post: 'form.submit()',
      get: 'form.method = "get"; form.submit()',
      click: 'form.querySelector("button").click()',
      'into-frame': 'form.target = "frame"; form.submit()',
      'later-get': 'form.method = "get"; setTimeout(() => form.requestSubmit(), 50)',
    }).map(([name, send]) => [
      `/sends-form/${name}`,
      render(
        `${show(`<p>${words}</p><form id="form" method="post" action="/order"><input name="a" value="1"><button>Order</button></form><iframe name="frame"></iframe>`)}; const form = document.getElementById("form"); ${send}`,
      ),
    ]),
  ),
  '/order': page(`<h1>Ordered</h1><p>${words}</p>`),
  '/push-state': render(`history.pushState({}, "", "/deep/er?x=1#y"); ${show(`<p>${words}`)}`),
  '/dialogs': render(`alert("a"); confirm("b"); prompt("c"); onbeforeunload = () => "no"; ${show(`<p>${words}`)}`),
  '/tampered': render(
    `${show(`<p>${words}`)}; for (const name of ["outerHTML", "innerText", "attributes"]) Object.defineProperty(Element.prototype, name, { get() { return "forged" } });
      JSON.stringify = String.prototype.slice = Array.prototype.join = () => "forged"; MutationObserver = Promise = undefined`,
  ),
  '/remembers': render(
    `const seen = document.cookie + localStorage.getItem("seen"); document.cookie = "seen=1"; localStorage.setItem("seen", "1"); root.innerHTML = "<p>" + seen + "${words}"`,
  ),
  '/permissions': render(
    `Promise.all(["geolocation", "notifications", "camera"].map((name) => navigator.permissions.query({ name }))).then((states) => { root.innerHTML = "<p>" + states.map((s) => s.state) + "${words}" })`,
  ),
  '/latin': (_incoming, outgoing) =>
    void outgoing
      .writeHead(200, { 'content-type': 'text/html; charset=windows-1252' })
      .end(Buffer.from(`<p>caf\u00e9 ${words}`, 'latin1')),
  '/text': (_incoming, outgoing) => void outgoing.writeHead(200, { 'content-type': 'text/plain' }).end('plain words'),
  '/file': (_incoming, outgoing) =>
    void outgoing.writeHead(200, { 'content-disposition': 'attachment', 'content-type': 'application/zip' }).end('PK'),
  '/nothing': (_incoming, outgoing) => void outgoing.writeHead(204).end(),
  '/broken': (_incoming, outgoing) => void outgoing.writeHead(500).end(),
  '/denied': (_incoming, outgoing) =>
    void outgoing.writeHead(403, { 'content-type': 'text/html', 'x-two': ['a', 'b'] }).end(page(words)),
  '/never': () => {},
  '/drip': (_incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'text/html' }).write(page(words))
    const timer = setInterval(() => outgoing.write('x'), 50)
    outgoing.on('close', () => clearInterval(timer))
  },
  '/short': (incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'text/html', 'content-length': 5_000 }).write(page(words))
    setTimeout(() => incoming.socket.destroy(), 50)
  },
  '/gone': (incoming) => void incoming.socket.destroy(),
  '/bomb': (_incoming, outgoing) =>
    void outgoing.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb),
  '/slow-script': page(`<p>${words}</p><script src="/never"></script><p>after</p>`),
  '/long-poll': render(`${show(`<p>${words}`)}; fetch("/never")`),
  '/busy': page(`<p>${words}</p><script>while (true);</script>`),
  '/busy-later': render(`${show(`<p>${words}`)}; setTimeout(() => { while (true); }, 20)`),
  '/timers': render(`let n = 0; setInterval(() => { root.innerHTML = "<p>${words}" + n++ }, 5)`),
  '/frames': render(
    `${show(`<p>${words}`)}; requestAnimationFrame(function next() { root.append(""); requestAnimationFrame(next) })`,
  ),
  '/reloads': render(`location.reload()`),
  '/huge': render(
    `const rows = ("<p>" + "row ".repeat(15)).repeat(1000); for (let i = 0; i < 100; i++) root.insertAdjacentHTML("beforeend", rows)`,
  ),
  '/hungry': render(
    `const all = []; setInterval(() => { for (let i = 0; i < 4; i++) all.push(new Uint8Array(16e6).fill(1)) }, 5)`,
  ),
  '/heap': render(`const all = []; while (true) all.push(new Array(1e6).fill(all.length))`),
  '/popups': render(
    `open("/static"); const a = document.createElement("a"); a.href = "/file"; a.download = "x"; a.click(); ${show(`<p>${words}`)}`,
  ),
  '/schemes': render(
    `for (const url of ["file:///etc/passwd", "mailto:a@b.example", "chrome://version", "data:text/html,x", "view-source:http://x.example"]) { try { location.href = url } catch {} } ${show(`<p>${words}`)}`,
  ),
  '/redirect-file': (_incoming, outgoing) => void outgoing.writeHead(302, { location: 'file:///etc/passwd' }).end(),
}
