// Follows every recommendation for 40 kinds of sites to the letter, scans again, and says on standard output how many gave
// exactly what they promised. Run with --conditions=development, so that it reads the sources. Arguments: --all (a line for
// each), --corpus N (every Nth page of the corpus as a site of its own, instead of the 40 kinds).
import { parseArgs } from 'node:util'
import { readCorpusText, readJsonLines } from '../packages/core/test/corpus.ts'
import { isKept, measurePromises } from '../packages/node/test/promises/measure.ts'
import { promiseSites } from '../packages/node/test/promises/sites.ts'

const { values } = parseArgs({ options: { all: { type: 'boolean' }, corpus: { type: 'string' } } })
/** @type {readonly import('../packages/node/test/promises/sites.ts').PromiseSite[]} */
const sites = values.corpus === undefined ? promiseSites : corpusSites(Number(values.corpus))

/** @type {Awaited<ReturnType<typeof measurePromises>>} */
const rows = []
for (const site of sites) rows.push(...(await measurePromises(site)))
for (const row of rows) {
  if (values.all || !isKept(row)) console.log(isKept(row) ? 'kept ' : 'WRONG', JSON.stringify(row))
}
const recommendations = rows.filter(({ check }) => check !== 'next grade')
const promised = recommendations.filter((row) => row.promised !== null)
const grades = rows.filter(({ check }) => check === 'next grade')
const kept = (/** @type {typeof rows} */ some) => `${some.filter(isKept).length} of ${some.length}`
console.log(`${sites.length} sites, ${recommendations.length} recommendations`)
console.log(`promises kept to the point: ${kept(promised)}`)
console.log(`next grades reached as promised: ${kept(grades)}`)
console.log(`recommendations with a promise: ${((promised.length / recommendations.length) * 100).toFixed(1)} %`)

/** @param {number} step */
function corpusSites(step) {
  const pages = [...readJsonLines('pages.jsonl')].filter((_, index) => index % step === 0)
  return pages.map(({ page }) => ({ kind: page, pages: { '/': readCorpusText(page) } }))
}
