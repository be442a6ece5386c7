import type { Tool } from '@operable/core'
import { expect, test } from 'vitest'
import type { SkippedTool } from '../../contracts/tools.ts'
import { describeTerminal } from './terminal.ts'
import { printCreated } from './tools.ts'

const at = (path: string) => `https://shop.example/${path}`
const skipped = (name: string, path: string, more: Partial<SkippedTool> = {}): SkippedTool => ({
  url: at(path),
  name,
  kind: 'form',
  reason: `A tool "${name}" exists already.`,
  ...more,
})
const known = (name: string, path: string) => skipped(name, path, { tool: name, reason: `It is the tool "${name}".` })

function print(created: string[], left: SkippedTool[]): string {
  const tools = created.map(
    (name) =>
      ({ name, id: name, active: true, source: 'discovered', pageUrl: at(''), selector: '#x', metadata: {} }) as Tool,
  )
  const message = `Created ${created.length} tools.`
  return printCreated({ message, created, skipped: left, tools, toolLimit: 'unlimited' }, describeTerminal({}))
}

test.each<[string, string[], SkippedTool[], string]>([
  ['nothing at all', [], [], 'Created 0 tools.\n'],
  [
    'what is known is named once, without a reason',
    [],
    [known('login', ''), known('subscribe', ''), known('login', 'a')],
    'Everything found is already a tool.\n\nAlready known: login, subscribe.\n',
  ],
  [
    'new, known and left out are apart',
    ['join'],
    [known('login', ''), known('join', 'found-there-too'), skipped('booking', 'a')],
    `Created 1 tools.

NAME  ID    STATE  SOURCE      PAGE                   SELECTOR
join  join  on     discovered  https://shop.example/  #x

Already known: login.

Skipped:
WHAT             REASON                            ON
booking, a form  A tool "booking" exists already.  https://shop.example/a
`,
  ],
  [
    'equal things are one line, whole pages the last',
    [],
    [
      { url: at('about'), reason: 'It has no form.' },
      ...['', 'a', 'b', 'c', 'a'].map((path) => skipped('booking', path)),
      { url: at('x\u001b[31m'), reason: 'It has no form.' },
    ],
    `Created 0 tools.

Skipped:
WHAT              REASON                            ON
booking, 5 forms  A tool "booking" exists already.  https://shop.example/ https://shop.example/a https://shop.example/b and 1 more
2 pages           It has no form.                   https://shop.example/about https://shop.example/x
`,
  ],
])('%s', (_, created, left, expected) => {
  expect(print(created, left)).toBe(expected)
})
