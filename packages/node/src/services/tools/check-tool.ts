import { OperableError, type Tool } from '@operable/core'
import { checkSelector } from '@operable/core/page'
import { uncheckedTool } from '@operable/core/tools'
import type { Seen, SeenTool } from '../../analysis/look.ts'
import type { SelectorTrial, ToolCheck } from '../../contracts/tools.ts'
import { type PageReading, type VisitedPage, visitToolPage } from './tool-pages.ts'

interface CheckOptions {
  /** ISO 8601. */
  now: string
  /** Default: that of `visitToolPage`. */
  deadlineMs?: number
}

/**
 * Reads the page of a tool, in a browser where the page lacks the tool's element as its server sends it, and says whether
 * all that the tool needs is there.
 *
 * @returns the tool too: one that was unchecked with what it is there, or why that could not be told
 * @throws what `visitToolPage` throws
 */
export async function checkTool(
  tool: Tool,
  reading: PageReading,
  { now, ...options }: CheckOptions,
): Promise<{ check: ToolCheck; checked: Tool }> {
  const { result, evidence } = await visitToolPage(tool.pageUrl, reading, {
    ...options,
    // Neither its element nor its frame is in the page. A selector that only a live page can answer needs one, but not ours.
    isLacking: ({ seen }) => seen.matches?.count === 0,
    look: { matches: { selector: tool.metadata.frame ?? tool.selector, limit: 1 }, tool: { tool, now } },
    judge: ({ seen }, page) => inFrame({ tool, now }, seenOf(seen), page),
  })
  const { rendering } = evidence
  const seen = result.checked ?? tool
  const checked = rendering.mode === 'not_rendered' ? withWhy(seen, rendering.why, now) : seen
  const { unchecked = false, uncheckedReason } = checked.metadata
  return {
    check: {
      ...result.preflight,
      rendered: rendering.mode === 'browser',
      unchecked,
      ...(uncheckedReason !== undefined && { uncheckedReason }),
    },
    checked,
  }
}

/** The page once more, with the frame that the tool's element is in. */
async function inFrame(asked: { tool: Tool; now: string }, seen: SeenTool, page: VisitedPage): Promise<SeenTool> {
  const framed = seen.frame && (await page.viewFrame(seen.frame))
  if (framed === undefined || typeof framed === 'string') return seen
  const again = await page.documents.view(page.source, { tool: { ...asked, framed: framed.source } })
  if (typeof again === 'string') throw new OperableError('site_unreachable', again)
  return seenOf(again.seen)
}

function seenOf({ tool }: Seen): SeenTool {
  if (!tool) throw new Error('The page was not asked for the tool')
  return tool
}

/** What the page lacks may be what a browser would have shown. */
function withWhy(tool: Tool, why: string, now: string): Tool {
  const { uncheckedReason } = tool.metadata
  return uncheckedReason === undefined || uncheckedReason.endsWith(why)
    ? tool
    : uncheckedTool(tool, `${uncheckedReason} ${why}`, now)
}

/** Elements that are outlined. */
const SHOWN = 5

/**
 * Reads a page as the making of tools does and says what a selector matches there.
 *
 * @throws OperableError `invalid_selector`, and what `visitToolPage` throws
 */
export async function trySelector(
  { pageUrl, selector }: { pageUrl: string; selector: string },
  reading: PageReading,
): Promise<SelectorTrial> {
  const checked = checkSelector(selector)
  if (!checked.ok) throw new OperableError('invalid_selector', checked.reason)
  const { result: found, evidence } = await visitToolPage(pageUrl, reading, {
    look: { matches: { selector, limit: SHOWN } },
    judge: ({ seen }) => seen.matches,
  })
  if (!found) throw new OperableError('invalid_selector', 'This selector only works in a live browser.')
  const [first] = found.first
  return {
    count: found.count,
    outlines: found.first.map(({ outline }) => outline),
    ...(first?.name === undefined ? {} : { name: first.name }),
    rendered: evidence.rendering.mode === 'browser',
  }
}
