import { OperableError } from '@operable/core'
import { normalizeTypedUrl } from '@operable/core/site'
import { LRUCache } from 'lru-cache'
import type { Reports } from '../../contracts/reports.ts'
import { createAddressPolicy } from '../../fetch/address/address-guard.ts'
import type { AppDeps } from '../app-deps.ts'

/** Spellings that were checked and need not be checked again: those that are asked for all the time. */
const KNOWN_ADDRESSES = 1_000

/**
 * Reports as the public reads them: an address that no scan could reach is refused as such, whatever the store holds,
 * so that an answer tells nothing about a network of the operator. Who finds no report is told how one is made.
 */
export function createFindReport(
  reports: Reports,
  { allowPrivate, baseUrl }: Pick<AppDeps, 'allowPrivate' | 'baseUrl'>,
): AppDeps['findReport'] {
  const policy = createAddressPolicy({ allowPrivate })
  const checked = new LRUCache<string, true>({ max: KNOWN_ADDRESSES })

  return async (url) => {
    if (!checked.has(url)) {
      const refusal = policy.checkUrl(new URL(normalizeTypedUrl(url)))
      if (refusal) throw new OperableError('invalid_url', refusal.reason)
      checked.set(url, true)
    }
    return reports.find(url).catch((error: unknown) => {
      if (!(error instanceof OperableError) || error.code !== 'no_report') throw error
      const how = `A scan makes one: started on ${baseUrl}/, or by POST ${baseUrl}/api/v1/scans.`
      throw new OperableError('no_report', `${error.message} ${how}`, { cause: error })
    })
  }
}
