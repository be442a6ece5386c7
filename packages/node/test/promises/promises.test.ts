import { expect, test } from 'vitest'
import { isKept, measurePromises } from './measure.ts'
import { promiseSites } from './sites.ts'

const rows = (await Promise.all(promiseSites.map(measurePromises))).flat()

test('the sites are of 40 kinds or more', () => {
  expect(new Set(promiseSites.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(40)
})

test('whoever follows a recommendation to the letter gets exactly what it promises', () => {
  expect(rows.filter((row) => !isKept(row))).toEqual([])
})

test('85 % of the recommendations promise a score', () => {
  const recommendations = rows.filter(({ check }) => check !== 'next grade')
  const promised = recommendations.filter(({ promised }) => promised !== null)
  expect(promised.length / recommendations.length).toBeGreaterThanOrEqual(0.85)
})
