import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createProgram } from './program.ts'

// No container engine runs in the tests: what stands in the files is held against what there is.

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const compose = parse(read('compose.yaml'), { merge: true })
const instructions = read('Containerfile')
  .replace(/^#.*$/gm, '')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .map((line) => line.trim())
  .filter(Boolean)
const of = (name: string) =>
  instructions.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1))
/** Peers that a program of somebody else's loads, not the command. */
const forLibraries = ['unstorage', 'vitest', '@jest/globals', 'expect', '@playwright/test', 'vite']
const manifest = JSON.parse(read('packages/node/package.json'))

/** Fails as the command does when it does not know a word. */
async function requireKnown(words: readonly string[]): Promise<Command> {
  const program = await createProgram(words)
  const command = program.commands.find((each) => each.name() === words[0])
  if (!command) throw new Error(`There is no command ${words[0]}.`)
  const { operands, unknown } = command.parseOptions([...words.slice(1)])
  expect({ operands, unknown }).toEqual({ operands: [], unknown: [] })
  return command
}

describe('Containerfile', () => {
  test('what it copies is there, all packages of the lock file among it', () => {
    const sources = of('COPY')
      .filter((words) => !words.startsWith('--from='))
      .flatMap((words) => words.split(' ').slice(0, -1))
    for (const source of sources) expect(existsSync(join(root, source)), source).toBe(true)
    const workspaces: string[] = JSON.parse(read('package.json')).workspaces
    for (const pattern of workspaces) expect(sources).toContain(pattern.replace('/*', ''))
  })

  test('it packs the packages that the command consists of, and what it needs beside them', () => {
    const [build = '', , install = ''] = of('RUN')
    for (const name of readdirSync(join(root, 'packages'))) expect(build).toContain(`--workspace packages/${name}`)
    for (const [name, range] of Object.entries<string>(manifest.peerDependencies)) {
      const isForLibraries = forLibraries.includes(name)
      const major = /^\D*(\d+)/.exec(range)?.[1]
      if (!isForLibraries) expect(install.split(' ')).toContain(`${name}@${major}`)
    }
  })

  test('it starts a command of ours, as a user who is not root, on a Node that the packages support', async () => {
    const [entry = '[]'] = of('ENTRYPOINT')
    expect(JSON.parse(entry)).toEqual(Object.keys(manifest.bin))
    await requireKnown(JSON.parse(of('CMD')[0] ?? '[]'))
    expect(of('USER')).toEqual(['node'])
    expect(instructions.indexOf('USER node')).toBeGreaterThan(
      instructions.findLastIndex((line) => line.startsWith('RUN ')),
    )
    const major = /node:(\d+)-/.exec(of('ARG')[0] ?? '')?.[1]
    // Even numbers get long-term support.
    expect([Number(major) % 2, Number(major) > 22]).toEqual([0, true])
    expect(manifest.engines.node).toBe('>=22.18')
    expect(of('HEALTHCHECK')[0]).toContain('/ready')
  })
})

describe('compose.yaml', () => {
  test('one service without work, workers and a database', () => {
    expect(Object.keys(compose.services)).toEqual(['service', 'worker', 'database'])
    expect(compose.services.service.build.dockerfile).toBe('Containerfile')
    expect(compose.services.worker.image).toBe(compose.services.service.image)
  })

  test.each(['service', 'worker'])(
    '%s: its command and options are ours, and nothing secret is among them',
    async (name) => {
      const { command, environment, read_only: isReadOnly } = compose.services[name]
      const words: string[] = command.map((word: string) =>
        word.replace(/^\$\{OPERABLE_BASE_URL.*$/, 'https://audit.example.com'),
      )
      await requireKnown(words)
      expect(words.join(' ')).not.toMatch(/password|key/i)
      expect(environment.OPERABLE_DATA).toBe('postgres://operable@database/operable')
      expect(isReadOnly).toBe(true)
    },
  )

  test('the service is asked whether it is ready as the image asks it', () => {
    const { test: command, interval, timeout, start_period: start, retries } = compose.services.service.healthcheck
    const said = `--interval=${interval} --timeout=${timeout} --start-period=${start} --retries=${retries} CMD ${JSON.stringify(command.slice(1))}`
    expect(of('HEALTHCHECK')[0]?.replace(/\s+/g, ' ').replaceAll('", "', '","')).toBe(said)
  })

  test('secrets come from the environment, and nothing begins without one', () => {
    const text = read('compose.yaml').replace(/^#.*$/gm, '')
    const named = [...text.matchAll(/(?:PASSWORD|_KEY): (.*)/g)].map(([, value = '']) => value)
    expect(named).toHaveLength(3)
    for (const value of named) expect(value).toMatch(/^\$\{\w+:\?Set \w+\}$/)
    expect(readFileSync(join(root, '.gitignore'), 'utf8')).toContain('.env')
  })

  test('processes, their connections and the database fit', () => {
    const { database, worker } = compose.services
    const most = Number(/max_connections=(\d+)/.exec(database.command.join(' '))?.[1])
    const concurrency = Number(worker.command[worker.command.indexOf('--concurrency') + 1])
    expect(most).toBeGreaterThan(17 + 10 * (13 + concurrency))
  })
})
