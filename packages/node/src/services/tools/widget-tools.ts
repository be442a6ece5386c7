import { createHash } from 'node:crypto'
import type { Tool } from '@operable/core'
import type { WidgetTool, WidgetTools } from '../../contracts/tools.ts'
import type { Website } from '../../contracts/websites.ts'

/** What the widget of a website gets. The same tools give the same bytes. */
export function widgetTools({ id, url }: Website, tools: readonly Tool[]): WidgetTools {
  const active = tools.filter((tool) => tool.active).map(forWidget)
  const body = JSON.stringify({ version: 1, websiteId: id, url, tools: active })
  const bytes = new TextEncoder().encode(body)
  return { body, bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` }
}

function forWidget({ id, name, description, pageUrl, active, selector, metadata }: Tool): WidgetTool {
  return { id, name, description, pageUrl, active, selector, metadata }
}
