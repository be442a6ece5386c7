import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Tool } from '@operable/core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runHere } from '../src/cli/testing/run-here.ts'
import { createFixtureFetcher } from '../src/fetch/local/fixture-fetcher.ts'
import { createOperable } from '../src/services/create-operable.ts'
import { sqliteStorage } from '../src/storage/sqlite.ts'

// A data file that the build of 2026-11-23 wrote, before proposals, aliases and the record of edits. Three pages were added
// by their addresses (contactSales, submitForm, subscribe), the site was discovered (trackOrder, requestQuote), two tools
// were renamed (tyreNews, Quote), one of them switched off, and one was written by hand (quote).
const FOLDER = new URL('./fixtures/data-2026-11-23/', import.meta.url)
const pages = JSON.parse(readFileSync(new URL('pages.json', FOLDER), 'utf8')) as Record<string, string>

let folder: string
let open: ReturnType<typeof openData>

function openData(data: string) {
  const storage = sqliteStorage(data)
  return createOperable({ storage, fetch: createFixtureFetcher(pages), render: 'never' })
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'operable-older-'))
  copyFileSync(fileURLToPath(new URL('operable.db', FOLDER)), join(folder, 'operable.db'))
  open = openData(join(folder, 'operable.db'))
})

afterEach(async () => {
  await open.close()
  await open.storage.close?.()
  rmSync(folder, { recursive: true })
})

async function theWebsite(): Promise<string> {
  const [website] = await open.websites.list()
  return website!.id
}

const namesOf = (tools: readonly Tool[]) => tools.map(({ name }) => name)

test('opens with its tools', async () => {
  const { tools } = await open.tools.list(await theWebsite())
  expect(namesOf(tools)).toEqual(['contactSales', 'submitForm', 'tyreNews', 'trackOrder', 'Quote', 'quote'])
})

test('proposes, applies what nobody edited, and still runs by old names', async () => {
  const id = await theWebsite()
  const { created, proposals = [] } = await open.tools.discover(id)
  expect(created).toEqual([])
  const names = proposals.map(({ tool, mayBeEdited, changes }) => [
    tool,
    mayBeEdited ?? false,
    changes.find(({ member }) => member === 'name')?.to,
  ])
  expect(names).toEqual([
    ['contactSales', false, undefined],
    ['submitForm', false, 'bookAppointment'],
    ['tyreNews', true, 'subscribe'],
    ['trackOrder', false, 'trackRepair'],
    ['Quote', true, 'requestQuote'],
  ])
  const { tools, applied } = await open.tools.applyProposals(id, 'all')
  expect(applied.map(({ tool }) => tool)).toEqual(['contactSales', 'submitForm', 'trackOrder'])
  expect(namesOf(tools)).toEqual(['contactSales', 'bookAppointment', 'tyreNews', 'trackRepair', 'Quote', 'quote'])
  const listed = JSON.parse((await open.tools.widget(id)).body) as { tools: Tool[] }
  expect(listed.tools.find(({ name }) => name === 'bookAppointment')?.metadata['aliases']).toEqual(['submitForm'])
  const named = await open.tools.applyProposals(id, ['Quote'])
  expect(namesOf(named.tools)).toContain('requestQuote')
  expect(named.tools.find(({ name }) => name === 'requestQuote')).toMatchObject({
    active: false,
    metadata: { aliases: ['Quote'] },
  })
})

test('what a person does to it from now on is recorded', async () => {
  const id = await theWebsite()
  const { tools } = await open.tools.list(id)
  const of = (name: string) => tools.find((tool) => tool.name === name)!.id
  await open.tools.patch(id, of('submitForm'), { description: 'Our own words.' })
  await open.tools.patch(id, of('tyreNews'), { active: false })
  const { tools: after } = await open.tools.list(id)
  expect(after.map(({ edited }) => edited)).toEqual([
    undefined,
    ['description'],
    ['*', 'active'],
    undefined,
    undefined,
    undefined,
  ])
  const { proposals = [] } = await open.tools.discover(id)
  expect(proposals.find(({ tool }) => tool === 'submitForm')?.changes.map(({ member }) => member)).not.toContain(
    'description',
  )
  expect(proposals.find(({ tool }) => tool === 'tyreNews')).toMatchObject({ mayBeEdited: true })
})

test('two names that differ by case only keep working, and are no example for others', async () => {
  const id = await theWebsite()
  const { tools } = await open.tools.list(id)
  const [Quote, quote] = ['Quote', 'quote'].map((name) => tools.find((tool) => tool.name === name)!.id)
  for (const toolId of [Quote!, quote!]) await open.tools.patch(id, toolId, { active: true })
  expect(namesOf(JSON.parse((await open.tools.widget(id)).body).tools)).toEqual(
    expect.arrayContaining(['Quote', 'quote']),
  )
  await expect(open.tools.patch(id, tools[0]!.id, { name: 'QUOTE' })).rejects.toMatchObject({ code: 'conflict' })
})

test('on the command line', async () => {
  const id = await theWebsite()
  await open.tools.discover(id)
  await open.close()
  const run = (...args: string[]) => runHere(args, { OPERABLE_DATA: join(folder, 'operable.db') })
  const shown = await run('tools', 'propose', id)
  expect(shown).toMatchObject({ code: 0, stderr: '' })
  expect(shown.stdout).toMatch(
    /^5 proposals, found .* UTC\.\n\ncontactSales on .*submitForm on https:\/\/garage\.example\/service\n {2}Name\n {4}- submitForm\n {4}\+ bookAppointment\n.*tyreNews \? on/s,
  )
  expect(shown.stdout).toContain(`operable tools propose ${id} --apply\n`)
  const applied = await run('tools', 'propose', id, '--apply')
  expect(applied.stdout).toMatch(/^Applied 3 proposals\.\n\ncontactSales on .*\nNot applied:\n/s)
  expect(JSON.parse((await run('tools', 'propose', id, '--json')).stdout).proposals).toHaveLength(2)
  const set = await run('tools', 'set', id, 'submitForm', '--description', 'Found by the name that it had.')
  expect(set.stdout).toMatch(/^Changed\.\n\n.*\nbookAppointment /)
})
