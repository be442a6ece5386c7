import type { FormOperability, ToolDraft } from '@operable/core/inspect'

/** A form or button of the live page, and what the audit and the tools make of it. */
export interface Finding {
  kind: 'form' | 'button'
  /** What it calls itself. */
  label: string
  selector: string
  /** Where the selector finds exactly one. */
  element?: Element
  /** Absent for what is no tool. */
  draft?: ToolDraft
  /** Of forms. */
  verdicts?: FormOperability
}

export const verdictNames = ['callable', 'fillable', 'submittable', 'safe'] as const

/** The verdicts in a few words: `callable: yes, safe: no`. */
export function inWords({ verdicts }: Finding): string {
  return verdicts ? verdictNames.map((name) => `${name}: ${verdicts[name].verdict}`).join(', ') : ''
}

/** What a look at it shows first: a verdict that is `no`, or `unknown`, or that all hold. */
export function toneOf({ verdicts, draft }: Finding): 'good' | 'fair' | 'poor' | 'none' {
  if (!verdicts) return draft ? 'good' : 'none'
  const values = verdictNames.map((name) => verdicts[name].verdict)
  return values.includes('no') ? 'poor' : values.includes('unknown') ? 'fair' : 'good'
}
