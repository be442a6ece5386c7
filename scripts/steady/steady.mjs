// Runs `operable ci` again and again on the same build, as a folder and as an address whose answers come at random times, and
// counts how many different results there are. `npm run steady -- --runs 1000`; without a number, 20.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { runCi } from '../../packages/node/src/ci/run-ci.ts'
import { loadConfig } from '../../packages/node/src/config/load-config.ts'
import { root } from '../lib/root.mjs'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '20' } } })
const runs = Number(values.runs)
const site = join(root, 'examples/small-business/site')
const types = { '.html': 'text/html; charset=utf-8', '.txt': 'text/plain', '.xml': 'application/xml' }

/** @type {Map<string, Buffer>} */
const files = new Map()
for (const entry of await readdir(site, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue
  const path = join(entry.parentPath, entry.name)
  files.set(`/${path.slice(site.length + 1)}`, await readFile(path))
}

const server = createServer((incoming, outgoing) => {
  const { pathname } = new URL(incoming.url ?? '/', 'http://site.example')
  const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname
  const body = files.get(name)
  const type = types[/** @type {keyof typeof types} */ (extname(name))] ?? 'application/octet-stream'
  setTimeout(() => outgoing.writeHead(body ? 200 : 404, { 'content-type': type }).end(body), Math.random() * 8)
})
await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)))
const address = server.address()
const port = typeof address === 'object' ? address?.port : 0

const folder = await mkdtemp(join(tmpdir(), 'operable-steady-'))
const sites = {
  folder: { folder: site, render: 'never' },
  address: { url: `http://127.0.0.1:${port}/`, render: 'never' },
}
let isSteady = true
try {
  for (const [name, target] of Object.entries(sites)) {
    const file = join(folder, `${name}.json`)
    await writeFile(file, JSON.stringify({ sites: [{ name, ...target }] }))
    const loaded = await loadConfig(file)
    /** @type {Map<string, number>} */
    const seen = new Map()
    /** @type {Set<number>} */
    const codes = new Set()
    const began = performance.now()
    for (let run = 0; run < runs; run++) {
      const { result } = await runCi(loaded)
      codes.add(result.exitCode)
      const text = JSON.stringify(result, (key, value) => (key === 'startedAt' || key === 'durationMs' ? null : value))
      seen.set(text, (seen.get(text) ?? 0) + 1)
    }
    const each = Math.round((performance.now() - began) / runs)
    process.stdout.write(
      `${name}: ${runs} runs, exit ${[...codes].join(' and ')}, ${seen.size} different result${seen.size === 1 ? '' : 's'}, ${each} ms a run\n`,
    )
    if (seen.size > 1 || codes.size > 1) {
      isSteady = false
      await writeFile(
        join(tmpdir(), `operable-steady-${name}.json`),
        JSON.stringify(
          [...seen.keys()].map((text) => JSON.parse(text)),
          null,
          2,
        ),
      )
    }
  }
} finally {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true, force: true })
}
if (!isSteady) process.exitCode = 1
