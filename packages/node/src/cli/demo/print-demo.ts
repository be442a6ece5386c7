import type { Step } from '../next-steps.ts'
import type { Terminal } from '../print/terminal.ts'

export interface DemoFacts {
  /** Base address of the service. */
  url: string
  key: string
  /** Address of the example site, and its id at the service. */
  site: string
  websiteId: string
  reportId: string
  /** Names of its tools. */
  tools: readonly string[]
}

interface Section {
  title: string
  steps: Step[]
}

/** Where everything is, and every line ready to be copied: what somebody new needs, and nothing to look up. */
export function printDemo(facts: DemoFacts, { ink }: Terminal): string {
  const blocks = sections(facts).map(({ title, steps }) => {
    const lines = steps.map(({ command, says }) => `  ${ink.cyan(command)}\n${ink.dim(`    ${says}`)}\n`)
    return `\n${ink.bold(title)}\n${lines.join('')}`
  })
  return blocks.join('')
}

function sections(facts: DemoFacts): Section[] {
  return [
    { title: 'In a browser', steps: inBrowser(facts) },
    { title: 'The report by curl, without a key', steps: byCurl(facts) },
    { title: 'The report for AI clients (MCP)', steps: byMcp(facts) },
    { title: 'The tools of the example site', steps: tools(facts) },
    { title: 'A site of yours', steps: ownSite(facts) },
  ]
}

function inBrowser({ url, key, site, reportId }: DemoFacts): Step[] {
  return [
    { command: `${url}/r/${reportId}`, says: 'the report as a page to share' },
    { command: site, says: 'the example site with the widget: "Site tools" in its corner runs each tool' },
    { command: `${url}/console`, says: `its tools, to edit and switch off. Sign in with the key ${key}` },
    { command: `${url}/`, says: 'scan a site of yours, and see the latest reports' },
  ]
}

function byCurl({ url, site }: DemoFacts): Step[] {
  const report = `'${url}/api/v1/report?url=${encodeURIComponent(site)}'`
  return [
    { command: `curl ${report}`, says: 'as JSON' },
    { command: `curl -H 'Accept: text/markdown' ${report}`, says: 'as Markdown' },
  ]
}

function byMcp({ url, site }: DemoFacts): Step[] {
  const config = { mcpServers: { operable: { type: 'http', url: `${url}/mcp` } } }
  return [
    {
      command: `claude mcp add --transport http operable ${url}/mcp`,
      says: `then ask: "What does the audit report of ${site} say?"`,
    },
    { command: JSON.stringify(config), says: 'for clients with a configuration file' },
  ]
}

function tools({ url, key, websiteId, tools: names }: DemoFacts): Step[] {
  return [
    { command: `curl ${url}/widget/${websiteId}/tools.json`, says: `what the widget reads: ${names.join(', ')}` },
    {
      command: `npx @operable/node tools list ${websiteId} --server ${url} --key ${key}`,
      says: 'the same for their owner; "npx @operable/node tools --help" has the rest',
    },
    {
      command: `await operable.run('subscribe', { email: 'ada@mail.example' })`,
      says: 'for the console of the browser on the example site, as an agent would call it',
    },
  ]
}

function ownSite({ url, key }: DemoFacts): Step[] {
  const headers = `-H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json'`
  return [
    {
      command: `curl -X POST ${url}/api/v1/scans ${headers} -d '{"url":"https://your-site.example/"}'`,
      says: `scans it here; the answer has an id, and ${url}/api/v1/scans/{id} tells how far it is`,
    },
    {
      command: 'npx @operable/node audit your-site.example --save',
      says: 'scans it in the terminal and keeps the report',
    },
    { command: 'npx @operable/node audit localhost:3000 --allow-private', says: 'a site on this machine' },
    { command: 'npx @operable/node serve', says: 'the service for good: data in ./operable.db, a key of your own' },
  ]
}
