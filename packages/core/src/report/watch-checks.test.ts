import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitrarySite } from '../../test/arbitrary-site.ts'
import { runChecks } from '../audit/run-checks.ts'
import { watchChecks } from './watch-checks.ts'

const breakdownOf = (results: ReturnType<typeof runChecks>) => results.map(({ entry }) => entry)

test('watched checks give what they give unwatched', () => {
  fc.assert(
    fc.property(arbitrarySite, (site) => {
      expect(watchChecks(site).results).toEqual(runChecks(site))
    }),
  )
})

test('a rerun gives what a run gives, whatever part of the site is another', () => {
  const part = fc.constantFrom('homepage', 'robots', 'sitemaps', 'files', 'pages', 'crawl')
  fc.assert(
    fc.property(arbitrarySite, arbitrarySite, part, (site, other, key) => {
      const after = { ...site, [key]: other[key] }
      expect(watchChecks(site).rerun(after)).toEqual(breakdownOf(runChecks(after)))
    }),
  )
})

test('and whatever member of a page is', () => {
  fc.assert(
    fc.property(arbitrarySite, arbitrarySite, fc.nat(), (site, other, at) => {
      const known = other.pages.find(({ page }) => page)?.page
      if (!known) return
      const keys = Object.keys(known) as (keyof typeof known)[]
      const key = keys[at % keys.length]!
      const pages = site.pages.map((each) =>
        each.page ? { ...each, page: { ...each.page, [key]: known[key] } } : each,
      )
      const after = { ...site, pages }
      expect(watchChecks(site).rerun(after)).toEqual(breakdownOf(runChecks(after)))
    }),
  )
})
