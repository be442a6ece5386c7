// How many elements are found again whose selectors a new version of their page has broken: Markdown on standard output.
import { measureVersions, redesigns } from '../../packages/core/test/durability/versions-measure.ts'
import { markdownTable, percent } from '../lib/markdown-table.mjs'

/**
 * @param {import('playwright-core').Page} tab
 * @param {readonly string[]} pages of the sample that begins at the first page of the list, the rules were made on every other one
 * @param {number} most elements of each page
 * @param {(text: string) => void} print
 */
export async function printVersions(tab, pages, most, print) {
  /** @type {import('../../packages/core/test/durability/versions-measure.ts').BrokenRow[][]} */
  const halves = [[], []]
  for (const [index, path] of pages.entries()) halves[index % 2]?.push(...(await measureVersions(tab, path, most)))
  const [first = [], second = []] = halves
  const titled = /** @type {const} */ ([
    ['Every other page, from the first', first],
    ['The other pages', second],
    ['All', [...first, ...second]],
  ])
  for (const [title, rows] of titled) {
    const broken = rows.filter((row) => row.broken)
    const kinds = /** @type {const} */ (['all', 'form', 'field', 'click'])
    const table = redesigns.map((changes) => {
      const change = changes.join(' + ')
      const own = broken.filter((row) => row.change === change)
      return [change, ...kinds.map((kind) => cell(own.filter((row) => kind === 'all' || row.kind === kind)))]
    })
    const kept = broken.filter(({ change }) => !change.endsWith('removed'))
    const gone = broken.filter(({ change }) => change.endsWith('removed'))
    const texts = rows.filter(({ change, kind }) => change === 'text' && kind === 'click')
    print(`${markdownTable([`${title}: right / wrong / refused`, ...kinds], table)}\n`)
    print(`Broken selectors whose element is still there: ${cell(kept)}, of ${kept.length}.`)
    print(`Elements that are gone, right is to find nothing: ${cell(gone)}, of ${gone.length}.`)
    print(`Buttons with another text, whether their selector broke or not: ${cell(texts)}, of ${texts.length}.\n`)
  }
}

/** @param {import('../../packages/core/test/durability/versions-measure.ts').BrokenRow[]} rows */
function cell(rows) {
  if (rows.length === 0) return '-'
  const right = rows.filter((row) => row.together === (row.change.endsWith('removed') ? '' : row.mark)).length
  const refused = rows.filter((row) => row.together === '' && !row.change.endsWith('removed')).length
  return `${percent(right / rows.length)} / ${rows.length - right - refused} / ${refused}`
}
