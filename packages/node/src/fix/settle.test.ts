import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Finding } from '@operable/core'
import { expect, test } from 'vitest'
import { FolderTexts } from './folder-texts.ts'
import { settle } from './settle.ts'
import type { Tried } from './tried.ts'

const addressOf = (page: string) => `https://shop.example/${page}.html`

function finding(ruleId: string, page: string, fingerprint: string): Finding {
  const place = { path: `/${page}`, page: addressOf(page), element: fingerprint }
  return { ruleId, severity: 'error', message: fingerprint, change: '', fingerprint, place }
}

/** What a change does besides what it is for: it does not help, or brings a finding on a page. */
type Spoil = 'no help' | { worse: string }

/**
 * Settles changes that are named after their page and a number, such as `a3`. Each writes its name.
 *
 * @param twins changes whose findings have one fingerprint
 */
async function settled(names: readonly string[], spoils: Record<string, Spoil> = {}, twins: readonly string[] = []) {
  const root = mkdtempSync(join(tmpdir(), 'operable-settle-'))
  const pages = [...new Set(names.map((name) => name.charAt(0)))]
  for (const page of pages) writeFileSync(join(root, `${page}.html`), '-'.repeat(names.length))
  const findings = new Map(
    names.map((name) => [name, finding('rule', name.charAt(0), twins.includes(name) ? 'twin' : name)]),
  )
  const tried = names.map((name, at): Tried => {
    const page = addressOf(name.charAt(0))
    return {
      finding: findings.get(name)!,
      changes: [{ page, edits: [{ start: at, end: at, text: `[${name}]` }] }],
      pages: [page],
    }
  })
  const texts = new FolderTexts(root)
  const madeIn = () =>
    [...texts.overlay.values()].flatMap((bytes) =>
      [
        ...Buffer.from(bytes)
          .toString()
          .matchAll(/\[(\w+)\]/g),
      ].map(([, name = '']) => name),
    )
  let scans = 0
  const look = async () => {
    scans++
    const made = madeIn()
    const open = names.filter((name) => !made.includes(name) || spoils[name] === 'no help')
    const brought = made.flatMap((name) => {
      const spoil = spoils[name]
      return typeof spoil === 'object' ? finding('other', spoil.worse, `by ${name}`) : []
    })
    return scanOf([...open.map((name) => findings.get(name)!), ...brought])
  }
  const left: string[] = []
  const onLeft = (each: Tried) => {
    left.push(names[tried.indexOf(each)]!)
  }
  const next = await settle(tried, { texts, scan: scanOf([...findings.values()]), look, onLeft })
  return { made: madeIn().sort(), left: left.sort(), scans, open: next?.findings.length }
}

function scanOf(findings: readonly Finding[]) {
  return {
    findings,
    report: () => {
      throw new Error('Nobody needs it.')
    },
  }
}

const all = ['a', 'b', 'c'].flatMap((page) => Array.from({ length: 8 }, (_, at) => `${page}${at}`))
const but = (...names: string[]) => all.filter((name) => !names.includes(name))

test.each<[what: string, spoils: Record<string, Spoil>, left: string[], mostScans: number]>([
  ['all help', {}, [], 1],
  ['one does not', { a3: 'no help' }, ['a3'], 3],
  ['one on each page does not', { a3: 'no help', b0: 'no help', c7: 'no help' }, ['a3', 'b0', 'c7'], 3],
  ['one brings a finding', { b5: { worse: 'b' } }, ['b5'], 9],
  ['two of a page do', { b2: { worse: 'b' }, b5: { worse: 'b' } }, ['b2', 'b5'], 14],
  ['one of each page does', { a0: { worse: 'a' }, b5: { worse: 'b' }, c7: { worse: 'c' } }, ['a0', 'b5', 'c7'], 24],
  ['one spoils a page that nothing changes', { b5: { worse: 'z' } }, ['b5'], 12],
  ['one spoils another page', { b5: { worse: 'a' } }, ['b5'], 12],
])('of the changes %s', async (_, spoils, left, mostScans) => {
  const result = await settled(all, spoils)
  expect(result.made).toEqual(but(...left))
  expect([result.left, result.open]).toEqual([left, left.length])
  expect(result.scans).toBeLessThanOrEqual(mostScans)
})

test('of findings that nobody can tell apart, the change that helps is found', async () => {
  const names = ['a0', 'a1', 'a2', 'a3']
  const result = await settled(names, { a2: 'no help' }, names.slice(1))
  expect([result.made, result.left]).toEqual([['a0', 'a1', 'a3'], ['a2']])
})

test('nothing is made if nothing helps', async () => {
  const result = await settled(['a0', 'b0'], { a0: 'no help', b0: 'no help' })
  expect([result.made, result.left, result.open]).toEqual([[], ['a0', 'b0'], undefined])
})
