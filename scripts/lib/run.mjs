import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './root.mjs'

/**
 * Runs a command of this repository and waits for its end. The programs of the dev dependencies come first on PATH, so
 * that `node` is the pinned one. The output is collected, or shown as it comes with `show`.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, show?: boolean, timeoutMs?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = root, env = {}, show = false, timeoutMs = 900_000 } = {}) {
  return new Promise((resolve) => {
    const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter)
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: path, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      timeout: timeoutMs,
      shell: process.platform === 'win32',
    })
    let output = ''
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.on('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}` }))
    child.on('close', (code, signal) => {
      if (signal) output += `\n${command} was ended by ${signal} (limit ${timeoutMs / 1000} s).`
      resolve({ code: code ?? 1, output })
    })
  })
}
