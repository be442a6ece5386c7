// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { readdirSync } from 'node:fs'
import { rows as heldOutAsking } from './held-out-asking.mjs'

/** @typedef {{ outcomes: import('./kit.mjs').OutcomeRow[], asking: import('./kit.mjs').AskingRow[] }} RowSet */

/**
 * Each set by its own author, who had not seen the rules nor the rows of the others. `rows` was written before the code, the others after
 * it: `later` is much that is no text, and the markup of today's frameworks (`second.mjs` and `asking-second.mjs` aim at what the others
 * had shown to be weak), `everyday` what real sites and their software do, `trades` what people of a trade and a country write, `answers`
 * what software and people answer, at its natural length, `errands` what may be lost, or not, on errands everywhere, `visits`
 * what people meet on an ordinary day, `questions` what only asks a site something, or looks as if it did.
 */
export const sets = {
  rows: await setIn('rows'),
  'held-out': { ...(await setIn('held-out')), asking: heldOutAsking },
  later: await setIn('later'),
  everyday: await setIn('everyday'),
  trades: await setIn('trades'),
  answers: await setIn('answers'),
  errands: await setIn('errands'),
  visits: await setIn('visits'),
  questions: await setIn('questions'),
}

/** The rows of all authors. */
export const allOutcomeRows = Object.values(sets).flatMap(({ outcomes }) => outcomes)
export const allAskingRows = Object.values(sets).flatMap(({ asking }) => asking)

/** @returns {Promise<RowSet>} */
async function setIn(folder) {
  const isAsking = (name) => name.startsWith('asking')
  return { outcomes: await rowsIn(folder, (name) => !isAsking(name)), asking: await rowsIn(folder, isAsking) }
}

/** The rows of the files of a folder, in their order. */
async function rowsIn(folder, isWanted) {
  const names = readdirSync(new URL(`./${folder}/`, import.meta.url))
    .filter(isWanted)
    .sort()
  const files = await Promise.all(names.map((name) => import(`./${folder}/${name}`)))
  return files.flatMap(({ rows = [] }) => rows)
}
