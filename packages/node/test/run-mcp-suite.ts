import { type ChildProcess, execFile, fork } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** One thing that the official conformance suite of MCP looked at. */
export interface SuiteCheck {
  id: string
  status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO'
  errorMessage?: string
}

const folder = dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json'))
const program = join(folder, 'dist/index.js')
const suite = fileURLToPath(new URL('./mcp-suite.mjs', import.meta.url))

/** The suite, ready to run one scenario after the other. */
export interface McpSuite {
  /** Runs one scenario against a server, in a revision of the protocol. It opens no other address. Not two at a time. */
  runScenario(url: string, scenario: string, revision: string): Promise<SuiteCheck[]>
  /** Ends it with whatever it has left open at a server. */
  close(): Promise<void>
}

/** Starts when the first scenario runs. */
export function mcpSuite(): McpSuite {
  let child: ChildProcess | undefined
  let said = ''

  function start(): ChildProcess {
    const started = fork(suite, [program], { silent: true })
    for (const stream of [started.stdout, started.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk))
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    return started
  }

  function runWords(words: readonly string[]): Promise<void> {
    said = ''
    child ??= start()
    const running = child
    return new Promise((done) => {
      const over = (): void => {
        running.off('message', over).off('exit', over)
        done()
      }
      running.once('message', over).once('exit', over)
      running.send(words)
    })
  }

  return {
    async runScenario(url, scenario, revision) {
      const out = await mkdtemp(join(tmpdir(), 'operable-mcp-suite-'))
      try {
        const what = ['--url', url, '--scenario', scenario, '--spec-version', revision]
        await runWords(['server', ...what, '--timeout', '600000', '--output-dir', out])
        const [result] = await readdir(out)
        if (result === undefined) throw new Error(`The suite gave no result of ${scenario}: ${said}`)
        return JSON.parse(await readFile(join(out, result, 'checks.json'), 'utf8'))
      } finally {
        await rm(out, { recursive: true })
      }
    },
    async close() {
      const running = child
      if (!running) return
      const ended = new Promise((done) => running.once('exit', done))
      running.kill('SIGKILL')
      await ended
    },
  }
}

/** The scenarios for servers, with the revisions that each applies to; `extension` for what no revision has. */
export async function listScenarios(): Promise<Map<string, string[]>> {
  const said = await run(['list', '--server'])
  const lines = said.matchAll(/^ {2}- (\S+) \[([^\]]*)\]$/gm)
  return new Map([...lines].map(([, name = '', revisions = '']) => [name, revisions.split(',')]))
}

function run(args: readonly string[]): Promise<string> {
  return new Promise((done) => {
    execFile(process.execPath, [program, ...args], { maxBuffer: 64 * 1024 * 1024 }, (_, stdout, stderr) => {
      done(stdout + stderr)
    })
  })
}
