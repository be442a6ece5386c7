import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parsePage } from '../src/page/parse-page.ts'
import { inferTools } from '../src/tools/infer-tools.ts'

type Kind = keyof typeof kinds

const email = '<input type=email name=f1>'
const person = `<input name=f2><input type=tel name=f3>${email}`

/** The fields of a form of each kind, and how its tool may be called. */
const kinds = {
  recovery: [email, /^(?:recover|reset|change)Password$/],
  unsubscribe: [email, /^unsubscribe/],
  quote: [`${person}<textarea name=f4></textarea>`, /^request(?:Quote|Valuation)$/],
  appointment: [`${person}<input type=date name=f4>`, /^(?:book|reserve|schedule)(?:Appointment|Visit|Consultation)$/],
  order: [`${person}<input name=f4><input name=f5>`, /^(?:checkout|order)$/],
  review: ['<input name=f2><textarea name=f3></textarea>', /^(?:writeReview|comment)$/],
  track: ['<input name=f1>', /^(?:track(?:Order|Parcel)|checkOrder)$/],
  newsletter: [email, /^subscribe/],
} as const

/** Headings and buttons as sites of each language have them. */
const rows: [language: string, kind: Kind, heading: string, button: string][] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'task-texts.json'), 'utf8'),
)

function nameOf([language, kind, heading, button]: (typeof rows)[number]): string | undefined {
  const html = `<html lang="${language}"><h2>${heading}</h2><form method=post action="/f">${kinds[kind][0]}<button>${button}</button></form>`
  return inferTools(parsePage(html, { url: 'https://site.example/f' }), { names: 'specific' })[0]?.name
}

test('the tools of usual tasks are called by them in 24 languages', () => {
  const wrong = rows
    .map((row) => [...row, nameOf(row)])
    .filter(([, kind, , , name]) => !kinds[kind as Kind][1].test(`${name}`))
  expect(rows).toHaveLength(192)
  expect(wrong.length, wrong.map((row) => row.join(': ')).join('\n')).toBeLessThanOrEqual(0)
})
