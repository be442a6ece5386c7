import type { FormProof } from '../schema/report-types.ts'

/**
 * What the markup of a form says against its proof, or the proof against the markup, in one sentence.
 * @returns undefined when they agree, when one of them knows nothing, or when the markup was not judged
 */
export function disagreement({ verdict, markup }: Pick<FormProof, 'verdict' | 'markup'>): string | undefined {
  if (!markup) return undefined
  const { callable, submittable, safe } = markup
  if (verdict === 'proven' && (callable === 'no' || submittable === 'no'))
    return 'Its markup says that agents cannot operate it, but it worked when it was tried.'
  if (verdict === 'refuted' && callable === 'yes' && submittable === 'yes')
    return 'Its markup says that agents can operate it, but it did not work when it was tried.'
  if (verdict === 'needs_person' && safe === 'yes')
    return 'Its markup shows nothing that only a person may give, but it asked for that when it was tried.'
  return undefined
}
