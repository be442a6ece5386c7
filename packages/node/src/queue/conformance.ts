import { setTimeout as pause } from 'node:timers/promises'
import { type ScanJob, type ScanQueue, scanUrgencies } from '../contracts/scan-queue.ts'

/** The two functions of a test framework that the kit needs; those of vitest fit as they are. */
export interface QueueTests {
  describe(name: string, declare: () => void): unknown
  test(name: string, run: (context: { skip(reason?: string): unknown }) => Promise<void>): unknown
}

/** Opens a queue that runs so many jobs at a time. With the same `store` it is the same queue in another process. */
export type OpenQueue = (options: { store: string; concurrency: number }) => ScanQueue | Promise<ScanQueue>

/** How long the kit waits for what has to come, in ms. */
const LONGEST = 60_000

/** Declares the tests that every queue passes. Those that only a `durable` one can pass are skipped for others. */
export function testQueue(name: string, open: OpenQueue, { describe, test }: QueueTests): void {
  describe(`${name} keeps the rules of a queue`, () => {
    for (const [label, run] of rules) {
      test(label, async (context) => {
        const opened: ScanQueue[] = []
        const store = `kit-${crypto.randomUUID()}`
        const workers: Worker[] = []
        const given: Given = {
          open: async (concurrency = 2) => {
            const queue = await open({ store, concurrency })
            opened.push(queue)
            return queue
          },
          worker: () => {
            const worker = createWorker()
            workers.push(worker)
            return worker
          },
        }
        try {
          const isDurable = (await given.open()).durable === true
          if (label.startsWith(DURABLE) && !isDurable) context.skip('needs a durable queue')
          else await run(given)
        } finally {
          for (const { letGo } of workers) letGo()
          for (const queue of opened) await queue.close()
        }
      })
    }
  })
}

/** How the labels of rules begin that are about other processes. */
const DURABLE = 'durable: '

interface Given {
  open(concurrency?: number): Promise<ScanQueue>
  worker(): Worker
}

const job = (scanId: string, { site = `${scanId}.example`, urgency = 'person' }: Partial<ScanJob> = {}): ScanJob => ({
  scanId,
  site,
  urgency,
})

