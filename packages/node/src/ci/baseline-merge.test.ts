import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BaselineEntry, parseBaseline, updateBaseline, writeBaseline } from '@operable/core/findings'
import type { Finding } from '@operable/core/schema'
import { describe, expect, test } from 'vitest'
import { git, temporaryFolder } from '../../test/ci-project.ts'
import { roundsOf } from '../../test/rounds.ts'

const MERGES = roundsOf(100, 20)
const TODAY = '2026-11-24'
const FILE = 'operable-baseline.json'

/** The same numbers in every run (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const RULES = ['button-text', 'form-labels', 'safe', 'text-depth']

function findingOf(id: number): Finding {
  const path = `/page-${id % 7}`
  return {
    ruleId: RULES[id % RULES.length]!,
    severity: 'error',
    message: 'It has no label.',
    fingerprint: createHash('sha256').update(String(id)).digest('hex').slice(0, 32),
    place: { page: `https://shop.example${path}`, path, element: `field “f${id}”` },
    change: 'Label it',
  }
}

interface Side {
  entries: BaselineEntry[]
  pruned: number[]
  added: number[]
}

/** What a team did on a branch: some findings were mended, some were taken in. */
function changed(
  base: readonly BaselineEntry[],
  live: readonly number[],
  fresh: readonly number[],
  random: () => number,
  name: string,
): Side {
  const pruned = live.filter(() => random() < 0.3)
  const added = fresh.filter(() => random() < 0.4)
  const kept = live.filter((id) => !pruned.includes(id))
  const update = (entries: readonly BaselineEntry[], ids: readonly number[], reason?: string) =>
    updateBaseline(entries, {
      site: 'shop',
      findings: ids.map(findingOf),
      isUnknown: () => false,
      reason,
      today: TODAY,
    })
  const entries = update(update(base, kept), [...kept, ...added], added.length > 0 ? `Taken in by ${name}` : undefined)
  return { entries, pruned, added }
}

/** Three versions of a file, and what must be alive in the merged one. */
function scenario(seed: number) {
  const random = randomOf(seed)
  const ids = Array.from({ length: 5 + Math.floor(random() * 40) }, (_, index) => seed * 1000 + index)
  const live = ids.filter(() => random() < 0.6)
  const former = ids.filter((id) => !live.includes(id) && random() < 0.3)
  const fresh = ids.filter((id) => !live.includes(id))
  const first = updateBaseline([], {
    site: 'shop',
    findings: [...live, ...former].map(findingOf),
    isUnknown: () => false,
    reason: 'There before',
    today: TODAY,
  })
  const base = updateBaseline(first, {
    site: 'shop',
    findings: live.map(findingOf),
    isUnknown: () => false,
    today: TODAY,
  })
  const ours = changed(base, live, fresh, random, 'ours')
  const theirs = changed(base, live, fresh, random, 'theirs')
  const gone = new Set([...ours.pruned, ...theirs.pruned])
  const alive = new Set([...live.filter((id) => !gone.has(id)), ...ours.added, ...theirs.added])
  return {
    base: writeBaseline(base),
    ours: writeBaseline(ours.entries),
    theirs: writeBaseline(theirs.entries),
    alive: [...alive].map((id) => findingOf(id).fingerprint).sort(),
  }
}

/** A repository with branches `ours-N` and `theirs-N`, made at once. */
function repository(scenarios: readonly ReturnType<typeof scenario>[], attributes: string): string {
  const folder = temporaryFolder()
  git(folder, 'init', '-q')
  const lines: string[] = []
  const commit = (branch: string, from: string | undefined, text: string) => {
    lines.push(`commit refs/heads/${branch}`, 'committer Ada <ada@example.com> 1790000000 +0000', 'data 1', 'x')
    if (from) lines.push(`from refs/heads/${from}`)
    const files = { [FILE]: text, '.gitattributes': attributes }
    for (const [name, content] of Object.entries(files)) {
      lines.push(`M 100644 inline ${name}`, `data ${Buffer.byteLength(content)}`, content)
    }
    lines.push('')
  }
  for (const [index, { base, ours, theirs }] of scenarios.entries()) {
    commit(`base-${index}`, undefined, base)
    commit(`ours-${index}`, `base-${index}`, ours)
    commit(`theirs-${index}`, `base-${index}`, theirs)
  }
  execFileSync('git', ['fast-import', '--quiet'], { cwd: folder, input: lines.join('\n') })
  return folder
}

const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com']

/** @returns whether git merged by itself, and the file as it then is */
function merge(folder: string, index: number, ...settings: string[]): { isClean: boolean; text: string } {
  git(folder, 'checkout', '-q', '-f', `ours-${index}`)
  const words = [...author, ...settings, 'merge', '-q', '--no-edit', `theirs-${index}`]
  const { status } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' })
  const text = readFileSync(join(folder, FILE), 'utf8')
  if (status !== 0) git(folder, 'merge', '--abort')
  return { isClean: status === 0, text }
}

function aliveIn(text: string): string[] {
  return parseBaseline(text)
    .entries.filter(({ count }) => count > 0)
    .map(({ fingerprint }) => fingerprint)
    .sort()
}

const scenarios = Array.from({ length: MERGES }, (_, index) => scenario(index + 1))

describe('two branches meet', () => {
  test('with the line of .gitattributes: no conflict, additions of both, prunings of either', () => {
    const folder = repository(scenarios, `${FILE} merge=union\n`)
    for (const [index, { alive }] of scenarios.entries()) {
      const { isClean, text } = merge(folder, index)
      expect(isClean, `merge ${index}`).toBe(true)
      const { faults, hasMarkers, entries } = parseBaseline(text)
      expect([faults, hasMarkers], `merge ${index}`).toEqual([[], false])
      expect(() => JSON.parse(text)).not.toThrow()
      expect(aliveIn(text), `merge ${index}`).toEqual(alive)
      for (const { reason, count } of entries) if (count > 0) expect(reason).toBeTruthy()
      expect(aliveIn(writeBaseline(entries))).toEqual(alive)
    }
  })

  test.each([
    ['as usual', []],
    ['with the lines of their ancestor', ['-c', 'merge.conflictStyle=diff3']],
  ])('without it git leaves marks, %s, and the same is read', (_, settings) => {
    const some = scenarios.slice(0, roundsOf(25, 10))
    const folder = repository(some, '')
    const merged = some.map(({ alive }, index) => ({ alive, ...merge(folder, index, ...settings) }))
    expect(merged.filter(({ isClean }) => !isClean).length).toBeGreaterThan(some.length * 0.4)
    for (const { alive, text } of merged) expect(aliveIn(text)).toEqual(alive)
  })
})
