// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { readdirSync } from 'node:fs'

/** @type {import('./kit.mjs').OutcomeRow[]} */
export const outcomeRows = await rowsIn('rows', (name) => !name.startsWith('asking-'))
/** @type {import('./kit.mjs').AskingRow[]} */
export const askingRows = await rowsIn('rows', (name) => name.startsWith('asking-'))
/**
 * Written after the rules by somebody who had not seen them, and not used to make them.
 * @type {import('./kit.mjs').OutcomeRow[]}
 */
export const heldOutRows = await rowsIn('held-out')
/**
 * Written later still, by somebody else who had not seen them: much that is no text, and the markup of today's frameworks. `second.mjs` and
 * `asking-second.mjs` aim at what the others had shown to be weak.
 * @type {import('./kit.mjs').OutcomeRow[]}
 */
export const laterRows = await rowsIn('later', (name) => !name.startsWith('asking'))
/** @type {import('./kit.mjs').AskingRow[]} */
export const laterAskingRows = await rowsIn('later', (name) => name.startsWith('asking'))
/**
 * What real sites and their software do, from memory of that software, by a third author who had not seen the rules.
 * @type {import('./kit.mjs').OutcomeRow[]}
 */
export const everydayRows = await rowsIn('everyday', (name) => !name.startsWith('asking'))
/** @type {import('./kit.mjs').AskingRow[]} */
export const everydayAskingRows = await rowsIn('everyday', (name) => name.startsWith('asking'))

/** The rows of all authors. */
export const allOutcomeRows = [...outcomeRows, ...heldOutRows, ...laterRows, ...everydayRows]
export const allAskingRows = [...askingRows, ...laterAskingRows, ...everydayAskingRows]

/** The rows of the files of a folder, in their order. */
async function rowsIn(folder, isWanted = () => true) {
  const names = readdirSync(new URL(`./${folder}/`, import.meta.url))
    .filter(isWanted)
    .sort()
  const files = await Promise.all(names.map((name) => import(`./${folder}/${name}`)))
  return files.flatMap(({ rows = [] }) => rows)
}
