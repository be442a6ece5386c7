import { html, type Markup } from '../html.ts'

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
