import type { ToolDraft } from '@operable/core'
import type { ToolNaming } from '@operable/core/tools'
import type { SkippedTool } from '../../contracts/tools.ts'

/** Forms and buttons of pages that may become tools. */
export interface FoundDrafts {
  drafts: ToolDraft[]
  /** Addresses that gave none. */
  skipped: SkippedTool[]
  /** How the drafts are named, and so how they are merged with the tools that there are. */
  names: ToolNaming
}

/** Each is compared with the others of its name: more than these would keep everybody else waiting. */
export const MOST_DRAFTS = 1000

/** Takes drafts page by page, as many as are compared. */
interface DraftLimit {
  /** How many more are taken. */
  room(): number
  take(drafts: readonly ToolDraft[]): ToolDraft[]
  /** What there is to say when drafts were left out, or pages were not looked at. */
  leftOut(url: string): SkippedTool[]
}

export function createDraftLimit(): DraftLimit {
  let room = MOST_DRAFTS
  return {
    room: () => room,
    take(drafts) {
      const kept = drafts.slice(0, room)
      room -= kept.length
      return kept
    },
    leftOut(url) {
      if (room > 0) return []
      const reason = `The first ${MOST_DRAFTS} forms and buttons of the site were looked at, the rest was left out.`
      return [{ url, reason }]
    },
  }
}

const EXPLAINED = { addresses: 3, characters: 120 }

/** Why the first few addresses gave nothing, one sentence each. */
export function explainSkipped(skipped: readonly SkippedTool[]): string {
  const sentences = skipped
    .slice(0, EXPLAINED.addresses)
    .map(({ url, reason }) => `${url.slice(0, EXPLAINED.characters)}: ${reason}`)
  const more = skipped.length - sentences.length
  return [...sentences, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ')
}
