// Seeds each fault of fixtures/seeded-faults by itself into its repository, and asks `operable ci` what is new. Prints how many
// are found at exactly their place, and whatever else is new. `npm run faults`; `-- --packed` asks the packed action instead,
// `-- --list` names what fails, and with `-- --least 200` fewer are a failure.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { writeBaseline } from '@operable/core/findings'
import {
  faults,
  harmless,
  outputFolder,
  placeOf,
  repositories,
  repositoryOf,
  unruled,
  writeRepository,
} from '../../fixtures/seeded-faults/index.mjs'
import { saveBaseline } from '../../packages/node/src/ci/baseline-file.ts'
import { runCi, updatedEntries } from '../../packages/node/src/ci/run-ci.ts'
import { root } from '../lib/root.mjs'

/** @typedef {import('../../fixtures/seeded-faults/index.mjs').Fault} Fault */
/** @typedef {import('../../fixtures/seeded-faults/index.mjs').Edit} Edit */
/** @typedef {import('../../fixtures/seeded-faults/index.mjs').Repository} Repository */
/** @typedef {import('@operable/core').Finding} Finding */

const { values } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    packed: { type: 'boolean', default: false },
    least: { type: 'string', default: '0' },
  },
})

/** The docs give the signals no id, so the rows took their titles. @type {Record<string, string>} */
const ids = { 'valid-json-ld': 'json-ld-validity', 'canonical-address': 'canonical' }
const idOf = (/** @type {string} */ rule) => ids[rule] ?? rule

const temporary = await mkdtemp(join(tmpdir(), 'operable-faults-'))
/** @type {Map<string, { entries: import('@operable/core/findings').BaselineEntry[], notes: Set<string> }>} */
const clean = new Map()
let dirty = 0

/** What is new after an edit, notes among it. */
async function newAfter(/** @type {Repository} */ repository, /** @type {Edit | undefined} */ edit) {
  const folder = join(temporary, 'repository')
  await rm(folder, { recursive: true, force: true })
  writeRepository(folder, repository, edit)
  const known = clean.get(repository.id)
  if (known) await saveBaseline(join(folder, 'operable-baseline.json'), known.entries)
  const site = {
    name: 'site',
    folder: outputFolder(repository),
    url: repository.url,
    render: /** @type {const} */ ('never'),
  }
  const loaded = { config: { sites: [site] }, sites: [site], file: 'operable.config.json', folder }
  const run = known && values.packed ? { result: await packedResult(folder, site) } : await runCi(loaded)
  const [result] = run.result.sites
  const notes = (result?.notes ?? []).filter(({ fingerprint }) => !known?.notes.has(fingerprint))
  return { run, why: result?.why, found: [...(result?.new ?? []), ...notes], gone: run.result.counts.gone }
}

/**
 * What the packed action says of a clean folder, told nothing but the variables of the platform.
 *
 * @param {string} folder
 * @param {object} site
 * @returns {Promise<import('../../packages/node/src/ci/ci-result.ts').CiResult>}
 */
async function packedResult(folder, site) {
  await writeFile(join(folder, 'operable.config.json'), JSON.stringify({ sites: [site] }))
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: temporary,
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: folder,
    INPUT_REPORTERS: 'json=result.json',
  }
  const words = [join(temporary, 'action/dist/index.mjs')]
  // It ends with 1 if something is new; what it says is in the file.
  await promisify(execFile)(process.execPath, words, { cwd: folder, env }).catch(() => undefined)
  return JSON.parse(await readFile(join(folder, 'result.json'), 'utf8'))
}

if (values.packed) {
  await promisify(execFile)(process.execPath, [join(root, 'scripts/build-action.mjs'), join(temporary, 'action')])
}

for (const repository of repositories) {
  const { run, found, why } = await newAfter(repository, undefined)
  const extra = found.filter(({ ruleId }) => !repository.declared.map(idOf).includes(ruleId))
  dirty += extra.length
  if (values.list && (extra.length > 0 || why)) say(`clean ${repository.id}`, extra, why)
  if (!('entries' in run)) throw new Error('The first run is made in this process.')
  const entries = updatedEntries(run, { reason: 'There before', today: '2026-11-24' })
  writeBaseline(entries)
  clean.set(repository.id, {
    entries,
    notes: new Set(found.filter(({ severity }) => severity === 'note').map(({ fingerprint }) => fingerprint)),
  })
}

const tally = { found: 0, elsewhere: 0, missed: 0, more: 0 }
for (const fault of faults) {
  const { found, why } = await newAfter(repositoryOf(fault.repository), fault)
  const place = placeOf(fault)
  const own = found.filter(({ ruleId }) => ruleId === idOf(fault.rule ?? ''))
  const exact = own.filter((finding) => isAt(finding, place))
  const implied = new Set(fault.implies.map(idOf))
  const others = found.filter((finding) => !exact.includes(finding) && !implied.has(finding.ruleId))
  if (exact.length > 0) tally.found++
  else if (own.length > 0) tally.elsewhere++
  else tally.missed++
  const more = exact.length > 0 ? others : others.filter((finding) => !own.includes(finding))
  if (more.length > 0) tally.more++
  if (values.list && (exact.length === 0 || more.length > 0)) {
    say(
      `${fault.id} ${fault.rule} at ${place ? [place.file, place.line, place.column].join(':') : 'the site'}`,
      found,
      why,
    )
  }
}

let noisy = 0
for (const edit of harmless) {
  const { found, gone, why } = await newAfter(repositoryOf(edit.repository), edit)
  if (found.length + gone > 0) noisy++
  if (values.list && found.length + gone > 0) say(`harmless ${edit.id}: ${gone} gone`, found, why)
}
let seen = 0
for (const edit of unruled) if ((await newAfter(repositoryOf(edit.repository), edit)).found.length > 0) seen++
await rm(temporary, { recursive: true, force: true })

process.stdout.write(
  [
    `${tally.found} of ${faults.length} faults are found at exactly their place; ${tally.elsewhere} elsewhere, ${tally.missed} not at all.`,
    `After ${tally.more} of them something else is new. Clean repositories have ${dirty} findings too many.`,
    `${noisy} of ${harmless.length} harmless edits change something. ${seen} of ${unruled.length} edits without a rule are seen.`,
    '',
  ].join('\n'),
)

if (tally.found < Number(values.least) || tally.more + dirty + noisy > 0) process.exitCode = 1

/** @param {Finding} finding @param {import('../../fixtures/seeded-faults/index.mjs').Place | undefined} place */
function isAt({ place: { file, line, column } }, place) {
  if (!place) return true
  if (file !== place.file) return false
  return (place.line === undefined || line === place.line) && (place.column === undefined || column === place.column)
}

/** @param {string} what @param {Finding[]} found @param {string | undefined} why */
function say(what, found, why) {
  const lines = found.map(({ ruleId, place: { file, line, column } }) => `    ${ruleId} ${file}:${line}:${column}`)
  process.stdout.write(`${what}${why ? ` (${why})` : ''}\n${lines.join('\n')}\n`)
}
