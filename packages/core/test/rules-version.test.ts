import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { runChecks } from '../src/audit/run-checks.ts'
import { siteFailure } from '../src/report/site-failure.ts'
import { RULES_VERSION } from '../src/standards/versions.ts'
import { fixtureSites, readFixtureSite } from './fixture-site.ts'

// What the golden sites earn, check by check, by the rules of each day. Where this fails, the same site earns other points than
// before: set RULES_VERSION to today, and add a line. A line of a version that was published never changes.
const digests: Readonly<Record<string, string>> = {
  '2026-11-23': '700d72711ce6ee8f',
}

test('other points for the same sites are rules of another day', () => {
  const points = fixtureSites()
    .map((name) => ({ name, site: readFixtureSite(name) }))
    .filter(({ site }) => siteFailure(site) === undefined)
    .flatMap(({ name, site }) =>
      runChecks(site).map(({ entry: { check, points, applied, measured } }) =>
        [name, check, points, applied, measured].join(' '),
      ),
    )
  expect(createHash('sha256').update(points.join('\n')).digest('hex').slice(0, 16)).toBe(digests[RULES_VERSION])
})

test('the rules that hold are the newest', () => {
  expect(Object.keys(digests).at(-1)).toBe(RULES_VERSION)
})
