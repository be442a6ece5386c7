import { analyse } from 'chardet'

/** What is looked at; a sentence or two tells. */
const SNIFFED_BYTES = 64 * 1024

/**
 * Encodings that browsers recognise by the bytes alone, with the confidence (0 to 100) from which it is no accident.
 * Several bytes for a letter follow rules that western text breaks: right guesses are above 90 there, wrong ones at 10.
 * Of Cyrillic text only the frequency of its letters is known.
 */
const RECOGNISED: ReadonlyMap<string, number> = new Map([
  ['Shift_JIS', 60],
  ['EUC-JP', 60],
  ['EUC-KR', 60],
  ['Big5', 60],
  ['GB18030', 60],
  ['windows-1251', 10],
  ['KOI8-R', 10],
])

/**
 * The encoding of a document that does not say it and is not UTF-8; undefined: a western one, or nobody knows. HTML
 * leaves this to browsers ("attempt to autodetect the character encoding"), which all do it.
 */
export function sniffEncoding(body: Uint8Array): string | undefined {
  const [likely] = analyse(body.subarray(0, SNIFFED_BYTES))
  if (likely === undefined) return undefined
  return likely.confidence >= (RECOGNISED.get(likely.name) ?? Number.POSITIVE_INFINITY) ? likely.name : undefined
}
