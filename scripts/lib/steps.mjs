import { randomInt } from 'node:crypto'
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
 * @typedef {{ name: string, title: string, run: () => Promise<StepResult>, cores?: number, isExtra?: boolean }} Step `cores`: how
 *   many of two it takes: both if nothing may run beside it, half of one by default, for most wait for much of their time.
 *   `isExtra`: with `--all` or its name only
 */

const docs = ['--conditions=development', 'scripts/generate-docs.mjs']

const examples = ['--test', 'examples/*/*.test.ts']

/** What `npm test` runs, in this order: what fails fastest and what others stand on, then what takes longest. */
export const steps = /** @type {Step[]} */ ([
  { name: 'corpus', title: 'real test data', run: corpus, cores: 2 },
  { name: 'lint', title: 'format and lint', run: () => command('biome', 'check', '--error-on-warnings') },
  { name: 'levels', title: 'imports go down only', run: () => command('node', 'scripts/check-levels.mjs') },
  { name: 'lockfile', title: 'no registry in the lock file', run: () => command('node', 'scripts/check-lockfile.mjs') },
  {
    name: 'build',
    title: 'JavaScript and declarations',
    run: () => command('node', 'scripts/build.mjs', '--if-changed'),
    cores: 2,
  },
  {
    name: 'packages',
    title: 'packed files, manifests, types',
    run: () => command('node', 'scripts/check-packages.mjs'),
    // Manifests are as they are published while it packs: what reads them meanwhile finds the build, and not the sources.
    cores: 2,
  },
  // Nothing beside the longest, and one step at a time beside `unit`: with more, tests come to limits that are there for what hangs.
  { name: 'browser', title: 'real-browser tests', run: browser, cores: 2 },
  {
    name: 'types',
    title: 'types of tests, examples, scripts and benchmarks',
    run: () => command('tsc', '-p', 'tsconfig.test.json'),
  },
  { name: 'tsdoc', title: 'public exports say what they are', run: () => command('node', 'scripts/check-tsdoc.mjs') },
  { name: 'docs', title: 'generated docs are current', run: () => command('node', ...docs, '--check') },
  { name: 'unused', title: 'no unused file, export or dependency', run: () => command('knip') },
  { name: 'size', title: 'what a page loads stays small', run: () => command('size-limit') },
  { name: 'core', title: 'unit tests of the core, in a random order', run: inAnyOrder },
  { name: 'examples', title: 'examples on the built packages', run: () => command('node', ...examples) },
  {
    name: 'unit',
    title: 'unit tests, without those of the core',
    run: () =>
      runVitest(['node', 'widget', 'repository'], { workers: availableParallelism() * 2, timeoutMs: 2_700_000 }),
    cores: 1.5,
  },
  { name: 'matchers', title: 'the matchers of Jest and Playwright on the built package', run: matchers },
  // Figures, each in a form of at most 45 s, and other engines: what may be left out comes last.
  {
    name: 'faults',
    title: 'seeded faults are found at their places, and nothing else',
    run: () => command('node', '--conditions=development', 'scripts/ci/measure-faults.mjs', '--least', '200'),
    isExtra: true,
  },
  {
    name: 'steady',
    title: 'operable ci, the same 20 times',
    run: () => command('node', '--conditions=development', 'scripts/steady/steady.mjs'),
    isExtra: true,
  },
  // A proof has a limit of its own, which is part of what is measured.
  { name: 'proof', title: 'proofs of some apps, against what they must say', run: proofs, cores: 2, isExtra: true },
  { name: 'demo', title: 'npm start, once: its scores and its proofs', run: demo, isExtra: true },
  {
    name: 'engines',
    title: 'the built widget in Chromium, Firefox and WebKitGTK',
    run: engines,
    isExtra: true,
  },
  {
    name: 'bench',
    title: 'every benchmark, as small as it can be',
    run: benchmarks,
    isExtra: true,
  },
  {
    name: 'fleet',
    title: '500 scans by many processes, with faults',
    run: () => command('node', '--conditions=development', 'scripts/fleet/fleet.mjs'),
    isExtra: true,
  },
  {
    name: 'order',
    title: 'unit tests of the core, in two other orders',
    run: inOtherOrders,
    isExtra: true,
  },
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

/** No test may stand on another one, for the files of a worker share its modules. Run again with the seed that the note names. */
async function inAnyOrder() {
  const seed = randomInt(1_000_000)
  const result = await runVitest(['core'], { seed })
  return { ...result, note: `${result.note}; seed ${seed}` }
}

/** Of the core's tests, those that read the corpus or hostile pages take four fifths of the time: one random order is enough. */
const LONG = [
  'names-oracle',
  'accuracy',
  'hostile-pages',
  'corpus',
  'tool-tokens',
  'challenge',
  'robots',
  'render-markdown',
]

async function inOtherOrders() {
  const seeds = [randomInt(1_000_000), randomInt(1_000_000)]
  for (const seed of seeds) {
    const result = await runVitest(['core'], { seed, env: { OPERABLE_WITHOUT: LONG.join(' ') } })
    if (result.failed > 0) return { ...result, note: `seed ${seed}` }
  }
  return { passed: 1, failed: 0, note: `seeds ${seeds.join(', ')}` }
}

async function browser() {
  try {
    const path = await ensureBrowser()
    const shell = await ensureShell()
    const env = { CHROMIUM_PATH: path, ...(shell && { HEADLESS_SHELL_PATH: shell }) }
    // Rows wait for pages and timers, so cores are idle with fewer workers. Each has a browser, which memory has to hold.
    const workers = Math.min(availableParallelism() * 4, 24)
    const result = await runVitest(['browser'], { env, workers, timeoutMs: 4_200_000 })
    return { ...result, note: `${result.note}; ${[path, shell].filter(Boolean).join(' and ')}` }
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) }
  }
}

