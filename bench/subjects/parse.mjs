// Arguments: the name of a parser, then the number of passes over all corpus pages. Answers with the CPU ms of each
// pass: the first one includes the compilation of the code, the later ones do not.
import { corpusPages, readPage } from '../lib/corpus.mjs'
import { parsers } from './parsers.mjs'

const [, , name = '', passes = '1'] = process.argv
const load = parsers[name]
if (!load) throw new TypeError(`No parser is called ${name}.`)
const parse = await load()
const pages = corpusPages().map(readPage)

let sum = 0
const cpuMs = []
for (let pass = 0; pass < Number(passes); pass++) {
  const before = process.cpuUsage()
  for (const page of pages) {
    const result = parse(page)
    sum += typeof result === 'number' ? result : await result
  }
  const { user, system } = process.cpuUsage(before)
  cpuMs.push((user + system) / 1000)
}

const peakMb = process.resourceUsage().maxRSS / 1024
const characters = pages.reduce((total, page) => total + page.length, 0)
process.stdout.write(`${JSON.stringify({ cpuMs, characters, pages: pages.length, peakMb, sum })}\n`)
