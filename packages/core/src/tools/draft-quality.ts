import type { ToolDraft } from '../schema/tool.ts'

/** A draft that became no tool, and why. */
export interface SkippedDraft {
  name: string
  pageUrl: string
  selector: string
  kind: ToolDraft['metadata']['kind']
  reason: 'exists' | 'worse_candidate' | 'too_many'
  /** Name of the tool that it is already, here or on another page; absent for a different form or button. */
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

/** What makes one candidate better than another: the first difference decides, and more is better. */
export const qualities: { of(draft: ToolDraft): number; worse: string }[] = [
  { of: (draft) => Number(draft.visible), worse: 'cannot be reached on its page' },
  { of: (draft) => Number(draft.metadata.kind === 'form'), worse: 'only leads to a form' },
  { of: (draft) => draft.metadata.fields?.length ?? 0, worse: 'has fewer fields' },
  { of: (draft) => Number(draft.metadata.frame === undefined), worse: 'is in a frame' },
  { of: (draft) => -depth(draft.pageUrl), worse: 'is further from the homepage' },
]

/** Puts the better of two drafts first. */
export function bestFirst(a: ToolDraft, b: ToolDraft): number {
  for (const { of } of qualities) {
    const difference = of(b) - of(a)
    if (difference !== 0) return difference
  }
  return order(a.pageUrl, b.pageUrl) || order(a.selector, b.selector) || order(JSON.stringify(a), JSON.stringify(b))
}

/** Notes why a draft became no tool. */
export function skip(
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
