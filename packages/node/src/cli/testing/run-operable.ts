import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { bundledCommand } from './bundled-command.ts'

export interface Ran {
  code: number | null
  stdout: string
  stderr: string
}

const bin = await bundledCommand()
const source = fileURLToPath(new URL('../bin.ts', import.meta.url))

/** The words that start the real command, as it is made of the present sources. */
export function commandLine(args: readonly string[]): [file: string, ...args: string[]] {
  return [process.execPath, bin, ...args]
}

/** The words that start it from its sources themselves, module by module: for tests of what is loaded. */
export function sourceCommandLine(args: readonly string[]): [file: string, ...args: string[]] {
  return [process.execPath, '--conditions=development', source, ...args]
}

/** Nothing of the test's own, apart from where Node keeps what it has compiled: half of the time that a start takes. */
export function environment(env: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  return { PATH, HOME, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env }
}

/** Starts the real command without a terminal. */
export function startOperable(args: readonly string[], env?: Record<string, string>): ChildProcess {
  return start(commandLine(args), env)
}

export function start([file, ...words]: readonly [string, ...string[]], env?: Record<string, string>): ChildProcess {
  return spawn(file, words, { env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Runs the real command to its end. */
export function runOperable(args: readonly string[], env?: Record<string, string>): Promise<Ran> {
  return finish(startOperable(args, env))
}

export function finish(child: ChildProcess): Promise<Ran> {
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    stdout += chunk
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk
  })
  return new Promise((done) => child.once('close', (code) => done({ code, stdout, stderr })))
}

/** Resolves when the command has printed something. */
export function waitForText(child: ChildProcess, stream: 'stdout' | 'stderr', text: string): Promise<void> {
  let seen = ''
  return new Promise((done, fail) => {
    child[stream]?.on('data', (chunk: Buffer) => {
      seen += chunk
      if (seen.includes(text)) done()
    })
    child.once('close', () => fail(new Error(`The command ended without saying "${text}": ${seen}`)))
  })
}
