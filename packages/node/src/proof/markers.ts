import { randomInt } from 'node:crypto'
import type { Marker } from '@operable/core/proof'

/** Markers of one run: words that sound like none, another one for each field. */
export function markers(): (index: number) => Marker {
  const pick = (letters: string): string => letters.charAt(randomInt(letters.length))
  const base = Array.from({ length: 3 }, () => pick('bdfgkmpqvwxz') + pick('aeiouy')).join('')
  const number = randomInt(1_000, 90_000)
  return (index) => ({
    word: `${base}${'bdfgkmpqvwxz'.charAt(index % 12)}${'aeiouy'.charAt(Math.floor(index / 12) % 6)}`,
    number: number + index * 7,
  })
}
