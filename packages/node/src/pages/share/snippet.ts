import type { Snippet } from '@operable/core'
import { html, type Markup } from '../html.ts'
import { pathOn, siteText } from '../site-text.ts'

/** Something to paste. One click selects it; with JavaScript a button copies it. */
export function snippetFigure({ page, target, code }: Snippet, siteUrl: string): Markup {
  const place = [target, page && `on ${pathOn(siteUrl, page)}`].filter((part) => part !== undefined).join(' ')
  return html`<figure class="snippet with-copy" data-copy="the text to paste">${place !== '' && html`<figcaption>${siteText(place)}</figcaption>`}<pre tabindex="0"><code>${code}</code></pre></figure>`
}
