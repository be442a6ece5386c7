import type { HostTurns } from '../../contracts/host-turns.ts'
import type { ScanBudget } from '../../contracts/scan-budget.ts'
import { createHostLimiter } from './host-limiter.ts'

/**
 * What one scan may do, unused.
 *
 * @param perHost requests on their way to one host at one time
 * @param turns where other processes ask the same hosts
 */
export function createScanBudget(perHost = 2, turns?: HostTurns): ScanBudget {
  return { hosts: createHostLimiter(perHost, turns), requests: { own: 0, other: 0 } }
}
