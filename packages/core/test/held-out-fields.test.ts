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

const pagesIn = (file: string): Page[] => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))

interface Seen {
  where: string
  field: Field
  isOffered: boolean
}

function seenOf(file: string, kind: Page['kind']): Seen[] {
  return pagesIn(file)
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

const isMissed = ({ field }: Seen) => !field.honeypot
const isOffered = (seen: Seen) => seen.isOffered
const isTrap = ({ field }: Seen) => field.honeypot
const isCaptcha = ({ field }: Seen) => field.purpose === 'captcha'

/** What was right when the first set was first run, and after the others were worked on; it may only become more. */
test.each([
  ['held-out-fields.json', 'trap', 'taken for ordinary fields', isMissed, 2, 40],
  ['held-out-fields.json', 'captcha', 'offered to an agent', isOffered, 3, 50],
  ['held-out-fields.json', 'ordinary', 'taken for traps', isTrap, 0, 125],
  ['held-out-fields.json', 'ordinary', 'taken for captchas', isCaptcha, 1, 125],
  ['everyday-fields.json', 'trap', 'taken for ordinary fields', isMissed, 0, 50],
  ['everyday-fields.json', 'captcha', 'offered to an agent', isOffered, 0, 50],
  ['everyday-fields.json', 'ordinary', 'taken for traps', isTrap, 0, 100],
  ['everyday-fields.json', 'ordinary', 'taken for captchas', isCaptcha, 0, 100],
  ['trades-fields.json', 'trap', 'taken for ordinary fields', isMissed, 5, 60],
  ['trades-fields.json', 'captcha', 'offered to an agent', isOffered, 2, 60],
  ['trades-fields.json', 'ordinary', 'taken for traps', isTrap, 1, 180],
  ['trades-fields.json', 'ordinary', 'taken for captchas', isCaptcha, 2, 180],
  ['errands-fields.json', 'trap', 'taken for ordinary fields', isMissed, 2, 40],
  ['errands-fields.json', 'captcha', 'offered to an agent', isOffered, 2, 40],
  ['errands-fields.json', 'ordinary', 'taken for traps', isTrap, 0, 120],
  ['errands-fields.json', 'ordinary', 'taken for captchas', isCaptcha, 1, 120],
] as const)('%s: %s fields %s', (file, kind, _, isWrong, most, count) => {
  const seen = seenOf(file, kind)
  expect(seen).toHaveLength(count)
  const wrong = seen.filter(isWrong).map(({ where }) => where)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(most)
})
