import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build, type Plugin } from 'esbuild'
import { expect, onTestFinished, test } from 'vitest'
import config from '../tsup.config.ts'
import { loopbackSite } from './loopback-site.ts'
import { pageOf } from './test-site.ts'

const folder = dirname(dirname(fileURLToPath(import.meta.url)))
const run = promisify(execFile)

/** What somebody has bundled: it scans the site that it is told, and says which threads it started, and how they fared. */
const SCRIPT = `
import { audit } from './src/services/audit-site.ts'
const threads = { started: 0, failed: 0 }
process.on('worker', (worker) => {
  threads.started++
  worker.on('error', () => threads.failed++)
})
audit(process.argv[2], { allowPrivate: true, render: 'never' }).then(({ pages }) => {
  process.stdout.write(JSON.stringify({ threads, outcomes: pages.map(({ outcome }) => outcome) }))
})
`

test('a program in a single file scans, in a thread', async () => {
  const out = await mkdtemp(join(tmpdir(), 'operable-bundle-'))
  onTestFinished(() => rm(out, { recursive: true, force: true }))
  const outfile = join(out, 'scan.cjs')
  await build({
    stdin: { contents: SCRIPT, resolveDir: folder, loader: 'ts' },
    bundle: true,
    outfile,
    platform: 'node',
    format: 'cjs',
    conditions: ['development'],
    logLevel: 'silent',
    // As the package is built: the code of the thread becomes a text in it.
    plugins: (config as { esbuildPlugins: Plugin[] }).esbuildPlugins,
  })
  const site = await loopbackSite({ '/': pageOf('home', [], '<p>Something to read.</p>'.repeat(5_000)) })
  onTestFinished(() => site.close())
  const { stdout } = await run(process.execPath, [outfile, `http://127.0.0.1:${site.port}/`], { cwd: out })
  expect(JSON.parse(stdout)).toEqual({ threads: { started: expect.any(Number), failed: 0 }, outcomes: ['read'] })
  expect(JSON.parse(stdout).threads.started).toBeGreaterThan(0)
}, 120_000)
