import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** One thing that the official conformance suite of MCP looked at. */
export interface SuiteCheck {
  id: string
  status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO'
  errorMessage?: string
}

const folder = dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json'))
const program = join(folder, 'dist/index.js')

/** Runs one scenario of the suite against a server, in a revision of the protocol. It opens no other address. */
export async function runScenario(url: string, scenario: string, revision: string): Promise<SuiteCheck[]> {
  const out = await mkdtemp(join(tmpdir(), 'operable-mcp-suite-'))
  try {
    const what = ['--url', url, '--scenario', scenario, '--spec-version', revision]
    const said = await run(['server', ...what, '--timeout', '600000', '--output-dir', out])
    const [result] = await readdir(out)
    if (result === undefined) throw new Error(`The suite gave no result of ${scenario}: ${said}`)
    return JSON.parse(await readFile(join(out, result, 'checks.json'), 'utf8'))
  } finally {
    await rm(out, { recursive: true })
  }
}

/** The scenarios for servers, with the revisions that each applies to; `extension` for what no revision has. */
export async function listScenarios(): Promise<Map<string, string[]>> {
  const said = await run(['list', '--server'])
  const lines = said.matchAll(/^ {2}- (\S+) \[([^\]]*)\]$/gm)
  return new Map([...lines].map(([, name = '', revisions = '']) => [name, revisions.split(',')]))
}

/** A scenario with a failure ends with another exit code: what the checks say is what counts. */
function run(args: readonly string[]): Promise<string> {
  return new Promise((done) => {
    execFile(process.execPath, [program, ...args], { maxBuffer: 64 * 1024 * 1024 }, (_, stdout, stderr) => {
      done(stdout + stderr)
    })
  })
}