/** The headless shell where there is one: the same engine at a third of the processor time. */
async function lightBrowser() {
  const shell = await ensureShell()
  return shell ? { CHROMIUM_PATH: shell, HEADLESS_SHELL_PATH: shell } : { CHROMIUM_PATH: await ensureBrowser() }
}

/** Every fifteenth app, six at a time, for proofs wait; `npm run proof` tries all of them. */
async function proofs() {
  const script = ['--conditions=development', 'scripts/proof/proof.mjs', '--no-answers', '--rows']
  const { code, output } = await run('node', [...script, '--sample', '15', '--lanes', '6'], {
    env: await lightBrowser(),
  })
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output }
}

/** A browser that is not there counts as failed on a CI machine, and as nothing elsewhere: the note says so. */
async function engines() {
  const path = await ensureBrowser()
  const { files, missing } = await ensureEngines()
  const result = await runVitest(['engines'], {
    env: { CHROMIUM_PATH: path },
    files: ['chromium.engine.test.ts', ...files],
    workers: 1 + files.length,
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

/** The same rows as those of `matchers.test.ts`, which is for Vitest. */
async function matchers() {
  const folder = join(root, 'packages/node/test/runners')
  const env = { ...(await lightBrowser()), NODE_OPTIONS: '--experimental-vm-modules' }
  const jest = await run('jest', ['--config', join(folder, 'jest.config.mjs')], { env })
  if (jest.code !== 0) return { passed: 0, failed: 1, output: jest.output }
  const playwright = await run('playwright', ['test', '--config', join(folder, 'playwright.config.mjs')], { env })
  return playwright.code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output: playwright.output }
}

/** Shows that each suite still runs and prints figures; what they are says nothing here. */
async function benchmarks() {
  const env = await lightBrowser()
  const cwd = join(root, 'bench')
  // Once for all: each of them would install what is missing.
  if (!existsSync(join(cwd, 'node_modules'))) {
    const { code, output } = await run('npm', ['ci'], { cwd })
    if (code !== 0) return { passed: 0, failed: 1, output }
  }
  // Suites wait for much of their time.
  const shards = await Promise.all(
    ['1/4', '2/4', '3/4', '4/4'].map((shard) => run('node', ['bench/run.mjs', '--tiny', '--shard', shard], { env })),
  )
  const output = shards.map((shard) => shard.output).join('\n')
  return shards.every(({ code }) => code === 0) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output }
}

/** What the demo prints: a score, the second site at 100, and proofs of the forms of the first, which its server never hears of. */
const DEMO = [
  /\b\d{1,3} of 100\b/,
  /\b100 A\b/,
  /\n\d forms were submitted in the sealed browser\. The server .* received no form\.\n/,
  /Nothing left the browser: its proxy counted 0 bytes after the seal\./,
  ...['newsletter', 'quote', 'contact'].map(
    (name) => new RegExp(` proven\\n {2}POST http://127\\.0\\.0\\.1:\\d+/forms/${name}\\n`),
  ),
  /! Log in .* needs a person\n/,
]

/** The first thing that a newcomer runs. */
async function demo() {
  const options = { env: await lightBrowser(), timeoutMs: 300_000 }
  const { code, output } = await run('npm', ['start', '--silent', '--', '--once'], options)
  const missing = DEMO.filter((pattern) => !pattern.test(output))
  if (code === 0 && missing.length === 0) return { passed: 1, failed: 0 }
  const problem = [`Exit code ${code}.`, ...missing.map((pattern) => `Not found: ${pattern}`)].join('\n')
  return { passed: 0, failed: 1, output: `${output}\n${problem}` }
}