const rules: readonly [label: string, run: (given: Given) => Promise<void>][] = [
  [
    'jobs run in the order in which they came, so many at a time',
    async ({ open, worker }) => {
      const queue = await open(1)
      for (const id of ['a', 'b', 'c']) await queue.enqueue(job(id))
      const { begun, end, work } = worker()
      await queue.work(work)
      for (const expected of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
        await until(() => equal(begun, expected), `begun: ${begun}`)
        end(expected.at(-1) ?? '')
      }
    },
  ],
  [
    'the more urgent job goes first, also one that became so while it waited',
    async ({ open, worker }) => {
      const queue = await open(1)
      for (const urgency of [...scanUrgencies].reverse()) await queue.enqueue(job(urgency, { urgency }))
      await queue.enqueue(job('late', { urgency: 'batch' }))
      await queue.enqueue(job('late', { urgency: 'person' }))
      // It stays urgent when somebody else can wait.
      await queue.enqueue(job('late', { urgency: 'batch' }))
      const { begun, end, work } = worker()
      await queue.work(work)
      const order = ['person', 'late', 'owner', 'batch']
      for (const id of order) {
        await until(() => begun.includes(id), `${id} after ${begun}`)
        end(id)
      }
      if (!equal(begun, order)) throw new Error(`The order was ${begun}.`)
    },
  ],
  [
    'a job that waits or runs is not taken twice',
    async ({ open, worker }) => {
      const queue = await open(2)
      await Promise.all(Array.from({ length: 50 }, () => queue.enqueue(job('a'))))
      const { begun, end, work } = worker()
      await queue.work(work)
      await until(() => begun.includes('a'), 'a begins')
      await queue.enqueue(job('a'))
      await queue.enqueue(job('b'))
      await until(() => begun.includes('b'), 'b begins')
      if (!equal(begun, ['a', 'b'])) throw new Error(`Begun: ${begun}.`)
      end('a')
      end('b')
    },
  ],
  [
    'jobs of one site wait for each other, none is lost, and nobody else waits for them',
    async ({ open, worker }) => {
      const queue = await open(3)
      const { begun, end, work } = worker()
      for (const id of ['a', 'b', 'c']) await queue.enqueue(job(id, { site: 'shop.example' }))
      await queue.enqueue(job('other'))
      await queue.work(work)
      await until(() => begun.length === 2, `two begin, of ${begun}`)
      const seen = () => begun.filter((id) => id !== 'other')
      for (let count = 1; count <= 3; count++) {
        await until(() => seen().length === count, `so many of one site have begun: ${count}`)
        end(seen().at(-1) ?? '')
      }
      end('other')
      if (!begun.includes('other')) throw new Error('Another site had to wait.')
    },
  ],
  [
    'close tells what runs to stop, waits for it, and hands out no more',
    async ({ open, worker }) => {
      const queue = await open(1)
      const { begun, end, work, signals } = worker()
      for (const id of ['a', 'b']) await queue.enqueue(job(id))
      await queue.work(work)
      await until(() => begun.includes('a'), 'a begins')
      let closed = false
      const closing = queue.close().then(() => {
        closed = true
      })
      await until(() => signals.get('a')?.aborted === true, 'a is told')
      if (closed) throw new Error('It did not wait for what runs.')
      end('a')
      await closing
      await queue.close()
      if (!equal(begun, ['a'])) throw new Error(`Begun: ${begun}.`)
    },
  ],
  [
    'durable: what waits when a queue closes is run by the next one, and so is what was given back',
    async ({ open, worker }) => {
      const first = await open(1)
      const { begun, fail, work } = worker()
      for (const id of ['a', 'b']) await first.enqueue(job(id))
      await first.work(work)
      await until(() => begun.includes('a'), 'a begins')
      const closing = first.close()
      fail('a')
      await closing
      const second = worker()
      const next = await open(2)
      await next.work(second.work)
      await until(() => second.begun.length === 2, `both are run: ${second.begun}`)
    },
  ],
  [
    'durable: a job that was rejected is handed out again, and one that ended is not',
    async ({ open, worker }) => {
      const queue = await open(1)
      const { begun, fail, end, work } = worker()
      await queue.enqueue(job('a'))
      await queue.work(work)
      await until(() => begun.length === 1, 'a begins')
      fail('a')
      await until(() => begun.length === 2, 'a begins again')
      end('a')
      await queue.enqueue(job('b'))
      await until(() => begun.length === 3, 'b begins')
      if (!equal(begun, ['a', 'a', 'b'])) throw new Error(`Begun: ${begun}.`)
      const count = await queue.count?.(10)
      if (count !== undefined && count !== 1) throw new Error(`It counts ${count} instead of 1.`)
    },
  ],
  [
    'durable: two processes never run two jobs of one site at the same time',
    async ({ open }) => {
      const queues = [await open(3), await open(3)]
      let active = 0
      let most = 0
      let done = 0
      for (let id = 0; id < 12; id++) await queues[id % 2]?.enqueue(job(`${id}`, { site: 'shop.example' }))
      for (const queue of queues) {
        await queue.work(async () => {
          most = Math.max(most, ++active)
          await pause(5)
          active--
          done++
        })
      }
      await until(() => done === 12, `all have run: ${done}`)
      if (most !== 1) throw new Error(`${most} ran at the same time.`)
    },
  ],
]

interface Worker {
  begun: string[]
  signals: Map<string, AbortSignal>
  work(job: ScanJob, signal: AbortSignal): Promise<void>
  end(scanId: string): void
  fail(scanId: string): void
  /** Ends all, and whatever comes later at once. */
  letGo(): void
}

/** A worker whose jobs end when the test says so. */
function createWorker(): Worker {
  const begun: string[] = []
  const signals = new Map<string, AbortSignal>()
  const ends = new Map<string, { resolve(): void; reject(error: Error): void }>()
  let isFree = false
  return {
    begun,
    signals,
    work({ scanId }, signal) {
      begun.push(scanId)
      signals.set(scanId, signal)
      if (isFree) return Promise.resolve()
      return new Promise((resolve, reject) => ends.set(scanId, { resolve, reject }))
    },
    end: (scanId) => ends.get(scanId)?.resolve(),
    fail: (scanId) => ends.get(scanId)?.reject(new Error('no')),
    letGo() {
      isFree = true
      for (const { resolve } of ends.values()) resolve()
    },
  }
}

function equal(given: readonly string[], expected: readonly string[]): boolean {
  return given.join() === expected.join()
}

async function until(holds: () => boolean, what: string): Promise<void> {
  const deadline = performance.now() + LONGEST
  while (!holds()) {
    if (performance.now() > deadline) throw new Error(`Waited in vain: ${what}.`)
    await pause(5)
  }
}
