import { expect, test } from 'vitest'
import { renderTexts } from './texts-page.mjs'
import { userTexts } from './user-texts.mjs'

test.each([
  ['a sentence', `say('The form has no button.')`, ['The form has no button.']],
  ['a title', `const title = 'Publish a sitemap'`, ['Publish a sitemap']],
  ['part of a sentence', `const what = 'in the footer'`, ['in the footer']],
  ['one word', `const word = 'Form'`, []],
  ['a list of names', `const tags = 'h1 h2 section'`, []],
  ['placeholders', `say(\`\${count(fields, "field")} of \${page.url} is \${text}.\`)`, ['{field} of {url} is {text}.']],
  ['either text', `say(\`The \${n === 1 ? 'form' : 'forms'} of a page.\`)`, ['The {form|forms} of a page.']],
  ['a sum', `say('It is ' + name + ', and ' + 'more.')`, ['It is {name}, and more.']],
  ['a sum of names and texts', `say(first + (done ? 'It is done.' : ''))`, ['It is done.']],
  [
    'a text in a text',
    `say(\`One is here.\${more ? \` Another is \${where}.\` : ''}\`)`,
    ['One is here.{…}', 'Another is {where}.'],
  ],
  [
    'markup',
    `html\`<h1>Your tools</h1><p>All <b>of</b> them.</p><p class="a b">\${x}</p>\``,
    ['Your tools', 'All of them.'],
  ],
  [
    'markup behind a text',
    'html`Removed tool <code>it</code><button>Put it back</button>`',
    ['Removed tool it', 'Put it back'],
  ],
  ['a label in markup', '`<input placeholder="Name of the site">`', ['Name of the site']],
  ['a script', 'js`const a = () => { if (it) return `', []],
  ['style rules', '`a { color: red; } b { the: one; }`', []],
  ['SQL', `run('SELECT a FROM the')`, []],
  ['what is compared', `if (text === 'It is so.' || text.includes('It is so.')) stop()`, []],
  ['keys and types', `const a: 'It is so.' = { 'It is so.': 1 }; type B = 'It is so.'`, []],
  ['an import', `import a from 'it is so'`, []],
  ['the same text twice', `say('It is so.'); say('It is so.')`, ['It is so.']],
])('%s', (_, source, expected) => {
  expect(userTexts(source).map(({ text }) => text)).toEqual(expected)
})

test('texts by place and file, errors at the end', () => {
  const source = `say('It is <b>.'); throw new OperableError('code', 'It is not.')`
  expect(
    renderTexts([
      { file: 'packages/core/src/a.ts', source },
      { file: 'packages/node/src/cli/b.ts', source: `say('It is \`a <b>\`.')` },
    ]),
  ).toBe(`## Report and advice

### packages/core/src/a.ts

- It is \\<b>.

## Service answers

## Command line

### packages/node/src/cli/b.ts

- It is \`a <b>\`.

## Pages and console

## Panel, approval and inspector

## Errors

### packages/core/src/a.ts

- It is not.`)
})
