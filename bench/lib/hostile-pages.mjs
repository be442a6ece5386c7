import { amount } from './tiny.mjs'

const BYTES = amount(1_000_000, 10_000)

/**
 * Pages of 1 MB, each made to be expensive for some way of reading HTML. A fresh string every time.
 * @type {Record<string, () => string>}
 */
export const hostilePages = {
  'nested div': () => fill('<div>'),
  'nested div, then end tags that match nothing': () => fill('<div>', BYTES / 2) + fill('</x>', BYTES / 2),
  'nested buttons by role': () => fill('<b role=button>t'),
  'nested tables': () => fill('<table><tr><td>'),
  'text that does not belong in a table': () => `<table>${fill('x<tr>y')}`,
  'open paragraphs and formatting': () => fill('<p><b><i>x'),
  'one element, 100,000 attributes': () => `<div ${numbered((n) => ` a${n}=1`)}>`,
  'one long attribute': () => `<a href="${'x'.repeat(BYTES)}">y</a>`,
  'open comments': () => fill('<!--'),
  'open script': () => `<script>${fill('</scr<!--')}`,
  entities: () => fill('&amp;&#x26;&notin'),
  'white space': () => `<p>${' \n\t'.repeat(BYTES / 3)}</p>`,
  forms: () => fill('<form><input name=q></form>'),
  'one form, many fields': () => `<form>${numbered((n) => `<label>L<input name=f${n}></label>`)}</form>`,
  'fields that share one id': () => fill('<label for=a>L</label><input id=a>'),
  'fields that name many labels': () => {
    const ids = numbered((n) => `l${n} `, 20_000)
    return `<p id=l1>x</p>${numbered(() => `<input aria-labelledby="${ids}">`)}`
  },
  'labels that hold the whole page': () => `<div id=all>${numbered(() => '<input aria-labelledby=all>x')}</div>`,
  'buttons with nested text': () => fill(`<button>${'<span>'.repeat(20)}x`),
  'dialogs and triggers': () => numbered((n) => `<a data-bs-target="#m${n}">x</a><div class=modal id=m${n}></div>`),
  'one trigger for all dialogs': () => fill('<a href="#m">x</a><div role=dialog id=m></div>'),
  'selects with many options': () => `<form><select>${numbered((n) => `<option value=${n}>o`)}</select></form>`,
  'equal siblings': () => fill('<div class="a b c"><button>x</button></div>'),
  'long class lists': () => numbered(() => `<button class="${numbered((m) => `c${m} `, 2000)}">x</button>`),
  'JSON-LD, deeply nested': () => `<script type="application/ld+json">${fill('{"a":')}</script>`,
  'headings without end': () => fill('<h1>x<h2>y'),
  'links with relative addresses': () => numbered((n) => `<a href="../a/${n}?b=${n}#c">Contact us ${n}</a>`),
}

/**
 * @param {string} part
 * @param {number} [bytes]
 */
function fill(part, bytes = BYTES) {
  return part.repeat(Math.ceil(bytes / part.length))
}

/**
 * @param {(n: number) => string} part
 * @param {number} [bytes]
 */
function numbered(part, bytes = BYTES) {
  const parts = []
  for (let n = 0, length = 0; length < bytes; n++) {
    const text = part(n)
    parts.push(text)
    length += text.length
  }
  return parts.join('')
}
