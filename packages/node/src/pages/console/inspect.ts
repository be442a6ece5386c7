import { html, type Markup } from '../html.ts'

/** The bookmark that shows what the audit sees on a live page. */
export function inspectSection(bookmarklet: string): Markup {
  return html`<section><h2>Look at a live page</h2>
<p class="section-about">Drag this link to the bookmarks bar, open a page of the website, and click the bookmark. The inspector outlines every form and button there as it is after the scripts of the page have run, and hands over tools to this console. Or put <code>data-inspect</code> on the script tag while you work on the website.</p>
<p><a class="button quiet" href="${bookmarklet}">Inspect with Operable</a></p></section>`
}
