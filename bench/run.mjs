// `npm run bench -- [parse|crawl|memory|browser|discover|evaluate|http|reports|hostile|widget|run|size ...] [--rounds N] [--json FILE] [--sources] [--tiny] [--shard N/M]`: installs
// what is compared on first use, builds the packages, measures and prints Markdown tables on stdout. With --tiny every suite does the
// least that gives figures, on the build that is there: it shows that they work, and ends with 1 where one prints none. With --shard
// only the Nth of every M suites run.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { useSources } from './lib/child.mjs'
import { corpusPages } from './lib/corpus.mjs'
import { bench, root } from './lib/paths.mjs'
import { print } from './lib/print.mjs'

const suites = {
  parse: () => import('./suites/parse.mjs').then(({ parse }) => parse),
  crawl: () => import('./suites/crawl.mjs').then(({ crawl }) => crawl),
  memory: () => import('./suites/memory.mjs').then(({ memory }) => memory),
  browser: () => import('./suites/browser.mjs').then(({ browser }) => browser),
  discover: () => import('./suites/discover.mjs').then(({ discover }) => discover),
  evaluate: () => import('./suites/evaluate.mjs').then(({ evaluate }) => evaluate),
  http: () => import('./suites/http.mjs').then(({ http }) => http),
  reports: () => import('./suites/reports.mjs').then(({ reports }) => reports),
  hostile: () => import('./suites/hostile.mjs').then(({ hostile }) => hostile),
  widget: () => import('./suites/widget.mjs').then(({ widget }) => widget),
  run: () => import('./suites/run.mjs').then(({ run }) => run),
  size: () => import('./suites/size.mjs').then(({ size }) => size),
}

const { chosen, rounds, json, sources, tiny } = readArguments()
requireCorpus()
if (!existsSync(join(bench, 'node_modules'))) install()
if (sources) useSources()
else if (!tiny) build()

const { machine } = await import('./lib/machine.mjs')
/** @type {Record<string, unknown>} */
const results = { machine: machine(), rounds }
process.stdout.write(`${JSON.stringify(results['machine'])}\n`)
for (const name of chosen) {
  const run = await suites[name]()
  const result = await run({ rounds })
  if (tiny && !hasFigures(result)) fail(`The suite ${name} printed a table without figures.`)
  process.stdout.write(print(name, result))
  results[name] = result
}
if (json) await writeFile(json, `${JSON.stringify(results, null, 2)}\n`)
// The browser that suites share would keep this process.
process.exit()

/** @param {import('./lib/goal.mjs').SuiteResult} result */
function hasFigures({ tables }) {
  const rows = tables.flatMap((table) => table.rows)
  return (
    rows.length > 0 && rows.every((cells) => cells.slice(Math.min(1, cells.length - 1)).some((cell) => /\d/.test(cell)))
  )
}

function build() {
  try {
    execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root, stdio: ['ignore', 2, 2] })
  } catch {
    fail('The packages could not be built, so there is nothing to measure.')
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        rounds: { type: 'string', default: '3' },
        json: { type: 'string' },
        sources: { type: 'boolean', default: false },
        tiny: { type: 'boolean', default: false },
        shard: { type: 'string', default: '1/1' },
      },
    })
    const names = /** @type {(keyof typeof suites)[]} */ (Object.keys(suites))
    const unknown = positionals.filter((name) => !(name in suites))
    if (unknown.length > 0) fail(`No suite is called ${unknown.join(', ')}. Suites: ${names.join(', ')}`)
    const rounds = values.tiny ? 1 : Number(values.rounds)
    if (!Number.isInteger(rounds) || rounds < 1) fail('--rounds takes a whole number from 1.')
    const [shard = 0, shards = 0] = values.shard.split('/').map(Number)
    if (!(shard >= 1 && shard <= shards)) fail('--shard takes two whole numbers, such as 1/2.')
    const wanted = positionals.length > 0 ? names.filter((name) => positionals.includes(name)) : names
    return {
      chosen: wanted.filter((_, index) => index % shards === shard - 1),
      rounds,
      json: values.json,
      sources: values.sources,
      tiny: values.tiny,
    }
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

function requireCorpus() {
  try {
    if (corpusPages().length === 0) fail('The corpus lists no pages.')
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}

function install() {
  process.stderr.write('Installing what the benchmarks compare with, into bench/node_modules.\n')
  execFileSync('npm', ['ci'], { cwd: bench, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}
