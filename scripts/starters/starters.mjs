// The Vite plugin in the starters of five frameworks, with the versions that npm gives today: findings while you develop, the
// widget's tag, hydration, the audit after a build. Packs the packages as npm would publish them, and prints a table.
//
//   npm run starters                        all five, in a temporary folder; build first: `npm run build`
//   npm run starters -- --only nuxt         one of them: vite, astro, sveltekit, nuxt, react-router
//   npm run starters -- --folder starters   keeps them there, and uses those that are there
//
// It fails if a starter needs more than three changed lines, if a finding is not seen or does not go once it is mended, if the tag is
// not on a page exactly once, if the console says anything that it does not say without the plugin, or if a build ends without
// either findings or the word that nothing was measured. Needs npm's registry and a browser; takes ten minutes, or thirty on a busy
// machine.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { freePort } from '../../packages/node/test/free-port.ts'
import { packAll } from '../lib/clean-project.mjs'
import { ensureBrowser } from '../lib/ensure-browser.mjs'
import { markdownTable } from '../lib/markdown-table.mjs'
import { findingGoes, lookAt, runsOn } from './look.mjs'
import { changedLines, installPacked, makeStarter, ran, versionOf, withServer, write } from './project.mjs'
import { BAD, GOOD, RULE, starters } from './rows.mjs'

const MOST_LINES = 3
const HEAD = [
  'starter',
  'versions',
  'changed lines',
  'findings in dev',
  'tag in dev, built',
  'new in the console in dev, built',
  'after the build',
]
const NOT_MEASURED = /Operable: not measured/

const { values } = parseArgs({ options: { only: { type: 'string' }, folder: { type: 'string' } } })
const work = values.folder ? resolve(values.folder) : mkdtempSync(join(tmpdir(), 'operable-starters-'))
mkdirSync(work, { recursive: true })
const chosen = starters.filter(({ folder }) => !values.only || folder === values.only)
if (chosen.length === 0) throw new TypeError(`There is no starter ${values.only}.`)

const executablePath = await ensureBrowser()
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
// The audit of an application that starts in a browser needs the same one.
process.env['CHROMIUM_PATH'] ??= executablePath
const service = createServer((_, response) => {
  response.setHeader('Content-Type', 'text/javascript')
  response.end('globalThis.operableTags = (globalThis.operableTags ?? 0) + 1')
})
await new Promise((listening) => service.listen(0, '127.0.0.1', () => listening(undefined)))
const { port: servicePort } = /** @type {import('node:net').AddressInfo} */ (service.address())

try {
  const tarballs = packAll(work)
  const rows = []
  const failures = []
  for (const starter of chosen) {
    say(`\n${starter.name}`)
    try {
      rows.push(await tryStarter(starter, tarballs))
    } catch (error) {
      failures.push(starter.name)
      say(`  failed: ${error instanceof Error ? error.message : error}`)
    }
  }
  say(`\n${markdownTable(HEAD, rows)}`)
  if (failures.length > 0) {
    say(`\nFailed: ${failures.join(', ')}.`)
    process.exitCode = 1
  }
} finally {
  service.close()
  await browser.close()
  if (!values.folder) rmSync(work, { recursive: true, force: true, maxRetries: 5 })
}

/**
 * @param {import('./rows.mjs').Starter} starter
 * @param {readonly string[]} tarballs
 */
async function tryStarter(starter, tarballs) {
  const project = makeStarter(starter, work)
  write(project, starter.files)
  const config = join(project, starter.plugin.file)
  // As its creator has written it; a starter that is kept may have the plugin by now.
  const original = `${config}.original`
  if (!existsSync(original)) copyFileSync(config, original)
  const plain = readFileSync(original, 'utf8')
  writeFileSync(config, plain)
  const versions = starter.versions.map((name) => `${name} ${versionOf(project, name)}`).join(', ')
  say(`  ${versions}`)

  const before = { dev: await dev(starter, project), built: await built(starter, project) }
  say(
    `  without the plugin, the console says: ${[...before.dev.messages, ...before.built.messages].join(' | ') || 'nothing'}`,
  )

  installPacked(project, tarballs)
  const options = `{ widget: { website: 'w1', server: 'http://127.0.0.1:${servicePort}' } }`
  const changed = starter.plugin.change(plain, options)
  writeFileSync(config, changed)
  const lines = changedLines(plain, changed, work)
  require(lines >= 1 && lines <= MOST_LINES, `${lines} lines are changed`)

  const after = { dev: await dev(starter, project, true), built: await built(starter, project, true) }
  const fresh = (/** @type {'dev' | 'built'} */ when) =>
    after[when].messages.filter((text) => !before[when].messages.includes(text))
  for (const when of /** @type {const} */ (['dev', 'built'])) {
    require(after[when].tags === 1 &&
      after[when].ran === 1, `${after[when].tags} tags, run ${after[when].ran} times, ${when}`)
    require(fresh(when).length === 0, `the console says, ${when}: ${fresh(when).join(' | ')}`)
  }
  const audit = judge(starter.audit, after.built.output)
  say('  dev and build are as they should be')
  const more = await others(starter, project)

  return [
    starter.name,
    versions,
    lines,
    'shown, printed, gone once mended',
    `${after.dev.tags}, ${after.built.tags}${after.built.sent === 1 ? ' (in its HTML)' : ''}`,
    `${fresh('dev').length}, ${fresh('built').length}`,
    [audit, ...more].join('; '),
  ]
}

