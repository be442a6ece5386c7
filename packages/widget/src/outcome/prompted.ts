import { now } from '../flow/run.ts'
import { identity, neutral, type Sign } from './sign.ts'

/**
 * Takes its worth from a sign that has to come promptly and did not; what once did, did.
 * @param seen with the answers, each of which gives the page its time anew
 */
export function prompted(seen: readonly Sign[]): (signs: Sign[]) => Sign[] {
  /** How long after the click or the answer each came first. */
  const first = new Map<string, number>()
  let since = now()
  let answers = 0
  let looks = 0
  return (signs) => {
    const { length } = seen.filter(({ kind }) => kind === 'response')
    if (length > answers) {
      answers = length
      since = now()
    }
    // On a slow machine that long is one look.
    const after = looks++ < 2 ? 0 : now() - since
    return signs.map((sign) => {
      const id = identity(sign)
      if (!first.has(id)) first.set(id, after)
      return first.get(id)! > (sign.promptMs ?? Infinity) ? neutral(sign) : sign
    })
  }
}
