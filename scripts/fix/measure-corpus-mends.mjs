// Mends folders of real pages: Markdown on standard output, exit code 1 if a promise of `operable fix` is broken.
// `npm run mends:corpus`; -- --folders N (default 200), --pages N of each (default 4), --only N (that folder alone),
// --list (each broken promise, and what could not be mended for another reason than missing words).
//
// A folder has a start page that links to its pages, which stand next to each other in the corpus, so often of one site.
// One page of each folder is written as another editor would have: with the line breaks of Windows, a byte order mark, no
// line break at its end, in windows-1252, or in UTF-16. Every fourth folder says nowhere where it is published.
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { evaluate } from '@operable/core'
import { findingsOf } from '@operable/core/findings'
import { readCorpus, readJsonLines } from '../../packages/core/test/corpus.ts'
import { fixFolder } from '../../packages/node/src/fix/fix-folder.ts'
import { patchOf } from '../../packages/node/src/fix/patch.ts'
import { writeFiles } from '../../packages/node/src/fix/write-files.ts'
import { observeFolder } from '../../packages/node/src/services/audit-folder.ts'
import { markdownTable, percent } from '../lib/markdown-table.mjs'

/** @typedef {import('@operable/core').Finding} Finding */
/** @typedef {import('../../packages/node/src/fix/fix-folder.ts').FolderFix} FolderFix */

const { values } = parseArgs({
  options: {
    folders: { type: 'string', default: '200' },
    pages: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
  },
})

/** @type {{ page: string, url: string | null }[]} */
const corpus = [...readJsonLines('pages.jsonl')]
if (corpus.length === 0) {
  process.stderr.write('There are no pages: set OPERABLE_CORPUS to the folder that holds pages.jsonl and its pages.\n')
  process.exit(1)
}

