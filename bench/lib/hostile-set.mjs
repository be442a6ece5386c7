// Sites that are made to stop who reads them. Each is a robots.txt, sitemaps and pages of up to 5 MB, as a function of
// the path: nothing is kept that is not asked for.
import { hostilePages } from './hostile-pages.mjs'

const MB = 1_000_000
const repeat = (/** @type {number} */ count, /** @type {(n: number) => string} */ part) =>
  Array.from({ length: count }, (_, n) => part(n)).join('')
/** @param {string} part @param {number} bytes */
const fill = (part, bytes) => part.repeat(Math.ceil(bytes / part.length))

/**
 * Pages of 5 MB, near the limit of what is read.
 * @type {Record<string, () => string>}
 */
export const largePages = {
  'deep nesting': () => fill('<div><span>', 4.5 * MB),
  'a million attributes': () => `<input ${repeat(450_000, (n) => `a${n}=1 `)}>`,
  'huge selects': () => fill(`<select name=s>${'<option value=x>y'.repeat(400)}</select>`, 4.5 * MB),
  'inline scripts that build pages': () =>
    fill(
      `<script>${repeat(200, (n) => `var a${n} = document.createElement('form'); a${n}.innerHTML = '<input name=q${n}>'; document.body.append(a${n});`)}</script>`,
      4.5 * MB,
    ),
  'style rules without end': () =>
    `<style>${repeat(40_000, (n) => `.a${n} .b${n}:hover ~ .c > *:not(.d):nth-child(${n}n+1){display:none}`)}</style>${fill('<div class="a1 b2 c"><button>x</button></div>', 2 * MB)}`,
  'style rules that open': () =>
    `<style>${repeat(30_000, (n) => `#t${n}:checked ~ .m${n}{display:block}`)}</style>${repeat(30_000, (n) => `<input type=checkbox id=t${n}><label for=t${n}>Open</label><div class=m${n}><form><input name=e></form></div>`)}`,
  'labels for one another': () =>
    repeat(55_000, (n) => `<input id=i${n} aria-labelledby="i${n + 1} i${n + 2} i${n + 3}"><label for=i${n}>l</label>`),
  'forms in forms': () => fill('<form action=/a><label>Name<input name=n></label><button>Send</button><div>', 4.5 * MB),
  'scripts that call themselves': () =>
    fill(
      "<script>function f(x){document.querySelector('.m').style.display='block';return f(x+1)} for(;;){f(0)} document.querySelectorAll('*').forEach(function(e){e.onclick=f})</script><div class=m hidden><form><input></form></div>",
      4.5 * MB,
    ),
  'one text of 5 MB': () => `<p>${fill('word ', 4.5 * MB)}</p>`,
  'entities without end': () => fill('&amp;&#x26;&notin;&CounterClockwiseContourIntegral;', 4.5 * MB),
  'long attributes of many buttons': () =>
    repeat(2_500, (n) => `<button aria-label="${'x'.repeat(1500)}${n}" id="${'y'.repeat(200)}${n}">b</button>`),
}

const HEAD = '<!doctype html><html lang=en><title>x</title><h1>Hello</h1><p>Some text of a page.</p>'
/** @param {readonly string[]} paths */
const linked = (paths) => `${HEAD}${paths.map((path) => `<a href="${path}">page</a>`).join('')}`

/** @typedef {(path: string, origin: string) => { type: string, body: string } | undefined} Site */

/** @param {Record<string, () => string>} pages @returns {Site} */
function siteOf(pages) {
  const names = Object.keys(pages)
  return (path) => {
    if (path === '/') return html(linked(names.map((_, n) => `/p${n}`)))
    const page = pages[names[Number(/^\/p(\d+)$/.exec(path)?.[1] ?? Number.NaN)] ?? '']
    return page && html(HEAD + page())
  }
}

/** @param {() => string} page @returns {Site} */
export const siteOfPage = (page) => (path) => (path === '/' ? html(HEAD + page()) : undefined)

/** @param {string} body */
const html = (body) => ({ type: 'text/html; charset=utf-8', body })
/** @param {string} body */
const text = (body) => ({ type: 'text/plain', body })

/** @type {Record<string, Site>} */
export const hostileSites = {
  'pages of 1 MB': siteOf(hostilePages),
  'pages of 5 MB': siteOf(largePages),
  'sitemaps of 50,000 addresses': (path, origin) => {
    if (path === '/') return html(linked(['/a']))
    if (path === '/robots.txt') {
      return text(`User-agent: *\nAllow: /\n${repeat(10, (n) => `Sitemap: ${origin}/s${n}.xml\n`)}`)
    }
    const file = /^\/s(\d)\.xml$/.exec(path)?.[1]
    if (file === undefined) return html(HEAD)
    return {
      type: 'application/xml',
      body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${repeat(50_000, (n) => `<url><loc>${origin}/${file}/${n}/page-${n}?a=${n}&amp;b=${n}</loc></url>`)}</urlset>`,
    }
  },
  'robots.txt of 40,000 rules': (path) => {
    if (path === '/robots.txt') {
      return text(
        `User-agent: *\n${repeat(20_000, (n) => `Disallow: /*a*b*c*d${n}$\nAllow: /x*${n}\n`)}`.slice(0, 500_000),
      )
    }
    return html(`${HEAD}${repeat(10_000, (n) => `<a href="${path === '/' ? '' : path}/aaaabbbbcccc${n}">l</a>`)}`)
  },
}

/** The same in ordinary. @type {Site} */
export const ordinarySite = (path) =>
  path === '/robots.txt'
    ? undefined
    : html(
        `${HEAD}${repeat(30, (n) => `<h2>Part ${n}</h2><p>${'Some words that say what stands here. '.repeat(8)}</p><a href="/${n}">Page ${n}</a>`)}<form action=/send><label>Name<input name=name></label><label>Email<input type=email name=email></label><button>Send</button></form>`,
      )
