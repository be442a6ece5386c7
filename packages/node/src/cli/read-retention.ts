import { OperableError } from '@operable/core'
import type { Retention } from '../contracts/housekeeping.ts'
import { retentionSchema } from '../services/housekeeping/retention.ts'

/**
 * What was typed after `--keep`, such as `history=90`.
 *
 * @throws OperableError `invalid_request`
 */
export function readRetention(words: readonly string[]): Retention {
  const named = words.map((word) => word.split('='))
  const given = Object.fromEntries(named.map(([name = '', value = '']) => [name, daysOf(value)]))
  const { data, error } = retentionSchema.safeParse(given)
  if (data && named.every((parts) => parts.length === 2)) return data
  const [issue] = error?.issues ?? []
  const isKnown = issue !== undefined && issue.path.length > 0
  const what = isKnown
    ? `${issue.path.join('.')} ${issue.message}`
    : 'name reports, history, runs, scans or pictures, each with its days, such as history=90.'
  throw new OperableError('invalid_request', `--keep: ${what}`)
}

function daysOf(value: string): number | string {
  return /^\d+$/.test(value) ? Number(value) : value
}
