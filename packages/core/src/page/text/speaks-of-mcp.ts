import { mcpBefore, mcpThings, mcpThingsUnspaced } from '../../standards/mcp-words.ts'

const FULL_NAME = /model[\s-]+context[\s-]+protocol/i
const BESIDE = new RegExp(
  `(?<![\\p{L}\\p{N}])mcp[\\s/-]{0,2}(?:(?:${mcpThings.join('|')})(?![\\p{L}\\p{N}])|${mcpThingsUnspaced})|(?<![\\p{L}\\p{N}])(?:${mcpBefore.join('|')})[\\s-]+mcp(?![\\p{L}\\p{N}])`,
  'iu',
)
const LETTERS = /(?<![\p{L}\p{N}])MCPs?(?![a-z\p{N}])/u
/** What the letters are said to stand for, before or behind them. */
const NAME = "\\p{Lu}[\\p{L}\\p{M}’'-]+(?:[\\s-]+(?:\\p{Ll}{1,3}\\s+)?\\p{Lu}[\\p{L}\\p{M}’'-]+){2,3}"
const SPELLED = new RegExp(
  `(${NAME})\\s*[(\\[“"]\\s*MCPs?|(?<![\\p{L}\\p{N}])MCPs?\\s*(?:[(\\[:=–—-]|stands for|means)\\s*[“"]?(${NAME})`,
  'u',
)

/**
 * Whether a text speaks of the Model Context Protocol: by its name, or by the letters beside what the protocol has. The letters alone
 * are many things, and what a text says that they stand for is what they are.
 */
export function speaksOfMcp(text: string): boolean {
  if (FULL_NAME.test(text)) return true
  return BESIDE.test(text) && !isOtherMcp(text)
}

/** Whether a text says that the letters stand for something else. */
export function isOtherMcp(text: string): boolean {
  if (!LETTERS.test(text) || FULL_NAME.test(text)) return false
  const [, before, behind] = SPELLED.exec(text) ?? []
  const initials = (before ?? behind)?.match(/(?<![\p{L}\p{M}’'])\p{Lu}/gu)?.join('')
  return initials?.includes('MCP') === true
}
