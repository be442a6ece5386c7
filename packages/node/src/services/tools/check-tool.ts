import { preflightTool, type Tool } from '@operable/core'
import type { ToolCheck } from '../../contracts/tools.ts'
import type { Website } from '../../contracts/websites.ts'
import type { SiteReader } from './site-reader.ts'
import { visitToolPage } from './visit-tool-page.ts'

/** Reads the page of a tool and says whether all that the tool needs is there. @throws what `visitToolPage` throws */
export async function checkTool(
  website: Website,
  tool: Tool,
  reader: SiteReader,
  signal: AbortSignal,
): Promise<ToolCheck> {
  const { result, evidence } = await visitToolPage(website, tool.pageUrl, reader, signal, (page) =>
    preflightTool(tool, page),
  )
  return { ...result, rendered: evidence.rendering.mode === 'browser' }
}
