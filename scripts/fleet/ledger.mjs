// What was promised to callers, held against what is stored.
import { reportId } from '../../packages/core/src/index.ts'
import { readMany } from '../../packages/node/src/storage/read-many.ts'

/**
 * @typedef {object} Entry
 * @property {string} id
 * @property {string} url
 * @property {any} [record] of the scan, once it has ended
 * @property {string} [scannedAt] of its result, when it was first seen
 * @typedef {import('../../packages/node/src/contracts/storage.ts').Storage} Storage
 */

/** How a scan ends that was no longer cared for. */
const UNCARED = ['internal', 'interrupted']

/** Sites that nobody can read. */
const UNREADABLE = /^http:\/\/127\.(?:12|13)\./

/** @param {Storage} storage */
export function createLedger(storage) {
  /** @type {Map<string, Entry>} */
  const entries = new Map()
  /** @type {Map<string, Entry>} */
  const open = new Map()
  /** @type {Map<number, number>} */
  const refused = new Map()
  let joined = 0

  /** @param {string[]} urls @returns {Promise<Map<string, any[]>>} results by address, the latest first */
  async function histories(urls) {
    const keys = urls.map((url) => `reports/${reportId(url)}`)
    const stored = await readMany(storage, keys)
    return new Map(urls.map((url, n) => [url, /** @type {any} */ (stored[n]?.value)?.history ?? []]))
  }

  return {
    open: () => open.size,
    ended: () => entries.size - open.size,
    accepted: () => entries.size,
    joined: () => joined,
    refusals: () => [...refused].map(([status, count]) => `${count} of ${status || 'no answer'}`).join(', ') || 'none',
    /** @param {number} status */
    refuse: (status) => void refused.set(status, (refused.get(status) ?? 0) + 1),
    /** @param {{ id: string, url: string }} scan @param {string} url */
    accept({ id }, url) {
      if (entries.has(id)) return void joined++
      const entry = { id, url }
      entries.set(id, entry)
      open.set(id, entry)
    },
    /** Addresses that one scan was accepted for. */
    askedOnce() {
      const counts = Object.groupBy(entries.values(), ({ url }) => url)
      return new Set(Object.entries(counts).flatMap(([url, of]) => (of?.length === 1 ? [new URL(url).host] : [])))
    },
    /** Those of these hosts whose scan no more than one worker died on. @param {Set<string>} hosts */
    diedOnce(hosts) {
      const all = [...entries.values()].filter(({ record }) => record?.attempts <= 2)
      return new Set(all.map(({ url }) => new URL(url).host).filter((host) => hosts.has(host)))
    },
    /** Sees which scans have ended, and what they left. */
    async look() {
      const waiting = [...open.values()]
      const records = await readMany(
        storage,
        waiting.map(({ id }) => `scans/${id}`),
      )
      const ended = waiting.filter((entry, n) => {
        entry.record = records[n]?.value
        return entry.record?.state === 'completed' || entry.record?.state === 'failed'
      })
      const results = await histories([...new Set(ended.map(({ url }) => url))])
      for (const entry of ended) {
        entry.scannedAt = results.get(entry.url)?.find(({ scanId }) => scanId === entry.id)?.scannedAt
        open.delete(entry.id)
      }
    },
    async judge() {
      const all = [...entries.values()]
      const results = await histories([...new Set(all.map(({ url }) => url))])
      /** @type {Record<'lost' | 'doubled' | 'stale', string[]>} */
      const found = { lost: [], doubled: [], stale: [] }
      for (const { id, url, record, scannedAt } of all) {
        const own = (results.get(url) ?? []).filter(({ scanId }) => scanId === id)
        const isFailed = record?.state === 'failed'
        if (open.has(id)) found.lost.push(`${id} of ${url} is still ${record?.state}`)
        else if (isFailed && (UNCARED.includes(record.failure) || !UNREADABLE.test(url))) {
          found.lost.push(`${id} of ${url} failed: ${record.failure}`)
        } else if (!isFailed && own.length === 0) found.lost.push(`${id} of ${url} has no result`)
        if (own.length > 1) found.doubled.push(`${id} of ${url} has ${own.length} results`)
        if (own[0] && own[0].scannedAt !== scannedAt) found.stale.push(`${id} of ${url} was written again`)
      }
      for (const [url, scans] of Object.entries(Object.groupBy(all, (entry) => entry.url))) {
        const inOrder = (scans ?? []).map(({ record }) => record).sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
        for (const [n, scan] of inOrder.entries()) {
          const before = inOrder[n - 1]
          if (before && before.completedAt > scan.createdAt) found.doubled.push(`${url} had two scans at a time`)
        }
        const last = inOrder.findLast(({ state }) => state === 'completed')
        const latest = (results.get(url) ?? []).find(({ scanId }) => entries.has(scanId))
        if (last && latest && latest.scanId !== last.id)
          found.stale.push(`${url} shows ${latest.scanId}, not ${last.id}`)
      }
      const completed = all.filter(({ record }) => record?.state === 'completed').length
      return { ...found, completed, failed: all.length - completed }
    },
  }
}
