import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Client } from 'pg'
import type { HostTurn, HostTurns } from '../contracts/host-turns.ts'
import { type Resolver, systemResolver } from '../fetch/address/resolve.ts'
import { onceUntilFailure } from '../once-until-failure.ts'
import { loadPg } from '../storage/open-pool.ts'
import { databaseUnavailable } from '../storage/postgres-failure.ts'

/** Where the turns are kept. Only `url` is required. */
export interface PostgresTurnsOptions {
  /** Address of the database. */
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

/** How long a store that fails is asked again, in ms: a restart is waited out, and a lock that lasts is not. */
const PATIENCE = 6_000

/** A request that takes longer than this, in ms, may be one that its host never answers. */
const SLOW = 1_000

/**
 * How much longer than others the turn of such a request is kept, in ms, while its process stands still and its connection is there:
 * nobody but that process can end it.
 */
const STANDSTILL = 60_000

/** For so long after it was taken, in ms, requests may begin on a turn: then others get it. Less than `SLOW`, or each would count as that. */
const LASTS = 500

/** How much later a turn is taken again that has lasted so long, in ms: others look at random, and this process would be first. */
const GIVES_WAY = 30

/** How long a name means the same address, in ms. */
const NAME = 60_000

const TABLE = 'operable_next_visits'

// Rows, not advisory locks: a lock is free the moment its connection is cut, while the request that it stood for is still
// on its way (seen: 3 requests at a time in 83,000).
const SLOTS = 'operable_turns'

const LEASE = `interval '${SILENCE} ms'`

/** For so long after its last visit it is known that an address has a delay. */
const RECENT = "interval '10 minutes'"

/** What the server is asked again and again: one with a name is read and planned once. */
interface Statement {
  name?: string
  text: string
}

/** A turn that was taken. */
interface Slot {
  release: () => void
  slot: number
  /** That another visitor of the address keeps, in ms; 0: none that is known. */
  delay: number
}

interface Session {
  /** Asks one question after the other. */
  ask(statement: Statement, values: unknown[]): Promise<Record<string, unknown>[]>
  /** Names its slots. */
  owner: string
  /** Ends the connection. */
  leave(): Promise<void>
  /** Slots that requests of this process have, by address. */
  slots: Map<string, Set<number>>
  /** When that was asked which the server answered last. */
  heardAt: number
  ended: AbortController
  end(): void
}

/**
 * Turns at addresses, kept in PostgreSQL. Hosts that share an address share its turns. A turn is a row with a time: others get
 * it when nothing was heard of this process for 8 seconds, or for 68 when it stands still in the middle of a request that its
 * host may never answer. Well before that, and when the connection breaks, `lost` fires here.
 */
export function postgresTurns({ url, perAddress = 2, resolver = systemResolver }: PostgresTurnsOptions): HostTurns {
  const names = new Map<string, { at: number; address: Promise<string> }>()
  /** Addresses whose turn was given back just now because it had lasted long enough. */
  const givenWay = new LRUCache<string, true>({ max: 1_000, ttl: GIVES_WAY })
  const closing = new AbortController()
  const session = onceUntilFailure(open)
  let current = new AbortController()

  async function open(): Promise<Session> {
    const { Client } = await loadPg()
    const client = new Client({
      connectionString: url,
      application_name: 'operable turns',
      connectionTimeoutMillis: 5_000,
      query_timeout: SILENCE / 2,
      // What waits for a lock does not go on waiting after this process has given it up.
      statement_timeout: SILENCE / 2,
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
      void session.take()
      current = new AbortController()
      client.end().catch(() => {})
      ended.abort()
    }
    let last: Promise<unknown> = Promise.resolve()
    function ask(statement: Statement, values: unknown[]): Promise<Record<string, unknown>[]> {
      const asking = last.then(async () => (await client.query({ ...statement, values })).rows)
      last = asking.catch(() => {})
      return asking
    }
    const leave = () => client.end().catch(() => {})
    const made: Session = { ask, leave, owner: randomUUID(), slots: new Map(), heardAt: performance.now(), ended, end }
    async function renew(): Promise<void> {
      const asked = performance.now()
      const held = [...made.slots].flatMap(([address, own]) => [...own].map((slot) => ({ address, slot })))
      await ask(RENEW, [held.map(({ address }) => address), held.map(({ slot }) => slot), made.owner])
      made.heardAt = asked
    }
    const beat = setInterval(() => void renew().catch(end), BEAT)
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
  async function tryTake({ ask, slots, owner }: Session, address: string, most: number): Promise<Slot | undefined> {
    const own = slots.get(address) ?? new Set()
    slots.set(address, own)
    for (let slot = 0; slot < most; slot++) {
      if (own.has(slot)) continue
      own.add(slot)
      const leave = () => {
        own.delete(slot)
        if (own.size === 0 && slots.get(address) === own) slots.delete(address)
      }
      try {
        const [row] = await ask(TAKE, [address, slot, owner])
        const release = () => {
          leave()
          ask(RELEASE, [address, slot, owner]).catch(() => {})
        }
        if (row) return { release, slot, delay: Number(row['delay'] ?? 0) }
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
      // With a delay between them, requests follow each other.
      let most = delayMs > 0 ? 1 : perAddress
      await paused(givenWay.getRemainingTTL(address), signal)
      let answeredAt = performance.now()
      while (!signal.aborted) {
        try {
          const held = await session()
          const turn = await tryTake(held, address, most)
          if (turn && turn.delay > 0) most = 1
          if (turn && turn.slot >= most) turn.release()
          else if (turn) {
            const onLasted = () => void givenWay.set(address, true)
            const given = await timed(held, { address, delayMs, signal, onLasted, ...turn })
            if (given) return given
          }
          answeredAt = performance.now()
        } catch (cause) {
          if (performance.now() - answeredAt > PATIENCE)
            throw databaseUnavailable('Turns at hosts cannot be taken', cause)
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
      const held = await session.take()
      // After whatever was given back.
      await held?.ask({ text: 'SELECT 1' }, []).catch(() => {})
      await held?.leave()
    },
  }
}

/** Waits for the delay of the address. @returns undefined when the slot was given back, because time has gone */
async function timed(
  held: Session,
  visit: Slot & { address: string; delayMs: number; signal: AbortSignal; onLasted: () => void },
): Promise<HostTurn | undefined> {
  const { address, delayMs, delay, signal, onLasted, release } = visit
  // Another host of the address may be the one that asks for a delay.
  const isDelayed = delayMs > 0 || delay > 0
  let isGiven = false
  try {
    const wait = isDelayed ? await reserve(held, address, delayMs) : 0
    if (wait > 0) await paused(wait, AbortSignal.any([signal, held.ended.signal]))
    isGiven = !signal.aborted && isHeard(held)
  } finally {
    if (!isGiven) release()
  }
  if (!isGiven) return undefined
  const takenAt = performance.now()
  const slow = setTimeout(() => void held.ask(IS_SLOW, [address, visit.slot, held.owner]).catch(() => {}), SLOW)
  slow.unref()
  return {
    mayRepeat: () => !isDelayed && performance.now() - takenAt < LASTS && isHeard(held),
    release() {
      clearTimeout(slow)
      // From the answer on: when the request arrived only the host knows, and it was before that.
      if (isDelayed) held.ask(VISITED, [address]).catch(() => {})
      if (performance.now() - takenAt >= LASTS) onLasted()
      release()
    },
  }
}

/** Whether the turns of the session are still its own. A process that was frozen goes on here before it hears that they are not. */
function isHeard(held: Session): boolean {
  if (performance.now() - held.heardAt > STALE) held.end()
  return !held.ended.signal.aborted
}

async function prepare(client: Client): Promise<void> {
  // So that the connection of a machine that is gone ends, and frees its turns. That of a process that stands still does not.
  await client.query('SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3')
  // Of two processes that create a table at the same time, one would fail.
  await client.query('SELECT pg_advisory_lock($1)', [keyOf(TABLE)])
  await client.query(
    `CREATE UNLOGGED TABLE IF NOT EXISTS ${TABLE} (
      address text PRIMARY KEY, delay float8 NOT NULL, next_at timestamptz NOT NULL)`,
  )
  await client.query(`DELETE FROM ${TABLE} WHERE next_at < now() - ${RECENT}`)
  // Room on each page, so that a slot that comes and goes stays where it is.
  await client.query(
    `CREATE UNLOGGED TABLE IF NOT EXISTS ${SLOTS} (
      address text, slot int, owner uuid NOT NULL, until timestamptz NOT NULL, PRIMARY KEY (address, slot)
    ) WITH (fillfactor = 50)`,
  )
  // Asked first: to alter a table waits for a backup that reads it, and everybody else waits for that.
  const { rowCount } = await client.query(
    `SELECT FROM pg_attribute WHERE attrelid = '${SLOTS}'::regclass AND attname = 'is_slow'`,
  )
  if (rowCount === 0) await client.query(`ALTER TABLE ${SLOTS} ADD COLUMN backend int, ADD COLUMN is_slow boolean`)
  await client.query(`DELETE FROM ${SLOTS} WHERE until < now() - interval '${STANDSTILL} ms'`)
  await client.query('SELECT pg_advisory_unlock($1)', [keyOf(TABLE)])
}

/**
 * $1 the address, $2 the slot, $3 the session. A slot that was not given back is free when its time is over. A connection to the
 * database that is gone went with its process, and so did the request.
 */
const TAKE = prepared(
  'take',
  `INSERT INTO ${SLOTS} AS known (address, slot, owner, until, backend, is_slow)
  VALUES ($1, $2, $3, clock_timestamp() + ${LEASE}, pg_backend_pid(), false)
  ON CONFLICT (address, slot) DO UPDATE
  SET owner = excluded.owner, until = excluded.until, backend = excluded.backend, is_slow = false
  WHERE known.until < clock_timestamp() AND (
    known.is_slow IS NOT true
    OR known.until < clock_timestamp() - interval '${STANDSTILL} ms'
    OR NOT EXISTS (SELECT FROM pg_stat_activity WHERE pid = known.backend))
  RETURNING (SELECT delay FROM ${TABLE} AS visits
    WHERE visits.address = known.address AND next_at > clock_timestamp() - ${RECENT}) AS delay`,
)

const RENEW = prepared(
  'renew',
  `UPDATE ${SLOTS} AS known SET until = clock_timestamp() + ${LEASE}
  FROM unnest($1::text[], $2::int[]) AS held (address, slot)
  WHERE known.address = held.address AND known.slot = held.slot AND known.owner = $3`,
)

const IS_SLOW = prepared(
  'is_slow',
  `UPDATE ${SLOTS} SET is_slow = true WHERE address = $1 AND slot = $2 AND owner = $3`,
)

const RELEASE = prepared(
  'release',
  `UPDATE ${SLOTS} SET until = '-infinity' WHERE address = $1 AND slot = $2 AND owner = $3`,
)

const VISITED = prepared(
  'visited',
  `UPDATE ${TABLE} SET next_at = greatest(next_at, clock_timestamp() + delay * interval '1 ms') WHERE address = $1`,
)

/**
 * The next moment at which the address may be visited belongs to whoever asks. Where no delay was known, others may have
 * visited it just now, or may until their turns are over: one delay after that is waited for.
 *
 * @returns ms until then
 */
async function reserve({ ask }: Session, address: string, delayMs: number): Promise<number> {
  const [row] = await ask(RESERVE, [address, delayMs])
  // A timer may fire a little early.
  return Math.max(0, Math.ceil(Number(row?.['wait'])) + 1)
}

const RESERVE = prepared(
  'reserve',
  `INSERT INTO ${TABLE} AS known (address, delay, next_at)
    VALUES ($1, $2::float8, clock_timestamp() + (2 * $2::float8 + ${LASTS}) * interval '1 ms')
    ON CONFLICT (address) DO UPDATE SET
      delay = CASE WHEN known.next_at > clock_timestamp() - ${RECENT} THEN greatest($2::float8, known.delay) ELSE $2::float8 END,
      next_at = CASE WHEN known.next_at > clock_timestamp() - ${RECENT}
        THEN greatest(clock_timestamp(), known.next_at) + greatest($2::float8, known.delay) * interval '1 ms'
        ELSE clock_timestamp() + (2 * $2::float8 + ${LASTS}) * interval '1 ms' END
    RETURNING (extract(epoch FROM next_at - clock_timestamp()) * 1000)::float8 - delay AS wait`,
)

/** Of 32 bits, with a sign. Two addresses that share one wait for each other now and then. */
function keyOf(text: string): number {
  return createHash('sha256').update(`operable ${text}`).digest().readInt32BE(0)
}

function prepared(name: string, text: string): Statement {
  return { name: `operable ${name}`, text }
}

async function paused(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await pause(ms, undefined, { signal }).catch(() => {})
}
