import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runChecks } from '../src/audit/run-checks.ts'
import { siteFailure } from '../src/report/site-failure.ts'
import { RULES_VERSION } from '../src/standards/versions.ts'
import { fixtureSites, readFixtureSite } from './fixture-site.ts'

// What the golden sites earn, check by check, by the rules of each day. Where this fails, the same site earns other points than
// before: `npm run update` sets RULES_VERSION to today and adds a line. A line of an earlier day never changes.
const file = join(import.meta.dirname, 'rules-versions.json')
const versions = join(import.meta.dirname, '../src/standards/versions.ts')

test('other points for the same sites are rules of another day', () => {
  const digests: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  const digest = digestOfPoints()
  if (process.env['UPDATE_GOLDEN'] === '1' && digests[RULES_VERSION] !== digest) return setVersion(digests, digest)
  expect(digest).toBe(digests[RULES_VERSION])
})

test('the rules that hold are the newest', () => {
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8'))).at(-1)).toBe(RULES_VERSION)
})

function digestOfPoints(): string {
  const points = fixtureSites()
    .map((name) => ({ name, site: readFixtureSite(name) }))
    .filter(({ site }) => siteFailure(site) === undefined)
    .flatMap(({ name, site }) =>
      runChecks(site).map(({ entry: { check, points, applied, measured } }) =>
        [name, check, points, applied, measured].join(' '),
      ),
    )
  return createHash('sha256').update(points.join('\n')).digest('hex').slice(0, 16)
}

/** Rules of one day are one version: what changes twice on a day, changes its line. */
function setVersion(digests: Record<string, string>, digest: string): void {
  const today = new Date().toISOString().slice(0, 10)
  const version = today > RULES_VERSION ? today : RULES_VERSION
  digests[version] = digest
  writeFileSync(file, `${JSON.stringify(digests, null, 2)}\n`)
  writeFileSync(versions, readFileSync(versions, 'utf8').replace(`'${RULES_VERSION}'`, `'${version}'`))
}
