// Seeds each fault of fixtures/seeded-faults by itself, mends the folder with `operable fix`, builds it again where a source
// changed, and scans again. A fault is mended if its finding is gone and nothing is new. Prints the share for each rule;
// `npm run mends`, with `-- --list` what is left and why, and with `-- --least 120` fewer are a failure.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { findingsOf } from '@operable/core/findings'
import {
  build,
  faults,
  filesOf,
  outputFolder,
  repositoryOf,
  writeRepository,
} from '../../fixtures/seeded-faults/index.mjs'
import { fixFolder } from '../../packages/node/src/fix/fix-folder.ts'
import { writeFiles } from '../../packages/node/src/fix/write-files.ts'
import { observeFolder } from '../../packages/node/src/services/audit-folder.ts'

const { values } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    least: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    crawlers: { type: 'boolean', default: false },
  },
})

/** The docs give the signals no id, so the rows took their titles. @type {Record<string, string>} */
const ids = { 'valid-json-ld': 'json-ld-validity', 'canonical-address': 'canonical' }
const folder = await mkdtemp(join(tmpdir(), 'operable-mends-'))
/** @type {Map<string, { all: number, mended: number, inSource: number }>} */
const byRule = new Map()
let worse = 0
let kept = 0
let tried = 0

for (const fault of faults.filter(({ id }) => id.includes(values.only))) {
  const repository = repositoryOf(fault.repository)
  const rule = ids[fault.rule ?? ''] ?? fault.rule ?? ''
  const row = byRule.get(rule) ?? { all: 0, mended: 0, inSource: 0 }
  byRule.set(rule, row)
  row.all++

  const clean = await findingsAfter(repository, undefined)
  const before = await findingsAfter(repository, fault)
  const output = join(folder, outputFolder(repository))
  const fix = await fixFolder(output, {
    project: folder,
    url: repository.url,
    render: 'never',
    allowCrawlers: values.crawlers,
  })
  await writeFiles(fix.files, folder)
  const isBuilt = fix.files.some(({ kind }) => kind === 'source')
  if (isBuilt) await buildAgain(repository, fault)
  const after = await scan(output, repository.url)

  const seeded = before.found.filter((each) => each.ruleId === rule && !clean.keys.has(keyOf(each)))
  const left = after.found.filter((each) => seeded.some((other) => keyOf(other) === keyOf(each)))
  const added = after.found.filter((each) => !before.keys.has(keyOf(each)))
  const isMended = seeded.length > 0 && left.length === 0 && added.length === 0
  if (isMended) row.mended++
  if (isMended && isBuilt) row.inSource++
  if (added.length > 0) worse++
  tried++
  const promised = fix.score.afterBuild ?? fix.score.after
  if (promised === after.score) kept++
  if (values.list && (!isMended || promised !== after.score)) {
    const why = fix.left.filter(({ finding }) => seeded.some((each) => keyOf(each) === keyOf(finding)))
    const words = why.map(({ why: text }) => text).join(' ') || 'not listed'
    const more = added.length > 0 ? ` New: ${added.map(({ ruleId }) => ruleId).join(', ')}` : ''
    process.stdout.write(`${fault.id} ${rule}: ${words}${more} (${promised} promised, ${after.score} reached)\n`)
  }
}
await rm(folder, { recursive: true, force: true })

const rows = [...byRule].sort(([a], [b]) => a.localeCompare(b))
const mended = rows.reduce((sum, [, row]) => sum + row.mended, 0)
const inSource = rows.reduce((sum, [, row]) => sum + row.inSource, 0)
process.stdout.write(
  [
    ...rows.map(([rule, row]) => `${rule.padEnd(28)} ${row.mended} of ${row.all}`),
    '',
    `${mended} of ${tried} seeded faults are mended (${((mended / tried) * 100).toFixed(1)} %), ${inSource} of them in a source of the build.`,
    `After ${worse} of them something else is new. The score is as promised ${kept} of ${tried} times.`,
    '',
  ].join('\n'),
)
if (mended < Number(values.least) || worse > 0 || kept < tried) process.exitCode = 1

/** @param {import('../../fixtures/seeded-faults/index.mjs').Repository} repository @param {import('../../fixtures/seeded-faults/index.mjs').Edit | undefined} edit */
async function findingsAfter(repository, edit) {
  await rm(folder, { recursive: true, force: true })
  writeRepository(folder, repository, edit)
  return scan(join(folder, outputFolder(repository)), repository.url)
}

/** @param {string} path @param {string} url */
async function scan(path, url) {
  const evidence = await observeFolder(path, { url, render: 'never', maxPages: 1000 })
  const { findings } = findingsOf(evidence, { onEachPage: true })
  const { evaluate } = await import('@operable/core')
  return { found: findings, keys: new Set(findings.map(keyOf)), score: evaluate(evidence).score }
}

/** @param {import('@operable/core').Finding} finding */
function keyOf({ ruleId, place: { page, selector } }) {
  return [ruleId, page, ruleId === 'submittable' ? '' : selector].join(' ')
}

/** What the build makes of the sources as they are now. @param {import('../../fixtures/seeded-faults/index.mjs').Repository} repository @param {import('../../fixtures/seeded-faults/index.mjs').Edit} edit */
async function buildAgain(repository, edit) {
  const output = `${outputFolder(repository)}/`
  /** @type {Map<string, string>} */
  const sources = new Map()
  for (const path of filesOf(repository, edit).keys()) {
    if (!path.startsWith(output)) sources.set(path, await readFile(join(folder, path), 'utf8'))
  }
  for (const name of ['robots.txt', 'sitemap.xml', 'llms.txt']) {
    for (const copied of ['public', 'static']) {
      const text = await readFile(join(folder, copied, name), 'utf8').catch(() => undefined)
      if (text !== undefined) sources.set(`${copied}/${name}`, text)
    }
  }
  for (const [path, text] of build(repository, sources)) {
    // What was mended in the output stays: a build would not know of it.
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, text)
  }
}
