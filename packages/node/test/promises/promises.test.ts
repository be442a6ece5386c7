import { describe, expect, test } from 'vitest'
import { missingCorpus, readCorpusText, readJsonLines } from '../../../core/test/corpus.ts'
import { fixturePromiseSites } from './fixture-sites.ts'
import { isKept, measurePromises, type Promised } from './measure.ts'
import { promiseSites } from './sites.ts'

test('the sites are of 40 kinds or more', () => {
  expect(new Set(promiseSites.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(40)
})

describe('whoever follows a recommendation to the letter gets exactly what it promises', () => {
  const rows: Promised[] = []

  test.each([...promiseSites, ...fixturePromiseSites()].map((site) => [site.kind, site] as const))(
    '%s',
    async (_, site) => {
      const found = await measurePromises(site)
      rows.push(...found)
      expect(found.filter((row) => !isKept(row))).toEqual([])
    },
  )

  test('and 85 % of the recommendations promise something', () => {
    const recommendations = rows.filter(({ check }) => check !== 'next grade')
    const promised = recommendations.filter(({ promised }) => promised !== null)
    expect(promised.length / recommendations.length).toBeGreaterThanOrEqual(0.85)
  })
})

describe.skipIf(missingCorpus('pages.jsonl'))('and on real pages', () => {
  const pages = [...readJsonLines<{ page: string }>('pages.jsonl')].filter((_, index) => index % 200 === 0)

  test.each(pages.map(({ page }) => page))('%s', async (page) => {
    const rows = await measurePromises({ kind: page, pages: { '/': readCorpusText(page) } })
    expect(rows.filter((row) => !isKept(row))).toEqual([])
  })
})
