import { SCORING_VERSION } from '@operable/core'
import { renderMethodology } from '@operable/core/report'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { type PageContext, renderDocument } from './document.ts'
import { html, type Markup, ownMarkup } from './html.ts'

/** How a score is made: the same text that the API gives as Markdown. */
export function renderMethodologyPage(context: PageContext): string {
  return renderDocument(
    {
      title: 'Methodology',
      description: `How Operable scores a website, check by check, with every rule and every point (${SCORING_VERSION}).`,
      path: '/methodology',
      alternates: [{ type: 'text/markdown', path: '/api/v1/methodology', title: 'Methodology as Markdown' }],
      main: html`<article class="prose">${methodology()}</article>`,
    },
    context,
  )
}

let made: Markup | undefined

/** Our own text, which never changes while the process runs. Markup in it would be escaped all the same. */
function methodology(): Markup {
  made ??= ownMarkup(scrollable(micromark(renderMethodology(), markdownOptions)))
  return made
}

const markdownOptions = { extensions: [gfm()], htmlExtensions: [gfmHtml()] }

/** A table wider than a phone moves inside its frame, by keyboard too. */
function scrollable(markup: string): string {
  return markup
    .replaceAll('<table>', '<div class="table-wrap" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}
