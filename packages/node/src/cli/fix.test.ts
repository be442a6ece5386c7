import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { git, soundSite, temporaryFolder, writeFiles } from '../../test/ci-project.ts'
import { runHere } from './testing/run-here.ts'

const FAULT = '<form action="/s" method="post"><input name="town"><button>Find a shop</button></form>'

async function siteWith(home: string): Promise<string> {
  const folder = temporaryFolder()
  await writeFiles(folder, soundSite({ home }))
  return folder
}

const fix = (folder: string, ...words: string[]) => runHere(['fix', folder, '--no-render', ...words])

test('the patch on standard output gives, by git, what --write writes; then nothing is left', async () => {
  const folder = await siteWith(FAULT)
  const { code, stdout, stderr } = await fix(folder)
  expect(code).toBe(0)
  expect(stderr).toContain('This patch mends 1 of 1 finding.')
  git(folder, 'init', '-q')
  writeFileSync(join(folder, 'p.patch'), stdout)
  git(folder, 'apply', 'p.patch')
  const patched = readFileSync(join(folder, 'index.html'), 'utf8')
  expect(patched).toContain('<label for="field-town">Town</label>')
  expect(await fix(folder, '--rule', 'form-labels')).toMatchObject({
    code: 0,
    stdout: '',
    stderr: 'Nothing to mend.\n',
  })

  const other = await siteWith(FAULT)
  expect((await fix(other, '--write')).stderr).toContain('1 file written, which mends 1 of 1 finding.')
  expect(readFileSync(join(other, 'index.html'), 'utf8')).toBe(patched)
})

test('as JSON: what changes, what is left, the score and the patch, in base64 if it is not text of UTF-8', async () => {
  const folder = await siteWith(FAULT)
  const told = JSON.parse((await fix(folder, '--json')).stdout)
  expect(told).toMatchObject({ format: 1, written: false, files: [{ file: 'index.html', isNew: false }], left: [] })
  expect(told.score.after).toBeGreaterThan(told.score.before)
  expect([told.patch.includes('field-town'), told.patchEncoding]).toEqual([true, undefined])

  const text = readFileSync(join(folder, 'index.html'), 'utf8').replace(
    '<title>',
    '<meta charset="windows-1252"><title>',
  )
  writeFileSync(join(folder, 'index.html'), text.replace('Find a shop', 'Gesch\u00e4ft finden'), 'latin1')
  const latin = JSON.parse((await fix(folder, '--json')).stdout)
  expect(latin.patchEncoding).toBe('base64')
  expect(Buffer.from(latin.patch, 'base64').toString('latin1')).toContain('+<form action="/s" method="post"><label')
  expect(Buffer.from(latin.patch, 'base64').toString('latin1')).toContain('Gesch\u00e4ft finden')
})

test.each<[string, string[], RegExp, number]>([
  ['a folder that is not there', ['/nowhere/at/all'], /There is no folder \/nowhere\/at\/all\./, 2],
  [
    'a rule that is not there',
    ['.', '--rule', 'labels'],
    /There is no rule labels\. To list all rules: operable rules\./,
    2,
  ],
  ['a number of pages that is none', ['.', '--max-pages', 'ten'], /It must be a whole number from 1\./, 2],
])('%s is refused', async (_, words, reason, code) => {
  const ran = await runHere(['fix', ...words])
  expect(ran).toMatchObject({ code, stdout: '', stderr: expect.stringMatching(reason) })
})
