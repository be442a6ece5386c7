import type { ToolDraft } from '../schema/tool.ts'
import { type Known, recognizeTools } from './recognize-tools.ts'

/** A draft that became no tool, and why. */
export interface SkippedDraft {
  name: string
  pageUrl: string
  selector: string
  kind: ToolDraft['metadata']['kind']
  reason: 'exists' | 'worse_candidate'
  /** Name of the tool that it is already, here or on another page; absent when it is a form or button of its own. */
  tool?: string
  /** One sentence for a person. */
  detail: string
}

/** A list of tools with drafts added, and what became of each draft. */
export interface MergedTools<Kept> {
  /** The existing tools, untouched and in their order, then the new ones by name. */
  tools: Kept[]
  created: ToolDraft[]
  skipped: SkippedDraft[]
}

/**
 * Adds drafts to a list of tools, one for each name: a name that the list has already is never added again, and of
 * several drafts with one name the best wins, whatever their order. What a tool is decides, not what it is called: a
 * draft that is a tool already (`recognizeTools`) is not added under the name that its page suggests, nor are those
 * that it was chosen over, so merging the same drafts again adds nothing, whatever the owner has changed or switched
 * off. A tool that was deleted is unknown again, and comes back. Pure: make tools of `created` with `createTool`.
 */
export function mergeTools<Existing extends Known>(
  existing: readonly Existing[],
  drafts: readonly ToolDraft[],
): MergedTools<Existing | ToolDraft> {
  const names = new Set(existing.map(({ name }) => name))
  const known = recognizeTools(existing, drafts)
  const created: ToolDraft[] = []
  const skipped: SkippedDraft[] = []
  const groups = Map.groupBy(drafts, ({ name }) => name)
  for (const name of [...groups.keys()].sort()) {
    const candidates = groups.get(name)!.toSorted(byQuality)
    const best = candidates[0]!
    const toolName = known.get(best)?.name ?? name
    const repeated = recognizeTools([best], candidates)
    for (const [rank, draft] of candidates.entries()) {
      const tool = known.get(draft)
      if (tool) skipped.push(skip(draft, 'exists', { detail: `It is the tool "${tool.name}".`, tool: tool.name }))
      else if (names.has(name)) skipped.push(skip(draft, 'exists', { detail: `A tool "${name}" exists already.` }))
      else if (rank === 0) created.push(draft)
      else {
        const same = repeated.has(draft) ? { tool: toolName } : {}
        skipped.push(skip(draft, 'worse_candidate', { detail: whyWorse(draft, best, toolName), ...same }))
      }
    }
  }
  return { tools: [...existing, ...created], created, skipped }
}

/** What makes one candidate better than another, the first difference decides; each is better when greater. */
const qualities: { of(draft: ToolDraft): number; worse: string }[] = [
  { of: (draft) => Number(draft.visible), worse: 'it cannot be reached on its page' },
  { of: (draft) => Number(draft.metadata.kind === 'form'), worse: 'it only leads to what a form does in place' },
  { of: (draft) => draft.metadata.fields?.length ?? 0, worse: 'it asks for less' },
  { of: (draft) => Number(draft.metadata.frame === undefined), worse: 'it stands in a frame' },
  { of: (draft) => -depth(draft.pageUrl), worse: "it is further from the site's start page" },
]

function byQuality(a: ToolDraft, b: ToolDraft): number {
  for (const { of } of qualities) {
    const difference = of(b) - of(a)
    if (difference !== 0) return difference
  }
  return order(a.pageUrl, b.pageUrl) || order(a.selector, b.selector) || order(JSON.stringify(a), JSON.stringify(b))
}

function whyWorse(draft: ToolDraft, best: ToolDraft, toolName: string): string {
  const quality = qualities.find(({ of }) => of(draft) !== of(best))
  const chosen = `"${best.selector}" on ${best.pageUrl} is used for "${toolName}"`
  return quality ? `${chosen}: compared with it, ${quality.worse}.` : `${chosen}, which is as good.`
}

function skip(
  { name, pageUrl, selector, metadata }: ToolDraft,
  reason: SkippedDraft['reason'],
  more: Pick<SkippedDraft, 'detail' | 'tool'>,
): SkippedDraft {
  return { name, pageUrl, selector, kind: metadata.kind, reason, ...more }
}

/** Path segments. */
function depth(url: string): number {
  return (URL.parse(url)?.pathname ?? url).split('/').filter((part) => part !== '').length
}

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
