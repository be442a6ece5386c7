import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { errorCodes } from '@operable/core'
import Ajv2020 from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { BASE, httpShop, httpShopWithTools } from '../../../test/http-shop.ts'
import { isScanId } from '../../services/scans/scan-record.ts'
import { depsOf } from '../app.ts'
import { createRouter } from '../router.ts'
import { pageModules } from '../routes/registry.ts'
import { exampleScanId } from './examples.ts'

interface Operation {
  operationId: string
  tags: string[]
  summary: string
  security: Record<string, unknown>[]
  requestBody?: { content: Record<string, { schema: object; example: unknown }> }
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: object; example?: unknown }> }>
}

interface Document {
  openapi: string
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; responses: Record<string, object> }
}

async function read() {
  const shop = await httpShop()
  const answer = await shop.send('GET /openapi.json')
  return { ...shop, answer, document: answer.json as unknown as Document }
}

function operations({ paths }: Document): [string, Operation][] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
  )
}

test('the linter of the specification finds nothing', async () => {
  const { document } = await read()
  const folder = await mkdtemp(join(tmpdir(), 'operable-openapi-'))
  const file = join(folder, 'openapi.json')
  await writeFile(file, JSON.stringify(document, null, 2))
  const cli = fileURLToPath(import.meta.resolve('@redocly/cli/package.json')).replace(/package\.json$/, 'bin/cli.js')
  const env = {
    PATH: process.env['PATH'],
    HOME: folder,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, 'lint', file, '--extends', 'recommended-strict', '--format', 'json'],
    { env, cwd: folder },
  ).catch((error: { stdout: string; stderr: string }) => error)
  await rm(folder, { recursive: true })
  const { totals, problems } = JSON.parse(stdout)
  expect({ totals, problems }).toEqual({ totals: { errors: 0, warnings: 0, ignored: 0 }, problems: [] })
})

test('every route of the API is in the description, and the reverse; pages are not', async () => {
  const { operable, document } = await read()
  const deps = depsOf(operable, { baseUrl: BASE })
  const line = ({ method, path }: { method: string; path: string }) =>
    `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`
  const pages = new Set(pageModules.flatMap((module) => module(deps).routes.map(line)))
  const routed = new Set(
    createRouter(deps)
      .routes.filter(({ method }) => method !== 'OPTIONS')
      .map(line),
  )
  const described = operations(document).map(([name]) => name)
  expect([...routed].filter((name) => !pages.has(name)).sort()).toEqual([...described].sort())
  expect(described.filter((name) => pages.has(name))).toEqual([])
})

test('operations are told apart, and each says who may call it', async () => {
  const { document, answer } = await read()
  expect(document.openapi).toBe('3.1.1')
  expect(document.servers).toEqual([{ url: BASE }])
  expect(answer.headers.get('content-type')).toBe('application/json')
  const all = operations(document)
  const ids = all.map(([, { operationId }]) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  const tags = document.tags.map(({ name }) => name)
  for (const [name, operation] of all) {
    expect([name, tags]).toEqual([name, expect.arrayContaining(operation.tags)])
    expect([name, operation.security]).toEqual([name, expect.any(Array)])
    const isOpen = !('401' in operation.responses)
    expect([name, operation.security.length === 0]).toEqual([name, isOpen])
    for (const [status, response] of Object.entries(operation.responses)) {
      if (Number(status) >= 400) expect(response.$ref).toBe(`#/components/responses/Problem${status}`)
    }
  }
})

test('the ID of a scan looks like one of ours', () => {
  expect(isScanId(exampleScanId)).toBe(true)
})

test('every example fits its schema, and every code has one', async () => {
  const { document } = await read()
  const ajv = addFormats.default(new Ajv2020.default({ strict: false }))
  ajv.addSchema({ $id: 'doc', components: document.components })
  const fits = (schema: object, value: unknown) => {
    const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"doc#/')))
    return validate(value) ? [] : validate.errors
  }
  let seen = 0
  for (const [name, { requestBody, responses }] of operations(document)) {
    const bodies = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)]
    for (const { schema, example } of bodies.flatMap((content) => Object.values(content ?? {}))) {
      if (example === undefined) continue
      seen += 1
      expect([name, fits(schema, example)]).toEqual([name, []])
    }
    expect([
      name,
      requestBody === undefined || Object.values(requestBody.content).every(({ example }) => example !== undefined),
    ]).toEqual([name, true])
  }
  expect(seen).toBeGreaterThan(10)
  for (const [name, response] of Object.entries(document.components.responses)) {
    const { schema, examples } = (
      response as { content: Record<string, { schema: object; examples: Record<string, { value: object }> }> }
    ).content['application/problem+json']!
    for (const [code, { value }] of Object.entries(examples)) {
      expect(code in errorCodes).toBe(true)
      expect([name, code, fits(schema, value)]).toEqual([name, code, []])
    }
  }
})

test('what is answered fits what is described', async () => {
  const { send, id, key, admin, path } = await httpShopWithTools()
  const document = (await send('GET /openapi.json')).json as unknown as Document
  const ajv = addFormats.default(new Ajv2020.default({ strict: false }))
  ajv.addSchema({ $id: 'doc', components: document.components })
  const rows: [string, string, string, unknown?][] = [
    [`GET /websites`, 'get /websites', admin],
    [`GET /websites/${id}`, 'get /websites/{websiteId}', key],
    [`POST /websites`, 'post /websites', admin, { url: 'https://shop.example/' }],
    [`POST /websites/${id}/keys`, 'post /websites/{websiteId}/keys', key],
    [`GET /websites/${id}/keys`, 'get /websites/{websiteId}/keys', key],
    [`GET /tools/${id}`, 'get /tools/{websiteId}', key],
    [`GET ${path}`, 'get /tools/{websiteId}/{toolId}', key],
    [`PATCH ${path}`, 'patch /tools/{websiteId}/{toolId}', key, { clickSelector: '#open' }],
    [`POST /tools/${id}/manual`, 'post /tools/{websiteId}/manual', key, { urls: ['https://shop.example/login'] }],
    [`GET /widget/${id}/tools.json`, 'get /widget/{websiteId}/tools.json', key],
    ['GET /health', 'get /health', key],
    [`DELETE ${path}`, 'delete /tools/{websiteId}/{toolId}', key],
  ]
  for (const [line, name, secret, body] of rows) {
    const answer = await send(line, { key: secret, body })
    const operation = operations(document).find(([described]) => described === name)?.[1]
    const schema = operation?.responses[answer.status]?.content?.['application/json']?.schema
    const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"doc#/')))
    expect([line, validate(answer.json), validate.errors]).toEqual([line, true, null])
  }
})

test('304 while it is the same', async () => {
  const { send, answer } = await read()
  const etag = answer.headers.get('etag') ?? ''
  expect((await send('GET /openapi.json', { headers: { 'if-none-match': etag } })).status).toBe(304)
})
