import { expect, test } from 'vitest'
import { buildIntent, buildPage, buildSite } from '../../test/evidence-builder.ts'
import { runChecks } from './run-checks.ts'

const contact = buildIntent('contact', { via: 'link', href: 'https://shop.example/contact#form' })
const home = buildPage({ intents: [contact] })

test.each([
  ['never asked for', [home], 6],
  ['gone', [home, buildPage({ url: '/contact', outcome: 'http_error', status: 404 })], 0],
  ['gone for good', [home, buildPage({ url: '/contact', outcome: 'http_error', status: 410 })], 0],
  ['a fault of the server', [home, buildPage({ url: '/contact', outcome: 'http_error', status: 500 })], 6],
  ['there', [home, buildPage({ url: '/contact' })], 6],
])('a contact link that is %s', (_, pages, points) => {
  const entry = runChecks(buildSite({ pages })).find(({ check }) => check.id === 'booking-or-contact-path')!.entry
  expect(entry.points).toBe(points)
  if (points === 0) expect(entry.observed.join(' ')).toContain('a missing page (https://shop.example/contact#form)')
})
