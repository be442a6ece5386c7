import type { PageEvidence, ToolDraft } from '@operable/core'
import type { ToolNaming } from '@operable/core/tools'
import type { SkippedTool } from '../../contracts/tools.ts'
import { MOST_DRAFTS } from './draft-limit.ts'
import type { FrameDrafts } from './frame-drafts.ts'
import type { NamedPages } from './named-pages.ts'

/** What one address gave: drafts, or the reason why there are none. */
export type PageDrafts = { drafts: ToolDraft[]; notes: SkippedTool[] } | { skipped: SkippedTool; isUnusable: boolean }

/** Reads one page, in a browser where it needs one, and looks for tools there and in its frames. Never rejects. */
export async function readPageDrafts(
  url: string,
  pages: NamedPages,
  { inFrames, names }: { inFrames: FrameDrafts; names: ToolNaming },
): Promise<PageDrafts> {
  let drafts: ToolDraft[] = []
  let notes: SkippedTool[] = []
  const evidence = await pages.read(url, { drafts: { names, most: MOST_DRAFTS } }, async (view, { viewFrame }) => {
    const framed = await inFrames(view, viewFrame)
    drafts = [...(view.seen.drafts ?? []), ...framed.drafts]
    notes = framed.skipped
  })
  if (!pages.isOwn(evidence.finalUrl)) return skip(url, 'It leads to another site.', true)
  if (evidence.outcome === 'read' && drafts.length > 0) return { drafts, notes }
  const reasons = [reasonOf(evidence), ...(evidence.outcome === 'read' ? notes.map(({ reason }) => reason) : [])]
  return skip(url, reasons.join(' '), isUnusable(evidence))
}

/** Why a page gave no tool. */
export function reasonOf({ outcome, detail, rendering }: PageEvidence): string {
  if (outcome !== 'read') return detail ?? 'The page could not be read.'
  if (rendering.mode === 'not_rendered') return `The page is empty without JavaScript. ${rendering.why}`
  return 'It has no form, and no button with a known purpose.'
}

/** The address itself is at fault: asking again will not help. */
function isUnusable({ failure }: PageEvidence): boolean {
  return failure === 'invalid_url' || failure === 'refused'
}

function skip(url: string, reason: string, isUnusable: boolean): PageDrafts {
  return { skipped: { url, reason }, isUnusable }
}
