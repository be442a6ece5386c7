import { expect, test } from 'vitest'
import { dateAsShown } from './date-order.ts'

test.each([
  ['<input placeholder="DD/MM/YYYY">', '24/12/2026'],
  ['<input placeholder="mm/dd/yyyy">', '12/24/2026'],
  ['<input placeholder="dd.mm.yyyy">', '24.12.2026'],
  ['<input placeholder="yyyy/mm/dd">', '2026/12/24'],
  ['<input placeholder="TT.MM.JJJJ">', '24.12.2026'],
  ['<input placeholder="tt.mm.jj">', '24.12.26'],
  ['<input placeholder="JJ/MM/AAAA">', '24/12/2026'],
  ['<input placeholder="DD-MM-JJJJ">', '24-12-2026'],
  ['<input title="As MM-DD-YY, please">', '12-24-26'],
  ['<input type="tel" value="dd / mm / yyyy">', '2026-12-24'],
  ['<input aria-label="Birthday (D/M/YYYY)">', '24/12/2026'],
  ['<input placeholder="MM/YYYY">', '2026-12-24'],
  ['<input placeholder="Date">', '2026-12-24'],
  ['<input type="date" placeholder="DD/MM/YYYY">', '2026-12-24'],
])('%s: %s', (html, text) => {
  document.body.innerHTML = html
  expect(dateAsShown(document.body.firstElementChild!, '2026-12-24')).toBe(text)
})
