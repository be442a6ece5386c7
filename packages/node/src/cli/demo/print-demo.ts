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

/** Where everything is, with lines ready to copy: a newcomer has nothing to look up. */
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
    { title: 'The report with curl, no key needed', steps: byCurl(facts) },
    { title: 'The report in AI clients (MCP)', steps: byMcp(facts) },
    { title: 'The tools of the example site', steps: tools(facts) },
    { title: 'Your own site', steps: ownSite(facts) },
  ]
}

function inBrowser({ url, key, site, reportId }: DemoFacts): Step[] {
  return [
    { command: `${url}/r/${reportId}`, says: 'the report as a page you can share' },
    { command: site, says: 'the example site with the widget; click "Site tools" in the corner to run a tool' },
    { command: `${url}/console`, says: `the console, to edit its tools; sign in with the key ${key}` },
    { command: `${url}/`, says: 'scan your own site and see the latest reports' },
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
    { command: `curl ${url}/widget/${websiteId}/tools.json`, says: `what the widget loads: ${names.join(', ')}` },
    {
      command: `npx @operable/node tools list ${websiteId} --server ${url} --key ${key}`,
      says: 'what their owner sees; for more, run "npx @operable/node tools --help"',
    },
    {
      command: `await operable.run('subscribe', { email: 'ada@mail.example' })`,
      says: 'what an agent calls; try it in the browser console on the example site',
    },
  ]
}

function ownSite({ url, key }: DemoFacts): Step[] {
  const headers = `-H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json'`
  return [
    {
      command: `curl -X POST ${url}/api/v1/scans ${headers} -d '{"url":"https://your-site.example/"}'`,
      says: `start a scan here; the response has an ID, and ${url}/api/v1/scans/{id} shows the progress`,
    },
    {
      command: 'npx @operable/node audit your-site.example --save',
      says: 'scan in the terminal and save the report',
    },
    { command: 'npx @operable/node audit localhost:3000 --allow-private', says: 'scan a site on this machine' },
    { command: 'npx @operable/node prove your-site.example', says: 'try its forms without sending anything' },
    { command: 'npx @operable/node serve', says: 'run the service for real: data in ./operable.db, your own key' },
  ]
}
