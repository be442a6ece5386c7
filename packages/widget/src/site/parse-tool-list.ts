import type { Tool } from '@operable/core/schema'
import type { ToolList } from '../types.ts'

const MAX_TEXT = 1_000_000
const MAX_TOOLS = 500
const MAX_SELECTOR = 512

/**
 * The list that a text holds, or undefined when it is none of this website's. What came over the network, or lay in a
 * store that the page can write to, is checked member by member; a tool that is not one is left out. The objects have no
 * prototype, so that nothing a page put on `Object.prototype` looks like a member of a tool.
 */
export function parseToolList(text: string, websiteId: string): ToolList | undefined {
  if (text.length > MAX_TEXT) return undefined
  let list: Partial<ToolList> | null
  try {
    list = JSON.parse(text, (_, value: unknown) =>
      value && typeof value === 'object' && !Array.isArray(value) ? Object.setPrototypeOf(value, null) : value,
    ) as ToolList
  } catch {
    return undefined
  }
  if (list?.version !== 1 || list.websiteId !== websiteId || !isText(list.url, 2048)) return undefined
  if (!Array.isArray(list.tools)) return undefined
  return { version: 1, websiteId, url: list.url, tools: list.tools.filter(isTool).slice(0, MAX_TOOLS) }
}

function isTool(value: unknown): value is Tool {
  const tool = value as Partial<Tool> | null
  if (!tool || typeof tool !== 'object' || tool.active === false) return false
  const { id, name, description, selector, pageUrl, metadata } = tool
  return (
    isText(id, 200) &&
    isText(name, 200) &&
    typeof description === 'string' &&
    isText(selector, MAX_SELECTOR) &&
    isText(pageUrl, 2048) &&
    isWebAddress(pageUrl) &&
    !!metadata &&
    (metadata.kind === 'form' || metadata.kind === 'button') &&
    (metadata.triggerSelector === undefined || isText(metadata.triggerSelector, MAX_SELECTOR)) &&
    (metadata.inputSchema === undefined || typeof metadata.inputSchema === 'object') &&
    (metadata.fields === undefined || (Array.isArray(metadata.fields) && metadata.fields.every(isField)))
  )
}

function isField(field: unknown): boolean {
  const { selector, purpose } = (field ?? {}) as { selector?: unknown; purpose?: unknown }
  return isText(selector, MAX_SELECTOR) && typeof purpose === 'string'
}

function isText(value: unknown, max: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= max
}

/** An absolute http(s) address; nothing that a browser would read as another scheme or resolve against this page. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/\\@\s]+(?:[/?#][^\s\\]*)?$/i.test(text) && URL.canParse(text)
}
