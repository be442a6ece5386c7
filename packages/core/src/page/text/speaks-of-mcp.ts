import { mcpMentions } from '../../standards/trust-words.ts'

/** Whether a text names the Model Context Protocol within one line; the three letters alone are many things. */
export function speaksOfMcp(text: string): boolean {
  const lower = text.toLowerCase()
  return mcpMentions.some((mention) => lower.includes(mention))
}
