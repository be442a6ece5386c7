// Arguments: the name of a parser, then the hostile page. One page per process; answers with wall-clock and CPU ms.
import { hostilePages } from '../lib/hostile-pages.mjs'
import { parsers } from './parsers.mjs'

const [, , parser = '', name = ''] = process.argv
const load = parsers[parser]
const make = hostilePages[name]
if (!load || !make) throw new TypeError(`No parser ${parser} or no page ${name}.`)
const parse = await load()
const page = make()

const cpu = process.cpuUsage()
const start = performance.now()
let failed = ''
try {
  parse(page)
} catch (error) {
  failed = error instanceof Error ? error.name : 'error'
}
const ms = performance.now() - start
const { user, system } = process.cpuUsage(cpu)
process.stdout.write(`${JSON.stringify({ ms, cpuMs: (user + system) / 1000, bytes: page.length, failed })}\n`, () =>
  process.exit(),
)
