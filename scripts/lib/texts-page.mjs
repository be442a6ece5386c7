import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.mjs'
import { userTexts } from './user-texts.mjs'

/** Where a person meets the texts of a file: the first that fits its path. */
const AREAS = /** @type {const} */ ([
  ['Panel, approval and inspector', /^packages\/widget\//],
  ['Pages and console', /^packages\/node\/src\/(?:.*\/)?(?:pages|console|web)\//],
  ['Command line', /^packages\/node\/src\/cli\//],
  ['Service answers', /^packages\/(?:node\/|core\/src\/(?:schema|tools)\/)/],
  ['Report and advice', /^packages\/core\//],
])

/** Tests, the words that are looked for, and the panel's texts in other languages than English. */
const LEFT_OUT = /\.test\.ts$|\/testing\/|\/conformance|\/lexicon\/|\/words\/|-words\.ts$|\/texts\/(?!en\.ts)/

/** All texts that a person may read, by where they are met and by file, for proofreading. */
export async function textsPage() {
  const files = []
  for await (const file of glob('packages/*/src/**/*.ts', { cwd: root })) files.push(file.replaceAll('\\', '/'))
  const read = files
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
    .filter(({ source }) => !source.startsWith('// Generated'))
  return renderTexts(read)
}

/**
 * @param {{ file: string, source: string }[]} files each with its path from the root of the repository
 */
export function renderTexts(files) {
  const read = files.map(({ file, source }) => ({ file, area: areaOf(file), texts: userTexts(source) }))
  const sections = AREAS.toReversed().map(([area]) => ({
    title: area,
    files: read
      .filter((each) => each.area === area)
      .map(({ file, texts }) => ({ file, texts: texts.filter(({ isError }) => !isError) })),
  }))
  const errors = read.map(({ file, texts }) => ({ file, texts: texts.filter(({ isError }) => isError) }))
  return [...sections, { title: 'Errors', files: errors }]
    .map(({ title, files }) => {
      const lists = files
        .filter(({ texts }) => texts.length > 0)
        .map(({ file, texts }) => `### ${file}\n\n${texts.map(({ text }) => `- ${escaped(text)}`).join('\n')}`)
      return [`## ${title}`, ...lists].join('\n\n')
    })
    .join('\n\n')
}

/** @param {string} file */
function areaOf(file) {
  return AREAS.find(([, path]) => path.test(file))?.[0]
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/(^|`)([^`]*)/g, (all, tick, outside) => (tick ? all : outside.replace(/[<*]/g, '\\$&')))
}
