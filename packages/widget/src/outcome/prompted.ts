import { now } from '../flow/run.ts'
import { identity, neutral, type Sign } from './sign.ts'

/** The browser tells of an answer that much later than the page may have shown it, in ms. */
const TOLD_MS = 200

/**
 * Takes its worth from a sign that has to come promptly and did not; what once did, did.
 * @param ended how many requests have, each of which gives the page its time anew
 */
export function prompted(ended: () => number): (signs: Sign[]) => Sign[] {
  /** When each came first. */
  const first = new Map<string, number>()
  /** When something was told that a page answers to: the click, then each answer. */
  const causes = [now()]
  let looks = 0
  return (signs) => {
    while (causes.length <= ended()) causes.push(now())
    // On a slow machine that long is one look.
    const time = looks++ < 2 ? causes[0]! : now()
    return signs.map((sign) => {
      const { promptMs = Infinity } = sign
      const id = identity(sign)
      const came = first.get(id) ?? time
      first.set(id, came)
      return causes.some((cause) => came > cause - TOLD_MS && came <= cause + promptMs) ? sign : neutral(sign)
    })
  }
}
