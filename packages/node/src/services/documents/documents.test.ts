import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Json } from '../../contracts/storage.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { changeDocument, checkDocument, documentOver } from './documents.ts'
import { readStored, standIn } from './understood.ts'

const colour = z.enum(['red', 'green'])
standIn(colour, 'red')
const shade = z.enum(['light', 'dark'])
const part = z.object({
  id: z.string(),
  kind: z.enum(['box', 'bag']),
  shade: shade.exactOptional(),
  note: z.string().exactOptional(),
})
const schema = z.object({
  format: z.literal(1),
  colour,
  shade: shade.optional(),
  parts: z.array(part),
  owner: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('nobody') }),
    z.object({ kind: z.literal('person'), name: z.string() }),
  ]),
})
type Document = z.output<typeof schema>

const box = (id: string, more: object = {}) => ({ id, kind: 'box' as const, ...more })
const own: Document = { format: 1, colour: 'green', parts: [box('a', { shade: 'dark' })], owner: { kind: 'nobody' } }
const other = (change: object): Json => ({ ...own, ...change }) as Json

describe('what a later version wrote is read', () => {
  test.each<[string, object, object | 'later' | 'damaged']>([
    ['nothing new', {}, own],
    ['a member more', { more: [1] }, { ...own, more: [1] }],
    ['a member more of a part', { parts: [box('a', { more: 1 })] }, { ...own, parts: [box('a', { more: 1 })] }],
    ['a word with a stand-in', { colour: 'blue' }, { ...own, colour: 'red' }],
    ['a word that may be absent', { shade: 'grey' }, own],
    ['a word of a part that may be absent', { parts: [box('a', { shade: 'grey' })] }, { ...own, parts: [box('a')] }],
    ['a part that hangs on a word', { parts: [...own.parts, { id: 'b', kind: 'barrel' }] }, own],
    [
      'a member more of an option',
      { owner: { kind: 'person', name: 'x', age: 1 } },
      { ...own, owner: { kind: 'person', name: 'x', age: 1 } },
    ],
    ['an option more', { owner: { kind: 'team', name: 'x' } }, 'later'],
    ['a later format', { format: 2 }, 'later'],
    ['no such member', { parts: undefined }, 'damaged'],
    ['no word where one with a stand-in has to be', { colour: undefined }, 'damaged'],
    ['another type, also where there is a stand-in', { colour: { h: 1 } }, 'damaged'],
    ['another type of a member that may be absent', { shade: 1 }, 'damaged'],
    ['a part without its id, beside a new word', { shade: 'grey', parts: [{ kind: 'barrel' }] }, 'damaged'],
    ['a text in the place of a list', { parts: 'none' }, 'damaged'],
    ['an option without what it has to have', { owner: { kind: 'person' } }, 'damaged'],
    ['a text in the place of the format', { format: '1' }, 'damaged'],
  ])('%s', (_, change, expected) => {
    const reading = readStored(schema, other(change))
    expect(reading).toEqual(typeof expected === 'string' ? { kind: expected } : { kind: 'known', value: expected })
  })

  test('one that cannot be read is storage_unavailable, with its key and why', () => {
    const check = (change: object) => () => checkDocument(schema, 'things/1', other(change))
    expect(check({ format: 2 })).toThrow(expect.objectContaining({ code: 'storage_unavailable' }))
    expect(check({ format: 2 })).toThrow('"things/1" was written by a later version')
    expect(check({ parts: 1 })).toThrow('"things/1" is damaged')
  })
})

describe('what this version cannot see survives its changes', () => {
  const barrel = { id: 'x', kind: 'barrel' }
  const later = other({
    colour: 'blue',
    shade: 'grey',
    more: { deep: true },
    parts: [
      box('a', { shade: 'grey', note: 'old', more: 1 }),
      barrel,
      box('b', { note: 'b' }),
      box('c', { shade: 'dark' }),
    ],
    owner: { kind: 'person', name: 'x', more: 1 },
  })

  test.each<[string, (seen: Document) => Document, object]>([
    ['nothing', (seen) => structuredClone(seen), {}],
    [
      'a part, another removed, one added',
      (seen) => ({ ...seen, parts: [box('a', { note: 'new' }), box('c', { shade: 'light' }), box('d')] }),
      {
        parts: [box('a', { shade: 'grey', note: 'new', more: 1 }), box('c', { shade: 'light' }), box('d'), barrel],
      },
    ],
    ['the word itself', (seen) => ({ ...seen, colour: 'green' }), { colour: 'green' }],
    ['to another option', (seen) => ({ ...seen, owner: { kind: 'nobody' } }), { owner: { kind: 'nobody', more: 1 } }],
    [
      'a member that it knows is taken away',
      (seen) => ({ ...seen, parts: seen.parts.map(({ note: _, ...rest }) => rest) }),
      { parts: [box('a', { shade: 'grey', more: 1 }), box('b'), box('c', { shade: 'dark' }), barrel] },
    ],
  ])('%s', async (_, change, changed) => {
    const storage = memoryStorage()
    await storage.write('thing', later)
    await changeDocument(storage, { key: 'thing', schema }, (seen) => seen && change(seen))
    expect((await storage.read('thing'))?.value).toEqual({ ...(later as object), ...changed })
  })

  test('a document that is made, or stands where nothing could be read, is as given', () => {
    for (const stored of [undefined, other({ format: 2 }), 'damaged']) {
      expect(documentOver(schema, own, stored)).toEqual(own)
    }
  })

  test.each<[string, unknown]>([
    ['a word that it does not know', { ...own, colour: 'blue' }],
    ['a part that is none', { ...own, parts: [{ id: 'b' }] }],
  ])('%s is not written', (_, next) => {
    expect(() => documentOver(schema, next as Document, undefined)).toThrow(z.ZodError)
    expect(() => documentOver(schema, next as Document, later)).toThrow(z.ZodError)
  })
})

test('whatever is stored, reading it and writing it back changes nothing', () => {
  const word = fc.constantFrom('red', 'green', 'blue', 'dark', 'grey', 'box', 'barrel', 'person', 'nobody')
  const anyPart = fc.record(
    { id: fc.string(), kind: word, shade: word },
    { requiredKeys: ['id', 'kind'], noNullPrototype: true },
  )
  const document = fc.record(
    {
      format: fc.constantFrom(1, 1, 1, 2),
      colour: word,
      shade: word,
      parts: fc.uniqueArray(anyPart, { selector: ({ id }) => id }),
      owner: fc.record({ kind: word, name: fc.string() }, { noNullPrototype: true }),
      more: fc.jsonValue(),
    },
    { requiredKeys: ['format', 'colour', 'parts', 'owner'], noNullPrototype: true },
  )
  fc.assert(
    fc.property(document, (stored) => {
      const seen = readStored(schema, stored)
      expect(seen.kind).not.toBe('damaged')
      if (seen.kind !== 'known') return
      expect(schema.safeParse(seen.value).success).toBe(true)
      expect(documentOver(schema, structuredClone(seen.value), stored as Json)).toEqual(stored)
    }),
  )
})
