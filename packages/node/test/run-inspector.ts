import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** What the command line of the MCP inspector printed, and how it ended. */
export interface Inspected {
  code: number
  /** Its standard output. */
  result: Record<string, unknown> | undefined
  stderr: string
}

const folder = dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/inspector/package.json'))
const program = join(folder, 'clients/launcher/build/index.js')

/**
 * Asks an MCP server by the command line of the official inspector.
 *
 * @param home a folder for what it may want to keep
 * @param args the server, and what to ask it
 */
export function runInspector(home: string, args: readonly string[]): Promise<Inspected> {
  const env = { PATH: process.env['PATH'], HOME: home, USERPROFILE: home }
  // A loaded machine may take its time to connect.
  const command = [program, '--cli', ...args, '--connect-timeout', '0']
  return new Promise((done) => {
    execFile(process.execPath, command, { env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1
      done({ code, result: stdout.trim() === '' ? undefined : JSON.parse(stdout), stderr })
    })
  })
}
