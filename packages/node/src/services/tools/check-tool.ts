import { checkedTool, frameOf, preflightTool, type Tool } from '@operable/core'
import type { ToolCheck } from '../../contracts/tools.ts'
import type { PageReading } from './named-pages.ts'
import { visitToolPage } from './visit-tool-page.ts'

/**
 * Reads the page of a tool and says whether all that the tool needs is there.
 * @param now ISO 8601
 * @returns the tool too: one that was unchecked with what it is there, where that could be told
 * @throws what `visitToolPage` throws
 */
export async function checkTool(
  tool: Tool,
  reading: PageReading,
  now: string,
): Promise<{ check: ToolCheck; checked: Tool }> {
  const { result, evidence } = await visitToolPage(tool.pageUrl, reading, async (page, readFrame) => {
    const frame = frameOf(tool, page)
    const read = frame && (await readFrame(frame))
    const framed = typeof read === 'string' ? undefined : read
    const checked = checkedTool(tool, page, now, framed)
    return { checked, preflight: preflightTool(checked, page, framed) }
  })
  const { checked, preflight } = result
  const isRendered = evidence.rendering.mode === 'browser'
  return { check: { ...preflight, rendered: isRendered, unchecked: checked.metadata.unchecked === true }, checked }
}
