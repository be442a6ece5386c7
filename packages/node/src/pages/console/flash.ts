import { html, type Markup } from '../html.ts'
import { siteText } from '../site-text.ts'
import { snippetFigure } from '../snippet-figure.ts'

/** What an action says on the next page. */
export interface Flash {
  tone: 'good' | 'poor'
  text: string
  /** A new key: shown here and never again. */
  key?: string
  /** What was left out, one sentence each. */
  notes?: readonly string[]
}

const MAX_NOTES = 20
/** A note may name ten pages. */
const MAX_NOTE = 2_000

export function flashNotice(flash: Flash | undefined): Markup | undefined {
  if (flash === undefined) return undefined
  const { tone, text, key, notes = [] } = flash
  const more = notes.length - MAX_NOTES
  return html`<div class="notice stack-tight ${tone}" role="status"><p>${siteText(text, 600)}</p>
${key && html`<p><b>Copy the key now: it is not shown again.</b></p>${snippetFigure(key, 'the key')}`}
${notes.length > 0 && html`<ul class="bullets small">${notes.slice(0, MAX_NOTES).map((note) => html`<li>${siteText(note, MAX_NOTE)}</li>`)}${more > 0 && html`<li>and ${more} more</li>`}</ul>`}</div>`
}