/**
 * @param {import('./rows.mjs').Starter} starter
 * @param {string} project
 */
async function dev(starter, project, hasPlugin = false) {
  const port = await freePort()
  const file = join(project, starter.page)
  return await withServer({ command: starter.dev(port), cwd: project, port }, async (address, said) => {
    // The first visit makes Vite prepare packages, and reload.
    await lookAt(browser, address)
    const seen = await lookAt(browser, address, async (page) => {
      if (!hasPlugin) return
      const bad = readFileSync(file, 'utf8')
      try {
        await findingGoes(page, { rule: RULE, mend: () => writeFileSync(file, bad.replace(BAD, GOOD)) })
      } catch (error) {
        throw new Error(`${error instanceof Error ? error.message : error}\n${said()}`)
      } finally {
        writeFileSync(file, bad)
      }
      const printed = said().slice(said().indexOf('Operable: /'))
      require(printed.includes('q7') && printed.includes(RULE), `the terminal has no finding:\n${said()}`)
    })
    return seen
  })
}

/**
 * @param {import('./rows.mjs').Starter} starter
 * @param {string} project
 */
async function built(starter, project, hasPlugin = false) {
  const { status, output } = ran('npm', ['run', 'build'], project)
  require(status === 0, `the build ended with ${status}:\n${output}`)
  const port = await freePort()
  const server = { ...starter.start(port), cwd: project, port }
  return await withServer(server, async (address) => {
    const seen = await lookAt(browser, address)
    const { bare } = starter
    if (hasPlugin && bare) require((await runsOn(browser, address + bare)) === 1, `/${bare} has no tag`)
    return { ...seen, output }
  })
}

/**
 * What the plugin has said of a build.
 * @param {'findings' | 'not measured'} expected
 * @param {string} output
 */
function judge(expected, output) {
  const isFound = output.includes('q7') && output.includes(RULE)
  const isUnknown = NOT_MEASURED.test(output)
  require(expected === 'findings' ? isFound && !isUnknown : isUnknown && !isFound, `the build says:\n${output}`)
  return expected === 'findings' ? 'finding' : '“not measured”'
}

/**
 * The same fault where the plugin could not measure: in pages that a build writes, and with `operable ci`, which starts the server.
 * @param {import('./rows.mjs').Starter} starter
 * @param {string} project
 */
async function others(starter, project) {
  if (starter.audit === 'findings') return []
  if (starter.isDrawn) {
    ran('npm', ['install', '--no-audit', '--no-fund', '--silent', '--save-dev', 'playwright-core'], project)
    const build = ran('npm', ['run', 'build'], project)
    ran('npm', ['uninstall', '--no-audit', '--no-fund', '--silent', 'playwright-core'], project)
    return [`with \`playwright-core\`: ${judge('findings', build.output)}`]
  }
  const said = []
  const port = await freePort()
  const { command, env } = starter.start(port)
  const site = { name: 'server', url: `http://127.0.0.1:${port}/`, start: { command: command.join(' '), env } }
  write(project, { 'operable.config.json': JSON.stringify({ sites: [site] }) })
  const { status, output } = ran('npx', ['operable', 'ci'], project)
  require(status === 1 && output.includes('q7'), `operable ci ended with ${status}:\n${output}`)
  said.push('`operable ci`: finding')
  if (starter.prerendered) {
    write(project, starter.prerendered.files)
    const build = ran('npm', ['run', 'build'], project)
    for (const name of Object.keys(starter.prerendered.files)) {
      const text = starter.files[name]
      if (text === undefined) rmSync(join(project, name))
      else write(project, { [name]: text })
    }
    require(build.status === 0, `the build with written pages ended with ${build.status}:\n${build.output}`)
    said.push(`prerendered: ${judge('findings', build.output)}`)
  }
  return said
}

/** @type {(holds: boolean, otherwise: string) => asserts holds} */
function require(holds, otherwise) {
  if (!holds) throw new Error(otherwise)
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`)
}
