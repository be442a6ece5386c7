import { html, type Markup } from '../html.ts'

/** A line that opens. */
export interface Fold {
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
