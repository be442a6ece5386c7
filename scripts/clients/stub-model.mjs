import { createServer } from 'node:http'

/**
 * @typedef {{ name: string, namespace?: string }} Offered a tool as a client offers it to its model
 * @typedef {{ url: string, want(name: string, input: object): void, offered(): string[], results(): string[], close(): void }} StubModel
 *   `want`: the tool that the model will call, and its input; `offered`: the tools of the site that it was offered; `results`:
 *   what it was told of its calls
 */

/**
 * Stands in for a language model, for clients that only run with one: calls the tool that it is told to call, once, and is
 * done. It speaks the streams of the Anthropic Messages API and of the OpenAI Responses API, as much of them
 * as such a client reads.
 * @param {string} server the name that the clients know the MCP server by
 * @returns {Promise<StubModel>}
 */
export async function stubModel(server) {
  let wanted = { name: '', input: {} }
  /** @type {Set<string>} */
  let offered = new Set()
  /** @type {string[]} */
  let results = []

  /** @param {Offered[]} tools @param {string[]} told what the calls of this conversation have returned */
  const next = (tools, told) => {
    const own = tools.filter(({ name, namespace = name }) => namespace.startsWith(`mcp__${server}`))
    for (const { name } of own) offered.add(name.replace(`mcp__${server}__`, ''))
    if (told.length > 0) results = told
    return told.length > 0 ? undefined : own.find(({ name }) => name.replace(`mcp__${server}__`, '') === wanted.name)
  }

  const listener = createServer((incoming, outgoing) => {
    let body = ''
    incoming.on('data', (chunk) => {
      body += chunk
    })
    incoming.on('end', () => {
      const path = incoming.url ?? ''
      const answer = path.startsWith('/v1/messages')
        ? messages
        : path.startsWith('/v1/responses')
          ? responses
          : undefined
      if (!answer || incoming.method !== 'POST' || path.includes('count_tokens'))
        return void outgoing.writeHead(404).end()
      outgoing.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const event of answer(JSON.parse(body), next, wanted.input))
        outgoing.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
      outgoing.end()
    })
  })
  await new Promise((done) => listener.listen(0, '127.0.0.1', () => done(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (listener.address())
  return {
    url: `http://127.0.0.1:${port}`,
    want(name, input) {
      wanted = { name, input }
      offered = new Set()
      results = []
    },
    offered: () => [...offered].sort(),
    results: () => results,
    close: () => void listener.close(),
  }
}

/**
 * @typedef {(tools: Offered[], told: string[]) => Offered | undefined} Next
 * @typedef {Record<string, unknown> & { type: string }} Event
 */

/** @param {any} request @param {Next} next @param {object} input @returns {Event[]} */
function messages({ model, tools = [], messages }, next, input) {
  const parts = messages.flatMap((/** @type {any} */ { content }) => (Array.isArray(content) ? content : []))
  const told = parts.filter((/** @type {any} */ { type }) => type === 'tool_result')
  const tool = next(
    tools,
    told.map((/** @type {any} */ { content }) => textOf(content)),
  )
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model, content: [], usage }
  const block = tool ? { type: 'tool_use', id: 'toolu_1', name: tool.name, input: {} } : { type: 'text', text: '' }
  const delta = tool
    ? { type: 'input_json_delta', partial_json: JSON.stringify(input) }
    : { type: 'text_delta', text: SAID }
  return [
    { type: 'message_start', message: { ...message, stop_reason: null, stop_sequence: null } },
    { type: 'content_block_start', index: 0, content_block: block },
    { type: 'content_block_delta', index: 0, delta },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: tool ? 'tool_use' : 'end_turn', stop_sequence: null }, usage },
    { type: 'message_stop' },
  ]
}

/** @param {any} request @param {Next} next @param {object} input @returns {Event[]} */
function responses({ tools = [], input: items }, next, input) {
  const told = items.filter((/** @type {any} */ { type }) => type === 'function_call_output')
  const inNamespaces = tools.flatMap((/** @type {any} */ { type, name: namespace, tools: own = [] }) =>
    type === 'namespace' ? own.map((/** @type {any} */ { name }) => ({ name, namespace })) : [],
  )
  const tool = next(
    inNamespaces,
    told.map((/** @type {any} */ { output }) => textOf(output)),
  )
  const item = tool
    ? { type: 'function_call', id: 'fc_1', call_id: 'call_1', ...tool, arguments: JSON.stringify(input) }
    : { type: 'message', id: 'm_1', role: 'assistant', content: [{ type: 'output_text', text: SAID, annotations: [] }] }
  const response = { id: 'r_1', object: 'response', output: [item], usage: { ...usage, total_tokens: 2 } }
  return [
    { type: 'response.created', response: { ...response, status: 'in_progress', output: [] } },
    { type: 'response.output_item.done', output_index: 0, item: { ...item, status: 'completed' } },
    { type: 'response.completed', response: { ...response, status: 'completed' } },
  ]
}

const usage = { input_tokens: 1, output_tokens: 1 }
const SAID = 'Done.'

/** @param {unknown} content a text, or parts of which some are texts */
function textOf(content) {
  if (!Array.isArray(content)) return String(content)
  return content.map(({ text = '' }) => text).join('\n')
}
