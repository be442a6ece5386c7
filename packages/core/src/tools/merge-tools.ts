import type { Tool, ToolDraft } from '../schema/tool.ts'
import { bestFirst, type MergedTools, qualities, type SkippedDraft, skip } from './draft-quality.ts'
import type { ToolNaming } from './infer-tools.ts'
import { mergeByElement } from './merge-by-element.ts'
import { type Known, namesOf, recognizeTools } from './recognize-tools.ts'

/**
 * Adds drafts to a list of tools, one for each name: a name that the list has already is never added again, and of
 * several drafts with one name the best wins, whatever their order. What a tool is decides, not what it is called: a
 * draft that is a tool already (`recognizeTools`) is not added under the name that its page suggests, nor are those
 * that it was chosen over, so merging the same drafts again adds nothing, whatever the owner has changed or switched
 * off. A tool that was deleted is unknown again, and comes back. Pure: make tools of `created` with `createTool`.
 *
 * Drafts that are named by their tasks are merged by element: each form and button is a tool of its own, and none is
 * dropped for its name.
 *
 * @param options.names how the drafts are named, as in `inferTools`; `purpose` unless told
 * @param options.most tools that the list may have then, where drafts are named by their tasks: 40 unless told; `skipped` names the rest
 */
export function mergeTools<Existing extends Known>(
  existing: readonly Existing[],
  drafts: readonly ToolDraft[],
  { names = 'purpose', most }: MergeOptions = {},
): MergedTools<Existing | ToolDraft> {
  return names === 'specific' ? mergeByElement(existing, drafts, most) : mergeByName(existing, drafts)
}

/** How drafts are merged. */
export interface MergeOptions {
  names?: ToolNaming
  most?: number
}

function mergeByName<Existing extends Known>(
  existing: readonly Existing[],
  drafts: readonly ToolDraft[],
): MergedTools<Existing | ToolDraft> {
  // Equal but for case is the same name to whoever reads it.
  const names = new Set(existing.flatMap(namesOf).map((name) => name.toLowerCase()))
  const known = recognizeTools(existing, drafts)
  const created: ToolDraft[] = []
  const skipped: SkippedDraft[] = []
  const groups = Map.groupBy(drafts, ({ name }) => name)
  for (const name of [...groups.keys()].sort()) {
    const candidates = groups.get(name)!.toSorted(bestFirst)
    const best = candidates[0]!
    const toolName = known.get(best)?.name ?? name
    const repeated = recognizeTools([best], candidates)
    for (const [rank, draft] of candidates.entries()) {
      const tool = known.get(draft)
      if (tool)
        skipped.push(skip(draft, 'exists', { detail: `The tool "${tool.name}" already does this.`, tool: tool.name }))
      else if (names.has(name.toLowerCase()))
        skipped.push(skip(draft, 'exists', { detail: `There is already a tool named "${name}".` }))
      else if (rank === 0) created.push(draft)
      else {
        const same = repeated.has(draft) ? { tool: toolName } : {}
        skipped.push(skip(draft, 'worse_candidate', { detail: whyWorse(draft, best, toolName), ...same }))
      }
    }
  }
  return { tools: [...existing, ...created], created, skipped }
}

function whyWorse(draft: ToolDraft, best: ToolDraft, toolName: string): string {
  const quality = qualities.find(({ of }) => of(draft) !== of(best))
  const chosen = `The tool "${toolName}" uses "${best.selector}" on ${best.pageUrl}`
  return `${chosen} instead: this one ${quality ? quality.worse : 'is no better'}.`
}

/** Makes a tool of a draft. @param now ISO 8601 */
export function createTool(draft: ToolDraft, { id, now }: { id: string; now: string }): Tool {
  const { visible: _, ...tool } = draft
  return { id, ...tool, createdAt: now, updatedAt: now }
}
