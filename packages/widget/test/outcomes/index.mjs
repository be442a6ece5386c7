// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { readdirSync } from 'node:fs'

/** All rows, in the order of their files. */
const files = readdirSync(new URL('./rows/', import.meta.url))
  .filter((name) => name.endsWith('.mjs'))
  .sort()

/** @type {import('./kit.mjs').OutcomeRow[]} */
export const outcomeRows = []
/** @type {import('./kit.mjs').AskingRow[]} */
export const askingRows = []

for (const name of files) {
  const { rows } = await import(`./rows/${name}`)
  if (name.startsWith('asking-')) askingRows.push(...rows)
  else outcomeRows.push(...rows)
}
