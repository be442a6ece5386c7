import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server'

/** A server over stdio as the official suite can reach it: the suite only speaks HTTP. */
export interface StdioBridge {
  url: string
  close(): Promise<void>
}

/**
 * Starts the command once for each session, and hands every message on as it is, both ways.
 * @param env of the command
 */
export async function bridgeStdio(
  [command, ...args]: readonly [string, ...string[]],
  env: Record<string, string>,
): Promise<StdioBridge> {
  const sessions = new Map<string, WebStandardStreamableHTTPServerTransport>()
  const children: StdioClientTransport[] = []

  async function begin(): Promise<WebStandardStreamableHTTPServerTransport> {
    const child = new StdioClientTransport({ command, args, env, stderr: 'pipe' })
    const http = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void sessions.set(id, http),
    })
    http.onmessage = (message) => void child.send(message)
    child.onmessage = (message) => void http.send(message)
    children.push(child)
    await Promise.all([http.start(), child.start()])
    return http
  }

  const server = createServer(
    getRequestListener(async (request) => {
      const session = sessions.get(request.headers.get('mcp-session-id') ?? '') ?? (await begin())
      return session.handleRequest(request)
    }),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    async close() {
      server.closeAllConnections()
      server.close()
      await Promise.all(children.map((child) => child.close()))
    },
  }
}
