/** Elements whose content is not shown. `noscript` is: walls ask there for JavaScript. */
const HIDDEN = ['script', 'style', 'template', 'head', 'svg'] as const

/**
 * Counts the characters of an HTML document that a reader sees, runs of blanks as one, without building a tree. Stops
 * soon after `enough`. An estimate for telling walls from pages; the page model has the exact text.
 * @param html in lower case
 */
export function visibleLength(html: string, enough: number): number {
  let length = 0
  let position = 0
  while (position < html.length && length <= enough) {
    const open = html.indexOf('<', position)
    const text = html.slice(position, open === -1 ? undefined : open)
    length += text.replace(/\s+/g, ' ').trim().length
    if (open === -1) break
    position = endOfMarkup(html, open)
  }
  return length
}

/** Where the tag, remark or hidden element that starts here ends. */
function endOfMarkup(html: string, open: number): number {
  if (html.startsWith('<!--', open)) return after(html, '-->', open)
  const name = HIDDEN.find((tag) => html.startsWith(tag, open + 1) && /[\s/>]/.test(html.charAt(open + 1 + tag.length)))
  return name ? after(html, '>', after(html, `</${name}`, open)) : after(html, '>', open)
}

function after(html: string, end: string, from: number): number {
  const found = html.indexOf(end, from)
  return found === -1 ? html.length : found + end.length
}
