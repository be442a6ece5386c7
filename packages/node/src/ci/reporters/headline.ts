import { plural } from '../../word-forms.ts'
import type { CiResult } from '../ci-result.ts'

/** What a run came to, in one line without a full stop. */
export function headline({ outcome, counts, sites, problems }: CiResult): string {
  const missed = sites.flatMap(({ budgets }) => budgets.filter(({ state }) => state === 'missed')).length
  const open = sites.filter(({ state }) => state === 'not_measured').length
  const unknown = sites.flatMap(({ budgets }) => budgets.filter(({ state }) => state === 'unknown')).length
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const parts = [
    counts.new > 0 ? plural(counts.new, 'new finding') : '',
    missed > 0 ? `${plural(missed, 'budget')} missed` : '',
    open > 0 ? `${plural(open, 'site')} not measured` : '',
    unknown > 0 ? `${plural(unknown, 'budget')} not measured` : '',
    errors > 0 ? plural(errors, 'other problem') : '',
  ].filter(Boolean)
  if (outcome === 'passed')
    return counts.known > 0 ? `Nothing new, ${plural(counts.known, 'known finding')}` : 'No findings'
  return parts.join(', ')
}

/** One word for it. */
export const outcomeWords: Record<CiResult['outcome'], string> = {
  passed: 'passed',
  failed: 'failed',
  not_measured: 'not measured',
}
