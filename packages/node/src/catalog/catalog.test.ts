import { checkProtocolFile, parseLlmsTxt, parseRobots, parseSitemap } from '@operable/core/site'
import { describe, expect, test } from 'vitest'
import {
  aiCatalog,
  apiCatalog,
  discoveryLinks,
  llmsTxt,
  mcpVersions,
  publicPages,
  robotsTxt,
  serverCard,
  serverInfo,
  serverManifest,
  sitemapXml,
} from './documents.ts'
import { describeService } from './service-description.ts'

const baseUrl = 'https://audit.example.com'
const service = describeService({ baseUrl, version: '1.2.3' })
const deployments = [
  baseUrl,
  'http://127.0.0.1:8787',
  'http://localhost:8787',
  'http://[::1]:8787',
  `${baseUrl}/operable`,
]

describe.each(deployments)('reached at %s', (at) => {
  const described = describeService({ baseUrl: at, version: '1.2.3' })

  test('server.json holds what the schema of 2025-12-11 asks for', () => {
    const manifest = serverManifest(described)
    expect(manifest.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
    expect(manifest.name.length).toBeLessThanOrEqual(200)
    expect(manifest.description.length).toBeLessThanOrEqual(100)
    expect(manifest.title.length).toBeLessThanOrEqual(100)
    expect(manifest.version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(manifest.remotes).toEqual([{ type: 'streamable-http', url: `${at}/mcp` }])
    expect(URL.canParse(manifest.websiteUrl)).toBe(true)
    const known = ['$schema', 'name', 'title', 'description', 'version', 'websiteUrl', 'remotes']
    expect(Object.keys(manifest)).toEqual(known)
  })

  test('the AI catalog holds what both of its readers ask for', () => {
    const { specVersion, host, entries, ...rest } = aiCatalog(described)
    expect(specVersion).toMatch(/^1\.\d+$/)
    expect(rest).toEqual({})
    expect(host.displayName).not.toBe('')
    for (const { identifier, displayName, type, url, ...other } of entries) {
      expect(identifier).toMatch(/^urn:air:[a-zA-Z0-9.-]+(:[a-zA-Z0-9._-]+)+$/)
      expect([displayName, type, other]).toEqual([expect.any(String), expect.any(String), {}])
      expect(URL.canParse(url)).toBe(true)
    }
    expect(new Set(entries.map(({ identifier }) => identifier)).size).toBe(entries.length)
  })

  test('the API catalog is a linkset', () => {
    for (const { anchor, ...relations } of apiCatalog(described).linkset) {
      expect(URL.canParse(anchor)).toBe(true)
      for (const targets of Object.values(relations)) {
        for (const { href } of targets as { href: string }[]) expect(href.startsWith(`${at}/`)).toBe(true)
      }
    }
  })
})

test('the identity of the MCP server is the same everywhere', () => {
  const { $schema: _, remotes, ...manifest } = serverManifest(service)
  const { $schema, remotes: cardRemotes, ...card } = serverCard(service)
  expect($schema).toBe('https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json')
  expect(card).toEqual(manifest)
  expect(serverInfo(service)).toEqual(manifest)
  expect(manifest).toMatchObject({ name: 'com.example.audit/operable', version: '1.2.3' })
  expect(cardRemotes).toEqual([{ ...remotes[0], supportedProtocolVersions: mcpVersions }])
})

test.each([
  ['api-catalog', apiCatalog(service)],
  ['ai-catalog', aiCatalog(service)],
  ['ard', aiCatalog(service)],
  ['mcp-server-card', serverCard(service)],
])('our own audit takes %s for what it is', (id, document) => {
  expect(checkProtocolFile(id, JSON.stringify(document))).toMatchObject({ found: true })
})

test('robots.txt, the sitemap and llms.txt say what they should', () => {
  const robots = parseRobots(robotsTxt(service))
  expect(robots.isAllowed('GPTBot', '/')).toBe(true)
  expect(robots.isAllowed('GPTBot', '/r/0123')).toBe(true)
  expect(robots.isAllowed('GPTBot', '/console')).toBe(true)
  expect(robots.isAllowed('GPTBot', '/console/websites/0')).toBe(false)
  expect(robots.isAllowed('GPTBot', '/scans/0')).toBe(false)
  expect(robots.sitemaps).toEqual([`${baseUrl}/sitemap.xml`])
  expect(parseSitemap(sitemapXml(service))).toMatchObject({
    kind: 'urlset',
    urls: publicPages.map((path) => baseUrl + path),
  })
  expect(parseLlmsTxt(llmsTxt(service))).toMatchObject({ title: 'Operable', sections: [{ links: { length: 2 } }, {}] })
})

test('Link names each place once', () => {
  const relations = [...discoveryLinks(service).matchAll(/rel="([^"]+)"/g)].map(([, relation]) => relation)
  expect(relations).toEqual(['api-catalog', 'ai-catalog', 'service-desc', 'service-doc'])
})
