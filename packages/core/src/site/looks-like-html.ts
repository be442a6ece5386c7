/** Characters looked at: a document starts with markup, after remarks and an XML declaration at most. */
const LOOKED_AT = 4096

/** First tags of documents: by the standard, and of those that leave the frame out. */
const FIRST_TAG =
  /^<(?:!doctype\s{1,100}html|html|head|body|title|meta|script|link|style|base|div|center|h1|p)(?:[\s/>]|$)/

/**
 * Tells an HTML document from a text, JSON or XML file, by its first tag. Single-page applications and soft 404 pages
 * answer every address with status 200 and HTML.
 */
export function looksLikeHtml(body: string): boolean {
  const start = body.slice(0, LOOKED_AT).toLowerCase()
  let position = skipBlanks(start, 0)
  for (;;) {
    const isRemark = start.startsWith('<!--', position)
    if (!isRemark && !start.startsWith('<?', position)) break
    const end = start.indexOf(isRemark ? '-->' : '?>', position)
    if (end === -1) return isRemark
    position = skipBlanks(start, end + (isRemark ? 3 : 2))
  }
  return FIRST_TAG.test(start.slice(position))
}

function skipBlanks(text: string, from: number): number {
  let position = from
  while (position < text.length && /[\uFEFF\s]/.test(text.charAt(position))) position++
  return position
}
