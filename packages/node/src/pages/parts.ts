import type { FailedAttempt } from '../contracts/reports.ts'
import { html, type Markup } from './html.ts'
import { formatMoment } from './words.ts'

/** The longest text of a site that a page shows in one place. */
const MAX_TEXT = 400

/**
 * What begins or ends a turn of direction. `bdi` ends at the first end that it meets, and one that is begun in it and not
 * ended takes its end (https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates).
 */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/** Text of a scanned site in a sentence of ours: cut, and kept from changing the direction of what follows. */
export function siteText(text: string, max: number = MAX_TEXT): Markup {
  return html`<bdi>${cutText(text, max)}</bdi>`
}

/** Signs that turn the direction are written as what cannot be shown. */
export function cutText(text: string, max: number): string {
  return cut(text, max).replace(TURNS, '\ufffd')
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text
  return `${text.slice(0, max).replace(/[\ud800-\udbff]$/, '')}…`
}

/**
 * An address of a scanned site, as a link when a browser can follow it safely. We do not vouch for where it leads, and
 * it is not told where its visitors come from.
 */
export function siteLink(address: string, text: string = shortAddress(address)): Markup {
  if (!isWebAddress(address)) return html`<span class="address">${siteText(text, 200)}</span>`
  return html`<a class="address" href="${address}" rel="nofollow ugc noopener noreferrer">${siteText(text, 200)}</a>`
}

