import type { Json } from '../contracts/storage.ts'

/** Keys that stores like to confuse, shorten or refuse, in the order of their code points. */
export const kitKeys: readonly string[] = [
  ' ',
  '"quoted"',
  '$',
  '%00',
  '%2e%2e%2f',
  "'; DROP TABLE document; --",
  '../../etc/passwd',
  '.hidden',
  '/a//b/',
  'A',
  'CON',
  '\\a\\b',
  '__proto__',
  'a',
  'a\n b\t',
  'a:b:c',
  'a?b=c#d',
  'constructor',
  'k'.repeat(100),
  'key$',
  'e\u0301',
  'é',
  'ключ',
  'مفتاح',
  '鍵',
  '！',
  '🔑',
].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))

const LARGE = 4 * 1024 * 1024
const DEEP = 500

/** Values that stores like to change. */
export function kitValues(): { label: string; value: Json }[] {
  let deep: Json = 'end'
  for (let depth = 0; depth < DEEP; depth++) deep = [deep]
  return [
    { label: 'null', value: null },
    { label: 'false', value: false },
    { label: 'an empty string', value: '' },
    { label: 'a string that looks like a number', value: '007' },
    { label: 'a string that looks like JSON', value: '{"a":1}' },
    { label: 'numbers at the edge', value: [0, -1.5, 1e21, 5e-324, Number.MAX_SAFE_INTEGER, 1.7976931348623157e308] },
    { label: 'an empty list and an empty object', value: [[], {}] },
    { label: 'U+0000, line ends, a lone surrogate and an emoji', value: 'a\0b\r\n\u2028\ud800 🔑' },
    { label: 'names that objects inherit', value: JSON.parse('{"__proto__":{"a":1},"constructor":2,"toString":null}') },
    { label: 'the order of names', value: JSON.parse('{"b":1,"a":2,"é":3,"":4}') },
    { label: `a list ${DEEP} deep`, value: deep },
    { label: 'a string of 4 MiB', value: 'é'.repeat(LARGE / 2) },
    { label: '20,000 small records', value: Array.from({ length: 20_000 }, (_, id) => ({ id, name: `tool ${id}` })) },
  ]
}
