import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { ensureBrowser, ensureShell } from './ensure-browser.mjs'
import { ensureEngines } from './ensure-engines.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'
import { runVitest } from './run-vitest.mjs'

/**
 * @typedef {{ passed: number, failed: number, note?: string, output?: string, failures?: string[] }} StepResult
 * @typedef {{ name: string, title: string, run: () => Promise<StepResult> }} Step
 */

const docs = ['--conditions=development', 'scripts/generate-docs.mjs']

const examples = ['--test', 'examples/*/*.test.ts']

/** What `npm test` runs, in this order: what fails fastest comes first. */
export const steps = /** @type {Step[]} */ ([
  { name: 'corpus', title: 'real test data', run: corpus },
  { name: 'lint', title: 'format and lint', run: () => command('biome', 'check', '--error-on-warnings') },
  { name: 'build', title: 'JavaScript and declarations', run: () => command('node', 'scripts/build.mjs') },
  { name: 'types', title: 'types of tests and examples', run: () => command('tsc', '-p', 'tsconfig.test.json') },
  { name: 'script-types', title: 'types of scripts', run: () => command('tsc', '-p', 'scripts/tsconfig.json') },
  { name: 'bench-types', title: 'types of benchmarks', run: () => command('tsc', '-p', 'bench/tsconfig.json') },
  { name: 'levels', title: 'imports go down only', run: () => command('node', 'scripts/check-levels.mjs') },
  { name: 'tsdoc', title: 'public exports say what they are', run: () => command('node', 'scripts/check-tsdoc.mjs') },
  { name: 'lockfile', title: 'no registry in the lock file', run: () => command('node', 'scripts/check-lockfile.mjs') },
  { name: 'docs', title: 'generated docs are current', run: () => command('node', ...docs, '--check') },
  { name: 'unused', title: 'no unused file, export or dependency', run: () => command('knip') },
  {
    name: 'packages',
    title: 'packed files, manifests, types',
    run: () => command('node', 'scripts/check-packages.mjs'),
  },
  { name: 'size', title: 'what a page loads stays small', run: () => command('size-limit') },
  { name: 'unit', title: 'unit tests', run: () => runVitest(['core', 'node', 'widget', 'repository']) },
  { name: 'examples', title: 'examples on the built packages', run: () => command('node', ...examples) },
  { name: 'browser', title: 'real-browser tests', run: browser },
  { name: 'engines', title: 'the built widget in Chromium, Firefox and WebKitGTK', run: engines },
  { name: 'demo', title: 'npm start, once', run: demo },
])

/**
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<StepResult>}
 */
async function command(program, ...args) {
  const { code, output } = await run(program, args)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output }
}

/** Where the data is missing, its tests print that they were skipped; a run that must have it fails here. */
async function corpus() {
  const folder = resolve(root, process.env['OPERABLE_CORPUS'] ?? '../shared/corpus')
  if (existsSync(join(folder, 'README.md'))) return { passed: 1, failed: 0, note: 'found' }
  const problem = `no test data in ${folder}; set OPERABLE_CORPUS to its folder`
  if (process.env['OPERABLE_REQUIRE_CORPUS']) return { passed: 0, failed: 1, note: problem }
  return { passed: 0, failed: 0, note: `${problem}. The tests that need it are skipped` }
}

async function browser() {
  try {
    const path = await ensureBrowser()
    const shell = await ensureShell()
    const env = { CHROMIUM_PATH: path, ...(shell && { HEADLESS_SHELL_PATH: shell }) }
    const result = await runVitest(['browser'], { env, workers: availableParallelism() * 2 })
    return { ...result, note: `${result.note}; ${[path, shell].filter(Boolean).join(' and ')}` }
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) }
  }
}

/** A browser that is not there counts as failed on a CI machine, and as nothing elsewhere: the note says so. */
async function engines() {
  const path = await ensureBrowser()
  const { files, missing } = await ensureEngines()
  const result = await runVitest(['engines'], {
    env: { CHROMIUM_PATH: path },
    files: ['chromium.engine.test.ts', ...files],
  })
  if (missing.length === 0) return result
  const problem = `not run: ${missing.join(' and ')}, which this machine does not have`
  const counted = process.env['CI'] ? missing : []
  return {
    ...result,
    failed: result.failed + counted.length,
    note: `${result.note}; ${problem}`,
    failures: [...result.failures, ...counted.map((name) => `${name} is not installed`)],
  }
}

/** The first thing that a newcomer runs: it must end well, print a score, and have the second site at 100. */
async function demo() {
  const { code, output } = await run('npm', ['start', '--silent', '--', '--once'], { timeoutMs: 120_000 })
  const scored = code === 0 && /\b\d{1,3} of 100\b/.test(output) && /\b100 A\b/.test(output)
  return scored ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output: `${output}\nExit code ${code}.` }
}
