import { expect, test } from 'vitest'
import { mentionsMcp } from '../document/trust.ts'
import { parsePage } from '../parse-page.ts'

test.each([
  ['by its name', '<p>We publish a Model Context Protocol server.</p>', true],
  ['the letters and what it has', '<p>Add our MCP server to your client.</p>', true],
  ['German', '<p>Unser MCP-Server</p>', true],
  ['French', '<p>Notre serveur MCP</p>', true],
  ['Japanese', '<p>MCPサーバーを公開しています</p>', true],
  ['an endpoint', '<a href="https://mcp.shop.example/">Connect</a>', true],
  ['a path', '<a href="/mcp">Endpoint</a>', true],
  ['the letters alone', '<p>Ask about our MCP.</p>', false],
  ['another meaning, in brackets', '<p>MCP (Medical Care Plan) members</p><a href="/mcp">MCP</a>', false],
  ['another meaning, before', '<p>The Medical Care Plan (MCP) covers you. MCP support: call us.</p>', false],
  ['another meaning, told', '<p>MCP stands for Multi Chip Package. MCP tools for makers.</p>', false],
  ['both', '<p>Not the Medical Care Plan (MCP): the Model Context Protocol (MCP).</p>', true],
])('%s', (_, html, is) => expect(mentionsMcp(parsePage(html, { url: 'https://shop.example/' }))).toBe(is))
