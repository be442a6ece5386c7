import { expect, test, vi } from 'vitest'
import { refreshedTools } from './refreshed-tools.ts'

test('old tools are looked for again while they are used, once, and whoever asks does not wait', async () => {
  let now = 0
  const onChange = vi.fn()
  const looking = Promise.withResolvers<boolean>()
  const refresh = vi.fn(() => looking.promise)
  const list = refreshedTools({ tools: async () => [], refresh, onChange, maxAge: 1_000, now: () => now })
  await list.tools()
  now = 999
  await list.tools()
  expect(refresh).not.toHaveBeenCalled()
  now = 2_000
  await list.tools()
  await list.tools()
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(onChange).not.toHaveBeenCalled()
  looking.resolve(true)
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
  await list.tools()
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('what did not change is not told, and a failure disturbs nobody', async () => {
  let now = 0
  const onChange = vi.fn()
  const answers = [async () => false, () => Promise.reject(new Error('gone'))]
  const refresh = vi.fn(() => answers.shift()!())
  const list = refreshedTools({ tools: async () => [], refresh, onChange, maxAge: 1_000, now: () => now })
  for (let turn = 0; turn < 3; turn++) {
    await list.tools()
    await new Promise(setImmediate)
    now += 2_000
  }
  expect(refresh).toHaveBeenCalledTimes(2)
  expect(onChange).not.toHaveBeenCalled()
})
