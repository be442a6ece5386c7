import { readFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { bench } from './paths.mjs'

const compared = ['htmlparser2', 'parse5', 'cheerio', 'jsdom', 'undici', '@crawlee/cheerio']

/** What the figures were measured on. */
export function machine() {
  const [load = 0] = loadavg()
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    processor: `${cpus().length} x ${cpus()[0]?.model.trim()}`,
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    loadAverage: Number(load.toFixed(1)),
    versions: Object.fromEntries(compared.map((name) => [name, version(name)])),
  }
}

/** @param {string} name */
function version(name) {
  return JSON.parse(readFileSync(join(bench, 'node_modules', name, 'package.json'), 'utf8')).version
}
