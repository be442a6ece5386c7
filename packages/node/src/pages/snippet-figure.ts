import { html, type Markup } from './html.ts'

/**
 * Something to paste: one click selects it, and with JavaScript a button copies it.
 * @param what completes "Copy …" for those who hear the button
 */
export function snippetFigure(code: string, what: string, caption?: Markup): Markup {
  return html`<figure class="snippet with-copy" data-copy="${what}">${caption && html`<figcaption>${caption}</figcaption>`}<pre tabindex="0"><code>${code}</code></pre></figure>`
}
