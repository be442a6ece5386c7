// `npm test`: everything that must hold, step by step, each with its time. Names of steps as arguments run only these, `--all`
// those too that `npm test` leaves to a CI machine. A step counts as one; the steps that run tests count each test instead. Ends
// with "N passed, N failed".
import { steps } from './lib/steps.mjs'

/** @typedef {import('./lib/steps.mjs').Step} Step */

/** Steps that run at the same time: the machine has two cores at least. */
const AT_ONCE = 2

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

for (const group of groups(steps.filter(isWanted))) {
  const waiting = [...group]
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await take(step)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
for (const failure of failures) process.stdout.write(`failed: ${failure}\n`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
if (failed > 0) process.exitCode = 1

/** @param {Step} step */
function isWanted({ name, isExtra, isNamed }) {
  return chosen.length > 0 ? chosen.includes(name) : !isNamed && (isAll || !isExtra)
}

/**
 * Steps that may run beside each other, in order.
 * @param {Step[]} all
 */
function groups(all) {
  /** @type {Step[][]} */
  const made = []
  for (const step of all) {
    const last = made.at(-1)
    if (last && !step.isAlone && !last[0]?.isAlone) last.push(step)
    else made.push([step])
  }
  return made
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
