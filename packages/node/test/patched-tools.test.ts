import type { Tool } from '@operable/core'
import { describe, expect, type TestContext, test } from 'vitest'
import { serve } from '../src/http/listen/node-server.ts'
import { createOperable } from '../src/services/create-operable.ts'
import { memoryStorage } from '../src/storage/memory.ts'
import {
  missingIn,
  ourWords,
  type PatchedSites,
  type PatchRow,
  type PatchStep,
  patchBody,
  patchedSites,
  patchRows,
  storedTool,
  valueAt,
} from './patched-tools.ts'

// Each row over the service's own HTTP, with the pages of the site on loopback.

async function start(row: PatchRow, { onTestFinished }: TestContext) {
  const sites = await patchedSites(row.delays ?? {}, row.then?.some(({ patch }) => patch?.['pageUrl']) === true)
  const storage = memoryStorage()
  const operable = createOperable({ storage, fetch: sites.fetch, renderer: sites.renderer, adminKey: 'the-admin-key' })
  const server = await serve({ operable, port: 0, log: () => {} })
  onTestFinished(async () => {
    await server.close()
    await operable.close()
    await sites.close()
  })
  const { website } = await operable.websites.add('https://www.harborphysio.example')
  const tools = [row.before, ...(row.others ?? [])].map((given, index) => storedTool(given, `tool${index}`))
  await storage.write(`tools/${website.id}`, { tools } as never)
  const ask = async (method: string, path = '', body?: unknown) => {
    const response = await fetch(`${server.url}/tools/${website.id}${path}`, {
      method,
      headers: { authorization: 'Bearer the-admin-key', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, json: (await response.json()) as { tools: Tool[]; code?: string } }
  }
  const list = async () => (await ask('GET')).json.tools
  return { ask, list, before: tools[0]!, tools, sites, operable }
}

type Started = Awaited<ReturnType<typeof start>>

async function take({ ask, tools }: Started, step: PatchStep): Promise<void> {
  const tool = tools.find(({ name }) => name === step.tool) ?? tools[0]!
  if (step.delete) return void (await ask('DELETE', `/${tool.id}`))
  const { status, json } = await ask('PATCH', `/${tool.id}`, patchBody(step.patch ?? {}))
  expect(status).toBe(step.status)
  const changed = json.tools.find(({ id }) => id === tool.id)
  expect(missingIn(changed, ourWords(step.rightAfter ?? step.afterOther ?? {}))).toEqual([])
}

function expectAsked({ fetched, rendered }: PatchedSites, row: PatchRow): void {
  expect(fetched.filter((path) => !row.fetched.includes(path))).toEqual([])
  expect(rendered.filter((path) => !row.rendered.includes(path))).toEqual([])
}

function expectTool(after: Tool, before: Tool, row: PatchRow): void {
  expect(missingIn(after, ourWords(row.after))).toEqual([])
  for (const path of row.kept) expect([path, valueAt(after, path)]).toEqual([path, valueAt(before, path)])
  for (const path of row.remade ?? []) {
    expect([path, valueAt(after, path)]).not.toEqual([path, valueAt(before, path)])
    expect(valueAt(after, path)).toBeDefined()
  }
  const { fields = [], inputSchema, safety } = after.metadata
  const known = [...fields.map(({ key }) => key), ...Object.keys((inputSchema?.['properties'] as object) ?? {})]
  expect(known.filter((name) => name !== undefined && row.notFields?.includes(name))).toEqual([])
  if (row.asksPerson !== undefined) expect(safety?.needsPerson).toBe(row.asksPerson)
  if (row.asksPersonBefore !== undefined) expect(before.metadata.safety?.needsPerson).toBe(row.asksPersonBefore)
}

describe('a change of one tool', () => {
  test.concurrent.for(patchRows.map((row) => [row.id, row] as const))('%s', async ([, row], context) => {
    const started = await start(row, context)
    const { ask, list, before, operable } = started
    for (const step of row.first ?? []) await take(started, step)
    const { status, json } = await ask('PATCH', `/${before.id}`, patchBody(row.patch))
    expect([status, ...(row.code ? [json.code] : [])]).toEqual([row.status, ...(row.code ? [row.code] : [])])
    if (status === 200) expect(missingIn(json.tools[0], ourWords(row.rightAfter))).toEqual([])
    for (const step of row.then ?? []) await take(started, step)
    await (operable.tools as unknown as { settled(): Promise<void> }).settled()
    const after = (await list()).find(({ id }) => id === before.id)
    expectAsked(started.sites, row)
    for (const { tool, afterOther } of row.then ?? []) {
      if (afterOther)
        expect(
          missingIn(
            (await list()).find(({ name }) => name === tool),
            afterOther,
          ),
        ).toEqual([])
    }
    if (row.gone) expect(after).toBeUndefined()
    else expectTool(after!, before, row)
  })
})