/** Without the scheme, and without the slash of a homepage. */
export function shortAddress(address: string): string {
  return address.replace(/^https?:\/\//i, '').replace(/^([^/]+)\/$/, '$1')
}

/** Address of a page within its site: the path alone when it is on the same host, and the host for the homepage. */
export function pathOn(siteUrl: string, address: string): string {
  const site = URL.parse(siteUrl)
  const page = URL.parse(address)
  if (site === null || page === null || site.host !== page.host) return shortAddress(address)
  return page.pathname === '/' && page.search === '' ? page.host : `${page.pathname}${page.search}`
}

export function hostOf(address: string): string {
  return URL.parse(address)?.host || shortAddress(address)
}

function isWebAddress(address: string): boolean {
  return /^https?:$/.test(URL.parse(address)?.protocol ?? '')
}

interface FieldView {
  /** Of the control, and the id that label, hint and error refer to. */
  name: string
  label: string
  value?: string | undefined
  hint?: string
  /** What was wrong with the value that was sent. */
  error?: string | undefined
  type?: 'text' | 'url' | 'password'
  /** `text` turns off what phones do to words: addresses, selectors, keys. */
  code?: boolean
  required?: boolean
  rows?: number
  autocomplete?: string
  maxLength?: number
  placeholder?: string
}

/** A labelled control with its hint and its error, each tied to it for those who cannot see them side by side. */
export function field(view: FieldView): Markup {
  const { name, label, hint, error } = view
  return html`<div class="field"><label for="${name}">${label}</label>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${view.rows === undefined ? input(view) : area(view, view.rows)}
${error && html`<p class="field-error" id="${name}-error">${error}</p>`}</div>`
}

function input(view: FieldView): Markup {
  const { type = 'text', value = '' } = view
  return html`<input type="${type}" value="${value}"${common(view)}>`
}

/** A browser drops one line break at the start of a text area, so one is put there for it. */
function area(view: FieldView, rows: number): Markup {
  return html`<textarea rows="${rows}"${common(view)}>
${view.value ?? ''}</textarea>`
}

function common({
  name,
  hint,
  error,
  code,
  required,
  autocomplete = 'off',
  maxLength,
  placeholder,
}: FieldView): Markup {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return html` id="${name}" name="${name}" autocomplete="${autocomplete}"${required && html` required`}${code && html` class="mono" spellcheck="false" autocapitalize="none"`}${maxLength !== undefined && html` maxlength="${maxLength}"`}${placeholder !== undefined && html` placeholder="${placeholder}"`}${described !== '' && html` aria-describedby="${described}"`}${error && html` aria-invalid="true"`}`
}

/** Longest address that the service takes, in characters. */
const LONGEST_URL = 2048

/** Where a person types the address of a website: as it was typed, and what is wrong with it. */
export function addressField(typed: Pick<FieldView, 'value' | 'error' | 'autocomplete'>): Markup {
  return field({
    name: 'url',
    label: 'Website address',
    code: true,
    required: true,
    maxLength: LONGEST_URL,
    ...typed,
  })
}

/**
 * Something to paste: one click selects it, and with JavaScript a button copies it.
 * @param what completes "Copy …" for those who hear the button
 */
export function snippetFigure(code: string, what: string, caption?: Markup): Markup {
  return html`<figure class="snippet with-copy" data-copy="${what}">${caption && html`<figcaption>${caption}</figcaption>`}<pre tabindex="0"><code>${code}</code></pre></figure>`
}

/** Says that the last scan failed, when and why. @param hasReport of an earlier scan */
export function lastAttemptNotice(attempt: FailedAttempt | undefined, hasReport: boolean): Markup | undefined {
  if (attempt === undefined) return undefined
  const { at, failure, detail } = attempt
  return html`<div class="notice poor stack-tight"><p><b>The last scan failed.</b> ${siteText(detail)}</p>
<p class="muted small"><time datetime="${at}">${formatMoment(at)}</time> · <code>${failure}</code>${hasReport && ' · This report is from the scan before it.'}</p></div>`
}

/** A line that opens. */
interface Fold {
  /** Where a link leads. */
  id?: string
  /** Level of the heading that the line is. */
  level: 2 | 3 | 4
  mark?: Markup | undefined
  title: Markup | string
  /** A second, quieter line. */
  about?: Markup | string | undefined
  /** At the end of the line: a figure, a word. */
  end?: Markup | string | undefined
  body: Markup
}

/**
 * One line, and what it opens to. The id stands within: a browser that follows a link into a closed `details` opens it,
 * and every one around it (https://html.spec.whatwg.org/multipage/interactive-elements.html#ancestor-details-revealing-algorithm).
 */
export function fold({ id, level, mark, title, about, end, body }: Fold): Markup {
  return html`<details class="fold"><summary>${mark}${heading(level, title)}${end && html`<span class="fold-end">${end}</span>`}${about && html`<span class="fold-about">${about}</span>`}</summary>
<div class="fold-body stack"${id !== undefined && html` id="${id}"`}>${body}</div></details>`
}

function heading(level: Fold['level'], title: Markup | string): Markup {
  if (level === 2) return html`<h2>${title}</h2>`
  return level === 3 ? html`<h3>${title}</h3>` : html`<h4>${title}</h4>`
}

/** The same page with nothing folded, to print it or to search it. Text of a site is escaped, so every `details` is ours. */
export function openFolds(page: string): string {
  return page.replaceAll('<details', '<details open')
}

const shapes = {
  good: html`<path d="M5.5 10.5l3 3 6-7"/>`,
  fair: html`<path d="M5.5 10h9"/>`,
  poor: html`<path d="M6.5 6.5l7 7m0-7l-7 7"/>`,
  none: html`<path d="M9.5 10h1"/>`,
  open: html`<path d="M7.8 7.7a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6m0 2.6v.1"/>`,
} as const

/** How something came out, as a sign. */
export type MarkShape = keyof typeof shapes

/** @param words what the sign says to those who do not see it */
export function mark(shape: MarkShape, words: string): Markup {
  const tone = shape === 'none' || shape === 'open' ? 'muted' : shape
  return html`<svg class="mark ${tone}" viewBox="0 0 20 20" role="img" aria-label="${words}:" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="10" cy="10" r="8.8" stroke-width="1.4" opacity=".55"/>${shapes[shape]}</svg>`
}
