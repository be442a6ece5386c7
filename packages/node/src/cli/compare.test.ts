import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runHere } from './testing/run-here.ts'
import { sampleProof } from './testing/sample-proof.ts'
import { sampleReport } from './testing/sample-report.ts'

let folder: string
const file = (name: string) => join(folder, name)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'operable-compare-'))
  const [, , header, ...rest] = sampleReport().scoreBreakdown
  const [robots, labels] = sampleReport().scoreBreakdown
  const later = sampleReport({
    score: 71,
    grade: 'B',
    scannedAt: '2026-11-22T08:05:09.000Z',
    scoreBreakdown: [robots!, labels!, { ...header!, points: 4 }, ...rest],
  })
  writeFileSync(file('before.json'), JSON.stringify(sampleReport()))
  writeFileSync(file('after.json'), JSON.stringify(later))
  writeFileSync(file('other.json'), JSON.stringify({ ...later, id: '9'.repeat(26), url: 'https://other.example/' }))
  writeFileSync(file('text.json'), 'no JSON')
  writeFileSync(file('config.json'), '{"score": 100}')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('two files: what changed from one to the other', async () => {
  const { code, stdout } = await runHere(['compare', file('before.json'), file('after.json')])
  expect(code).toBe(0)
  expect(stdout).toContain('2026-11-21 08:05 UTC  to  2026-11-22 08:05 UTC')
  expect(stdout).toContain('The score rose from 67 (C) to 71 (B); one check changed.')
  expect(stdout).toMatch(/↑ Strict-Transport-Security +0 \/ 4 → 4 \/ 4/)
})

test('two files as JSON', async () => {
  const { stdout } = await runHere(['compare', file('before.json'), file('after.json'), '--json'])
  expect(JSON.parse(stdout)).toMatchObject({ scoreChange: 4, versionPart: 'none', bySite: 4 })
})

test('a form that was proven and is not any more comes first', async () => {
  const { proofs } = sampleProof()
  const refuted = proofs.map((proof) => ({ ...proof, verdict: 'refuted', reason: 'sent_twice' }))
  writeFileSync(file('proven.json'), JSON.stringify(sampleReport({ proofs })))
  writeFileSync(file('refuted.json'), JSON.stringify({ ...sampleReport(), proofs: refuted }))
  const { stdout } = await runHere(['compare', file('proven.json'), file('refuted.json')])
  const [, , , , first] = stdout.split('\n')
  expect(first).toMatch(/^“Write to us” was proven, and is not any more: sent more than once\./)
  expect(stdout).toContain('Forms, tried\n~ “Write to us” was proven')
})

describe('says what is wrong:', () => {
  test.each([
    ['a file that is not there', ['before.json', 'none.json'], 'There is no file at'],
    ['a file without JSON', ['text.json', 'after.json'], 'text.json is not JSON.'],
    ['JSON that is no report', ['before.json', 'config.json'], 'config.json is not an Operable report'],
    ['two sites', ['before.json', 'other.json'], 'The reports are about different sites'],
    ['one file', ['before.json'], 'Also name a file with the later report'],
    ['a folder', ['before.json', '.'], 'There is no file at'],
  ])('%s', async (_, names, sentence) => {
    const { code, stdout, stderr } = await runHere(['compare', ...names.map(file)])
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(sentence)
  })

  test('two files and --with', async () => {
    const { code } = await runHere(['compare', file('before.json'), file('after.json'), '--with', '2026'])
    expect(code).toBe(2)
  })
})
