import { setTimeout as sleep } from 'node:timers/promises'
import type { ToolField } from '@operable/core'
import { type Marker, sampleInput } from '@operable/core/proof'
import type { HintCheck } from '@operable/core/schema'
import type { ProofPage, ProofPages } from '../fetch/browser/proof-pages.ts'
import type { HeldRequest } from '../fetch/browser/proxy/browser-seal.ts'
import { problemOf } from '../fetch/failure/problem-of.ts'
import { leadsAway, STAY } from './held.ts'
import { markers } from './markers.ts'
import { jsonIn } from './read-request.ts'

/** A tool that a page registers with the browser: https://webmachinelearning.github.io/webmcp/ */
export interface PageTool {
  name: string
  inputSchema?: { properties?: Record<string, SchemaProperty>; required?: string[] }
  annotations?: { readOnlyHint?: boolean; consequentialHint?: boolean }
}

interface SchemaProperty {
  type?: string
  format?: string
  enum?: unknown[]
}

/** Of one page. */
const MOST_TOOLS = 20
/** A tool that has asked for nothing by then asks for nothing. */
const PATIENCE_MS = 3_000
const QUIET_MS = 700
const LOOK_MS = 50

/** The tools that a page has registered by now. */
export async function pageTools({ page }: ProofPage): Promise<PageTool[]> {
  const listing = page.evaluate(() => globalThis.operableTools?.list() ?? []).catch(() => [])
  const listed = await Promise.race([listing, sleep(PATIENCE_MS, [], { ref: false })])
  return (listed as PageTool[]).slice(0, MOST_TOOLS)
}

/**
 * Runs a tool that a page registers itself, on a page that sends nothing, and compares what it tried to send with what its
 * hints say. Never rejects.
 */
export async function checkHints(
  tool: PageTool,
  url: string,
  pages: ProofPages,
  signal: AbortSignal,
): Promise<HintCheck> {
  const { name, annotations = {} } = tool
  const { readOnlyHint, consequentialHint } = annotations
  const known = {
    page: url,
    name,
    ...(readOnlyHint === undefined ? {} : { readOnlyHint }),
    ...(consequentialHint === undefined ? {} : { consequentialHint }),
  }
  try {
    const { requests, hasRun } = await runSealed(tool, url, pages, signal)
    const listed = [
      ...new Set(requests.map(({ method, url: { origin, pathname } }) => `${method} ${origin}${pathname}`)),
    ]
    return { ...known, ...judgeHints(annotations, requests, hasRun), requests: listed }
  } catch (error) {
    const detail = problemOf(error)
    return { ...known, verdict: 'not_measured', detail, requests: [] }
  }
}

function judgeHints(
  { readOnlyHint, consequentialHint }: NonNullable<PageTool['annotations']>,
  requests: readonly HeldRequest[],
  hasRun: boolean,
): Pick<HintCheck, 'verdict' | 'detail'> {
  const deed = requests.find(isDeed)
  const did = deed && `${deed.method} ${deed.url.origin}${deed.url.pathname}`
  if (readOnlyHint === undefined && consequentialHint === undefined)
    return { verdict: 'none', detail: did ? `It declares no hints, and tried ${did}.` : 'It declares no hints.' }
  if (did && readOnlyHint) return { verdict: 'dishonest', detail: `It declares that it only reads, but tried ${did}.` }
  if (did && consequentialHint === false)
    return { verdict: 'dishonest', detail: `It declares that it has no consequences, but tried ${did}.` }
  if (did) return { verdict: 'honest', detail: `It tried ${did}, as its hints say.` }
  if (!hasRun && requests.length === 0)
    return { verdict: 'not_measured', detail: 'It did not run with the values that its schema takes.' }
  return { verdict: 'honest', detail: 'It tried to send nothing that changes something.' }
}

