import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ciProject, soundSite, temporaryFolder, writeFiles } from '../../test/ci-project.ts'
import { freePort } from '../../test/free-port.ts'
import { commandLine, environment } from '../cli/testing/run-operable.ts'
import { loadConfig } from '../config/load-config.ts'
import { runCi } from './run-ci.ts'
import { startServer } from './start-server.ts'

/** A dev server that starts a child of its own, as most do, and writes down which processes there are. */
const SERVER = `
const { spawn } = require('node:child_process')
const { appendFileSync, readFileSync } = require('node:fs')
const [port, mode] = process.argv.slice(2)
appendFileSync('pids', process.pid + '\\n')
if (mode === 'parent') {
  spawn(process.execPath, [__filename, port, 'child'], { stdio: 'inherit' })
  setInterval(() => {}, 1000)
} else {
  const http = require('node:http')
  http.createServer((incoming, outgoing) => {
    const name = incoming.url === '/' ? 'index.html' : incoming.url.slice(1).split('#')[0]
    try {
      const body = readFileSync('dist/' + name)
      outgoing.writeHead(200, { 'content-type': name.endsWith('.html') ? 'text/html' : 'text/plain' }).end(body)
    } catch {
      outgoing.writeHead(404).end()
    }
  }).listen(Number(port), '127.0.0.1')
}
`

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function pidsIn(folder: string): number[] {
  return readFileSync(join(folder, 'pids'), 'utf8').trim().split('\n').map(Number)
}

const node = JSON.stringify(process.execPath)

async function project(site: Record<string, string>, words = 'parent') {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const start = `${node} server.cjs ${port} ${words}`
  const folder = await ciProject(site, { sites: [{ name: 'shop', url, start, render: 'never' }] })
  await writeFiles(folder, { 'server.cjs': SERVER })
  return { folder, url, port }
}

describe('the server of a configuration', () => {
  test('is started, asked, and gone with all of its processes', async () => {
    const { folder } = await project(soundSite())
    const { result } = await runCi(await loadConfig(folder))
    expect(result.sites[0]!.why).toBeUndefined()
    expect(result.sites[0]).toMatchObject({ state: 'measured', pagesRead: 2 })
    const pids = pidsIn(folder)
    expect(pids).toHaveLength(2)
    expect(pids.filter(isAlive)).toEqual([])
  })

  test('ends before it answers: the site is not measured, with what it said', async () => {
    const { folder } = await project(soundSite())
    await writeFiles(folder, { 'server.cjs': 'console.error("Port 3000 is in use"); process.exit(7)' })
    const { result } = await runCi(await loadConfig(folder))
    expect(result.exitCode).toBe(3)
    expect(result.sites[0]).toMatchObject({
      state: 'not_measured',
      code: 'site_unreachable',
      attempts: 0,
      why: expect.stringMatching(/ended with code 7 before http:.* It said: Port 3000 is in use$/),
    })
  })

  test('is gone as well if the run fails', async () => {
    const { folder } = await project(soundSite())
    const loaded = await loadConfig(folder)
    const missing = { name: 'none', folder: 'nowhere' }
    await expect(runCi({ ...loaded, sites: [loaded.sites[0]!, missing] })).rejects.toMatchObject({
      code: 'invalid_config',
    })
    if (existsSync(join(folder, 'pids'))) expect(pidsIn(folder).filter(isAlive)).toEqual([])
  })

  test.each(['SIGINT', 'SIGTERM'] as const)('is gone after %s, and the command ends with its code', async (signal) => {
    const { folder, port } = await project(soundSite())
    // It answers no page: the scan waits until it is stopped.
    await writeFiles(folder, {
      'server.cjs': SERVER.replace(
        'http.createServer((',
        "http.createServer((incoming, outgoing) => { if (incoming.url !== '/up') return; outgoing.end() }, (",
      ),
    })
    const url = `http://127.0.0.1:${port}/`
    const config = {
      sites: [{ name: 'shop', url, start: { command: `${node} server.cjs ${port} parent`, waitFor: `${url}up` } }],
    }
    await writeFiles(folder, { 'operable.config.json': JSON.stringify(config) })
    const [file, ...words] = commandLine(['ci', '--config', folder])
    const child = spawn(file, words, { env: environment(), stdio: 'pipe' })
    onTestFinished(() => void child.kill('SIGKILL'))
    await waitFor(async () => {
      const answer = await fetch(`${url}up`).catch(() => undefined)
      return answer?.ok === true
    })
    const code = endOf(child)
    child.kill(signal)
    expect(await code).toBe(signal === 'SIGINT' ? 130 : 143)
    expect(pidsIn(folder).filter(isAlive)).toEqual([])
  })
})

test('somebody else answers there already', async () => {
  const server = createServer((_, outgoing) => void outgoing.writeHead(404).end())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const waitFor = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const start = { command: 'exit 1', waitFor, timeoutMs: 1000, cwd: temporaryFolder() }
  await expect(startServer({ ...start, reuse: false })).rejects.toMatchObject({
    code: 'site_unreachable',
    message: expect.stringContaining('Stop it, or set reuse: true.'),
  })
  const reused = await startServer({ ...start, reuse: true })
  await reused.stop()
})

test('no answer in time', async () => {
  const waitFor = `http://127.0.0.1:${await freePort()}/`
  const command = `${node} -e "setInterval(() => {}, 1000)"`
  await expect(startServer({ command, waitFor, timeoutMs: 300, reuse: false, cwd: temporaryFolder() })).rejects.toThrow(
    'did not answer within',
  )
})

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((done) => child.once('exit', (code) => done(code)))
}

async function waitFor(isDone: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error('It did not happen.')
    await new Promise((done) => setTimeout(done, 50))
  }
}
