import type { Tool } from '@operable/core'
import { expect, test } from 'vitest'
import type { AskPerson, RunOutcome } from '../contracts/run-outcome.ts'
import type { LivePage } from '../fetch/browser/visit/live-page.ts'
import type { Remote, RemoteNews } from './remote-script.ts'
import { runOnPage } from './run-on-page.ts'

const at = '2026-11-29T10:00:00.000Z'
const tool: Tool = {
  id: 'tool',
  name: 'order',
  description: 'Orders.',
  pageUrl: 'https://shop.example/',
  active: true,
  selector: 'form',
  source: 'manual',
  metadata: { kind: 'form' },
  createdAt: at,
  updatedAt: at,
}

const ended: RunOutcome = {
  status: 'submitted_unverified',
  tool: 'order',
  evidence: [{ kind: 'pending' }],
  trace: [],
  receiptId: 'first',
}
const question: RemoteNews = {
  is: 'question',
  question: { reasons: ['payment'], why: ['It may cost money.'], values: [], url: tool.pageUrl },
}

/**
 * A page whose browser delivers nothing any more once the run has sent, as to one that is on its way to another page.
 * `givesUp`: it does not wait for a person.
 */
function leavingPage({ asks = false, givesUp = false }): LivePage {
  let isLeaving = false
  let tell: (news: RemoteNews) => void = () => undefined
  const send = (): void => {
    isLeaving = true
    setTimeout(() => tell({ is: 'outcome', outcome: ended, mayRepeat: false }), 20)
  }
  const told: RemoteNews[] = []
  const remote: Remote = {
    start() {
      if (asks) told.push(question)
      else send()
      if (givesUp) setTimeout(send, 20)
    },
    news: () => Promise.resolve(told.shift() ?? new Promise<RemoteNews>((resolve) => (tell = resolve))),
    decide: send,
    hasSent: () => isLeaving,
    stop: () => undefined,
  }
  const handle = {
    evaluate: (run: (remote: Remote, given: unknown) => unknown, given: unknown) =>
      isLeaving ? new Promise(() => undefined) : Promise.resolve(run(remote, given)),
    dispose: () => Promise.resolve(),
  }
  const script = { evaluateHandle: async () => handle, evaluate: async () => undefined }
  return { evaluateHandle: async () => script, isClosed: () => false } as unknown as LivePage
}

test.each<[string, AskPerson | undefined]>([
  ['is on its way as soon as the run has begun', undefined],
  ['is on its way once a person has agreed', async () => true],
])('the outcome of a page that %s is heard', async (_, ask) => {
  const { outcome } = await runOnPage(leavingPage({ asks: ask !== undefined }), tool, {}, { ask, options: {} })
  expect(outcome).toEqual(ended)
})

test('a person who does not answer is not waited for longer than the page does', async () => {
  let asked: AbortSignal | undefined
  const ask: AskPerson = (_, { signal }) => {
    asked = signal
    return new Promise(() => undefined)
  }
  const { outcome } = await runOnPage(leavingPage({ asks: true, givesUp: true }), tool, {}, { ask, options: {} })
  expect(outcome).toEqual(ended)
  expect(asked?.aborted).toBe(true)
})

test('where the page cannot be reached, nothing was sent', async () => {
  const page = { evaluateHandle: () => Promise.reject(new Error('Target crashed')), isClosed: () => false }
  const { outcome } = await runOnPage(page as unknown as LivePage, tool, {}, { options: {} })
  expect(outcome).toMatchObject({ status: 'failed', sent: 'no', error: { code: 'timeout' } })
})
