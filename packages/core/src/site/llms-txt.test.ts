import { expect, test } from 'vitest'
import { effortOf } from '../../test/effort.ts'
import { parseLlmsTxt } from './llms-txt.ts'

const file = `\uFEFF# Corner Bakery #

> Bread and cakes,
> baked daily.

Free text, with an address https://shop.example/.

\`\`\`sh
# not a heading
\`\`\`

## Pages

- [Menu](https://shop.example/menu.md): what we bake
* [Orders](/orders)
- no link
- [broken](two words)

## Optional
- [History](history.md) : since 1950
`

test('all parts', () => {
  expect(parseLlmsTxt(file)).toEqual({
    title: 'Corner Bakery',
    summary: 'Bread and cakes, baked daily.',
    sections: [
      {
        title: 'Pages',
        optional: false,
        links: [
          { name: 'Menu', url: 'https://shop.example/menu.md', note: 'what we bake' },
          { name: 'Orders', url: '/orders' },
        ],
      },
      { title: 'Optional', optional: true, links: [{ name: 'History', url: 'history.md', note: 'since 1950' }] },
    ],
  })
})

test.each([
  ['only a heading', '# Shop', 'Shop'],
  ['text before the heading', 'Hello\r\n\r\n# Shop\r\n', 'Shop'],
  ['a sign inside', '# C# shop', 'C# shop'],
  ['a sign at the end of a word', '# All in C#', 'All in C#'],
  ['level 2 first', '## Pages\n# Shop', 'Shop'],
])('%s', (_label, text, title) => {
  expect(parseLlmsTxt(text)?.title).toBe(title)
})

test.each([
  ['empty', ''],
  ['error text', 'Not found'],
  ['no blank after the sign', '#shop'],
  ['empty heading', '# \n#\n# #'],
  ['only level 2', '## Shop'],
  ['heading in code', '```\n# Shop\n```'],
  ['page', '<!doctype html>\n# Shop'],
  ['page without a doctype', '<html><body>\n# Shop'],
])('none: %s', (_label, text) => {
  expect(parseLlmsTxt(text)).toBeUndefined()
})

test.each([
  ['one endless line', `# ${'a'.repeat(5_000_000)}`],
  ['signs', `# a${' #'.repeat(500_000)}`],
  ['brackets', `# a\n## b\n${`- ${'['.repeat(1900)}\n`.repeat(500)}`],
  ['links', `# a\n## b\n${'- [a](b)\n'.repeat(100_000)}`],
  ['sections', `# a\n${'## b\n'.repeat(200_000)}`],
])('hostile: %s', (_label, text) => {
  let read: ReturnType<typeof parseLlmsTxt>
  expect(
    effortOf(() => {
      read = parseLlmsTxt(text)
    }),
  ).toBeLessThan(100)
  expect(read?.sections.length).toBeLessThanOrEqual(100)
  expect(read?.sections.flatMap(({ links }) => links).length).toBeLessThanOrEqual(1000)
})
