import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import type { HostTurns } from '../contracts/host-turns.ts'
import { type Resolver, systemResolver } from '../fetch/address/resolve.ts'
import { loadPg } from '../storage/postgres-pool.ts'

/** Where the turns are kept. Only `url` is required. */
export interface PostgresTurnsOptions {
  /** Address of the database. Its connections must last: PgBouncer has to be in session mode. */
  url: string
  /** Most requests at a time to one address, by all processes. Default: 2. */
  perAddress?: number
  /** Default: the system's. */
  resolver?: Resolver
}

/** How often the server hears of this process, and after how long without it takes its turns away, in ms. */
const BEAT = 2_000
const SILENCE = 8_000

/** After how long without an answer this process takes its turns for lost, in ms: sooner than the server gives them away. */
const STALE = 6_000

/** How long a name means the same address, in ms. */
const NAME = 60_000

const TABLE = 'operable_next_visits'

interface Session {
  client: Client
  /** Slots that requests of this process have, by address: a session may take the same lock twice. */
  slots: Map<number, Set<number>>
  /** When the server last answered. */
  heardAt: number
  ended: AbortController
  end(): void
}

/**
 * Turns at addresses, kept in PostgreSQL. Hosts that share an address share its turns. A turn is a lock of one connection:
 * the server gives it to others when this process is gone, and when nothing was heard of it for 8 seconds. Then `lost`
 * fires here.
 */
export function postgresTurns({ url, perAddress = 2, resolver = systemResolver }: PostgresTurnsOptions): HostTurns {
  const names = new Map<string, { at: number; address: Promise<string> }>()
  const closing = new AbortController()
  let opened: Promise<Session> | undefined
  let current = new AbortController()

  function session(): Promise<Session> {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  async function open(): Promise<Session> {
    const { Client } = await loadPg()
    const client = new Client({
      connectionString: url,
      application_name: 'operable turns',
      connectionTimeoutMillis: 5_000,
      query_timeout: SILENCE / 2,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      await prepare(client)
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    const ended = current
    const end = () => {
      if (ended.signal.aborted) return
      clearInterval(beat)
      opened = undefined
      current = new AbortController()
      client.end().catch(() => {})
      ended.abort()
    }
    const made: Session = { client, slots: new Map(), heardAt: performance.now(), ended, end }
    const hear = () => {
      made.heardAt = performance.now()
    }
    const beat = setInterval(() => void client.query('SELECT 1').then(hear, end), BEAT)
    beat.unref()
    client.on('error', end)
    client.on('end', end)
    return made
  }

  /** A host has several addresses, or changes them; whoever has the same ones has the same first one. */
  function addressOf(host: string): Promise<string> {
    const known = names.get(host)
    if (known && performance.now() - known.at < NAME) return known.address
    const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '')
    const address = resolver(name).then(
      (found) => [...found].sort()[0] ?? name,
      () => name,
    )
    if (names.size > 10_000) names.clear()
    names.set(host, { at: performance.now(), address })
    return address
  }

  /** Takes one slot of the address, if one is free. */
  async function tryTake({ client, slots }: Session, key: number): Promise<(() => void) | undefined> {
    const own = slots.get(key) ?? new Set()
    slots.set(key, own)
    for (let slot = 0; slot < perAddress; slot++) {
      if (own.has(slot)) continue
      own.add(slot)
      const leave = () => {
        own.delete(slot)
        if (own.size === 0) slots.delete(key)
      }
      try {
        const { rows } = await client.query('SELECT pg_try_advisory_lock($1, $2) AS taken', [key, slot])
        if (rows[0].taken === true)
          return () => {
            // Questions of one connection are answered in order: whoever asks next asks after this.
            client.query('SELECT pg_advisory_unlock($1, $2)', [key, slot]).catch(() => {})
            leave()
          }
      } catch (error) {
        leave()
        throw error
      }
      leave()
    }
    return undefined
  }

  return {
    async take(host, delayMs, given) {
      const signal = AbortSignal.any([given, closing.signal])
      const address = await addressOf(host)
      while (!signal.aborted) {
        try {
          const held = await session()
          const release = await tryTake(held, keyOf(address))
          if (release) {
            const wait = delayMs > 0 ? await reserve(held.client, address, delayMs) : 0
            if (wait > 0) await paused(wait, AbortSignal.any([signal, held.ended.signal]))
            // A process that was frozen goes on here before it hears that its connection is gone.
            if (performance.now() - held.heardAt > STALE) held.end()
            if (!signal.aborted && !held.ended.signal.aborted) return release
            release()
          }
        } catch {
          // Nobody has a turn while the store is down: it is asked again.
          await paused(250, signal)
        }
        // At random, so that two processes do not keep meeting each other.
        await paused(15 + Math.random() * 30, signal)
      }
      return undefined
    },
    lost: () => current.signal,
    async close() {
      closing.abort()
      const held = await opened?.catch(() => undefined)
      await held?.client.end().catch(() => {})
    },
  }
}

async function prepare(client: Client): Promise<void> {
  // Of two processes that create a table at the same time, one would fail.
  await client.query('SELECT pg_advisory_lock($1)', [keyOf(TABLE)])
  await client.query(
    `CREATE UNLOGGED TABLE IF NOT EXISTS ${TABLE} (address text PRIMARY KEY, next_at timestamptz NOT NULL)`,
  )
  await client.query(`DELETE FROM ${TABLE} WHERE next_at < now() - interval '1 hour'`)
  await client.query('SELECT pg_advisory_unlock($1)', [keyOf(TABLE)])
  // PostgreSQL 13 does not know it: there a frozen process keeps its turns until its connection breaks.
  await client.query(`SET idle_session_timeout = ${SILENCE}`).catch(() => {})
}

/** The next moment at which the address may be visited belongs to whoever asks. @returns ms until then */
async function reserve(client: Client, address: string, delayMs: number): Promise<number> {
  const statement = `INSERT INTO ${TABLE} AS known (address, next_at)
    VALUES ($1, clock_timestamp() + $2 * interval '1 ms')
    ON CONFLICT (address) DO UPDATE SET next_at = greatest(clock_timestamp(), known.next_at) + $2 * interval '1 ms'
    RETURNING (extract(epoch FROM next_at - clock_timestamp()) * 1000)::float8 - $2 AS wait`
  const { rows } = await client.query(statement, [address, delayMs])
  // A timer may fire a little early.
  return Math.max(0, Math.ceil(rows[0].wait) + 1)
}

/** Of 32 bits, with a sign. Two addresses that share one wait for each other now and then. */
function keyOf(text: string): number {
  return createHash('sha256').update(`operable ${text}`).digest().readInt32BE(0)
}

async function paused(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => {})
}
