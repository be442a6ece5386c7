import { once } from 'node:events'
import { startWithChannel } from '../lib/child.mjs'

/**
 * What a subject answers when it is ready.
 * @typedef {{ port: number, requests: string[] }} Subject
 * @typedef {{ requests: number, perSecond: number, cpuUs: number, p50: number, p99: number, ownCpu: number, rssBeforeMb: number,
 *   rssMb: number, inUseBeforeMb: number, inUseMb: number, statuses: Record<string, number> }} Measured `cpuUs`: CPU time of the server for one request; p50 and p99 in ms;
 *   memory after the warm-up and at the end;
 *   what of it is in use only after `collect`
 */

/**
 * @typedef {{ connections?: number, seconds?: number, warmUp?: number, first?: number, collect?: boolean }} Load `first`: where
 *   the numbers in the requests begin; `collect`: garbage before memory is read
 * @typedef {{ measure(load?: Load): Promise<Measured>, end(): void }} StartedSubject
 */

/**
 * One subject in a process of its own. It can be asked again and again, each time by a new program beside it.
 * @param {readonly string[]} subject file in `http/subjects/`, and its arguments
 * @returns {Promise<StartedSubject>}
 */
export async function startSubject(subject) {
  const server = startWithChannel('http/server.mjs', subject)
  const { port, requests } = /** @type {Subject} */ (await message(server))
  return {
    async measure({ connections = 64, seconds = 5, warmUp = 2, first = 0, collect = false } = {}) {
      const load = { port, requests, connections, seconds, warmUp, first }
      const client = startWithChannel('http/load.mjs', [JSON.stringify(load)])
      await message(client)
      // A server that is busy says what it used after the client has ended.
      const measured = message(client)
      const before = await usage(server, collect)
      const result = await measured
      const after = await usage(server, collect)
      return {
        ...result,
        cpuUs: ((after.cpuMs - before.cpuMs) * 1000) / result.requests,
        rssBeforeMb: before.rssMb,
        rssMb: after.rssMb,
        inUseBeforeMb: before.inUseMb,
        inUseMb: after.inUseMb,
      }
    },
    end: () => void server.kill(),
  }
}

/**
 * One subject, asked once.
 * @param {readonly string[]} subject
 * @param {Load} [load]
 * @returns {Promise<Measured>}
 */
export async function measureHttp(subject, load) {
  const started = await startSubject(subject)
  try {
    return await started.measure(load)
  } finally {
    started.end()
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {boolean} collect
 */
function usage(child, collect) {
  child.send(collect ? 'collected' : 'usage')
  return message(child)
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<any>}
 */
async function message(child) {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${child.spawnargs.at(-1)} ended with ${code}.`)
  })
  const [said] = await Promise.race([once(child, 'message'), ended])
  return said
}
