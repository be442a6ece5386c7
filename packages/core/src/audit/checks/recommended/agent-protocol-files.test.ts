import { expect, test } from 'vitest'
import { checkRows } from '../../../../test/check-rows.ts'
import { buildPage, buildSite, type SiteWords } from '../../../../test/evidence-builder.ts'
import { runCheck } from '../../run-checks.ts'
import { agentProtocolFiles } from './agent-protocol-files.ts'

const openapi = '{"openapi":"3.1.0","info":{"title":"Shop","version":"1"},"paths":{}}'
const agents = '{"agentsJson":"0.1.0","name":"Shop"}'
const mcp = '{"name":"shop","version":"1.0.0"}'
const card = '{"name":"Shop","url":"https://shop.example/a2a","skills":[]}'
const plugin = '{"schema_version":"v1","name_for_model":"shop"}'
const answered = (path: string, body: string) => ({
  outcome: 'answered' as const,
  url: `https://shop.example${path}`,
  finalUrl: `https://shop.example${path}`,
  status: 200,
  headers: {},
  body,
})
const files = (words: NonNullable<SiteWords['files']>) => buildSite({ files: words })

checkRows(agentProtocolFiles, [
  ['one', files({ openapi }), 1, 'https://shop.example/openapi.json'],
  ['three', files({ openapi, agents, mcp }), 3],
  ['four are all the points', files({ openapi, agents, mcp, 'agent-card': card }), 4],
  ['five earn no more', files({ openapi, agents, mcp, 'agent-card': card, 'ai-plugin': plugin }), 4],
  ['two addresses of one file are one point', files({ agents, 'agents-well-known': agents }), 1],
  ['the other address alone', files({ 'agents-well-known': agents }), 1],
  ['one found, one that could not be asked', files({ openapi, mcp: ['timeout'] }), 1, 'could not be checked'],
  ['status 200 with HTML', files({ openapi: '<!doctype html><title>Shop</title>' }), 'not applied'],
  ['status 200 with other JSON', files({ openapi: '{"error":"not found"}' }), 'not applied'],
  ['the same JSON at every address', files({ mcp, agents: mcp, openapi: mcp }), 'not applied'],
  [
    'the same JSON but for its own address',
    files({ mcp: '{"name":"/.well-known/mcp.json"}', agents: '{"name":"/agents.json"}' }),
    'not applied',
  ],
  ['JSON that cannot be read', files({ openapi: `${openapi},` }), 0, 'openapi.json exists but is not valid: It is not'],
  ['one that can be read beside one that cannot', files({ mcp, 'ai-plugin': `[${plugin}]` }), 1, 'is not an object'],
  ['an empty list at every address', files({ openapi: '[]', mcp: '[]' }), 'not applied'],
  ['text that is no JSON', files({ openapi: 'no such page' }), 'not applied'],
  [
    'a file longer than is read',
    files({ openapi: { ...answered('/openapi.json', openapi.slice(0, 40)), truncated: true } }),
    'not measured',
    'larger than 1 MiB',
  ],
  ['none', buildSite(), 'not applied'],
  ['one could not be asked', files({ mcp: ['timeout'] }), 'not measured'],
  ['one answered with a server error', files({ mcp: 502 }), 'not measured'],
])

test('promises exactly what the proposed files earn', () => {
  const before = files({ mcp })
  const { advice } = runCheck(agentProtocolFiles, before)
  const proposed = Object.fromEntries(advice!.snippets.map(({ target, code }) => [target, code]))
  const after = files({
    mcp,
    openapi: proposed['/openapi.json']!,
    agents: proposed['/agents.json']!,
    'ai-plugin': proposed['/.well-known/ai-plugin.json']!,
  })
  expect(runCheck(agentProtocolFiles, after).entry.points).toBe(advice!.pointsAfter ?? 4)
  expect(advice!.pointsAfter).toBe(4)
})

test('says what to mend', () => {
  const { advice } = runCheck(agentProtocolFiles, files({ openapi: `${openapi},` }))
  expect(advice!.change).toMatch(
    /^Fix https:\/\/shop\.example\/openapi\.json: It is not valid JSON\. Publish 3 more files/,
  )
  expect(advice!.pointsAfter).toBe(3)
})

test('what could not be asked opens the range', () => {
  expect(runCheck(agentProtocolFiles, files({ openapi, mcp: ['timeout'], 'agent-card': 500 })).openPoints).toBe(2)
})

test('the files describe the pages that were read', () => {
  const pages = [buildPage({ title: 'Home' }), buildPage({ url: '/prices', title: 'Prices' })]
  const { advice } = runCheck(agentProtocolFiles, buildSite({ pages, files: { mcp } }))
  const parsed = JSON.parse(advice!.snippets[0]!.code)
  expect(Object.keys(parsed.paths)).toEqual(['/', '/prices'])
  expect(parsed.paths['/prices'].get.summary).toBe('Prices')
})
