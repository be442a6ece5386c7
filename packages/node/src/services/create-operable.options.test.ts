import { expect, test } from 'vitest'
import { memoryStorage } from '../storage/memory.ts'
import { createOperable } from './create-operable.ts'

test.each<[string, object, RegExp]>([
  ['a path for a storage', { storage: './operable.db' }, /^storage must be a storage such as sqliteStorage\(path\)/],
  ['a storage without members', { storage: { read() {} } }, /^storage must be a storage/],
  ['no storage', { storage: null }, /^storage must be a storage/],
  ['fewer pages than one', { maxPages: -1 }, /^maxPages must be a whole number from 1/],
  ['a text for pages', { maxPages: '3' }, /^maxPages must be/],
  ['a way to render that is none', { render: 'yes' }, /^render must be "auto", "never" or "always"/],
  ['a time limit that is none', { scanTimeoutMs: Number.NaN }, /^scanTimeoutMs must be a number of milliseconds/],
  [
    'a name that nobody knows',
    { maxPage: 3, publicScan: true },
    /^createOperable has no option maxPage, publicScan\. It has: storage, /,
  ],
  ['a text for the tools', { toolLimit: '5' }, /^toolLimit must be/],
])('%s is refused at once', (_, options, said) => {
  const create = () => createOperable({ storage: memoryStorage(), ...options })
  expect(create).toThrow(TypeError)
  expect(create).toThrow(said)
})
