import type { Tool } from '@operable/core/schema'
import { bare } from '../input/data.ts'
import type { ToolList } from '../types.ts'

const MAX_TEXT = 1_000_000
const MAX_TOOLS = 500
/** Of ids, names and selectors. */
const MAX_NAME = 512

/**
 * The list that a text holds, or undefined when it is none of this website's. What came over the network, or lay in a
 * store that the page can write to, is checked member by member; a tool that is not one is left out. The objects have no
 * prototype, so that nothing a page put on `Object.prototype` looks like a member of a tool.
 */
export function parseToolList(text: string, websiteId: string): ToolList | undefined {
  try {
    if (text.length > MAX_TEXT) return console.warn('Operable: the tool list is too long.') as undefined
    const { version, websiteId: id, url, tools } = JSON.parse(text, withoutPrototype) as ToolList
    if (version !== 1 || id !== websiteId || typeof url !== 'string') return undefined
    return { version, websiteId, url, tools: kept(tools) }
  } catch {
    return undefined
  }
}

/** The tools of a list that a page gives, which may be anything; what is relative in it is so to the page. */
export function validTools(list: unknown): Tool[] {
  return Array.isArray(list) ? kept(bare(list).map(absolute)) : []
}

/** @param tool a copy of what was given */
function absolute(tool: Tool): Tool {
  try {
    tool.pageUrl = new URL(tool.pageUrl, location.href).href
  } catch {
    // It is no tool.
  }
  return tool
}

/** The tools that a run can read; of two with one name the first, which is the one that would be run. */
function kept(list: Tool[]): Tool[] {
  const tools = [...Map.groupBy(list.filter(isTool), ({ name }) => name).values()].map(([first]) => first!)
  if (tools[MAX_TOOLS]) console.warn(`Operable: only ${MAX_TOOLS} tools are kept.`)
  return tools.slice(0, MAX_TOOLS)
}

function withoutPrototype(_: string, value: unknown): unknown {
  return value && typeof value === 'object' && !Array.isArray(value) ? Object.setPrototypeOf(value, null) : value
}

/** Whether a run can read all that it reads of a tool. What is of another shape cannot be taken apart, or fails a check. */
function isTool(tool: Tool): boolean {
  try {
    const { metadata } = tool
    const { aliases = [], title = '' } = metadata as { aliases?: string[]; title?: string }
    const { frame = 'a', triggerSelector = 'a', submitSelector = 'a', inputSchema = {}, fields = [], safety } = metadata
    const { options } = metadata.which ?? { options: [] }
    const { properties = {}, required = [] } = inputSchema as { properties?: object; required?: string[] }
    const { reasons } = safety ?? { reasons: [] }
    const names = [tool.id, tool.name, tool.selector, frame, triggerSelector, submitSelector, ...aliases]
    const texts = [tool.description, tool.pageUrl, title, ...required]
    for (const { value, selector } of options) {
      names.push(selector)
      texts.push(value)
    }
    for (const { reason } of reasons) texts.push(reason)
    for (const { selector, purpose, key = '', label = '' } of fields) {
      names.push(selector)
      texts.push(purpose, key, label)
    }
    return (
      tool.active !== false &&
      names.every((name) => name && name.length <= MAX_NAME) &&
      [...names, ...texts].every((text) => typeof text === 'string') &&
      Object.values(properties).every((property) => property && typeof property === 'object') &&
      /^(form|button)$/.test(metadata.kind) &&
      isWebAddress(tool.pageUrl)
    )
  } catch {
    return false
  }
}

/** An absolute http(s) address; nothing that a browser would read as another scheme or resolve against this page. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/\\@\s]+(?:[/?#][^\s\\]*)?$/i.test(text) && URL.canParse(text)
}
