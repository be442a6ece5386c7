import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openResults } from './results-file.ts'
import { failedRow } from './row.ts'

const folder = mkdtempSync(join(tmpdir(), 'operable-lines-'))
const path = join(folder, 'results.jsonl')
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => rmSync(path, { force: true }))

const first = '{"address":"https://a.example/","score":50}'
const second = '{"address":"https://b.example/ü\\"","code":"site_blocked","detail":"No.","scannedAt":"2026-01-01"}'

test('what it holds is done', async () => {
  writeFileSync(path, `${first}\n${second}\n`)
  const results = await openResults(path)
  expect([...results.done]).toEqual([
    ['https://a.example/', undefined],
    ['https://b.example/ü"', 'site_blocked'],
  ])
  await results.append({ address: 'https://c.example/', score: 1 })
  await results.append(failedRow('x y', { code: 'invalid_url', detail: 'é', at: new Date(0) }))
  await results.close()
  expect(readFileSync(path, 'utf8')).toBe(
    `${first}\n${second}\n{"address":"https://c.example/","score":1}\n` +
      '{"address":"x y","code":"invalid_url","detail":"é","scannedAt":"1970-01-01T00:00:00.000Z"}\n',
  )
  expect(readdirSync(folder)).toEqual(['results.jsonl'])
})

test('lines that an editor ended as Windows does are done too', async () => {
  writeFileSync(path, `${first}\r\n${second}\r\n`)
  const results = await openResults(path)
  await results.close()
  expect(results.done.size).toBe(2)
})

test('wherever a crash tore the last line off, it is cut off and its address is not done', async () => {
  const bytes = Buffer.from(second)
  for (let length = 0; length <= bytes.length; length++) {
    writeFileSync(path, Buffer.concat([Buffer.from(`${first}\n`), bytes.subarray(0, length)]))
    const results = await openResults(path)
    await results.append({ address: 'https://c.example/' })
    await results.close()
    const isWhole = length === bytes.length
    expect(results.done.size, `${length} bytes`).toBe(isWhole ? 2 : 1)
    const kept = isWhole ? `${first}\n${second}\n` : `${first}\n`
    expect(readFileSync(path, 'utf8')).toBe(`${kept}{"address":"https://c.example/"}\n`)
  }
})

test.each([
  ['a list of addresses', 'https://a.example/\nhttps://b.example/\n', 1],
  ['one line without an end', 'https://a.example/', 1],
  ['JSON of something else', '{"url":"https://a.example/"}\n', 1],
  ['a report', '{\n  "id": "x"\n}\n', 1],
  ['half a line between others', `${first}\n{"address":"https://b.example/","sc\n${first}\n`, 2],
  ['two lines that ran together', `${first}\n{"address":"https://b.ex${first}x\n`, 2],
])('%s is left as it is', async (_, text, line) => {
  writeFileSync(path, text)
  await expect(openResults(path)).rejects.toMatchObject({
    code: 'invalid_request',
    message: expect.stringMatching(`^Line ${line} of .* is not a result of this command`),
  })
  expect(readFileSync(path, 'utf8')).toBe(text)
  expect(existsSync(`${path}.lock`)).toBe(false)
})

test('only one may write', async () => {
  const results = await openResults(path)
  await expect(openResults(path)).rejects.toMatchObject({ code: 'invalid_request', message: /Another process/ })
  await results.append({ address: 'https://a.example/' })
  await results.close()
  const next = await openResults(path)
  expect(next.done.size).toBe(1)
  await next.close()
})
