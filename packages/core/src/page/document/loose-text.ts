import { closest, type HtmlNode, TEXT } from '../../html/node.ts'
import { textOf } from '../../html/text.ts'
import type { Collected } from '../collect/collected.ts'

const MOST = 5
/** Characters of a block: shorter ones are captions, longer ones several paragraphs. */
const LENGTH = { least: 60, most: 600 }

const BLOCKS = new Set(['div', 'td', 'li', 'dd', 'section', 'article', 'main', 'span', 'font', 'center', 'body'])
const NO_PROSE = new Set([
  'p',
  'a',
  'button',
  'label',
  'nav',
  'blockquote',
  'select',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
])

/** Sentences in elements other than `<p>`, on a page with fewer than five paragraphs. */
export function readLooseTexts(found: Collected, paragraphs: number): string[] {
  if (paragraphs >= MOST) return []
  const texts = new Set<string>()
  for (const node of found.elements) {
    if (texts.size === MOST) break
    if (!BLOCKS.has(node.tag) || !holdsProse(node) || found.hidden.has(node)) continue
    if (closest(node, ({ tag }) => NO_PROSE.has(tag))) continue
    const text = textOf(node, { limit: LENGTH.most + 1, plain: true })
    if (text.length <= LENGTH.most && isSentence(text)) texts.add(text)
  }
  return [...texts]
}

/** Looks at the element's own text only, so one pass over the page is enough. */
function holdsProse(node: HtmlNode): boolean {
  let left = 5
  for (let child = node.first; child && left-- > 0; child = child.next)
    if (child.tag === TEXT && child.text.length >= LENGTH.least) return isSentence(child.text)
  return false
}

function isSentence(text: string): boolean {
  return text.length >= LENGTH.least && /\p{L}[.!?…][”"’)]?(?:\s|$)|[。！？]/u.test(text) && !/[{}<>]/.test(text)
}
