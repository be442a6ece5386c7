import { attribute, attributesOf, type HtmlNode, hasAttribute } from '../../html/node.ts'
import { words } from '../../lexicon/phrases.ts'
import { closingWords } from '../../standards/opener-words.ts'
import type { PageContext } from '../collect/context.ts'

/** Elements with an `onclick` attribute or a `javascript:` address. */
export function handlersOf({ found }: PageContext): HtmlNode[] {
  const handlers = new Set([...found.triggers.filter(hasHandler), ...found.links.filter(runsScript)])
  return [...handlers].slice(0, 500)
}

function hasHandler(node: HtmlNode): boolean {
  return hasAttribute(node, 'onclick')
}

function runsScript(link: HtmlNode): boolean {
  return /^\s*javascript:/i.test(attribute(link, 'href') ?? '')
}

/** Whether an attribute or a class says that the element closes something. */
export function isForClosing(node: HtmlNode): boolean {
  for (const [name, value] of attributesOf(node)) {
    const text = name === 'class' || name === 'rel' ? value.slice(0, 500) : name.startsWith('data-') ? name : ''
    if (text !== '' && words(text.replace(/[-_]/g, ' ')).some((word) => closingWords.has(word))) return true
  }
  return false
}
