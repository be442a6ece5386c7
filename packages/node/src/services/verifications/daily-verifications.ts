import { hash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Storage } from '../../contracts/storage.ts'
import type { BrowserPool } from '../../fetch/browser/browser-pool.ts'
import { readMany } from '../../storage/read-many.ts'
import { understood } from '../documents/understood.ts'
import type { Chore } from '../housekeeping/housekeeping.ts'
import { WEBSITES, websiteDocumentSchema } from '../websites/website-document.ts'
import type { VerificationStore } from './create-verifications.ts'
import { changeVerifications, loadVerifications, type VerifyDocument } from './verification-document.ts'

interface Parts {
  storage: Storage
  now: () => Date
  verifications: Pick<VerificationStore, 'verify'>
  pool: Pick<BrowserPool, 'state'>
  /** @throws OperableError `missing_dependency` without a browser */
  requireBrowser: () => Promise<void>
  onError: (error: unknown) => void
  closing: AbortSignal
}

/** Websites whose keys are looked at in one step. */
const PAGE = 100
const EVERY_MS = 60_000
const DAY_MS = 86_400_000
/** Longer than any tool takes: a claim that was not renewed for so long is that of a process that has ended. */
const CLAIM_MS = 10 * 60_000
/** How often it is asked whether somebody still waits for the browser. */
const LOOK_MS = 250

/**
 * Verifies the tools of websites that ask for it once a day, at a time of day that follows from the website's id. Each website
 * is one process's, by a claim in the store.
 */
export function createDailyVerifications(parts: Parts): { chore: Chore; settled(): Promise<void> } {
  const { storage, now, verifications, pool, requireBrowser, onError, closing } = parts
  const owner = randomUUID()
  let running: Promise<void> | undefined

  /** Whether it is this process that verifies the website now. */
  async function claim(websiteId: string): Promise<boolean> {
    let isOurs = false
    await changeVerifications(storage, websiteId, (document) => {
      isOurs = isDue(document, websiteId, now())
      if (!isOurs) return undefined
      const until = new Date(now().getTime() + CLAIM_MS).toISOString()
      return { ...document, daily: { ...document.daily, claim: { owner, until } } }
    })
    return isOurs
  }

  /** @returns whether the claim is still ours */
  async function renew(websiteId: string): Promise<boolean> {
    let isOurs = false
    await changeVerifications(storage, websiteId, (document) => {
      isOurs = document.daily?.claim?.owner === owner
      const until = new Date(now().getTime() + CLAIM_MS).toISOString()
      return isOurs ? { ...document, daily: { ...document.daily, claim: { owner, until } } } : undefined
    })
    return isOurs
  }

  async function finish(websiteId: string, slot: string): Promise<void> {
    await changeVerifications(storage, websiteId, (document) =>
      document.daily?.claim?.owner === owner ? { ...document, daily: { slot } } : undefined,
    )
  }

  async function verifyOne(websiteId: string): Promise<void> {
    const slot = slotOf(websiteId, now())
    if (!(await claim(websiteId))) return
    const mayGoOn = async (): Promise<boolean> => {
      while (pool.state().waiting > 0 && !closing.aborted) await sleep(LOOK_MS, undefined, { ref: false })
      return !closing.aborted && (await renew(websiteId))
    }
    await verifications.verify(websiteId, undefined, { mayGoOn })
    if (!closing.aborted) await finish(websiteId, slot)
  }

  async function verifyAll(websiteIds: readonly string[]): Promise<void> {
    for (const id of websiteIds) {
      if (closing.aborted) return
      await verifyOne(id).catch((error: unknown) => {
        if (!closing.aborted) onError(error)
      })
    }
  }

  async function dueAmong(keys: readonly string[]): Promise<string[]> {
    const websites = await readMany(storage, keys)
    const asking = keys.filter(
      (_, index) => understood(websiteDocumentSchema, websites[index]?.value)?.verify === 'daily',
    )
    const due: string[] = []
    for (const key of asking) {
      const id = key.slice(WEBSITES.length)
      if (isDue(await loadVerifications(storage, id), id, now())) due.push(id)
    }
    return due
  }

  return {
    chore: {
      name: 'verifications',
      everyMs: EVERY_MS,
      async step(after) {
        // A pass of the housekeeping is short, and a verification is not.
        if (running || closing.aborted || !(await hasBrowser(requireBrowser))) return undefined
        const keys = await storage.keys(WEBSITES, { limit: PAGE, after })
        const due = await dueAmong(keys)
        if (due.length > 0) {
          running = verifyAll(due).finally(() => {
            running = undefined
          })
          return undefined
        }
        return keys.length < PAGE ? undefined : keys.at(-1)
      },
    },
    settled: async () => void (await running),
  }
}

async function hasBrowser(requireBrowser: () => Promise<void>): Promise<boolean> {
  return requireBrowser().then(
    () => true,
    () => false,
  )
}

/** The last moment at which the website was to be verified, ISO 8601: once a day, spread evenly over it. */
export function slotOf(websiteId: string, now: Date): string {
  const offset = Number.parseInt(hash('sha256', websiteId, 'hex').slice(0, 8), 16) % DAY_MS
  const days = Math.floor((now.getTime() - offset) / DAY_MS)
  return new Date(days * DAY_MS + offset).toISOString()
}

function isDue({ daily }: VerifyDocument, websiteId: string, now: Date): boolean {
  if (daily?.slot !== undefined && daily.slot >= slotOf(websiteId, now)) return false
  return daily?.claim === undefined || Date.parse(daily.claim.until) <= now.getTime()
}
