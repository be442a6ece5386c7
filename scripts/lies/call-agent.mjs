// An agent that calls the tools of one site over MCP, as any client does, with a person who is there or is not.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { commandLine } from '../../packages/node/src/cli/testing/run-operable.ts'

/**
 * @typedef {'nobody' | 'declines' | 'accepts'} Person
 * @typedef {{ status: string, code: string, sent: string, text: string }} Answered
 * @typedef {object} Agent
 * @property {string[]} tools their names
 * @property {(number: number) => string | undefined} toolOf the form of that number, known by the names of its fields
 * @property {(name: string, input: object) => Promise<Answered>} call
 * @property {string[]} agreed the questions that a person has agreed to
 * @property {() => Promise<void>} close
 */

/** @param {string} url @param {{ person: Person, pages: number }} options @returns {Promise<Agent>} */
export async function startAgent(url, { person, pages }) {
  const home = mkdtempSync(join(tmpdir(), 'operable-lies-'))
  const capabilities = person === 'nobody' ? {} : { elicitation: { form: {} } }
  const client = new Client({ name: 'lies', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' }, capabilities })
  /** @type {string[]} */
  const agreed = []
  if (person !== 'nobody')
    client.setRequestHandler('elicitation/create', async ({ params: { message } }) => {
      if (person === 'declines') return { action: 'decline' }
      agreed.push(message)
      return /** @type {never} */ ({ action: 'accept', content: { allow: true } })
    })
  const [command, ...args] = commandLine([
    'mcp',
    url,
    '--send',
    '--allow-private',
    '--discover',
    '--max-pages',
    `${pages}`,
  ])
  const { PATH = '', HOME = '', CHROMIUM_PATH } = process.env
  const env = { PATH, HOME, ...(CHROMIUM_PATH && { CHROMIUM_PATH }) }
  await client.connect(new StdioClientTransport({ command, args, env, cwd: home, stderr: 'ignore' }))
  const { tools } = await client.listTools(undefined, { timeout: 300_000 })
  return {
    tools: tools.map(({ name }) => name),
    toolOf: (number) =>
      tools.find(({ inputSchema: { properties = {} } }) => Object.hasOwn(properties, `message_${number}`))?.name,
    async call(name, input) {
      const { content } = await client.callTool({ name, arguments: { ...input, details: true } }, { timeout: 180_000 })
      const text = /** @type {{ text: string }[]} */ (content)[0]?.text ?? ''
      if (!text.includes('\n{')) return { status: /^[a-z_]+/.exec(text)?.[0] ?? '', code: '', sent: '', text }
      const { status, sent = '', error } = JSON.parse(text.slice(text.indexOf('\n') + 1))
      return { status, sent, code: error?.code ?? '', text }
    },
    agreed,
    async close() {
      await client.close()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
