import type { FormProof } from '@operable/core'
import { proofVerdictWords } from '@operable/core/report'
import { printable } from './printable.ts'
import type { Ink, Terminal } from './terminal.ts'
import { fitText } from './text.ts'

export const proofMarks: Record<FormProof['verdict'], string> = {
  proven: '✓',
  refuted: '✗',
  needs_person: '!',
  not_measured: '?',
}

/** The line that a form gets while the others are still being tried. */
export function proofLine({ label, selector, verdict }: FormProof, { ink, width }: Terminal) {
  const name = fitText(printable(label.trim() || selector), width - 24)
  return { symbol: proofInk(verdict, ink)(proofMarks[verdict]), text: `${name}: ${proofVerdictWords[verdict]}` }
}

/** The colour of a verdict. */
export function proofInk(verdict: FormProof['verdict'], ink: Ink): (text: string) => string {
  return { proven: ink.green, refuted: ink.red, needs_person: ink.yellow, not_measured: ink.yellow }[verdict]
}
