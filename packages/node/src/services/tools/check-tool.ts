import {
  checkedTool,
  frameOf,
  type PageModel,
  preflightTool,
  queryPage,
  type Tool,
  uncheckedTool,
} from '@operable/core'
import type { ToolCheck } from '../../contracts/tools.ts'
import type { PageReading } from './named-pages.ts'
import { visitToolPage } from './visit-tool-page.ts'

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
    isLacking: (page) => isLacking(tool, page),
    look: async (page, readFrame) => {
      const frame = frameOf(tool, page)
      const read = frame && (await readFrame(frame))
      const framed = typeof read === 'string' ? undefined : read
      const checked = checkedTool(tool, page, now, framed)
      return { checked, preflight: preflightTool(checked, page, framed) }
    },
  })
  const { rendering } = evidence
  const checked = rendering.mode === 'not_rendered' ? withWhy(result.checked, rendering.why, now) : result.checked
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

/** Neither its element nor its frame is in the page. A selector that only a live page can answer needs one, but not ours. */
function isLacking({ selector, metadata: { frame } }: Tool, page: PageModel): boolean {
  return queryPage(page, frame ?? selector, 1)?.count === 0
}

/** What the page lacks may be what a browser would have shown. */
function withWhy(tool: Tool, why: string, now: string): Tool {
  const { uncheckedReason } = tool.metadata
  return uncheckedReason === undefined || uncheckedReason.endsWith(why)
    ? tool
    : uncheckedTool(tool, `${uncheckedReason} ${why}`, now)
}
