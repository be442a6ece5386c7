import { line } from '../dom/text.ts'
import { matches } from '../natives.ts'
import { isThanking, readingOf } from './reading.ts'
import { ALERT, WELL, WRONG } from './regions.ts'
import type { Sign } from './sign.ts'

/** What a text is worth by its words, else by the class of the element that shows it. */
export function signOf(text: string, from?: Element): Sign {
  const isNoRemark = !!from && matches(from, WELL)
  const isWrong = !!from && matches(from, WRONG)
  const isAlert = !isNoRemark && (isWrong || (!!from && matches(from, ALERT)))
  const sign: Sign = { kind: 'message', detail: line(text, 200), isNews: !!from, isAlert, isNoRemark }
  const reading = readingOf(text)
  if (reading === 'work') return { ...sign, isBusy: true }
  if (reading === 'success') return { ...sign, speaksFor: reading, isSaid: true, isDeed: !isThanking(text) }
  if (reading && reading !== 'doubt')
    return { ...sign, speaksFor: 'failure', isSaid: true, isWeak: reading === 'complaint' && !isAlert }
  if (isWrong) return { ...sign, speaksFor: 'failure' }
  return reading ? { ...sign, isDoubt: true } : sign
}

/** Reads what a page says, less what it only repeats. */
export type Reader = (text: string, from?: Element, repeated?: string[]) => Sign

/** @param given what was typed in, which a page repeats line by line */
export function readerOf(given: readonly string[]): Reader {
  const typed = given.flatMap((text) => text.split('\n')).map((text) => line(text, Infinity))
  return (text, from, repeated = []) => {
    const parts = [...typed, ...repeated].filter(({ length }) => length >= 3)
    const own = parts.reduce((rest, part) => rest.replaceAll(part, ' '), text)
    const sign = signOf(own.trim(), from)
    return own === text ? sign : { ...sign, detail: line(text, 200), isNoRemark: !/\p{L}/u.test(own) }
  }
}
