import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Housekeeping } from '../../contracts/housekeeping.ts'
import type { Storage } from '../../contracts/storage.ts'
import { updateDocument } from '../../storage/update-document.ts'
import { documentOver } from '../documents/documents.ts'
import { understood } from '../documents/understood.ts'

/** One kind of work, which goes through keys in their order. */
export interface Chore {
  name: string
  /** How long after its end it begins anew, in ms. */
  everyMs: number
  /**
   * Looks at some keys.
   * @param after the last key that was looked at; empty: none
   * @returns the last key that was looked at now; undefined: that was all
   */
  step(after: string): Promise<string | undefined>
}

/** Where this is noted, and who is at it. */
export const HOUSEKEEPING = 'housekeeping/'
const STATE = `${HOUSEKEEPING}state`

const stateSchema = z.object({
  format: z.literal(1),
  owner: z.string(),
  /** Until then nobody else begins. */
  leaseUntil: z.iso.datetime(),
  chores: z.array(
    z.object({
      name: z.string(),
      /** The last key that was looked at, in the middle of it. */
      after: z.string().exactOptional(),
      endedAt: z.iso.datetime().exactOptional(),
    }),
  ),
})

type State = z.infer<typeof stateSchema>

/** Longer than any pass takes, in ms. */
const LEASE_MS = 120_000

/** Of one pass, in ms: other work waits for the same store. */
const MOST_MS = 10_000

/** Between two passes, in ms, and half of it more or less: processes that were started together do not ask together. */
const PAUSE_MS = 60_000

interface Parts {
  storage: Storage
  now: () => Date
  chores: readonly Chore[]
  closing: AbortSignal
  onError: (error: unknown) => void
  /** Steps of one pass. Default: as many as there is time for. */
  mostSteps?: number
}

/**
 * One process at a time, by a lease in the store; what it has done is noted there, so that any other goes on from there.
 * Everything that a chore removes may be removed twice without harm: a lease that was lost unnoticed costs nothing.
 */
export function createHousekeeping(parts: Parts): Housekeeping & { settled(): Promise<void> } {
  const { storage, now, chores, closing, onError, mostSteps = Number.POSITIVE_INFINITY } = parts
  const owner = randomUUID()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()

  /** Takes the lease. @returns undefined if somebody else has it */
  async function take(): Promise<State | undefined> {
    let taken: State | undefined
    await updateDocument(storage, STATE, (stored) => {
      const known = understood(stateSchema, stored)
      const isTaken = known && known.owner !== owner && Date.parse(known.leaseUntil) > now().getTime()
      taken = isTaken ? undefined : { format: 1, owner, leaseUntil: after(LEASE_MS), chores: known?.chores ?? [] }
      return taken && documentOver(stateSchema, taken, understood(stateSchema, stored) && stored)
    })
    return taken
  }

  /** Notes what was done, if the lease is still ours, and lets others in. */
  async function giveBack(state: State): Promise<void> {
    await updateDocument(storage, STATE, (stored) => {
      if (understood(stateSchema, stored)?.owner !== owner) return undefined
      return documentOver(stateSchema, { ...state, leaseUntil: now().toISOString() }, stored)
    })
  }

  function after(ms: number): string {
    return new Date(now().getTime() + ms).toISOString()
  }

  async function pass(): Promise<boolean> {
    const state = await take()
    if (!state) return false
    const deadline = performance.now() + MOST_MS
    let steps = 0
    const isEnough = () => closing.aborted || performance.now() > deadline || steps >= mostSteps
    const done = new Map(state.chores.map((chore) => [chore.name, chore]))
    // The one that ended longest ago goes first: none that always has more to do keeps the others waiting for ever.
    const endOf = ({ name }: Chore) => Date.parse(done.get(name)?.endedAt ?? '') || 0
    const inTurn = chores.toSorted((a, b) => endOf(a) - endOf(b))
    try {
      for (const { name, everyMs, step } of inTurn) {
        const { after = '', endedAt } = done.get(name) ?? {}
        if (after === '' && endedAt !== undefined && now().getTime() - Date.parse(endedAt) < everyMs) continue
        let last: string | undefined = after
        while (last !== undefined && !isEnough()) {
          last = await step(last)
          steps++
        }
        if (last === undefined) done.set(name, { name, endedAt: now().toISOString() })
        else if (last !== after) done.set(name, { name, after: last, ...(endedAt && { endedAt }) })
        if (isEnough() && last !== undefined) return true
      }
      return false
    } finally {
      await giveBack({ ...state, chores: [...done.values()] })
    }
  }

  function later(): void {
    if (closing.aborted) return
    timer = setTimeout(
      () => {
        running = pass().catch((error: unknown) => {
          if (!closing.aborted) onError(error)
        })
        void running.then(later)
      },
      PAUSE_MS * (0.5 + Math.random()),
    )
    timer.unref()
  }

  return {
    pass,
    begin() {
      if (timer !== undefined) return
      later()
      closing.addEventListener('abort', () => clearTimeout(timer), { once: true })
    },
    settled: async () => void (await running),
  }
}
