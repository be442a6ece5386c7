import { draftTools, type InferOptions, type PageModel, type ToolDraft } from '@operable/core'

/** How long one page may keep everybody else waiting at a time, in ms. */
const TURN = 10

/**
 * What `inferTools` finds on a page, in turns: a page of many hundred forms takes a while, in which others are answered.
 * An answer that was waiting comes between two drafts.
 */
export async function inferInTurns(page: PageModel, options: InferOptions = {}): Promise<ToolDraft[]> {
  const drafts: ToolDraft[] = []
  let begun = performance.now()
  for (const draft of draftTools(page, options)) {
    drafts.push(draft)
    if (performance.now() - begun < TURN) continue
    await new Promise((done) => setImmediate(done))
    begun = performance.now()
  }
  return drafts
}
