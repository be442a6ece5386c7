import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { bench } from './paths.mjs'

/** Flags of every process, so that all subjects run under the same conditions. */
const flags = ['--expose-gc', '--no-warnings']

/** Read the product's sources instead of its build; set by `--sources`, and handed on to what a program starts. */
let conditions = process.execArgv.filter((flag) => flag.startsWith('--conditions'))

export function useSources() {
  conditions = ['--conditions=development']
}

/**
 * Starts a script of this folder in a process of its own.
 * @param {string} script
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export function start(script, args, env = {}) {
  return spawn(process.execPath, [...flags, ...conditions, join(bench, script), ...args], {
    cwd: bench,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/**
 * The same with a channel for messages beside its output.
 * @param {string} script
 * @param {readonly string[]} args
 */
export function startWithChannel(script, args) {
  return spawn(process.execPath, [...flags, ...conditions, join(bench, script), ...args], {
    cwd: bench,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/**
 * Runs a script to its end; its last line on stdout is its answer.
 * @param {string} script
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<any>}
 */
export async function measure(script, args, env) {
  const child = start(script, args, env)
  const limit = setTimeout(() => child.kill('SIGKILL'), 600_000)
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  clearTimeout(limit)
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} ended with ${code}.`)
  return JSON.parse(output.trim().split('\n').at(-1) ?? '')
}
