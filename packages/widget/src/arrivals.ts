import type { Tool } from '@operable/core/schema'
import type { Runs } from './runs.ts'
import { claim } from './site/claim.ts'
import type { Events } from './site/events.ts'
import { type LeftOutcome, type Owner, type PendingRun, takeOutcome, takePendingRun } from './site/left.ts'
import { arrived, publishReceipt } from './site/receipt.ts'
import { isNextAfter, leave } from './site/session.ts'
import type { Receipt } from './types.ts'

export interface Arrivals {
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
    const outcome = await runs
      .load()
      .then((executor) => (isNextAfter(left.at) ? executor.judged(arrival, left) : arrival))
      .catch(() => arrival)
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
