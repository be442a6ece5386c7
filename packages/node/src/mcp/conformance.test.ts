import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpReports } from '../../test/http-reports.ts'
import { listScenarios, mcpSuite } from '../../test/run-mcp-suite.ts'
import { type RunningServer, serve } from '../http/listen/node-server.ts'

// The official conformance suite against the service. It was made for a server with every feature of the protocol and
// with tools of its own that try them; what this server does not offer cannot be tried.

const applicable = [
  'server-initialize',
  'ping',
  'tools-list',
  'dns-rebinding-protection',
  'server-stateless',
  'server-sse-multiple-streams',
  'caching',
  'http-header-validation',
]

/** Of the older revisions it wants a session. */
const NEEDS_SESSION = 'server-sse-multiple-streams 2025-11-25'

const notApplicable: Record<string, RegExp> = {
  'it has one tool of its own, and none of the tools of the suite':
    /^(?:tools-call-.*|json-schema-2020-12|http-custom-header-server-validation)$/,
  'it has no prompts, resources, completions or log':
    /^(?:prompts-.*|resources-.*|sep-2164-.*|completion-.*|logging-.*)$/,
  'it asks the client for nothing': /^(?:elicitation-.*|input-required-result-.*)$/,
  'it keeps no session, so that there is no stream to come back to': /^server-(?:session-lifecycle|sse-polling)$/,
}

/** Parts of applicable scenarios that need what this server does not offer. */
const untestable: Record<string, string[]> = {
  'server-stateless': [
    'sep-2575-http-server-no-independent-requests-on-stream',
    'sep-2575-missing-capability-http-400',
    'sep-2575-server-no-log-without-loglevel',
    'sep-2575-server-rejects-undeclared-capability',
    'sep-2575-server-sends-prompts-list-changed-on-subscription',
    'sep-2575-server-sends-tools-list-changed-on-subscription',
  ],
  caching: [
    'sep-2549-prompts-list-caching-hints',
    'sep-2549-resources-list-caching-hints',
    'sep-2549-resources-read-caching-hints',
    'sep-2549-resources-templates-list-caching-hints',
  ],
}
const WHY_UNTESTABLE = /Not testable: server does not list the diagnostic tool|Method not found|was not exercised/

const known = await listScenarios()
const suite = mcpSuite()
let server: RunningServer

/** The tools of a website, for whoever asks: the suite has no key. */
let site: string

beforeAll(async () => {
  const { operable } = await httpReports()
  server = await serve({ operable, port: 0, authorize: async () => {} })
  const { website } = await operable.websites.add('https://shop.example/')
  const draft = { name: 'subscribe', description: 'Subscribe', pageUrl: website.url, selector: 'form' }
  await operable.tools.addDraft(website.id, { ...draft, metadata: { kind: 'form' } })
  await operable.websites.patch(website.id, { mcp: 'trial' })
  site = `${server.url}/mcp/${website.id}`
})

afterAll(async () => {
  await suite.close()
  await server.close()
})

const rows = applicable
  .flatMap((scenario) => (known.get(scenario) ?? []).map((revision) => [scenario, revision] as const))
  .filter((row) => row.join(' ') !== NEEDS_SESSION)

// The suite waits a second for some answers: on a machine that stands still meanwhile, it is run again.
describe('official conformance suite', { retry: 5 }, () => {
  test.each(rows)('%s, revision %s', async (scenario, revision) => {
    const checks = await suite.runScenario(`${server.url}/mcp`, scenario, revision)
    const open = checks.filter(({ status }) => status !== 'SUCCESS' && status !== 'INFO')
    expect(
      open.filter(({ status, errorMessage = '' }) => status !== 'SKIPPED' && !WHY_UNTESTABLE.test(errorMessage)),
    ).toEqual([])
    expect(open.map(({ id }) => id).sort()).toEqual(untestable[scenario] ?? [])
    expect(checks.filter(({ status }) => status === 'SUCCESS').length).toBeGreaterThan(0)
  })
})

/** It never asks in these scenarios, since nothing is called. */
describe('official conformance suite, the tools of a website', { retry: 5 }, () => {
  test.each(rows)('%s, revision %s', async (scenario, revision) => {
    const checks = await suite.runScenario(site, scenario, revision)
    const failed = checks.filter(({ status }) => status === 'FAILURE' || status === 'WARNING')
    expect(failed.filter(({ errorMessage = '' }) => !WHY_UNTESTABLE.test(errorMessage))).toEqual([])
    expect(checks.filter(({ status }) => status === 'SUCCESS').length).toBeGreaterThan(0)
  })
})

test('each scenario for servers is run, or there is a reason why not', () => {
  expect(known.size).toBeGreaterThan(40)
  expect(new Set(rows.map(([, revision]) => revision))).toEqual(new Set(['2025-06-18', '2025-11-25', '2026-07-28']))
  for (const [scenario, revisions] of known) {
    const isRun = applicable.includes(scenario) || revisions.includes('extension')
    const reasons = Object.values(notApplicable).filter((pattern) => pattern.test(scenario))
    expect([scenario, Number(isRun) + reasons.length]).toEqual([scenario, 1])
  }
  expect(applicable.filter((scenario) => !known.has(scenario))).toEqual([])
})
