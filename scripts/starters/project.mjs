import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { cleanEnv } from '../lib/clean-project.mjs'

/** Creators and frameworks send nothing home. */
export const ENV = {
  ...cleanEnv,
  ASTRO_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  NO_COLOR: '1',
}
const INSTALL = ['install', '--no-audit', '--no-fund', '--silent']

/**
 * Makes a starter in a folder, as its framework does, and installs it; one that is there already is left.
 * @param {import('./rows.mjs').Starter} starter
 * @param {string} work
 * @returns {string} its folder
 */
export function makeStarter({ folder, create, packages }, work) {
  const project = join(work, folder)
  if (existsSync(join(project, 'node_modules'))) return project
  if (create) must('npx', ['--yes', ...create], work)
  mkdirSync(project, { recursive: true })
  if (!packages) must('npm', INSTALL, project)
  else {
    writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n')
    const names = packages.map((name) => name.replace('@SERVE', () => `@${serveVersion(work)}`))
    must('npm', [...INSTALL, ...names], project)
  }
  return project
}

/** The packages of React Router want each other in one version, and the registry may have it for some of them only. */
function serveVersion(/** @type {string} */ work) {
  return must('npm', ['view', '@react-router/serve', 'version'], work).trim()
}

/**
 * @param {string} project
 * @param {readonly string[]} tarballs
 */
export function installPacked(project, tarballs) {
  must('npm', [...INSTALL, '--save-dev', ...tarballs], project)
}

/**
 * @param {string} project
 * @param {Record<string, string>} files
 */
export function write(project, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, name)), { recursive: true })
    // What npm has written into the manifest stays.
    const isManifest = name === 'package.json' && existsSync(join(project, name))
    const merged = isManifest ? `${JSON.stringify({ ...read(project, name), ...JSON.parse(text) }, null, 2)}\n` : text
    writeFileSync(join(project, name), merged)
  }
}

const read = (/** @type {string} */ project, /** @type {string} */ name) =>
  JSON.parse(readFileSync(join(project, name), 'utf8'))

/**
 * @param {string} project
 * @param {string} name
 * @returns {string} the version of a package that is installed
 */
export function versionOf(project, name) {
  return read(project, join('node_modules', name, 'package.json')).version
}

/**
 * How many lines differ, as `git diff` counts those that are added.
 * @param {string} before
 * @param {string} after
 * @param {string} work
 */
export function changedLines(before, after, work) {
  const files = [join(work, 'before'), join(work, 'after')]
  writeFileSync(files[0] ?? '', before)
  writeFileSync(files[1] ?? '', after)
  const { stdout } = spawnSync('git', ['diff', '--no-index', '--numstat', ...files], { encoding: 'utf8' })
  const [added = 'none', removed = 'none'] = stdout.split('\t')
  return Math.max(Number(added), Number(removed))
}

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 */
export function ran(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env: ENV, encoding: 'utf8', timeout: 600_000 })
  return { status, output: `${stdout}${stderr}` }
}

/** @type {typeof ran extends (...args: infer A) => unknown ? (...args: A) => string : never} */
export function must(command, args, cwd) {
  const { status, output } = ran(command, args, cwd)
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${status}:\n${output}`)
  return output
}

/**
 * A server that runs while something is looked at.
 * @template T
 * @param {{ command: string[], env?: Record<string, string>, cwd: string, port: number }} server
 * @param {(address: string, said: () => string) => Promise<T>} look
 */
export async function withServer({ command: [program = '', ...args], env, cwd, port }, look) {
  // A group of its own, so that what it starts ends with it.
  const child = spawn(program, args, {
    cwd,
    env: { ...ENV, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let ended = false
  child.on('exit', () => {
    ended = true
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const address = `http://127.0.0.1:${port}/`
  try {
    for (let tries = 0; ; tries++) {
      const response = await fetch(address).catch(() => undefined)
      if (response?.ok && (await response.text()).includes('<html')) break
      if (ended || tries > 240) throw new Error(`${[program, ...args].join(' ')} does not answer:\n${output}`)
      await pause(500)
    }
    return await look(address, () => output)
  } finally {
    if (!ended && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    for (let tries = 0; !ended && tries < 50; tries++) await pause(100)
    if (!ended && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  }
}
