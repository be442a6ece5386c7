import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Field } from '../src/page/model/form-model.ts'
import { parsePage } from '../src/page/parse-page.ts'
import { inferTools } from '../src/tools/infer-tools.ts'

/** Pages written without a look at the code, as form plugins, content management systems and frameworks write them. */
interface Page {
  id: string
  kind: 'trap' | 'captcha' | 'ordinary'
  html: string
  field?: string
  fields?: string[]
}

const pages: Page[] = JSON.parse(readFileSync(join(import.meta.dirname, 'held-out-fields.json'), 'utf8'))

interface Seen {
  where: string
  field: Field
  isOffered: boolean
}

function seenOf(kind: Page['kind']): Seen[] {
  return pages
    .filter((page) => page.kind === kind)
    .flatMap(({ id, html, field, fields = [field!] }) => {
      const page = parsePage(html, { url: 'https://shop.example/' })
      const all = [...page.forms.flatMap((form) => form.fields), ...page.looseFields]
      const offered = inferTools(page).flatMap(({ metadata }) => metadata.fields?.filter(({ key }) => key) ?? [])
      return fields.map((name) => {
        const found = all.find((each) => each.name === name)!
        return {
          where: `${id} ${name}`,
          field: found,
          isOffered: offered.some((each) => each.selector === found.selector),
        }
      })
    })
}

/** What was right when the set was first run; it may only become more. */
test.each([
  ['trap', 'taken for ordinary fields', ({ field }: Seen) => !field.honeypot, 2, 40],
  ['captcha', 'offered to an agent', ({ isOffered }: Seen) => isOffered, 3, 50],
  ['ordinary', 'taken for traps', ({ field }: Seen) => field.honeypot, 0, 125],
  ['ordinary', 'taken for captchas', ({ field }: Seen) => field.purpose === 'captcha', 1, 125],
] as const)('%s fields %s', (kind, _, isWrong, most, count) => {
  const seen = seenOf(kind)
  expect(seen).toHaveLength(count)
  const wrong = seen.filter(isWrong).map(({ where }) => where)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(most)
})
