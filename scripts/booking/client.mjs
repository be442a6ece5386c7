import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'

const [site = ''] = process.argv.slice(2)
const client = new Client({ name: 'assistant', version: '1.0.0' }, { capabilities: { elicitation: { form: {} } } })
client.setRequestHandler('elicitation/create', async ({ params }) => {
  console.log(`\nThe person is asked:\n${params.message}\nThe person agrees.\n`)
  return { action: 'accept', content: { allow: true } }
})
const args = ['operable', 'mcp', `${site}book/`, '--send', '--allow-private', '--max-pages', '1']
const env = /** @type {Record<string, string>} */ (process.env)
await client.connect(new StdioClientTransport({ command: 'npx', args, env }))

const { tools } = await client.listTools()
for (const { name, title } of tools) console.log(`${name}: ${title}`)
const input = {
  service: 'standard',
  date: '2030-05-14',
  slot: 'morning',
  bike: 'Genesis Croix de Fer',
  f_7: 'WTU 218 G 0457',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  terms: true,
}
const { content } = await client.callTool({ name: 'bookRepair', arguments: input })
for (const part of content) if (part.type === 'text') console.log(part.text)
await client.close()
