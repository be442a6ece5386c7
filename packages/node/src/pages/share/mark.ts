import { html, type Markup } from '../html.ts'

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
