import { setTimeout as delay } from 'node:timers/promises'
import { UnusableDatabase } from './postgres-failure.ts'
import type { PostgresClient } from './postgres-pool.ts'

/** One step from a version of the schema to the next. Steps that were released never change: a new one is added after them. */
export interface Migration {
  /** The oldest schema version whose programs can still use the database afterwards, so that two can run side by side. */
  usableFrom: number
  /** Each is one statement; all of a migration, and all missing migrations, happen in one transaction. */
  statements: readonly string[]
}

/** The name of the advisory lock: "Operable" as a number. */
const LOCK = 0x4f70657261626c65n

/** Version 1 is the first. */
export const MIGRATIONS: readonly Migration[] = [
  {
    usableFrom: 1,
    statements: [
      // Text and not jsonb, which refuses U+0000 and lone surrogates, sorts names and is written at half the rate.
      // Collation C compares UTF-8 bytes, so one index serves single keys, order and prefixes.
      `CREATE TABLE operable_document (
        key text COLLATE "C" PRIMARY KEY,
        version uuid NOT NULL,
        value text NOT NULL
      ) WITH (
        fillfactor = 90,
        autovacuum_vacuum_scale_factor = 0.02,
        toast.autovacuum_vacuum_scale_factor = 0.02
      )`,
      // Faster and smaller than the server's own; servers before 14, and some builds, do not have it.
      `DO $do$ BEGIN
        EXECUTE 'ALTER TABLE operable_document ALTER COLUMN value SET COMPRESSION lz4';
      EXCEPTION WHEN OTHERS THEN NULL;
      END $do$`,
    ],
  },
]

/** What a database says about itself. */
interface SchemaState {
  /** 0: nobody has put anything into it. */
  version: number
  usableFrom: number
}

/**
 * Whether the tables are those of this program, or later ones that it can use. Nothing is written, so this holds for a
 * database that may only be read.
 *
 * @throws UnusableDatabase
 */
export async function schemaIsCurrent(client: PostgresClient, migrations: readonly Migration[]): Promise<boolean> {
  await requireUtf8(client)
  const { version, usableFrom } = await readState(client)
  if (version > migrations.length && usableFrom > migrations.length) {
    throw new UnusableDatabase('a later version of Operable has changed its tables. Update this program')
  }
  return version >= migrations.length
}

/** @throws UnusableDatabase when nobody has put anything into the database */
export async function requireTables(client: PostgresClient): Promise<void> {
  const { version } = await readState(client)
  if (version === 0) throw new UnusableDatabase('it has no data of Operable')
}

/**
 * Brings the tables of a database to the version of this program, all steps or none. Programs that start at the same time
 * wait for each other.
 *
 * @param lockMs how long another program may take for its migration
 * @throws UnusableDatabase, and what the database says
 */
export async function migrate(
  client: PostgresClient,
  { migrations, lockMs }: { migrations: readonly Migration[]; lockMs: number },
): Promise<void> {
  await client.query({ text: 'BEGIN ISOLATION LEVEL READ COMMITTED' })
  try {
    // A large table takes its time.
    await client.query({ text: 'SET LOCAL statement_timeout = 0' })
    await takeLock(client, lockMs)
    await client.query({ text: VERSION_TABLE })
    const { version } = await readState(client)
    for (const [index, { usableFrom, statements }] of migrations.entries()) {
      if (index < version) continue
      for (const text of statements) await client.query({ text })
      const text = 'INSERT INTO operable_schema (version, usable_from) VALUES ($1, $2)'
      await client.query({ text, values: [index + 1, usableFrom] })
    }
    await client.query({ text: 'COMMIT' })
  } catch (error) {
    await client.query({ text: 'ROLLBACK' }).catch(() => {})
    throw error
  }
}

const VERSION_TABLE = `CREATE TABLE IF NOT EXISTS operable_schema (
  version integer PRIMARY KEY,
  usable_from integer NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
)`

/** Tried again and again instead of waited for: a server that cuts long waits must not cut this one. */
async function takeLock(client: PostgresClient, lockMs: number): Promise<void> {
  const deadline = performance.now() + lockMs
  for (;;) {
    const { rows } = await client.query({ text: `SELECT pg_try_advisory_xact_lock(${LOCK}) AS taken` })
    if (rows[0]?.['taken'] === true) return
    if (performance.now() > deadline) throw new UnusableDatabase('another program is changing its tables')
    await delay(Math.random() * 50)
  }
}

async function readState(client: PostgresClient): Promise<SchemaState> {
  const exists = await client.query({ text: "SELECT to_regclass('operable_schema') IS NOT NULL AS exists" })
  if (exists.rows[0]?.['exists'] !== true) return { version: 0, usableFrom: 0 }
  const text = `SELECT coalesce(max(version), 0) AS version, coalesce(max(usable_from), 0) AS usable_from
    FROM operable_schema`
  const { rows } = await client.query({ text })
  return { version: Number(rows[0]?.['version']), usableFrom: Number(rows[0]?.['usable_from']) }
}

/** In another encoding some keys and values could not be stored. */
async function requireUtf8(client: PostgresClient): Promise<void> {
  const { rows } = await client.query({ text: "SELECT current_setting('server_encoding') AS encoding" })
  if (rows[0]?.['encoding'] !== 'UTF8') throw new UnusableDatabase('its encoding is not UTF8')
}
