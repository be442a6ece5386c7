import type { Tool } from '@operable/core/schema'
import { afterEach, expect, test, vi } from 'vitest'
import * as agents from './agents.ts'
import { type LoadAgents, lateRegistration } from './registration.ts'

const tool = { name: 'contact', description: 'Writes.', metadata: { kind: 'form' } } as unknown as Tool
const run = vi.fn()

afterEach(() => Reflect.deleteProperty(document, 'modelContext'))

function browserTakesTools(): string[] {
  const names: string[] = []
  Object.assign(document, { modelContext: { registerTool: async ({ name }: Tool) => void names.push(name) } })
  return names
}

test('a browser that takes no tools loads nothing', () => {
  const load = vi.fn<LoadAgents>()
  const registration = lateRegistration(load, run)
  registration.update([tool])
  expect([registration.look(), load.mock.calls.length]).toEqual([false, 0])
  registration.close()
})

test('nor does a website without tools, and the first tool does', async () => {
  const names = browserTakesTools()
  const load = vi.fn(async () => agents)
  const registration = lateRegistration(load, run)
  registration.update([])
  expect([registration.look(), load.mock.calls.length]).toEqual([true, 0])
  registration.update([tool])
  await registration.settled()
  expect([names, load.mock.calls.length]).toEqual([['contact'], 1])
  registration.close()
})

test('what could not be had is asked for again with the next look', async () => {
  const names = browserTakesTools()
  const load = vi.fn(async () => agents).mockRejectedValueOnce(new Error('gone'))
  const registration = lateRegistration(load, run)
  registration.update([tool])
  await registration.settled()
  expect(names).toEqual([])
  registration.look()
  await registration.settled()
  expect([names, load.mock.calls.length]).toEqual([['contact'], 2])
  registration.close()
})

test('a widget that was closed while it loaded registers nothing', async () => {
  const names = browserTakesTools()
  const registration = lateRegistration(async () => agents, run)
  registration.update([tool])
  registration.close()
  await registration.settled()
  expect(names).toEqual([])
})
