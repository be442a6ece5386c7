import { placeOf } from './place.ts'
import type { Answer } from './signs.ts'

/** A page sends because of a click soon after it, in ms; without any of the values that were typed in, what is later is not of it. */
const SOON_MS = 1500

/** A request that a page has sent since the click. */
export interface Request extends Partial<Answer> {
  method: string
  /** The whole address, which no one is told. */
  url: string
  /** How many of the typed values it holds. */
  carried: number
  isAction: boolean
  at: number
  endedAt?: number
  isBeacon?: boolean
}

/**
 * The requests that are the form's own. Of several that hold the same, one to an address that was asked before the click is
 * a draft; and what goes to another address while the first has no answer, or after that was refused, is no part of it.
 */
export function ownOf(all: Request[], start: number, asked: ReadonlySet<string>): { own: Request[]; meant: Request[] } {
  const most = Math.max(0, ...all.map(({ carried }) => carried))
  const sending = all.filter(({ method, at }) => !/^(GET|HEAD|OPTIONS)$/.test(method) && at < start + SOON_MS)
  const toAction = sending.filter(({ isAction }) => isAction)
  const meant = most
    ? all.filter(({ carried }) => carried === most)
    : toAction[0]
      ? toAction
      : (sending.some(isAsked) ? sending.filter(isAsked) : sending).slice(0, 1)
  const fresh = meant.filter(({ url }) => !asked.has(placeOf(url)))
  const [first, ...others] = fresh[0] ? fresh : meant
  if (!first) return { own: [], meant: [] }
  const own = [first]
  for (const next of others) {
    const last = own.at(-1)!
    const isChained = last.endedAt !== undefined && last.endedAt <= next.at && last.status! < 400
    if (isChained || placeOf(last.url) === placeOf(next.url)) own.push(next)
  }
  return { own, meant: fresh[0] ? fresh : meant }
}

/** Most beacons count visits. */
function isAsked({ isBeacon }: Request): boolean {
  return !isBeacon
}