const UTF16 = 'in UTF-16'
/** How another editor writes the same text. @type {[name: string, write: (text: string) => Buffer][]} */
const ways = [
  ['as it is', (text) => Buffer.from(text)],
  ['with CRLF', (text) => Buffer.from(text.replaceAll(/\r?\n/g, '\r\n'))],
  ['with a byte order mark', (text) => Buffer.from(`\uFEFF${text.replace(/^\uFEFF/, '')}`)],
  ['without a last line break', (text) => Buffer.from(text.trimEnd())],
  ['in windows-1252', (text) => Buffer.from(declared(text, 'windows-1252'), 'latin1')],
  [UTF16, (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
]

/** @param {string} text @param {string} encoding */
function declared(text, encoding) {
  const known = text.replaceAll(/charset\s*=\s*["']?[\w-]+/gi, (word) => word.replace(/[\w-]+$/, encoding))
  const head = /<head\b[^>]*>/i.exec(known)
  const at = head ? head.index + head[0].length : 0
  return `${known.slice(0, at)}<meta charset="${encoding}">${known.slice(at)}`
}

const promises = {
  runs: 'runs through',
  score: 'the predicted score is the score reached',
  again: 'a second run proposes nothing, and scores the same',
  patch: '`git apply` takes the patch, and makes the same bytes as `--write`',
  outside: 'every line outside of the hunks has the same bytes',
  nothingNew: 'no page has more findings of a rule than before',
  noNewFingerprint: '`operable ci` has nothing new to report afterwards',
  gone: 'a scan has none of what is listed as mended',
  utf16: 'a file in UTF-16 stays, and its encoding is given as the reason',
}
/** @typedef {keyof typeof promises} PromiseName */
const tally = /** @type {Record<PromiseName, { kept: number, all: number }>} */ (
  Object.fromEntries(Object.keys(promises).map((name) => [name, { kept: 0, all: 0 }]))
)
/** @type {Map<string, { all: number, mended: number }>} */
const byRule = new Map()
/** @type {Map<string, number>} */
const reasons = new Map()
let pages = 0
let changed = 0
let points = 0
/** @type {number[]} */
const times = []

const folders = Number(values.folders)
const most = Number(values.pages)
const temporary = await mkdtemp(join(tmpdir(), 'operable-corpus-mends-'))
for (let index = 0; index < folders; index++) {
  if (values.only !== '' && index !== Number(values.only)) continue
  const start = Math.floor((index * Math.max(1, corpus.length - most)) / folders)
  await measure(index, corpus.slice(start, start + most))
}
await rm(temporary, { recursive: true, force: true })
report()

/** @param {number} index @param {readonly { page: string, url: string | null }[]} chosen */
async function measure(index, chosen) {
  const folder = join(temporary, 'site')
  const copy = join(temporary, 'copy')
  for (const each of [folder, copy]) await rm(each, { recursive: true, force: true })
  await mkdir(folder)
  const [way, write] = /** @type {typeof ways[number]} */ (ways[index % ways.length])
  for (const [number, { page }] of chosen.entries()) {
    const bytes = readCorpus(page)
    const own = number === index % chosen.length
    await writeFile(join(folder, `page-${number + 1}.html`), own ? write(Buffer.from(bytes).toString()) : bytes)
  }
  await writeFile(join(folder, 'index.html'), startPage(chosen.length))
  await cp(folder, copy, { recursive: true })
  pages += chosen.length

  const address = chosen.map(({ url }) => url).find((each) => /^https?:/.test(each ?? '')) ?? 'https://pages.example/'
  const url = index % 4 === 3 ? undefined : new URL('/', address).href
  const options = { render: /** @type {const} */ ('never'), ...(url ? { url } : {}) }
  /** @type {(name: PromiseName, isKept: boolean, more?: string) => void} */
  const check = (name, isKept, more = '') => {
    tally[name].all++
    if (isKept) tally[name].kept++
    else if (values.list) print(`folder ${index} (${chosen[0]?.page}, ${way}): not so: ${promises[name]} ${more}`)
  }
  try {
    const begin = performance.now()
    const fix = await fixFolder(folder, options)
    times.push(performance.now() - begin)
    const scanned = fix.url ? { ...options, url: fix.url } : options
    const before = await scan(folder, scanned)
    const patch = patchOf(fix.files)
    const made = await applied(copy, patch)
    await writeFiles(fix.files, folder)
    const isSame = await Promise.all(
      fix.files.map(async ({ file, after }) => {
        const written = await readFile(join(folder, file))
        return written.equals(after) && made === '' && written.equals(await readFile(join(copy, file)))
      }),
    )
    const after = await scan(folder, scanned)
    const again = await fixFolder(folder, options)
    check('runs', true)
    check('score', fix.score.after === after.score, `${fix.score.after} predicted, ${after.score} reached`)
    check(
      'again',
      again.files.length === 0 && again.score.before === after.score,
      again.files.map(({ file }) => file).join(),
    )
    check('patch', isSame.every(Boolean), made)
    check('outside', fix.files.every(keepsTheRest))
    const more = moreOf(before.findings, after.findings)
    check('nothingNew', more.length === 0, more.join(' '))
    const fresh = newFingerprints(before.findings, after.findings)
    check('noNewFingerprint', fresh.length === 0, fresh.join(' '))
    const still = stillThere(fix, before.findings, after.findings)
    check('gone', still.length === 0, still.join(' '))
    if (way === UTF16) check('utf16', isLeftInUtf16(fix, `page-${(index % chosen.length) + 1}.html`))
    changed += fix.files.length
    points += after.score - fix.score.before
    for (const { ruleId } of fix.mended) rowOf(ruleId).mended++
    for (const { ruleId } of [...fix.mended, ...fix.left.map(({ finding }) => finding)]) rowOf(ruleId).all++
    for (const { finding, why } of fix.left) {
      reasons.set(why, (reasons.get(why) ?? 0) + 1)
      const isListed = values.list && /^(?:A scan|The change|It touches|Changes|Bytes)/.test(why)
      if (isListed)
        print(`folder ${index}: left: ${finding.ruleId} ${finding.place.page} ${finding.place.selector}: ${why}`)
    }
  } catch (error) {
    check('runs', false, String(error instanceof Error ? error.stack : error))
  }
}

/** @param {string} rule */
function rowOf(rule) {
  const row = byRule.get(rule) ?? { all: 0, mended: 0 }
  byRule.set(rule, row)
  return row
}

/** @param {number} count */
function startPage(count) {
  const links = Array.from({ length: count }, (_, at) => `<li><a href="/page-${at + 1}.html">Page ${at + 1}</a></li>`)
  return `<!doctype html>\n<html lang="en">\n<head>\n<title>Pages</title>\n</head>\n<body>\n<h1>Pages</h1>\n<ul>\n${links.join('\n')}\n</ul>\n</body>\n</html>\n`
}

/** @param {string} folder @param {{ render: 'never', url?: string }} options */
async function scan(folder, options) {
  const evidence = await observeFolder(folder, { ...options, maxPages: 1000, timeoutMs: Infinity })
  const { findings } = findingsOf(evidence, { onEachPage: true })
  return { findings, score: evaluate(evidence).score }
}

/** What git says against the patch; an empty text if it took it. @param {string} folder @param {Buffer} patch */
async function applied(folder, patch) {
  if (patch.length === 0) return ''
  const file = join(dirname(folder), 'operable.patch')
  await writeFile(file, patch)
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: dirname(folder) }
  const words = ['-c', 'core.autocrlf=false', 'apply', '--whitespace=nowarn', file]
  return promisify(execFile)('git', words, { cwd: folder, env }).then(
    () => '',
    (error) => String(error.stderr ?? error),
  )
}

/** Whether a patch of a file says all that changes. @param {{ before: Uint8Array | undefined, after: Uint8Array, file: string }} change */
function keepsTheRest({ file, before, after }) {
  const text = patchOf([{ file, before, after }]).toString('latin1')
  const old = linesOf(before ?? new Uint8Array())
  const now = linesOf(after)
  let atOld = 0
  let atNow = 0
  const ends = { old: old.length, now: now.length }
  const ranges = [...text.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)].map(([, ...numbers]) => {
    const [start = 0, length = 1, newStart = 0, newLength = 1] = numbers.map((each) =>
      each === undefined ? undefined : Number(each),
    )
    return {
      start: length === 0 ? start : start - 1,
      length,
      newStart: newLength === 0 ? newStart : newStart - 1,
      newLength,
    }
  })
  for (const { start, length, newStart, newLength } of [
    ...ranges,
    { start: ends.old, length: 0, newStart: ends.now, newLength: 0 },
  ]) {
    if (old.slice(atOld, start).join('') !== now.slice(atNow, newStart).join('')) return false
    atOld = start + length
    atNow = newStart + newLength
  }
  return true
}

/** With their line breaks; a byte is a character. @param {Uint8Array} bytes */
function linesOf(bytes) {
  return (
    Buffer.from(bytes)
      .toString('latin1')
      .match(/[^\n]*\n|[^\n]+$/g) ?? []
  )
}

/** @param {readonly Finding[]} findings @param {(finding: Finding) => string} keyOf */
function counted(findings, keyOf) {
  return new Map([...Map.groupBy(findings, keyOf)].map(([key, group]) => [key, group.length]))
}

/** @param {readonly Finding[]} before @param {readonly Finding[]} after */
function moreOf(before, after) {
  const keyOf = (/** @type {Finding} */ { ruleId, place: { page } }) => `${ruleId} ${page}`
  const known = counted(before, keyOf)
  return [...counted(after, keyOf)].flatMap(([key, count]) => (count > (known.get(key) ?? 0) ? key : []))
}

/** @param {readonly Finding[]} before @param {readonly Finding[]} after */
function newFingerprints(before, after) {
  const keyOf = (/** @type {Finding} */ { fingerprint }) => fingerprint
  const known = counted(before, keyOf)
  const count = counted(after, keyOf)
  return after.flatMap((each) =>
    (count.get(keyOf(each)) ?? 0) > (known.get(keyOf(each)) ?? 0) ? `${each.ruleId} ${each.place.page}` : [],
  )
}

/** Of findings that nobody can tell apart, as many must be gone as are listed. @param {FolderFix} fix @param {readonly Finding[]} before @param {readonly Finding[]} after */
function stillThere({ mended }, before, after) {
  const keyOf = (/** @type {Finding} */ { fingerprint, place: { page } }) => `${fingerprint} ${page}`
  const was = counted(before, keyOf)
  const is = counted(after, keyOf)
  return [...counted(mended, keyOf)].flatMap(([key, count]) =>
    (was.get(key) ?? 0) - (is.get(key) ?? 0) < count
      ? `${mended.find((each) => keyOf(each) === key)?.ruleId} ${key}`
      : [],
  )
}

/** @param {FolderFix} fix @param {string} file */
function isLeftInUtf16({ files, left }, file) {
  const own = left.filter(({ finding }) => finding.place.file === file)
  const isWritten = files.some((each) => each.file === file)
  return !isWritten && own.every(({ why }) => !/^(?:It touches|A scan)/.test(why))
}

function report() {
  const rows = [...byRule].sort(([a], [b]) => a.localeCompare(b))
  const all = rows.reduce((sum, [, row]) => sum + row.all, 0)
  const mended = rows.reduce((sum, [, row]) => sum + row.mended, 0)
  const checked = Object.entries(tally).filter(([, { all: count }]) => count > 0)
  const sorted = times.toSorted((a, b) => a - b)
  const isBroken = checked.some(([, { kept, all: count }]) => kept < count)
  print(
    `${times.length} folders with ${pages} real pages. ${changed} files change, ${points} points of score are won.\n`,
  )
  print(
    markdownTable(
      ['promise', 'kept'],
      checked.map(([name, { kept, all: count }]) => [
        promises[/** @type {PromiseName} */ (name)],
        `${kept} of ${count}`,
      ]),
    ),
  )
  print('')
  print(
    markdownTable(
      ['rule', 'mended', 'findings'],
      [...rows.map(([rule, row]) => [rule, row.mended, row.all]), ['all', `${mended} (${percent(mended / all)})`, all]],
    ),
  )
  print('')
  print(
    markdownTable(
      ['left because', 'findings'],
      [...reasons].sort(([, a], [, b]) => b - a),
    ),
  )
  print(
    `\nA folder takes ${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms at the median, ${Math.round(sorted.at(-1) ?? 0)} ms at most.`,
  )
  if (isBroken) process.exitCode = 1
}

/** @param {string} text */
function print(text) {
  process.stdout.write(`${text}\n`)
}
