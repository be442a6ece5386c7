import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { specification, specifiedChecks } from '../../test/specified-checks.ts'
import { checks } from './registry.ts'
import { signals } from './signals/registry.ts'

const here = import.meta.dirname
const buckets = ['essential', 'recommended', 'bonus'] as const
const named = (folder: string) =>
  readdirSync(`${here}/${folder}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()

test.each(buckets)('every file in checks/%s is registered, and its id is its name', (bucket) => {
  const ids = checks.filter((check) => check.bucket === bucket).map(({ id }) => id)
  expect(ids.toSorted()).toEqual(named(`checks/${bucket}`))
})

test('every signal is registered, and its id is its file name', () => {
  const helpers = ['file-signal', 'page-share', 'registry', 'signal-rule']
  const files = named('signals').filter((file) => !helpers.includes(file))
  expect(signals.map(({ id }) => id)).toEqual(expect.arrayContaining(files))
})

test.each(buckets)('%s: the checks of the specification have their points', (bucket) => {
  const those = specifiedChecks.filter((check) => check.bucket === bucket)
  expect(Object.fromEntries(those.map(({ id, maxPoints }) => [id, maxPoints]))).toEqual(specification[bucket])
})

test('ids are kebab-case and unique; every check says its title, reason and rule', () => {
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length)
  for (const { id, title, why, rule, gate, applies } of checks) {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
    for (const text of [title, why, rule]) expect(text.trim()).not.toBe('')
    expect(gate === undefined).toBe(applies === undefined)
  }
})

test('what to do is a short imperative of its own', () => {
  expect(new Set(checks.map(({ action }) => action)).size).toBe(checks.length)
  for (const { action, title } of checks) {
    expect(action).toMatch(/^[A-Z][a-z]+ .{4,44}[^.]$/)
    expect(action).not.toBe(title)
  }
})

test('essential checks of the specification are always graded, but for those about inputs and buttons', () => {
  const gated = specifiedChecks.filter(({ bucket, applies }) => bucket === 'essential' && applies)
  expect(gated.map(({ id }) => id)).toEqual(['form-labels', 'button-text'])
})
