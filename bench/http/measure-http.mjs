import { once } from 'node:events'
import { startWithChannel } from '../lib/child.mjs'

/**
 * What a subject answers when it is ready.
 * @typedef {{ port: number, requests: string[] }} Subject
 * @typedef {{ requests: number, perSecond: number, cpuUs: number, p50: number, p99: number, ownCpu: number, rssBeforeMb: number,
 *   rssMb: number, statuses: Record<string, number> }} Measured `cpuUs`: CPU time of the server for one request; p50 and p99 in ms;
 *   memory after the warm-up and at the end
 */

/**
 * One subject in a process of its own, and beside it the program that asks.
 * @param {readonly string[]} subject file in `http/subjects/`, and its arguments
 * @param {{ connections?: number, seconds?: number, warmUp?: number }} [options]
 * @returns {Promise<Measured>}
 */
export async function measureHttp(subject, { connections = 64, seconds = 5, warmUp = 2 } = {}) {
  const server = startWithChannel('http/server.mjs', subject)
  try {
    const { port, requests } = /** @type {Subject} */ (await message(server))
    const load = { port, requests, connections, seconds, warmUp }
    const client = startWithChannel('http/load.mjs', [JSON.stringify(load)])
    await message(client)
    const before = await usage(server)
    const result = await message(client)
    const after = await usage(server)
    return {
      ...result,
      cpuUs: ((after.cpuMs - before.cpuMs) * 1000) / result.requests,
      rssBeforeMb: before.rssMb,
      rssMb: after.rssMb,
    }
  } finally {
    server.kill()
  }
}

/** @param {import('node:child_process').ChildProcess} child */
function usage(child) {
  child.send('usage')
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
