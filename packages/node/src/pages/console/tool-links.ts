import type { Tool } from '@operable/core'

/** The page of a tool, where the widget opens its panel on the tool. */
export function tryAddress(tool: Pick<Tool, 'id' | 'pageUrl'>): string {
  return told(tool, 'operable-try')
}

/** The page of a tool, where the widget opens the inspector for a person to pick another element. */
export function pickAddress(tool: Pick<Tool, 'id' | 'pageUrl'>): string {
  return told(tool, 'operable-pick')
}

/** An address that is a route keeps it. */
function told({ id, pageUrl }: Pick<Tool, 'id' | 'pageUrl'>, what: string): string {
  const joint = pageUrl.includes('#') ? (/#[^?]*$/.test(pageUrl) ? '?' : '&') : '#'
  return `${pageUrl}${joint}${what}=${encodeURIComponent(id)}`
}
