import { newId } from '../flow/run.ts'
import { jsonOf } from '../input/data.ts'
import type { Outcome } from '../types.ts'
import { time } from './session.ts'

const KEY = 'operable:sent'
// A second order costs more than a missed one.
const LIFE_MS = 600_000
/** Runs that are remembered; the oldest are forgotten. */
const MOST = 100

interface Sent {
  salt: string
  runs: { hash: string; receiptId: string; at: number }[]
}

/** Where storage is blocked, this page alone remembers. */
let known: Sent | undefined

/**
 * What was sent in the last ten minutes and is not known to have been taken or refused, over all tabs of the site. Of an
 * input a salted hash is kept, and nothing else.
 */
function sent(): Sent {
  try {
    const { salt, runs } = JSON.parse(localStorage.getItem(KEY)!) as Sent
    known = { salt: String(salt), runs: runs.filter(({ at }) => Math.abs(time() - at) < LIFE_MS) }
  } catch {
    // Nothing is there, or nothing that this has written.
  }
  known ??= { salt: newId(), runs: [] }
  return known
}

function keep(runs: Sent['runs']): void {
  known = { ...sent(), runs: runs.slice(-MOST) }
  try {
    localStorage.setItem(KEY, jsonOf(known))
  } catch {
    // No storage here.
  }
}

/**
 * The hash by which a tool and its input are known again on this site: FNV-1a of 32 bits
 * (https://datatracker.ietf.org/doc/html/draft-eastlake-fnv). That tells a hundred runs apart, and is too short to tell
 * what was typed.
 */
export function hashOf(call: string): string {
  const { salt, runs } = sent()
  keep(runs) // so that other tabs have the salt
  let hash = 0x811c9dc5
  for (const letter of salt + call) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x1000193)
  return String(hash)
}

/** The receipt of another run that has sent the same. */
export function sentBefore(hash: string, own: string): string | undefined {
  return sent().runs.findLast((run) => run.hash === hash && run.receiptId !== own)?.receiptId
}

export function noteSent(hash: string, receiptId: string): void {
  keep([...sent().runs.filter((run) => run.receiptId !== receiptId), { hash, receiptId, at: time() }])
}

/** Forgets a run of which is known what became of it. */
export function forgetSettled(outcome: Outcome): Outcome {
  const { runs } = sent()
  const open = runs.filter(({ receiptId }) => receiptId !== outcome.receiptId)
  if (outcome.status !== 'submitted_unverified' && open.length < runs.length) keep(open)
  return outcome
}
