import { setTimeout as delay } from 'node:timers/promises'
import { OperableError, type Report, ScanError, type SiteEvidence } from '@operable/core'
import { judgeEvidence } from '../../analysis/judge-evidence.ts'
import type { Scan } from '../../contracts/scans.ts'
import type { Storage } from '../../contracts/storage.ts'
import { userAgent } from '../../crawl/requests/user-agent.ts'
import { createAddressPolicy } from '../../fetch/address/address-guard.ts'
import { type AuditOptions, observe, requireAnswer } from '../../services/audit.ts'
import { createReports } from '../../services/reports/create-reports.ts'
import { scanFailure } from '../../services/scans/run-scan.ts'
import { createLazyFetch, createLazyRenderer } from '../../services/visitor.ts'
import type { ServiceAddress } from '../client/ask-service.ts'
import { type ServiceClient, serviceClient } from '../client/service-client.ts'

/** Scans one site after the other. */
export interface SiteScanner {
  /**
   * @param address normalised
   * @param options.tell hears, in a sentence, what the scan waits for that may never come
   * @throws OperableError why there is no report
   */
  scan(address: string, options: { signal: AbortSignal; tell: (text: string) => void }): Promise<Report>
  close(): Promise<void>
}

export interface HereOptions extends Pick<AuditOptions, 'maxPages' | 'timeoutMs' | 'render'> {
  allowPrivate: boolean
  /** Keeps the reports. It stays open. */
  storage?: Storage
}

/** Scans in this process. All scans share one fetch and one browser. */
export function scannerHere({ allowPrivate, storage, ...options }: HereOptions): SiteScanner {
  const policy = createAddressPolicy({ allowPrivate })
  const visitor = { policy, userAgent: userAgent() }
  const fetch = createLazyFetch(visitor)
  const renderer = options.render === 'never' ? undefined : createLazyRenderer(visitor)
  const reports = storage && createReports({ storage })

  return {
    async scan(address, { signal }) {
      const refusal = policy.checkUrl(address)
      if (refusal) throw new OperableError('invalid_url', refusal.reason)
      try {
        const evidence = requireAnswer(await see(address, signal))
        return reports ? (await reports.save(evidence)).report : await judgeEvidence(evidence)
      } catch (error) {
        if (reports && error instanceof ScanError && error.code !== 'aborted') {
          await reports.saveFailure({ url: address, at: new Date().toISOString(), ...scanFailure(error) })
        }
        throw error
      }
    },
    async close() {
      await renderer?.close?.()
      await fetch.close?.()
    },
  }

  function see(address: string, signal: AbortSignal): Promise<SiteEvidence> {
    return observe(address, { ...options, signal, fetch, ...(renderer && { renderer }) })
  }
}

/** Between two questions about a scan, in ms. */
const LOOK_MS = 2_000

/** How long a service may be away, or full, until the batch ends, in ms. A restart and an upgrade take less. */
const PATIENCE_MS = 10 * 60_000

/** Between two tries, in ms. */
const PAUSE = { first: 1_000, longest: 30_000 }

/** Of one address: what a service forgets each time is no restart of it. */
const MOST_STARTS = 3

/** Scans with a service. One that has too much to do, or is away for a while, is asked again. */
export function scannerThere(service: ServiceAddress): SiteScanner {
  let isAway = false
  return {
    async scan(address, { signal, tell }) {
      const { scans, reports } = serviceClient(service, signal)
      const patience: Patience = {
        signal,
        // Once for all scans that wait for it.
        onAway(reason) {
          if (!isAway) tell(`${reason} Trying again for ${PATIENCE_MS / 60_000} minutes.`)
          isAway = true
        },
        onAnswer: () => {
          isAway = false
        },
      }
      for (let starts = 1; ; starts++) {
        try {
          await ended(scans, address, patience)
          return (await patiently(() => reports.find(address), patience)).report
        } catch (error) {
          if (starts === MOST_STARTS || !isLost(error)) throw error
        }
      }
    },
    async close() {},
  }
}

async function ended(scans: ServiceClient['scans'], address: string, patience: Patience): Promise<void> {
  let scan: Scan = await patiently(() => scans.start(address, { urgency: 'batch' }), patience)
  while (scan.state === 'queued' || scan.state === 'running') {
    await pause(LOOK_MS, patience.signal)
    const { id } = scan
    scan = await patiently(() => scans.get(id), patience)
  }
  if (scan.state === 'failed') throw new SiteFailure(scan.failure, scan.detail)
}

/** A service that was restarted in memory, or from a backup, knows nothing of a scan that it promised. */
function isLost(error: unknown): boolean {
  return error instanceof OperableError && (error.code === 'scan_not_found' || error.code === 'no_report')
}

/** Why a service has no report. Its codes say what befell the scan, not this command. */
export class SiteFailure extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const PASSING: ReadonlySet<string> = new Set(['rate_limited', 'storage_unavailable'])

interface Patience {
  signal: AbortSignal
  /** @param reason as a sentence */
  onAway(reason: string): void
  onAnswer(): void
}

async function patiently<Answer>(ask: () => Promise<Answer>, { signal, onAway, onAnswer }: Patience): Promise<Answer> {
  const end = performance.now() + PATIENCE_MS
  for (let ms = PAUSE.first; ; ms = Math.min(PAUSE.longest, ms * 2)) {
    try {
      const answer = await ask()
      onAnswer()
      return answer
    } catch (error) {
      const isPassing = error instanceof OperableError && PASSING.has(error.code)
      if (!isPassing || performance.now() > end) throw error
      // A full queue is nothing to tell: it empties by itself.
      if (error.code === 'storage_unavailable') onAway(error.message)
    }
    await pause(ms, signal)
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch((cause: unknown) => {
    throw new OperableError('aborted', 'The batch was stopped.', { cause })
  })
}
