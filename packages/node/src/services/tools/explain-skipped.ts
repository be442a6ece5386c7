import type { SkippedTool } from '../../contracts/tools.ts'

const EXPLAINED = { addresses: 3, characters: 120 }

/** Why the first few addresses gave nothing, one sentence each. */
export function explainSkipped(skipped: readonly SkippedTool[]): string {
  const sentences = skipped
    .slice(0, EXPLAINED.addresses)
    .map(({ url, reason }) => `${url.slice(0, EXPLAINED.characters)}: ${reason}`)
  const more = skipped.length - sentences.length
  return [...sentences, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ')
}
