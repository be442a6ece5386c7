// The four ways in which a tool is run. Each gives the status of the outcome.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { runInTerminal } from '../../packages/node/src/cli/testing/run-in-terminal.ts'
import { commandLine, runOperable } from '../../packages/node/src/cli/testing/run-operable.ts'
import { openSite } from '../../packages/node/src/index.ts'
import { runTool } from '../../packages/node/src/playwright.ts'
import { openWidgetPage } from '../../packages/widget/test/widget-page.ts'

/**
 * @typedef {{ url: string, tool: string, input: Record<string, unknown>, approves: boolean }} Call `approves`: a person is
 *   there and agrees; else nobody is
 * @typedef {{ browser: import('playwright-core').Browser, widget: string }} Tools
 * @typedef {(call: Call, tools: Tools) => Promise<string>} Way
 */

/** What the command may do beyond what a visitor's would: the sites are on this machine, and only one page matters. */
const HERE = ['--allow-private', '--max-pages', '1', '--discover']
/** Nobody comes to the widget's dialog; in ms. */
const NOBODY_MS = 2000

/** As the site would have them from its service, by the address of their page. @type {Map<string, import('@operable/core').Tool[]>} */
const known = new Map()

/** @param {string} url */
async function toolsOf(url) {
  const before = known.get(url)
  if (before) return before
  const site = await openSite(url, { allowPrivate: true, maxPages: 1 })
  const tools = [...(await site.tools().finally(() => site.close()))]
  known.set(url, tools)
  return tools
}

/** @type {Way} */
async function onPage({ url, tool, input, approves }, { browser, widget }) {
  const tools = await toolsOf(url)
  const opened = await openWidgetPage(browser, url, {
    widget,
    tools,
    run: { approvalMs: NOBODY_MS },
    ...(approves && { approves }),
  })
  const outcome = await opened.call(tool, input).finally(() => opened.close())
  return outcome?.status ?? 'no outcome'
}

/** @type {Way} */
async function onCommandLine({ url, tool, input, approves }) {
  const words = ['run', url, tool, '--input', JSON.stringify(input), '--send', ...HERE]
  if (!approves) return statusOf(await runOperable([...words, '--json'], env()))
  const { ended } = await runInTerminal(words, 100, { after: 'Type yes to allow', text: 'yes' })
  const { code } = await ended
  return STATUS_OF_CODE[code ?? -1] ?? `exit ${code}`
}

/** @type {Way} */
async function inPlaywright({ url, tool, input, approves }, { browser }) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(url)
    const outcome = await runTool(page, tool, input, approves ? { approve: () => true } : {})
    return outcome.error?.code === 'unknown_tool' ? outcome.error.message : outcome.status
  } finally {
    await context.close()
  }
}

/** @type {Way} */
async function overMcp({ url, tool, input, approves }) {
  const home = mkdtempSync(join(tmpdir(), 'operable-ways-'))
  const client = new Client(
    { name: 'ways', version: '1.0.0' },
    { versionNegotiation: { mode: 'auto' }, capabilities: approves ? { elicitation: { form: {} } } : {} },
  )
  const agrees = async () => /** @type {never} */ ({ action: 'accept', content: { allow: true } })
  if (approves) client.setRequestHandler('elicitation/create', agrees)
  const [command, ...args] = commandLine(['mcp', url, '--send', ...HERE])
  try {
    await client.connect(new StdioClientTransport({ command, args, env: env(), cwd: home, stderr: 'ignore' }))
    const { content } = await client.callTool(
      { name: tool, arguments: { ...input, details: true } },
      { timeout: 180_000 },
    )
    const text = /** @type {{ text: string }[]} */ (content)[0]?.text ?? ''
    return statusIn(JSON.parse(text.slice(text.indexOf('\n') + 1)))
  } finally {
    await client.close()
    rmSync(home, { recursive: true, force: true })
  }
}

/** @type {[name: string, way: Way][]} */
export const ways = [
  ['page', onPage],
  ['command line', onCommandLine],
  ['Playwright', inPlaywright],
  ['MCP', overMcp],
]

/** Without `--send`, as the command does it by itself, and the MCP server with the same code. @type {Way} */
export async function sealed({ url, tool, input }) {
  return statusOf(await runOperable(['run', url, tool, '--input', JSON.stringify(input), '--json', ...HERE], env()))
}

/** @param {{ stdout: string, stderr: string }} ran */
function statusOf({ stdout, stderr }) {
  return stdout === '' ? stderr.trim() : statusIn(JSON.parse(stdout))
}

/** @param {{ status: string, sealed?: true, error?: { code: string, message: string } }} outcome */
function statusIn({ status, sealed, error }) {
  if (error?.code === 'unknown_tool') return error.message
  return sealed ? `sealed: ${status}` : status
}

/** @type {Record<number, string>} */
const STATUS_OF_CODE = {
  0: 'confirmed',
  1: 'rejected',
  5: 'submitted_unverified',
  6: 'next_step',
  7: 'needs_person',
  8: 'failed',
}

function env() {
  const { PATH = '', HOME = '', CHROMIUM_PATH } = process.env
  return { PATH, HOME, ...(CHROMIUM_PATH && { CHROMIUM_PATH }) }
}
