import type { Tool } from '@operable/core/schema'
import { jsonOf } from './input/data.ts'
import type { Runs } from './runs.ts'
import type { Events } from './site/events.ts'
import {
  type LeftOutcome,
  leaveOutcome,
  type Owner,
  type PendingRun,
  takeOutcome,
  takePendingRun,
} from './site/left.ts'
import { arrived, publishReceipt } from './site/receipt.ts'
import { isNextAfter, LIFE_MS, leave, time } from './site/session.ts'
import type { Receipt } from './types.ts'

interface Arrivals {
  /** What became of runs that led here, oldest first. */
  receipts: Receipt[]
  /**
   * Takes over what the page before left for this one.
   * @param hasList settles when the list is there, as far as it can be had
   */
  takeOver(hasList: Promise<void>): void
  /** Leaves a run that has not gone on yet to the next widget of this page. */
  leaveAgain(): void
}

interface ArrivalsOptions extends Owner {
  runs: Runs
  emit: Events['emit']
  /** The list as it is now. */
  toolsNow: () => readonly Tool[]
}

/** The runs that led to this page: those that were sent from the page before, and those that go on here. */
export function createArrivals({ websiteId, runs, emit, toolsNow }: ArrivalsOptions): Arrivals {
  const receipts: Receipt[] = []
  let pending: PendingRun | undefined
  const isOurs = (left: Owner, id: string): boolean =>
    left.websiteId === websiteId && (!!websiteId || toolsNow().some((tool) => tool.id === id))

  /** Tells what became of the run that this page was opened by: first by its address, then by what it says. */
  async function receive(left: LeftOutcome): Promise<void> {
    const arrival = arrived(left)
    const at = receipts.push(arrival) - 1
    const publish = publishReceipt(arrival)
    // A page that says to wait, and leads on by itself, says nothing of the run: the next one does. Where somebody clicks, it
    // is another page that they want.
    const judging = new AbortController()
    const { signal } = judging
    addEventListener('click', ({ isTrusted }) => isTrusted && judging.abort(), { signal, capture: true })
    addEventListener('pagehide', () => leaveOutcome(left), { signal })
    const outcome = await runs
      .load()
      .then((executor) => (isNextAfter(left.at) ? executor.judged(arrival, left) : arrival))
      .catch(() => arrival)
    judging.abort()
    const receipt = { ...outcome, final: true }
    receipts[at] = receipt
    publish(receipt)
    emit('outcome', receipt)
  }

  return {
    receipts,
    takeOver(hasList) {
      const left = takeOutcome(isOurs)
      if (left?.outcome) void receive(left)
      pending = takePendingRun(isOurs)
      if (pending) runs.prepare()
      void hasList.then(async () => {
        const led = pending
        pending = undefined
        if (led && (await claim(led.receiptId)))
          receipts.push({ ...(await runs.start({ ...led, pending: led })), final: true })
      })
    },
    leaveAgain() {
      if (pending) leave('run', pending)
      pending = undefined
    },
  }
}

const KEY = 'operable:claimed'

/**
 * Takes a run for this tab. What a page leaves for the next one lies in `sessionStorage`, of which a browser gives a copy
 * to each tab that the page opens (https://html.spec.whatwg.org/#dom-sessionstorage), and whoever duplicates a tab has two.
 * @param id of the run's receipt
 * @returns false when another tab has taken it; true where tabs share nothing that would tell
 */
async function claim(id: string): Promise<boolean> {
  try {
    const { locks } = navigator
    return await (locks ? locks.request(KEY, () => isFirst(id)) : isFirst(id))
  } catch {
    return true
  }
}

function isFirst(id: string): boolean {
  const now = time()
  const all = Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>)
  const recent = all.filter(([, at]) => Math.abs(now - at) < LIFE_MS)
  localStorage.setItem(KEY, jsonOf(Object.fromEntries([...recent, [id, now]])))
  return !recent.some(([taken]) => taken === id)
}
