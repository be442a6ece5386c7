import { selectorMatcher } from '../../html/match-selector.ts'
import { attribute, attributesOf, closest, type HtmlNode } from '../../html/node.ts'
import { words } from '../../lexicon/phrases.ts'
import { dialogClassWords, dialogPartWords } from '../../standards/dialog-markup.ts'
import { watchingWords } from '../../standards/opener-words.ts'
import { resolveUrl } from '../address/resolve-url.ts'
import type { PageContext } from '../collect/context.ts'
import type { DialogPair } from '../dialog/dialog-pairs.ts'
import type { Containers } from './containers.ts'

/** Attributes that refer to something else, or hold text for people. */
const OTHER =
  /^(?:id|style|name|value|type|src|srcset|alt|title|placeholder|for|form|rel|target|class|content|command|commandfor|tabindex|popovertarget.*|on.*|aria-(?!controls|haspopup|owns|details).*|d)$/
const ADDRESS = /^(?:https?:\/\/|\/)\S*$/i
const MAX_VALUE = 4000
const WATCHING = new RegExp([...watchingWords].join('|'))
/** What stands before a reference inside of a text. */
const MAY_REFER = /[#:="']/
/** A short word; shorter texts are not encoded. */
const SHORT_WORD = /^[\w-]{1,11}$/
const MAX_REFERENCES = 30
/** Common values that refer to nothing. */
const PLAIN = new Set([
  'true',
  'false',
  'button',
  'open',
  'show',
  'toggle',
  'click',
  'inline',
  'static',
  ...dialogClassWords,
  ...dialogPartWords,
])

/**
 * Pairs of openers and closed elements by references in attributes, whatever library reads them: an id, a selector, or a
 * name that the closed element carries; plain, in an address, in JSON, or encoded.
 */
export function referencePairs(
  page: PageContext,
  pressable: readonly HtmlNode[],
  { isClosed, closed }: Containers,
): DialogPair[] {
  if (closed.length === 0) return []
  const named = namesOf(closed)
  const find = (text: string, trigger: HtmlNode): HtmlNode[] => {
    const id = text.replace(/^#/, '')
    const byId = page.found.byId.get(id)
    if (byId) return isClosed(byId, trigger) ? [byId] : []
    if (/^[.[][\w-]/.test(text) && text.length < 200) return matched(text, closed, page)
    return !PLAIN.has(text.toLowerCase()) ? (named.get(text.toLowerCase()) ?? []) : []
  }
  const pairs: DialogPair[] = []
  for (const trigger of pressable) {
    const found = new Set<HtmlNode>()
    for (const text of referencesOf(trigger, page))
      for (const node of find(text, trigger)) if (isClosed(node, trigger)) found.add(node)
    for (const dialog of found)
      if (dialog !== trigger && pairs.length < 2000) pairs.push({ trigger, dialog, pattern: 'reference' })
  }
  return [...pairs, ...openersNamed(closed, pressable, page)]
}

/** The names that closed elements carry in their own attributes, if they are unique. */
function namesOf(closed: readonly HtmlNode[]): Map<string, HtmlNode[]> {
  const names = new Map<string, HtmlNode[]>()
  for (const node of closed) {
    const own = new Set<string>()
    for (const [name, value] of attributesOf(node)) {
      if (value.length > 80) continue
      if (name.startsWith('data-')) own.add(value.trim().toLowerCase())
      if (name !== 'id' && name !== 'data-id') continue
      const told = words(value).filter((word) => !PLAIN.has(word) && word !== 'form')
      if (told.length > 0) for (const by of ['-', '_', '']) own.add(told.join(by))
    }
    // Short numbers are no names: every list counts from one.
    for (const name of own) if (/\p{L}|\d{3}/u.test(name)) names.set(name, [...(names.get(name) ?? []), node])
  }
  // A name that separate elements share identifies none of them.
  return new Map([...names].filter(([, nodes]) => nodes.every((node) => isNested(nodes[0]!, node))))
}

function isNested(a: HtmlNode, b: HtmlNode): boolean {
  return (a.order <= b.order && b.lastOrder <= a.lastOrder) || (b.order <= a.order && a.lastOrder <= b.lastOrder)
}

/** Possible references in the attributes of an element. */
function referencesOf(trigger: HtmlNode, page: PageContext): string[] {
  const found: string[] = []
  for (const [name, value] of attributesOf(trigger)) {
    if (value === '' || value.length > MAX_VALUE) continue
    if (name === 'class')
      found.push(
        ...value
          .split(/\s+/)
          .filter((each) => /\w-\d|-\w/.test(each))
          .map((each) => `#${each}`),
      )
    else if (name === 'href' || ADDRESS.test(value)) {
      const fragment = fragmentOf(value, page)
      if (fragment !== '') found.push(...inText(fragment))
    } else if (!OTHER.test(name) && !isWatching(name)) found.push(...inText(value))
  }
  return found.slice(0, 200)
}

/** The fragment of an address on this page; empty for other pages. */
function fragmentOf(value: string, { url, baseUrl, found }: PageContext): string {
  const hash = value.indexOf('#')
  if (hash <= 0) return hash === 0 ? value : ''
  const canonical = found.canonical && attribute(found.canonical, 'href')
  const own = [url, canonical && resolveUrl(canonical, baseUrl)].map((address) => address && pathOf(address))
  const to = resolveUrl(value, baseUrl)
  return to !== undefined && own.includes(pathOf(to)) ? value.slice(hash) : ''
}

function pathOf(url: string): string {
  return url.replace(/[?#].*$/s, '')
}

/** The value itself and the references in it: `#id`, and words in quotes or after a colon. */
function inText(value: string): string[] {
  return SHORT_WORD.test(value) ? [value] : decodedTexts(value).flatMap(inDecoded)
}

function inDecoded(text: string): string[] {
  const trimmed = text.trim()
  const whole = trimmed.length <= 200 ? [trimmed] : []
  if (!MAY_REFER.test(trimmed)) return whole
  const ids = trimmed.match(/#[A-Za-z_][\w-]{0,80}/g) ?? []
  const told = [...trimmed.matchAll(/[:=]\s*["']?([\w-]{1,80})|["']([.#]?[\w-]{1,80})["']/g)]
  return [...whole, ...ids, ...told.map(([, after, quoted]) => after ?? quoted ?? '')].slice(0, MAX_REFERENCES)
}

/** Whether an attribute is for analytics or tests. */
function isWatching(name: string): boolean {
  // Most names have none of the words, so do not split them.
  return WATCHING.test(name) && words(name.replaceAll('-', ' ')).some((word) => watchingWords.has(word))
}

function matched(selector: string, closed: readonly HtmlNode[], page: PageContext): HtmlNode[] {
  const matches = selectorMatcher(selector, page.shadows)
  return matches ? closed.filter(matches).slice(0, 5) : []
}

/** Pairs in the other direction: a closed element names its opener in its own attributes. */
function openersNamed(closed: readonly HtmlNode[], pressable: readonly HtmlNode[], page: PageContext): DialogPair[] {
  const pairs: DialogPair[] = []
  for (const dialog of closed) {
    for (const [name, value] of attributesOf(dialog)) {
      if (!name.startsWith('data-') || value.length > MAX_VALUE) continue
      const named = `${name}=${value}`.matchAll(
        /(?:trigger|open|selector|activat|button)\w*["']?\s*[:=]\s*["']?([.#][\w-]{1,80})/gi,
      )
      for (const [, selector] of [...named].slice(0, 10)) {
        const matches = selectorMatcher(selector!, page.shadows)
        if (!matches) continue
        for (const trigger of pressable.filter(matches).slice(0, 20))
          if (!closest(trigger, (ancestor) => ancestor === dialog))
            pairs.push({ trigger, dialog, pattern: 'reference' })
      }
    }
  }
  return pairs
}

/** Texts that one value holds: itself, without its percent encoding, and what is written in base64 in it. */
function decodedTexts(value: string): string[] {
  const plain = percentDecoded(value)
  const encoded = plain.match(/[A-Za-z0-9+/]{12,2000}={0,2}/g) ?? []
  const decoded = encoded.slice(0, 5).flatMap((text) => base64Decoded(text) ?? [])
  return [...new Set([value, plain, ...decoded])]
}

function percentDecoded(value: string): string {
  if (!value.includes('%')) return value
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Undefined for text that does not decode to printable ASCII: most words look like base64. */
function base64Decoded(text: string): string | undefined {
  let bits = 0
  let held = 0
  let decoded = ''
  for (const character of text.replace(/=+$/, '')) {
    held = (held << 6) | ALPHABET.indexOf(character)
    bits += 6
    if (bits < 8) continue
    bits -= 8
    const code = (held >> bits) & 255
    if (code < 32 || code > 126) return undefined
    decoded += String.fromCharCode(code)
  }
  return decoded
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
