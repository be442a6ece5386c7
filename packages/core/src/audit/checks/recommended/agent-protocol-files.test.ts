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
const files = (words: NonNullable<SiteWords['files']>) => buildSite({ files: words })

checkRows(agentProtocolFiles, [
  ['one', files({ openapi }), 1, 'https://shop.example/openapi.json'],
  ['three', files({ openapi, agents, mcp }), 3],
  ['four are all the points', files({ openapi, agents, mcp, 'agent-card': card }), 4],
  ['five earn no more', files({ openapi, agents, mcp, 'agent-card': card, 'ai-plugin': plugin }), 4],
  ['two addresses of one file are one point', files({ agents, 'agents-well-known': agents }), 1],
  ['the other address alone', files({ 'agents-well-known': agents }), 1],
  ['one found, one that could not be asked', files({ openapi, mcp: ['timeout'] }), 1, 'could not be asked'],
  ['status 200 with HTML', files({ openapi: '<!doctype html><title>Shop</title>' }), 'not applied'],
  ['status 200 with other JSON', files({ openapi: '{"error":"not found"}' }), 'not applied'],
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
