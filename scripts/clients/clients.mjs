// MCP clients that people use, each of which gets the example site as an MCP server over stdio, calls one tool that nobody
// has to agree to and one that a person has to: is every tool offered to its model, what does the model hear, and what does the
// site receive? The model is a stand-in (stub-model.mjs), so nothing is asked of anybody else. Installs the clients from npm into
// a folder of their own (700 MB), or takes those of `--clients FOLDER`. `npm run clients`; build first: `npm run build`. It
// needs a Chromium. --write puts the table into docs/run.md.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cleanEnv, writeFiles } from '../lib/clean-project.mjs'
import { ensureBrowser } from '../lib/ensure-browser.mjs'
import { startExampleSite } from '../lib/example-site.mjs'
import { markdownTable } from '../lib/markdown-table.mjs'
import { replaceSection } from '../lib/marked-section.mjs'
import { root } from '../lib/root.mjs'
import { stubModel } from './stub-model.mjs'

/**
 * @typedef {{ command: string, args: string[], env: Record<string, string> }} Start how the MCP server is started
 * @typedef {{ name: string, package: string, program: string, files(start: Start, model: string): Record<string, string>, args: string[], env(model: string, home: string): Record<string, string> }} Client
 */

const { values } = parseArgs({ options: { clients: { type: 'string' }, write: { type: 'boolean', default: false } } })

/** @type {Client[]} */
const clients = [
  {
    name: 'Claude Code',
    package: '@anthropic-ai/claude-code',
    program: 'claude',
    files: (start) => ({ 'mcp.json': JSON.stringify({ mcpServers: { shop: start } }) }),
    args: ['-p', 'Go on.', '--mcp-config', 'mcp.json', '--strict-mcp-config', '--allowedTools', 'mcp__shop'],
    env: (model) => ({
      ANTHROPIC_BASE_URL: model,
      ANTHROPIC_API_KEY: 'none',
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
      ENABLE_TOOL_SEARCH: 'false',
      // It asks its model before it has the tools otherwise, where a server takes more than a few seconds.
      MCP_CONNECTION_NONBLOCKING: '0',
      MCP_CONNECT_TIMEOUT_MS: '120000',
    }),
  },
  {
    name: 'Codex',
    package: '@openai/codex',
    program: 'codex',
    files: ({ command, args, env }, model) => ({
      'home/config.toml': [
        'model = "stub"',
        'model_provider = "stub"',
        'approval_policy = "never"',
        'sandbox_mode = "danger-full-access"',
        '[model_providers.stub]',
        'name = "stub"',
        `base_url = "${model}/v1"`,
        'wire_api = "responses"',
        '[mcp_servers.shop]',
        `command = ${JSON.stringify(command)}`,
        `args = ${JSON.stringify(args)}`,
        // The same: it waits only for servers that it must have.
        'required = true',
        'startup_timeout_sec = 120',
        'tool_timeout_sec = 120',
        '[mcp_servers.shop.env]',
        ...Object.entries(env).map(([name, value]) => `${name} = ${JSON.stringify(value)}`),
        '',
      ].join('\n'),
    }),
    args: ['exec', '--skip-git-repo-check', 'Go on.'],
    env: (_, home) => ({ CODEX_HOME: home }),
  },
]

const calls = [
  { tool: 'subscribe', page: '', input: { email: 'ann@example.com' }, form: 'newsletter' },
  {
    tool: 'bookRepair',
    page: 'book/',
    input: {
      service: 'standard',
      date: '2030-05-14',
      slot: 'morning',
      bike: 'Genesis',
      f_7: '1',
      name: 'Ann',
      email: 'ann@example.com',
      terms: true,
    },
    form: undefined,
  },
]

/** What the second client puts before an answer. */
const MEASURED = /^Wall time: .*\nOutput:\n/
/** How a call ends that nobody could be asked about: a client that can ask declines where nobody is there. */
const UNASKED = /^(?:needs_person|failed: nothing was sent\napproval_denied)/

const work = mkdtempSync(join(tmpdir(), 'operable-clients-'))
const folder = values.clients ?? join(work, 'clients')
const operable = join(root, 'node_modules/.bin/operable')
const path = `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`
const serverEnv = { CHROMIUM_PATH: await ensureBrowser(), PATH: path }
const model = await stubModel('shop')
const example = startExampleSite(operable, ['demo', '--no-prove'], { env: { ...cleanEnv, ...serverEnv } })
/** @type {string[][]} */
const rows = []
/** @type {string[]} */
const faults = []
try {
  if (!values.clients) {
    mkdirSync(folder)
    const install = ['install', '--no-audit', '--no-fund', ...clients.map((each) => each.package)]
    must(spawnSync('npm', install, { cwd: folder, encoding: 'utf8', env: cleanEnv }))
  }
  const site = await example.address()
  for (const client of clients) rows.push(...(await tryOut(client, site)))
} finally {
  example.close()
  model.close()
  rmSync(work, { recursive: true, force: true })
}
const head = ['client', 'tools that its model was offered', 'call', 'what the model heard', 'the site received']
const table = markdownTable(head, rows)
process.stdout.write(`${table}\n`)
if (values.write) {
  const file = join(root, 'docs/run.md')
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), 'clients', `\n${table}\n`))
}
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0

/** @param {Client} client @param {string} site */
async function tryOut(client, site) {
  const own = join(work, client.program)
  const program = join(folder, 'node_modules/.bin', client.program)
  const env = { ...cleanEnv, PATH: path, HOME: own, ...client.env(model.url, join(own, 'home')) }
  const version = must(spawnSync(program, ['--version'], { encoding: 'utf8', env })).match(/\d+\.\d+\.\d+/)?.[0]
  /** @type {string[][]} */
  const rows = []
  for (const { tool, page, input, form } of calls) {
    const args = ['mcp', site + page, '--send', '--allow-private', '--max-pages', '1']
    writeFiles(own, client.files({ command: operable, args, env: serverEnv }, model.url))
    model.want(tool, input)
    const before = received().length
    const output = await runClient(program, client.args, { cwd: own, env })
    const heard = (model.results().at(-1) ?? `nothing: ${output.trim().slice(-300)}`).replace(MEASURED, '')
    const sent = received().slice(before).join()
    if (!model.offered().includes(tool))
      faults.push(`${client.name} did not offer ${tool}: ${output.trim().slice(-500)}`)
    if (sent !== (form ?? '')) faults.push(`${client.name}, ${tool}: the site received "${sent}"`)
    if (!form && !UNASKED.test(heard)) faults.push(`${client.name}, ${tool}: ${heard}`)
    const shown = heard.replaceAll('\n', ' ').slice(0, 160)
    rows.push([`${client.name} ${version}`, model.offered().join(', '), tool, shown, sent || 'nothing'])
  }
  return rows
}

/** The names of the forms that the example site has received. */
function received() {
  return example.received().map((line) => /form "([^"]+)"/.exec(line)?.[1])
}

/** @param {string} program @param {string[]} args @param {{ cwd: string, env: NodeJS.ProcessEnv }} options @returns {Promise<string>} */
function runClient(program, args, options) {
  return new Promise((done) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], timeout: 300_000 })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    child.on('error', (error) => done(error.message))
    child.on('close', () => done(output))
  })
}

/** @param {import('node:child_process').SpawnSyncReturns<string>} ended */
function must({ status, stdout, stderr, error }) {
  if (status !== 0) throw error ?? new Error(stderr)
  return stdout
}
