// Makes folders of the pages of the corpus, and takes those of the seeded faults, mends each with `operable fix`, and scans
// again. Prints how often the score that was predicted is reached, the patch applies with git and equals what is written, every
// byte outside of its hunks stays, and a second run has nothing to do. `npm run fix-scores`, with `-- --cases 200`.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { outputFolder, repositories, writeRepository } from '../../fixtures/seeded-faults/index.mjs'
import { readCorpusText, readJsonLines } from '../../packages/core/test/corpus.ts'
import { fixFolder } from '../../packages/node/src/fix/fix-folder.ts'
import { patchOf } from '../../packages/node/src/fix/patch.ts'
import { writeFiles } from '../../packages/node/src/fix/write-files.ts'

const { values } = parseArgs({
  options: { cases: { type: 'string', default: '200' }, list: { type: 'boolean', default: false } },
})
const cases = Number(values.cases)
const root = mkdtempSync(join(tmpdir(), 'operable-scores-'))
const pages = [...readJsonLines('pages.jsonl')].map(({ page }) => page)
const figures = { tried: 0, changed: 0, reached: 0, applies: 0, stays: 0, idle: 0, unread: 0 }

for (let number = 0; figures.tried < cases && number < cases * 2; number++) {
  const folder = join(root, `${number}`)
  mkdirSync(folder)
  // Every seventh case is a project with a build; the others are one to three pages as they were found.
  const repository = number % 7 === 0 ? repositories[(number / 7) % repositories.length] : undefined
  if (repository) writeRepository(folder, repository)
  else writePages(folder, number)
  const site = repository ? join(folder, outputFolder(repository)) : folder
  if (repository) rmSync(join(site, 'robots.txt'), { force: true })
  try {
    await measure(folder, site, `${number}`)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('site_'))) throw error
    figures.unread++
  }
  rmSync(folder, { recursive: true, force: true })
}
rmSync(root, { recursive: true, force: true })

const { tried, changed, reached, applies, stays, idle, unread } = figures
process.stdout.write(
  [
    `${tried} folders, ${changed} of them with something to mend; ${unread} more have no page that can be read.`,
    `The score is as predicted in ${reached} of ${tried}.`,
    `The patch applies with git and equals what is written in ${applies} of ${changed}; every other byte stays in ${stays} of ${changed}.`,
    `A second run has nothing to do in ${idle} of ${tried}.`,
    '',
  ].join('\n'),
)
if (Math.min(reached, idle) < tried || Math.min(applies, stays) < changed) process.exitCode = 1

/** @param {string} folder @param {number} number */
function writePages(folder, number) {
  const amount = 1 + (number % 3)
  const chosen = Array.from({ length: amount }, (_, index) => pages[(number * 13 + index * 29) % pages.length] ?? '')
  const links = chosen.map((_, index) => `<a href="/${index === 0 ? '' : `p${index}.html`}">${index}</a>`).join('')
  for (const [index, name] of chosen.entries()) {
    const html = readCorpusText(name) + (amount > 1 ? links : '')
    writeFileSync(join(folder, index === 0 ? 'index.html' : `p${index}.html`), html)
  }
}

/** @param {string} folder @param {string} site @param {string} name */
async function measure(folder, site, name) {
  const options = { project: folder, render: /** @type {const} */ ('never'), url: 'https://site.example/' }
  const fix = await fixFolder(site, options)
  const copy = mkdtempSync(join(root, 'copy-'))
  cpSync(folder, copy, { recursive: true })
  figures.tried++
  if (fix.files.length > 0) {
    figures.changed++
    writeFileSync(join(copy, '.patch'), patchOf(fix.files))
    let isSame = true
    try {
      execFileSync('git', ['apply', '--check', '.patch'], { cwd: copy, stdio: 'pipe' })
      execFileSync('git', ['apply', '--whitespace=nowarn', '.patch'], { cwd: copy, stdio: 'pipe' })
    } catch (error) {
      isSame = false
      if (values.list) process.stdout.write(`${name}: ${error}\n`)
    }
    await writeFiles(fix.files, folder)
    for (const { file } of fix.files) {
      if (!readFileSync(join(folder, file)).equals(readFileSync(join(copy, file)))) isSame = false
    }
    if (isSame) figures.applies++
    if (fix.files.every(staysElsewhere)) figures.stays++
  }
  const again = await fixFolder(site, options)
  if (again.score.before === fix.score.after) figures.reached++
  else if (values.list) process.stdout.write(`${name}: ${fix.score.after} predicted, ${again.score.before} reached\n`)
  if (again.files.length === 0) figures.idle++
  else if (values.list) process.stdout.write(`${name}: a second run changes ${again.files.map(({ file }) => file)}\n`)
  rmSync(copy, { recursive: true, force: true })
}

/** Whether the lines that no hunk touches are the same bytes, in the same order. @param {{ file: string, before: Uint8Array | undefined, after: Uint8Array }} change */
function staysElsewhere({ file, before, after }) {
  const text = (/** @type {Uint8Array | undefined} */ bytes) => Buffer.from(bytes ?? []).toString('latin1')
  const diff = patchOf([{ file, before, after }]).toString('latin1')
  let left = text(before)
  let right = text(after)
  for (const [mark, line = ''] of diff
    .split('\n')
    .slice(2)
    .map((each) => [each[0], each.slice(1)])) {
    if (mark === '-') left = left.replace(line, () => '')
    if (mark === '+') right = right.replace(line, () => '')
  }
  return left.replace(/\n/g, '') === right.replace(/\n/g, '')
}
