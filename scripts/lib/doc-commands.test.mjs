import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.mjs'

// docs/commands.md is generated from the commands themselves.
const sections = new Map(
  readFileSync(join(root, 'docs/commands.md'), 'utf8')
    .split(/^#{3,4} `operable /m)
    .slice(1)
    .map((section) => [/^[a-z ]+[a-z]/.exec(section)?.[0] ?? '', section]),
)
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const pages = globSync(['README.md', 'CONTRIBUTING.md', 'docs/*.md', 'packages/*/README.md'], { cwd: root })
/** In blocks of code and within sentences. */
const lines = pages.flatMap((page) => {
  const text = readFileSync(join(root, page), 'utf8')
  const blocks = [...text.matchAll(/```(?:sh)?\n(.*?)```/gs)].flatMap(([, block = '']) => block.split('\n'))
  const inline = [...text.matchAll(/`((?:operable|npx @operable\/node|npm run) [a-z][^`\n]+)`/g)].map(
    ([, line = '']) => line,
  )
  return [...blocks, ...inline].map((line) => /** @type {const} */ ([page, line.replace(/\s+#.*/, '')]))
})

test.each(lines.filter(([, line]) => /^(?:npx @operable\/node|operable) /.test(line)))('%s: %s', (_, line) => {
  const words = line.replace(/^(?:npx @operable\/node|operable) /, '')
  const name = [...sections.keys()]
    .filter((each) => `${words} `.startsWith(`${each} `))
    .sort((a, b) => b.length - a.length)[0]
  expect(name, 'a command').toBeDefined()
  const section = sections.get(name ?? '') ?? ''
  const options = [...words.matchAll(/--[a-z][a-z-]*/g)].map(([option]) => option)
  expect(options.filter((option) => !section.includes(option))).toEqual([])
})

test.each(lines.filter(([, line]) => line.startsWith('npm run ')))('%s: %s', (_, line) => {
  expect(Object.keys(scripts)).toContain(line.split(' ')[2])
})
