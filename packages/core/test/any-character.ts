import fc from 'fast-check'

const SURROGATES = { first: 0xd800, count: 0x800 }

/**
 * Any code point but a surrogate, as a string: the same as fast-check's unit `binary`, which fills a map with all 1.1 million
 * of them when it is first used, once in each worker.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - SURROGATES.count })
  .map((index) => String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count), indexOf)

/** Lets fast-check shrink a text that it did not make of single characters, such as `__proto__`. */
function indexOf(character: unknown): number {
  const code = typeof character === 'string' && [...character].length === 1 ? character.codePointAt(0) : undefined
  if (code === undefined || /\p{Cs}/u.test(String(character))) throw new TypeError('Not one character.')
  return code < SURROGATES.first ? code : code - SURROGATES.count
}
