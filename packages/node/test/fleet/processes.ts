import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { startOperable } from '../../src/cli/testing/run-operable.ts'

/** A process of a fleet. */
export interface FleetProcess {
  child: ChildProcess
  /** Of a service. */
  url: string
  /** What it wrote to standard error. */
  errors(): string
  /** Ends it as an operator does; kills it when that takes too long. */
  stop(): Promise<void>
}

/** For the services of a fleet in tests. */
export const ADMIN_KEY = `fleet-admin-${'k'.repeat(32)}`

/** A service that leaves scans to workers. */
export function startService(data: string, args: readonly string[] = []): Promise<FleetProcess> {
  return start(['serve', '--no-work', '--port', '0', '--render', 'never', '--allow-private', ...args], data)
}

export function startWorker(data: string, concurrency: number): Promise<FleetProcess> {
  return start(['worker', '--concurrency', `${concurrency}`, '--render', 'never', '--allow-private'], data)
}

async function start(words: readonly string[], data: string): Promise<FleetProcess> {
  const child = startOperable(words, { OPERABLE_DATA: data, OPERABLE_ADMIN_KEY: ADMIN_KEY })
  let said = ''
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    errors = `${errors}${chunk}`.slice(-20_000)
  })
  const exit = once(child, 'exit')
  await new Promise<void>((ready, fail) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk
      if (said.includes('Press Ctrl-C to stop.')) ready()
    })
    exit.then(() => fail(new Error(`The process ended: ${errors}`)))
  })
  return {
    child,
    url: /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? '',
    errors: () => errors,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGCONT')
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), 20_000)
      await exit
      clearTimeout(timer)
    },
  }
}

/** A way to a database that can be cut. */
export interface Cable {
  url: string
  /** Breaks all connections, and lets no new one through. */
  cut(): void
  mend(): void
  close(): void
}

export async function layCable(database: string): Promise<Cable> {
  const { hostname, port } = new URL(database)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(Number(port), hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(database)
  url.port = `${(server.address() as AddressInfo).port}`
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    cut() {
      isCut = true
      breakAll()
    },
    mend() {
      isCut = false
    },
    close() {
      breakAll()
      server.close()
    },
  }
}