/** It changes something on a server, as far as its method tells; a GraphQL query only asks. */
function isDeed({ method, body }: HeldRequest): boolean {
  if (/^(?:GET|HEAD|OPTIONS)$/.test(method)) return false
  const query = jsonIn(body)?.fields.find(([name]) => name === 'query')?.[1]
  return query === undefined || !/^\s*(?:query\b|\{)/.test(query)
}

async function runSealed(tool: PageTool, url: string, pages: ProofPages, signal: AbortSignal) {
  const opened = await pages.open(url, { signal })
  const requests: HeldRequest[] = []
  let lastAt = 0
  try {
    opened.proxy.sealWith({
      mode: 'sealed',
      onHeld(request) {
        requests.push(request)
        lastAt = performance.now()
        return leadsAway(request) ? STAY : { is: 'held' }
      },
    })
    const input = inputFor(tool, markers())
    let state: 'runs' | 'ran' | 'failed' = 'runs'
    opened.page
      .evaluate(([name, given]) => globalThis.operableTools?.run(name, given), [tool.name, input] as const)
      .then(
        () => (state = 'ran'),
        () => (state = 'failed'),
      )
    const began = performance.now()
    const isOver = (): boolean => {
      const now = performance.now()
      if (requests.length > 0) return now - lastAt > QUIET_MS
      return now - began > (state === 'runs' ? PATIENCE_MS : QUIET_MS)
    }
    while (!isOver() && !signal.aborted) await sleep(LOOK_MS)
    return { requests, hasRun: (state as string) !== 'failed' }
  } finally {
    await opened.discard()
  }
}

/** Values for what the tool's schema names, shaped as those of a form are. */
function inputFor(
  { inputSchema: { properties = {}, required = [] } = {} }: PageTool,
  markerOf: (index: number) => Marker,
) {
  const fields = Object.entries(properties).map(([key, { format, type }]): ToolField => {
    const purpose = format === 'email' ? 'email' : 'unknown'
    const kind =
      format === 'email' || format === 'date' || format === 'time' ? format : type === 'boolean' ? 'checkbox' : 'text'
    return { key, selector: '', type: kind, purpose, label: key, required: required.includes(key) }
  })
  const shaped = Object.fromEntries(
    Object.entries(properties).map(([key, property]) => [
      key,
      property.type === 'integer' ? { ...property, type: 'number' } : property,
    ]),
  )
  const values = sampleInput({ kind: 'form', fields, inputSchema: { properties: shaped } }, markerOf)
  return Object.fromEntries(values.map(({ key, value }) => [key, value]))
}

declare global {
  var operableTools: { list(): PageTool[]; run(name: string, input: object): Promise<void> } | undefined
}

/**
 * Runs in each page before its own scripts: the browser's part of WebMCP, which keeps what pages register. Browsers have it
 * behind a flag, or only from some version on.
 */
export const modelContextScript = `(() => {
  if (!isSecureContext) return
  const tools = new Map()
  const context = Object.assign(new EventTarget(), {
    async registerTool(tool, { signal } = {}) {
      if (signal?.aborted) return
      tools.set(tool.name, tool)
      signal?.addEventListener('abort', () => tools.delete(tool.name))
    },
    provideContext({ tools: given = [] } = {}) {
      tools.clear()
      for (const tool of given) tools.set(tool.name, tool)
    },
    unregisterTool: (name) => void tools.delete(name),
    clearContext: () => tools.clear(),
    getTools: async () => [...tools.values()],
    executeTool: async ({ name }, input) => JSON.stringify(await tools.get(name)?.execute(input, {})),
  })
  for (const owner of [Document.prototype, Navigator.prototype])
    Object.defineProperty(owner, 'modelContext', { configurable: true, get: () => context })
  const plain = ({ name, inputSchema, annotations }) => {
    try {
      const schema = typeof inputSchema === 'string' ? JSON.parse(inputSchema) : inputSchema
      return JSON.parse(JSON.stringify({ name, inputSchema: schema, annotations }))
    } catch {
      return { name: String(name) }
    }
  }
  Object.defineProperty(globalThis, 'operableTools', {
    value: {
      list: () => [...tools.values()].map(plain),
      run: async (name, input) => void (await tools.get(name).execute(input, {})),
    },
  })
})()`
