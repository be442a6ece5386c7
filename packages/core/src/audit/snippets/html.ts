import { cleanText } from '../../html/clean-text.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text of a scanned site for an HTML text node or a quoted attribute value; one line. Valid in XML as well. */
export function escapeHtml(text: string, max = 200): string {
  return cleanText(text, max).replace(/[&<>"']/g, (character) => entities[character]!)
}

/** A part of a page to paste, under a heading that names it; what it says is the owner's. */
export function sectionHtml(id: string, title: string, says: string): string {
  return [`<section id="${id}">`, `  <h2>${escapeHtml(title)}</h2>`, `  <p><!-- ${says} --></p>`, '</section>'].join(
    '\n',
  )
}

/** A link to paste. */
export function linkHtml(href: string, text: string): string {
  return `<a href="${escapeHtml(href, 2000)}">${escapeHtml(text)}</a>`
}
