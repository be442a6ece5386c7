import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '../../test/any-character.ts'
import { protocolFiles } from '../standards/protocol-files.ts'
import { checkProtocolFile } from './protocol-file-content.ts'

const json = (value: unknown) => JSON.stringify(value)
const openapi = { openapi: '3.1.1', info: { title: 'Orders', version: '1' }, paths: {} }
const card = { name: 'Baker', supportedInterfaces: [{ url: 'https://shop.example/a2a' }], skills: [] }

describe('found', () => {
  test.each([
    ['llms-txt', '# Shop\n', 'Shop'],
    ['ai-plugin', json({ schema_version: 'v1', name_for_model: 'shop', name_for_human: 'Shop' }), 'Shop'],
    ['ai-plugin', json({ schema_version: 'v1', api: { type: 'openapi' } }), undefined],
    ['mcp', json({ mcpServers: { shop: { url: 'https://shop.example/mcp' } } }), undefined],
    ['mcp', json({ serverInfo: { name: 'shop', version: '1' } }), 'shop'],
    ['openapi', json(openapi), 'Orders'],
    ['openapi', `\uFEFF${json({ swagger: '2.0', info: {} })}`, undefined],
    ['agents', json({ agentsJson: '0.1.0', info: { title: 'Orders' }, flows: [] }), 'Orders'],
    ['agents', json({ tools: [{ id: 'a' }] }), undefined],
    ['agents-well-known', json({ name: 'Shop' }), 'Shop'],
    ['agent-card', json(card), 'Baker'],
    ['agent-card', json({ name: 'Old', url: 'https://shop.example/a2a', capabilities: {} }), 'Old'],
    ['api-catalog', json({ linkset: [{ anchor: 'https://shop.example/api' }] }), undefined],
    [
      'ai-catalog',
      json({ specVersion: '1.0', entries: [], host: { displayName: ' Corner\n Bakery ' } }),
      'Corner Bakery',
    ],
    ['ai-catalog', json({ agents: [{ cardUrl: 'https://shop.example/card' }] }), undefined],
    ['ard', json({ specVersion: '0.9', entries: [] }), undefined],
    [
      'mcp-server-card',
      json({ name: 'example.shop/shop', title: 'Shop', version: '1', description: 'Orders' }),
      'Shop',
    ],
    ['mcp-server-card-well-known', json({ serverInfo: { name: 'shop' } }), 'shop'],
    ['agent-skills', json({ skills: [{ name: 'order' }] }), undefined],
    ['markdown-negotiation', '# Shop\n\nText', undefined],
    ['markdown-negotiation', '[Shop](/) sells bread', undefined],
  ])('%s: %s', (id, body, name) => {
    expect(checkProtocolFile(id, body)).toEqual(name === undefined ? { found: true } : { found: true, name })
  })

  test('a long name is cut', () => {
    const body = json({ ...openapi, info: { title: 'a'.repeat(5000) } })
    expect(checkProtocolFile('openapi', body)).toEqual({ found: true, name: 'a'.repeat(200) })
  })
})

describe('not found', () => {
  const page = '<!DOCTYPE html><html><title>Shop</title># Shop</html>'
  const anywhere = [
    ['page', page],
    ['page after blanks', `\n\n  ${page}`],
    ['page without a doctype', '<html lang="en"><body>'],
    ['page after a remark', '<!-- built --><html>'],
    ['empty', ''],
    ['blank', ' \n'],
  ] as const

  test.each(protocolFiles.flatMap(({ id }) => anywhere.map(([label, body]) => [id, label, body] as const)))(
    '%s: %s',
    (id, _label, body) => {
      expect(checkProtocolFile(id, body)).toEqual({ found: false, reason: expect.stringMatching(/^It .+\.$/) })
    },
  )

  const files = protocolFiles.filter(({ id }) => id !== 'llms-txt' && id !== 'markdown-negotiation')
  const all = {
    ...openapi,
    ...card,
    schema_version: 'v1',
    api: {},
    tools: [1],
    linkset: [{}],
    specVersion: '1',
    entries: [],
  }
  const jsonAnywhere = [
    ['error text', 'Not found'],
    ['array', json([all])],
    ['null', 'null'],
    ['number', '1'],
    ['cut', json(all).slice(0, -1)],
    ['empty object', '{}'],
    ['error', json({ ...all, error: 'Not Found' })],
    ['status of an error', json({ ...all, statusCode: 404 })],
    ['failure', json({ ...all, success: false })],
    ['values without content', json({ name: '', url: null, version: ' ', info: {}, skills: null, tools: false })],
    ['members of the prototype', `{"__proto__":${json(all)}}`],
    ['too large', json({ ...all, filler: 'a'.repeat(1_100_000) })],
    ['too deep', `{"a":${'['.repeat(100_000)}`],
    ['deep and valid', json(all).replace('{', `{"a":${'['.repeat(300)}${']'.repeat(300)},`)],
    ['toString that is no function', '{"status":{"toString":1}}'],
  ] as const
  const meant = new Set(['array', 'cut', 'too large', 'too deep', 'deep and valid'])
  test.each(files.flatMap(({ id }) => jsonAnywhere.map(([label, body]) => [id, label, body] as const)))(
    '%s: %s',
    (id, label, body) => {
      const broken = meant.has(label) ? { broken: true } : {}
      expect(checkProtocolFile(id, body)).toEqual({
        found: false,
        reason: expect.stringMatching(/^It.+\.$/),
        ...broken,
      })
      expect(Object.prototype).not.toHaveProperty('linkset')
    },
  )

  test.each([
    ['llms-txt', 'Not found', 'It has no main heading ("# Title").'],
    ['ai-plugin', json({ schema_version: 'v1' }), 'It lacks "schema_version" and "api" or "name_for_model".'],
    ['openapi', json({ openapi: '4.0', info: {} }), 'It lacks "openapi" 3.x (or "swagger" 2.0) and "info".'],
    ['openapi', json({ openapi: '3.1.0' }), 'It lacks "openapi" 3.x (or "swagger" 2.0) and "info".'],
    ['agent-card', json({ name: 'Baker', url: 'https://a' }), expect.stringContaining('It lacks "name"')],
    ['ai-catalog', json({ specVersion: '2.0', entries: [] }), 'It lacks "specVersion" 0 or 1 and "entries".'],
    ['agent-skills', json({ skills: [{}] }), 'It lacks "skills" with named entries.'],
    ['markdown-negotiation', json({ a: 1 }), 'It is JSON.'],
    ['unheard-of', '{}', 'There is no file called "unheard-of".'],
    ['__proto__', '{}', 'There is no file called "__proto__".'],
  ])('%s: %s', (id, body, reason) => {
    expect(checkProtocolFile(id, body)).toEqual({ found: false, reason })
  })
})

test('no body makes it throw', () => {
  const ids = fc.constantFrom(...protocolFiles.map(({ id }) => id))
  const body = fc.oneof(fc.json(), fc.string({ unit: anyCharacter }), fc.object().map(json))
  fc.assert(fc.property(ids, body, (id, text) => typeof checkProtocolFile(id, text).found === 'boolean'))
})
