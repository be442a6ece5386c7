import { spawn, spawnSync } from 'node:child_process'
import { commandLine, environment } from './run-operable.ts'

export interface RanInTerminal {
  /** Of the command, or what a shell says of a signal that ended it. */
  code: number | null
  /** What the terminal was given, at most `MOST` characters of it. */
  shown: string
}

export interface InTerminal {
  /** Of the command itself. */
  kill(signal: NodeJS.Signals): void
  ended: Promise<RanInTerminal>
}

/** More than any command here has to say. One that goes beyond it is ended. */
export const MOST = 100_000

/** What opens a terminal for a shell command, and ends with its exit code. Debian has the first, and the second with Python. */
const OPENERS: readonly [file: string, ...args: string[]][] = [
  ['script', '-qe', '/dev/null', '-c'],
  ['python3', '-c', 'import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(["sh", "-c", sys.argv[1]])))'],
]

/** What somebody types at the terminal, once it shows a text. */
export interface TypedAnswer {
  after: string
  text: string
}

/** Runs the real command on a terminal of so many columns. It resolves once the command has begun. */
export async function runInTerminal(
  args: readonly string[],
  columns: number,
  typed?: TypedAnswer,
  env?: Record<string, string>,
): Promise<InTerminal> {
  const words = commandLine(args).map((word) => `'${word.replaceAll("'", "'\\''")}'`)
  const [file, ...given] = opener()
  const child = spawn(file, [...given, `stty cols ${columns} rows 24; echo "pid $$ "; exec ${words.join(' ')}`], {
    env: { ...environment(env), SHELL: '/bin/sh', TERM: 'xterm' },
    stdio: [typed ? 'pipe' : 'ignore', 'pipe', 'inherit'],
  })
  let shown = ''
  const began = Promise.withResolvers<number>()
  const kill = async (signal: NodeJS.Signals) => process.kill(await began.promise, signal)
  let hasTyped = false
  child.stdout!.on('data', (chunk: Buffer) => {
    if (shown.length < MOST && shown.length + chunk.length >= MOST) void kill('SIGKILL')
    shown = (shown + chunk).slice(0, MOST)
    const pid = /pid (\d+) /.exec(shown)?.[1]
    if (pid) began.resolve(Number(pid))
    if (!typed || hasTyped || !shown.includes(typed.after)) return
    hasTyped = true
    child.stdin?.write(`${typed.text}\n`)
  })
  const ended = new Promise<RanInTerminal>((done) => child.once('close', (code) => done({ code, shown })))
  void ended.then(() => began.reject(new Error(`No terminal: ${shown}`)))
  await began.promise
  return { kill: (signal) => void kill(signal), ended }
}

/** A test that cannot have a terminal fails, and says so. */
function opener(): (typeof OPENERS)[number] {
  const found = OPENERS.find(([file, ...args]) => spawnSync(file, [...args, 'exit 7']).status === 7)
  if (!found) throw new Error('A terminal takes util-linux (script) or Python 3 (pty).')
  return found
}
