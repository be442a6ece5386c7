import type { HtmlNode } from '../html/node.ts'
import type { Button, Form } from '../page/model/form-model.ts'
import { documentOf } from '../page/model/page-document.ts'
import type { Link, PageFrame, PageModel } from '../page/model/page-model.ts'
import { queryPage } from '../page/model/query-page.ts'
import type { Tool } from '../schema/tool.ts'
import { findByFingerprint } from './find-by-fingerprint.ts'
import type { PartState, PreflightFacts } from './judge-preflight.ts'

/** Most matches of a selector to search for a visible one. */
const MOST = 1000

/** Where a tool's form or button was found. */
export type Target = PreflightFacts['target'] & { node?: number }

/**
 * Finds the form or button of a tool as the widget does: by its selector, then by its looks.
 * @param page its own document: of a tool in a frame what that shows
 */
export function findTarget({ selector, metadata }: Pick<Tool, 'selector' | 'metadata'>, page: PageModel): Target {
  if (selector === 'form' || selector === 'button') return firstOfKind(selector, metadata.inModal ?? false, page)
  const matches = queryPage(page, selector, MOST)
  if (!matches) return { selector, state: 'live' }
  const nodes = matches.first.map(({ node }) => node)
  const shown = nodes.filter((node) => isShown(node, page))
  const hits = shown.length > 0 ? shown : nodes
  const [hit] = hits
  const { fingerprint, unchecked } = metadata
  // The fingerprint of a moved tool is that of its old element.
  const byLooks = !unchecked && fingerprint?.selector === selector && findByFingerprint(fingerprint, page)
  if (byLooks && byLooks.node !== undefined && (hits.length !== 1 || byLooks.node !== hit)) {
    return { selector, state: 'moved', found: byLooks.selector ?? '', node: byLooks.node }
  }
  if (hit === undefined) return { selector, state: 'missing' }
  if (hits.length > 1) return { selector, state: 'several' }
  // An element without a kind of fingerprint, such as a clickable `div`, has only its selector.
  if (byLooks && byLooks.node === undefined && partAt(hit, page)) return { selector, state: 'changed' }
  return { selector, state: shown.length > 0 ? 'shown' : 'hidden', node: hit }
}

/** `form` and `button` mean the first one that is shown; of a tool in a dialog, the first one in a dialog. */
function firstOfKind(selector: 'form' | 'button', inModal: boolean, page: PageModel): Target {
  const all: { node: number }[] = selector === 'form' ? page.forms : page.buttons.filter(({ tag }) => tag === 'button')
  const isIn = ({ node }: { node: number }) =>
    page.dialogs.some((dialog) => node >= dialog.node && node <= dialog.lastNode)
  const meant = inModal ? all.filter(isIn) : all
  const shown = meant.find(({ node }) => isShown(node, page))
  const node = (shown ?? meant[0])?.node
  if (node === undefined) return { selector, state: 'missing' }
  return { selector, state: shown ? 'shown' : 'hidden', node }
}

/**
 * The frame of a tool on the page that shows it.
 * @returns undefined where nothing there is an `iframe`, or only a live page can answer the selector
 */
export function frameOf({ metadata: { frame } }: Pick<Tool, 'metadata'>, page: PageModel): PageFrame | undefined {
  const nodes = frame === undefined ? [] : (queryPage(page, frame, MOST)?.first ?? [])
  return nodes.flatMap((found) => page.frames?.find(({ node }) => node === found.node) ?? [])[0]
}

/** The state of a tool's frame whose document was not read. */
export function frameTarget(tool: Pick<Tool, 'metadata'>, page: PageModel): Target {
  const { frame: selector = '' } = tool.metadata
  const frame = frameOf(tool, page)
  if (frame) return { selector, state: frame.own ? 'live' : 'foreign' }
  return { selector, state: queryPage(page, selector) ? 'missing' : 'live' }
}

/** The state of the trigger. @param page absent if it is in a frame that was not read */
export function triggerOf(selector: string, page: PageModel | undefined): { selector: string; state: PartState } {
  const matches = page && queryPage(page, selector, MOST)
  if (!matches) return { selector, state: 'live' }
  if (!page || matches.count === 0) return { selector, state: 'missing' }
  return { selector, state: matches.first.some(({ node }) => isShown(node, page)) ? 'shown' : 'hidden' }
}

function partAt(node: number, { forms, buttons, links }: PageModel): Form | Button | Link | undefined {
  return [...forms, ...links, ...buttons].find((part) => part.node === node)
}

/** Whether an element is shown. One that is not a form, button or link is, unless it is in a closed dialog. */
function isShown(node: number, page: PageModel): boolean {
  const part = partAt(node, page)
  if (part) return 'visible' in part ? part.visible : part.hiddenBy === undefined
  return !page.dialogs.some((dialog) => !dialog.open && node > dialog.node && node <= dialog.lastNode)
}

/** Whether an element is another one, or inside it. */
export function isInside(node: number, target: number, page: PageModel): boolean {
  const { elements } = documentOf(page)
  for (let at: HtmlNode | null | undefined = elements[node]; at; at = at.parent) if (at.order === target) return true
  return false
}
