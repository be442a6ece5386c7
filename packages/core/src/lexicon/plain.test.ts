import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plain } from './plain.ts'
import { plain as byRules } from './plain-by-rules.ts'

describe('the fast folding gives what the rules give', () => {
  test('for every character of one unit, alone and between others', () => {
    const different = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
      .flatMap((each) => [each, `a${each}b`, `A${each}1`, `${each}A`, ` ${each}  x`, `1${each}B`])
      .filter((text) => plain(text) !== byRules(text))
    expect(different).toEqual([])
  })

  const pieces = 'a B 1 2 é Ñ ł Σ İ й + _ 한 ᄒ ß Æ ー が ा क \u0301 \u05b0 - 😀 𝐀'.split(' ').concat(' ', '  ', '\n')
  test.each([
    ['any text', fc.string({ unit: 'binary', maxLength: 12 })],
    ['texts of what is special', fc.array(fc.constantFrom(...pieces), { maxLength: 10 }).map((all) => all.join(''))],
  ])('for %s', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => plain(text) === byRules(text)),
      { numRuns: 2000 },
    )
  })
})
