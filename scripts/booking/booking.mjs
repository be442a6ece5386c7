// From nothing installed to an MCP client that has booked on the example site, and how long that takes: packs the packages as
// npm would publish them, installs them into an empty folder beside this repository, starts the example site, and runs a small
// client that lists the site's tools and calls one. Prints what somebody types and sees; fails if the site has not received
// exactly one booking. `npm run booking`; build first: `npm run build`. It needs a Chromium. --write puts the transcript into
// docs/run.md.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanEnv, packAll, writeFiles } from '../lib/clean-project.mjs'
import { ensureBrowser } from '../lib/ensure-browser.mjs'
import { startExampleSite } from '../lib/example-site.mjs'
import { replaceSection } from '../lib/marked-section.mjs'
import { root } from '../lib/root.mjs'

const work = mkdtempSync(join(tmpdir(), 'operable-booking-'))
const project = join(work, 'assistant')
const client = readFileSync(join(root, 'scripts/booking/client.mjs'), 'utf8')
const env = { ...cleanEnv, CHROMIUM_PATH: await ensureBrowser() }
/** @type {string[]} */
const lines = []
/** @type {ReturnType<typeof startExampleSite> | undefined} */
let example
try {
  writeFiles(project, { 'package.json': '{ "name": "assistant", "private": true }\n', 'client.mjs': client })
  const tarballs = packAll(work)
  const began = performance.now()
  const install = ['install', '--no-audit', '--no-fund', ...tarballs, 'playwright-core', '@modelcontextprotocol/client']
  type('npm install @operable/node playwright-core @modelcontextprotocol/client', ['npm', ...install])

  const starting = performance.now()
  example = startExampleSite('npx', ['operable', 'demo', '--no-prove'], { cwd: project, env })
  const site = await example.address()
  say('$ npx operable demo --no-prove &', `${site}  the example site`, seconds(starting), '')

  type(`node client.mjs ${site}`, ['node', 'client.mjs', site])
  await example.seen(/received form "booking"/)
  const received = example.received()
  say('What the example site says:', ...received, '')
  say(`From nothing to a booking in ${((performance.now() - began) / 1000).toFixed(0)} seconds.`)
  if (received.length !== 1) throw new Error(`The site received ${received.length} forms, not one.`)
} finally {
  example?.close()
  rmSync(work, { recursive: true, force: true })
}
if (process.argv.includes('--write')) {
  const file = join(root, 'docs/run.md')
  const transcript = `\n\`\`\`\n${lines.join('\n').trim()}\n\`\`\`\n`
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), 'booking', transcript))
}

/** Runs a command, and prints what somebody types and sees. @param {string} shown @param {string[]} words */
function type(shown, [command = '', ...args]) {
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: project, encoding: 'utf8', env })
  say(`$ ${shown}`, `${stdout}${stderr}`.trim(), seconds(started), '')
  if (status !== 0) throw new Error(`“${shown}” ended with ${status}.`)
}

/** @param {number} since */
function seconds(since) {
  return `# ${((performance.now() - since) / 1000).toFixed(1)} s`
}

/** @param {...string} more */
function say(...more) {
  lines.push(...more)
  for (const line of more) process.stdout.write(`${line}\n`)
}
