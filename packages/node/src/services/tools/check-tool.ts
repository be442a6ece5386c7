import { preflightTool, type Tool } from '@operable/core'
import type { ToolCheck } from '../../contracts/tools.ts'
import type { PageReading } from './named-pages.ts'
import { visitToolPage } from './visit-tool-page.ts'

/** Reads the page of a tool and says whether all that the tool needs is there. @throws what `visitToolPage` throws */
export async function checkTool(tool: Tool, reading: PageReading): Promise<ToolCheck> {
  const { result, evidence } = await visitToolPage(tool.pageUrl, reading, (page) => preflightTool(tool, page))
  return { ...result, rendered: evidence.rendering.mode === 'browser' }
}
