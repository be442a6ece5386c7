import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOperable } from '../../services/create-operable.ts'
import { versionFiles } from '../../services/widget-files/widget-archive.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { type RunningServer, serve } from '../listen/node-server.ts'
import { readWidgetFiles } from '../widget/widget-files.ts'

interface Sent {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

const present = readWidgetFiles()
const older = versionFiles([{ name: 'operable.js', body: `/* é */${'last("year");'.repeat(500)}` }])
let server: RunningServer

beforeAll(async () => {
  const operable = createOperable({ storage: memoryStorage(), render: 'never' })
  await operable.widgetArchive.keep(older)
  server = await serve({ operable, port: 0, log: () => {} })
})
afterAll(() => server.close())

/** The bytes as they come: `fetch` would decode them. */
function send(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Sent> {
  return new Promise((done, fail) => {
    request(server.url + path, { method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', fail)
      answer.on('end', () => done({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }))
    })
      .on('error', fail)
      .end()
  })
}

const codings: [sent: string | undefined, coding: string | undefined, decode: (body: Buffer) => Buffer][] = [
  [undefined, undefined, (body) => body],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['identity;q=0.5, gzip;q=0', undefined, (body) => body],
]
const asking = (value: string | undefined): Record<string, string> =>
  value === undefined ? {} : { 'accept-encoding': value }

const files: [path: string, body: string][] = [
  ...present.files.map(({ name, body }): [string, string] => [`/${name}`, body]),
  ...present.files.map(({ name, body }): [string, string] => [`/w/${present.version}/${name}`, body]),
  [`/w/${older.version}/operable.js`, older.files[0]?.body ?? ''],
]

describe.each(files)('%s', (path, text) => {
  test.each(codings)('Accept-Encoding %s: %s', async (value, coding, decode) => {
    const answer = await send(path, asking(value))
    const { headers, body } = answer
    expect(answer.status).toBe(200)
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-type': 'text/javascript; charset=utf-8' })
    expect([headers['content-encoding'], headers['content-length']]).toEqual([coding, String(body.length)])
    expect(decode(body).toString()).toBe(text)
    if (coding !== undefined) expect(body.length).toBeLessThan(Buffer.byteLength(text) * 0.75)

    const head = await send(path, asking(value), 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
    const { date: _, 'x-request-id': _id, ...same } = headers
    expect(head.headers).toMatchObject(same)
  })

  test('each coding has its own strong tag, and is not changed by that one alone', async () => {
    const forms = await Promise.all(
      codings.slice(0, 3).map(async ([value]) => {
        const { headers } = await send(path, asking(value))
        return { asked: asking(value), tag: headers.etag ?? '', cache: headers['cache-control'] }
      }),
    )
    expect(new Set(forms.map(({ tag }) => tag)).size).toBe(3)
    for (const { asked, tag, cache } of forms) {
      expect(tag).toMatch(/^"[^"]+"$/)
      for (const { tag: held } of forms) {
        const answer = await send(path, { ...asked, 'if-none-match': held })
        expect([answer.status, answer.headers.etag]).toEqual([held === tag ? 304 : 200, tag])
        expect(answer.headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': cache })
        if (held === tag) expect([answer.body.length, answer.headers['content-encoding']]).toEqual([0, undefined])
      }
    }
  })
})

test('many who ask at once get the same bytes', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => send('/llms.txt', asking('br'))))
  for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body])
})

test('a file that is not known varies as one that is', async () => {
  const answer = await send('/w/AAAAAAAAAAAA/operable.js', asking('gzip'))
  expect([answer.status, answer.headers.vary, answer.headers['content-encoding']]).toEqual([
    404,
    'Accept-Encoding',
    undefined,
  ])
})

test.each([
  '/openapi.json',
  '/api/v1/methodology',
  '/methodology',
  '/help',
  '/llms.txt',
  '/server.json',
  '/favicon.svg',
])('%s is compressed as well', async (path) => {
  const [plain, packed] = await Promise.all([send(path), send(path, asking('gzip'))])
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'gzip'])
  expect(gunzipSync(packed.body)).toEqual(plain.body)
  expect([plain.headers.vary, packed.headers.vary]).toEqual(['Accept-Encoding', 'Accept-Encoding'])
})
