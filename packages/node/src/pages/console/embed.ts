import { html, type Markup } from '../html.ts'
import { snippetFigure } from '../snippet-figure.ts'

/** The one line that puts the tools onto the website. */
export function embedSection(scriptTag: string): Markup {
  return html`<section id="embed"><h2>Put it on the website</h2>
<p class="section-about">Paste this line anywhere into every page, best in the head. A change of a tool here shows there within seconds.</p>
${snippetFigure(scriptTag, 'the script tag')}</section>`
}
