import {
  attribute,
  following,
  type HtmlNode,
  hasAttribute,
  hasAttributeThat,
  NO_ATTRIBUTES,
  TEXT,
} from '../../html/node.ts'
import { words } from '../../lexicon/phrases.ts'
import { mountIds } from '../../standards/mount-points.ts'
import { mountWords, vendorMounts } from '../../standards/mount-words.ts'

const MAX_MOUNTS = 20
/** Most characters of a message such as "Loading". */
const WAITING = 40
const MAX_INSIDE = 40
/** Content that the server has rendered. */
const CONTENT = /^(?:a|button|input|select|textarea|form|img|video|audio|iframe|picture|canvas|table|ul|ol|h[1-6])$/
const BOXES = new Set(['div', 'section', 'main', 'article', 'aside', 'span'])

const HEADING = /^h[1-3]$/
/** Finds any of the words anywhere. */
const MAY_SAY = new RegExp([...mountWords].join('|'), 'i')
/** Attributes of elements that stay empty until there is something to say. */
const LATER = ['role', 'aria-live', 'hidden']

/**
 * Empty elements that scripts fill. On a page that loads a script file: custom elements, islands with their properties, and elements that
 * are called mount points. On any page with scripts: the main part. On one without headings, the shell of an application: its top-level
 * boxes with an id.
 * @param elements of a document, in order
 */
export function readMounts(elements: readonly HtmlNode[]): HtmlNode[] {
  const scripts = elements.filter(
    (node) => node.tag === 'script' && !/json|template|map/.test(attribute(node, 'type') ?? ''),
  )
  if (scripts.length === 0) return []
  const isLoading = scripts.some((node) => hasAttribute(node, 'src') || attribute(node, 'type') === 'module')
  const isFrame = !elements.some(({ tag }) => HEADING.test(tag))
  const isMount = (node: HtmlNode): boolean =>
    (isLoading && isCalledMount(node)) || isMainPart(node) || (isFrame && isPagePart(node))
  const mounts: HtmlNode[] = []
  for (const node of elements) {
    if (mounts.length === MAX_MOUNTS) break
    if (isMount(node) && isWithoutContent(node)) mounts.push(node)
  }
  return mounts
}

function isMainPart(node: HtmlNode): boolean {
  return node.tag === 'main' || attribute(node, 'role') === 'main'
}

function isPagePart(node: HtmlNode): boolean {
  if (!BOXES.has(node.tag) || !hasAttribute(node, 'id') || LATER.some((name) => hasAttribute(node, name))) return false
  return [node.parent?.tag, node.parent?.parent?.tag].includes('body')
}

function isCalledMount(node: HtmlNode): boolean {
  const isBox = BOXES.has(node.tag)
  const isCustom = !isBox && node.tag.includes('-')
  if (!isCustom && (!isBox || node.attribs === NO_ATTRIBUTES)) return false
  const id = attribute(node, 'id') ?? ''
  if (vendorMounts.has(id) || hasAttribute(node, 'hidden')) return false
  if (isCustom) return !node.tag.startsWith('font-')
  if (mountIds.includes(id) || saysMount(id) || saysMount(attribute(node, 'class') ?? '')) return true
  return hasAttributeThat(node, saysIsland)
}

function saysIsland(name: string, value: string): boolean {
  return name.startsWith('data-') && (saysMount(name) || /^\s*\{\s*"/.test(value))
}

function saysMount(name: string): boolean {
  return MAY_SAY.test(name) && words(name.slice(0, 200).replace(/[-_]/g, ' ')).some((word) => mountWords.has(word))
}

function isWithoutContent(mount: HtmlNode): boolean {
  let text = 0
  let left = MAX_INSIDE
  for (let node = following(mount, mount); node; node = following(node, mount, node.tag === 'template')) {
    if (node.tag === TEXT) text += node.text.trim().length
    if (CONTENT.test(node.tag) || text > WAITING || left-- === 0) return false
  }
  return true
}
