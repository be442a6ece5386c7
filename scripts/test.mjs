// `npm test`: everything that must hold, step by step, each with its time. Names of steps as arguments run only these, `--all`
// those too that `npm test` leaves to a CI machine. A step counts as one; the steps that run tests count each test instead. Ends
// with "N passed, N failed"; the line before names the steps that were not begun, if there are any.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { steps } from './lib/steps.mjs'

/** @typedef {import('./lib/steps.mjs').Step} Step */

// Steps start the same programs again and again: what Node compiles is kept.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'operable-compiled')

/** What steps share: the machine has two cores at least. */
const CORES = 2

/**
 * What is left to a CI machine is not begun after that time, in ms: on a machine that is so slow it would not end either, and
 * nobody would hear of all that had passed.
 */
const LATEST_EXTRA = 50 * 60_000

const chosen = process.argv.slice(2).filter((name) => name !== '--all')
const isAll = process.argv.includes('--all')
const unknown = chosen.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  process.stderr.write(`No step is called ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}\n`)
  process.exit(2)
}

let passed = 0
let failed = 0
/** @type {string[]} */
const failures = []

/** @type {string[]} */
const tooLate = []

/** @type {Map<Promise<unknown>, number>} */
const running = new Map()
for (const step of steps.filter(isWanted)) {
  const { cores = 0.5 } = step
  // In order: a step that needs the whole machine waits for all before it, and those behind it wait for it.
  while (coresTaken() + cores > CORES) await Promise.race(running.keys())
  if (step.isExtra && chosen.length === 0 && performance.now() > LATEST_EXTRA) {
    tooLate.push(step.name)
    continue
  }
  const done = take(step).finally(() => running.delete(done))
  running.set(done, cores)
}
await Promise.all(running.keys())
if (tooLate.length > 0)
  process.stdout.write(`not run, for ${LATEST_EXTRA / 60_000} minutes had passed before: ${tooLate.join(', ')}\n`)
for (const failure of failures) process.stdout.write(`failed: ${failure}\n`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
if (failed > 0) process.exitCode = 1

/** @param {Step} step */
function isWanted({ name, isExtra }) {
  return chosen.length > 0 ? chosen.includes(name) : isAll || !isExtra
}

function coresTaken() {
  return [...running.values()].reduce((sum, cores) => sum + cores, 0)
}

/** @param {Step} step */
async function take(step) {
  const start = performance.now()
  const result = await step
    .run()
    .catch((error) => ({ passed: 0, failed: 1, output: error.stack, note: 'did not finish', failures: undefined }))
  passed += result.passed
  failed += result.failed
  if (result.failed > 0) failures.push(...(result.failures ?? [step.name]))
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6)
  const note = result.note ? `: ${result.note}` : ''
  if (result.output) process.stdout.write(`${result.output.trimEnd()}\n`)
  process.stdout.write(`${result.failed > 0 ? 'FAIL' : 'ok  '} ${seconds} s  ${step.name} (${step.title})${note}\n`)
}
