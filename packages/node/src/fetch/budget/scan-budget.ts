import type { ScanBudget } from '../../contracts/scan-budget.ts'
import { createHostLimiter } from './host-limiter.ts'

/** What one scan may do, unused. @param perHost requests on their way to one host at one time */
export function createScanBudget(perHost = 2): ScanBudget {
  return { hosts: createHostLimiter(perHost), requests: { own: 0, other: 0 } }
}
