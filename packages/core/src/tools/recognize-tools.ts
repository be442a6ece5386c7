import type { Fingerprint, Tool, ToolDraft } from '../schema/tool.ts'
import { matchFingerprint } from './fingerprint-match.ts'
import { keyOf } from './looks.ts'

/** The parts of a tool that identify its form or button. */
export type Known = Pick<Tool, 'name'> & Partial<Pick<Tool, 'pageUrl' | 'selector' | 'metadata'>>

/** The names that a tool can be called by. */
export function namesOf({ name, metadata }: Known): string[] {
  return [name, ...(metadata?.aliases ?? [])]
}

/**
 * Finds the drafts that are tools already, whatever their owner has changed: the draft on the tool's page that its selector
 * or else its fingerprint finds, and the same form or button elsewhere, such as a newsletter in the footer of every page.
 * @param drafts in document order for each page, as `inferTools` gives them
 * @returns the tool of each draft that has one; of several tools the first
 */
export function recognizeTools<Existing extends Known>(
  tools: readonly Existing[],
  drafts: readonly ToolDraft[],
): Map<ToolDraft, Existing> {
  const byPage = Map.groupBy(drafts, placeOf)
  const byLooks = Map.groupBy(drafts, ({ metadata }) => looksKey(metadata.fingerprint))
  const known = new Map<ToolDraft, Existing>()
  for (const tool of tools) {
    const own = findOnPage(tool, byPage.get(placeOf(tool)) ?? [])
    const looks = own ? own.metadata.fingerprint : tool.metadata?.fingerprint
    const alike = looks ? (byLooks.get(looksKey(looks)) ?? []) : []
    const again = alike.filter(({ metadata }) => isRepeated(looks!, metadata.fingerprint!))
    for (const draft of own ? [own, ...again] : again) if (!known.has(draft)) known.set(draft, tool)
  }
  return known
}

/** A selector that the owner has set counts more than the fingerprint. */
function findOnPage({ selector = '', metadata }: Known, page: readonly ToolDraft[]): ToolDraft | undefined {
  const drafts = page.filter((draft) => draft.metadata.kind === metadata?.kind)
  const hit = drafts.find((draft) => draft.selector === selector)
  const fingerprint = metadata?.fingerprint
  if (!fingerprint) return hit ?? firstOf(drafts, selector)
  if (hit && fingerprint.selector !== selector) return hit
  return findByLooks(fingerprint, drafts) ?? (isNamed(fingerprint.selector) ? hit : undefined)
}

/** The draft that the default selector `form` means. */
function firstOf(drafts: readonly ToolDraft[], selector: string): ToolDraft | undefined {
  return selector === 'form' ? drafts.find(({ visible }) => visible) : undefined
}

function findByLooks(wanted: Fingerprint, drafts: readonly ToolDraft[]): ToolDraft | undefined {
  const seen = drafts.filter(({ metadata }) => metadata.fingerprint)
  const looks = seen.map(({ metadata }) => metadata.fingerprint!)
  const hit = looks.findIndex(({ selector }) => selector === wanted.selector)
  return seen[matchFingerprint(wanted, looks, hit).index]
}

/** Whether a selector uses an id, a class or an attribute. With positions only, an element that looks different is another one. */
function isNamed(selector: string): boolean {
  return /[#.[]/.test(selector) && !/:nth-/.test(selector)
}

/** Whether two elements that look the same are the same: they have an action, or the same selector or heading. */
function isRepeated(a: Fingerprint, b: Fingerprint): boolean {
  return a.action !== undefined || a.selector === b.selector || a.neighbours.heading === b.neighbours.heading
}

function looksKey(looks: Fingerprint | undefined): string {
  return looks ? keyOf({ ...looks, neighbours: {} }) : ''
}

/** The document that a selector applies to: a page, or a frame of it. A site that moved to https has the same pages. */
function placeOf({ pageUrl = '', metadata }: Partial<Pick<Tool, 'pageUrl' | 'metadata'>>): string {
  const url = URL.parse(pageUrl)
  const page = url ? url.host + url.pathname + url.search : pageUrl
  return metadata?.frame === undefined ? page : `${page} ${metadata.frame}`
}
