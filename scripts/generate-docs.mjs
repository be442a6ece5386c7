// Writes the parts of docs/ that follow from the sources; with --check it only says whether they are current.
// Run with --conditions=development, so that it reads the sources and not an older build.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderMethodology } from '@operable/core'
import { levelTable } from './levels/level-table.mjs'
import levels from './levels/levels.json' with { type: 'json' }
import { engineTable } from './lib/engine-table.mjs'
import { root } from './lib/root.mjs'
import { widgetTable } from './lib/widget-table.mjs'

const note = (/** @type {string} */ source) => `<!-- Generated from ${source} by \`npm run docs\`. Do not edit. -->`
const matrix = 'packages/widget/test/matrix.golden.json'
const widget = await readFile(join(root, 'docs/widget.md'), 'utf8')
const seen = JSON.parse(await readFile(join(root, matrix), 'utf8'))
const engines = 'packages/widget/test/engines'
/** @type {Record<string, Record<string, string>>} */
const seenIn = {}
for (const name of ['Chromium', 'Firefox', 'WebKitGTK'])
  seenIn[name] = JSON.parse(await readFile(join(root, engines, `${name.toLowerCase()}.golden.json`), 'utf8'))
const architecture = await readFile(join(root, 'docs/architecture.md'), 'utf8')

/** @type {Record<string, string>} */
const documents = {
  'docs/checks.md': `${note('the registry of checks')}\n\n${renderMethodology()}`,
  'docs/architecture.md': replaceSection(architecture, 'levels', levelTable(levels), 'scripts/levels/levels.json'),
  'docs/widget.md': replaceSection(
    replaceSection(widget, 'matrix', widgetTable(seen), matrix),
    'engines',
    engineTable(seenIn),
    `${engines}/*.golden.json`,
  ),
}

for (const [name, text] of Object.entries(documents)) {
  const file = join(root, name)
  if ((await readFile(file, 'utf8').catch(() => '')) === text) continue
  if (process.argv.includes('--check')) {
    process.stdout.write(`${name} is not current: run \`npm run docs\` and commit the result.\n`)
    process.exitCode = 1
  } else {
    await writeFile(file, text)
    process.stdout.write(`${name} written\n`)
  }
}

/**
 * Replaces what stands between `<!-- name -->` and `<!-- /name -->`.
 * @param {string} text
 * @param {string} name
 * @param {string} content
 * @param {string} source
 */
function replaceSection(text, name, content, source) {
  const start = text.indexOf(`<!-- ${name} -->`)
  const end = text.indexOf(`<!-- /${name} -->`)
  if (start < 0 || end < start) throw new Error(`A page of docs/ has lost its markers for ${name}`)
  return `${text.slice(0, start)}<!-- ${name} -->\n${note(source)}\n\n${content}\n${text.slice(end)}`
}
