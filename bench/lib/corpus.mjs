import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { root } from './paths.mjs'
import { tiny } from './tiny.mjs'

/** The labelled real pages: `OPERABLE_CORPUS`, else `shared/corpus` beside the repository. */
export const corpusFolder = resolve(process.env['OPERABLE_CORPUS'] ?? join(root, '../shared/corpus'))

/** With `--tiny` one page of so many is read. */
const TINY_EVERY = 50

/** @typedef {{ page: string, url: string, bytes: number, set: string }} CorpusPage */

/**
 * Every page that the corpus lists, in the order of its list.
 * @returns {CorpusPage[]}
 * @throws {Error} one sentence that says what to do, when the corpus is missing
 */
export function corpusPages() {
  const list = join(corpusFolder, 'pages.jsonl')
  if (!existsSync(list)) {
    throw new Error('The benchmarks run on the corpus pages: set OPERABLE_CORPUS to the folder that holds pages.jsonl.')
  }
  const lines = readFileSync(list, 'utf8').split('\n')
  const pages = lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line))
  return tiny ? pages.filter((_, index) => index % TINY_EVERY === 0) : pages
}

/**
 * The text of one page.
 * @param {CorpusPage} entry
 */
export function readPage({ page }) {
  const bytes = readFileSync(join(corpusFolder, page))
  return (page.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

/**
 * A fixed random order: every run and every process sees the same one.
 * @param {readonly CorpusPage[]} pages
 */
export function inFixedRandomOrder(pages) {
  const key = (/** @type {CorpusPage} */ { page }) => createHash('sha1').update(page).digest('hex')
  return pages
    .map((page) => ({ page, order: key(page) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ page }) => page)
}
