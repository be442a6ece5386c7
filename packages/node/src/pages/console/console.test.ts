import { expect, test } from 'vitest'
import type { SkippedTool } from '../../contracts/tools.ts'
import { createdFlash, flashNotice } from './console.ts'

const SITE = 'https://shop.example/'
const taken = (name: string, kind: 'form' | 'button', path: string): SkippedTool => ({
  url: SITE + path,
  name,
  kind,
  reason: `A tool "${name}" exists already.`,
})
const known = (name: string, path: string): SkippedTool => ({
  ...taken(name, 'form', path),
  tool: name,
  reason: `It is the tool "${name}".`,
})
const unread = (url: string): SkippedTool => ({ url, reason: 'It has no form.' })
const pages = (count: number) => Array.from({ length: count }, (_, index) => `p${index + 10}`)

test.each<[string, string[], SkippedTool[], string, string[]]>([
  ['nothing new', [], [known('login', ''), known('login', 'a')], 'Everything found is already a tool.', []],
  ['new ones only', ['login'], [], 'Created 1 tool.', []],
  ['new ones, the rest known', ['login'], [known('booking', 'b')], 'Created 1 tool.', []],
  [
    'forms before buttons, known ones left out',
    [],
    [taken('booking', 'button', 'a'), known('booking', 'b'), taken('submitForm', 'form', 'vouchers?x=1')],
    'Created 0 tools. Skipped:',
    [
      'submitForm, a form on /vouchers?x=1: A tool "submitForm" exists already.',
      'booking, a button on /a: A tool "booking" exists already.',
    ],
  ],
  [
    'equal lines are one, and a page with two is named once',
    [],
    ['', 'b', 'a', 'a'].map((path) => taken('submitForm', 'form', path)),
    'Created 0 tools. Skipped:',
    ['submitForm, 4 forms on /a, /b and shop.example: A tool "submitForm" exists already.'],
  ],
  [
    'many pages',
    [],
    pages(13).map((path) => taken('booking', 'button', path)),
    'Created 0 tools. Skipped:',
    [
      'booking, 13 buttons on /p10, /p11, /p12, /p13, /p14, /p15, /p16, /p17, /p18, /p19 and 3 more: A tool "booking" exists already.',
    ],
  ],
  [
    'whole pages, last',
    ['login'],
    [unread(`${SITE}about`), unread('nonsense'), taken('login', 'form', 'b')],
    'Created 1 tool. Skipped:',
    ['login, a form on /b: A tool "login" exists already.', 'Pages /about and nonsense: It has no form.'],
  ],
  [
    'a page that was not read, the rest known',
    [],
    [unread(`${SITE}about`), known('login', '')],
    'Everything found is already a tool. Skipped:',
    ['Page /about: It has no form.'],
  ],
])('%s', (_what, created, skipped, text, notes) => {
  const message = `Created ${created.length} ${created.length === 1 ? 'tool' : 'tools'}.`
  const flash = createdFlash({ tools: [], toolLimit: 'unlimited', revision: '1', message, created, skipped }, SITE)
  expect(flash).toEqual({ tone: 'good', text, notes })
})

test('a long line is shown whole, its last words included', () => {
  const skipped = pages(10).map((path) => taken('booking', 'form', `${path}/${'x'.repeat(100)}`))
  const flash = createdFlash(
    { tools: [], toolLimit: 'unlimited', revision: '1', message: '', created: [], skipped },
    SITE,
  )
  expect(String(flashNotice(flash))).toContain('exists already.')
})
