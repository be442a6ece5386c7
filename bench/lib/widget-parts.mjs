import { readdirSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rollup } from 'rollup'
import { loadConfigFile } from 'rollup/loadConfigFile'
import { root } from './paths.mjs'
import { amount } from './tiny.mjs'

const sources = join(root, 'packages/widget/src')

/** @param {string} folder of the widget's sources */
function sourcesIn(folder) {
  const files = readdirSync(join(sources, folder)).filter((file) => !file.endsWith('.test.ts'))
  return files.map((file) => `${folder}/${file.replace(/\.ts$/, '')}`)
}

/** What could not be left out of any widget that has tools and asks before it acts. */
const asked = {
  'list: asked for, checked, kept': ['site/watch-tools', 'site/parse-tool-list'],
  'WebMCP registration': ['site/web-mcp'],
  'a person agrees: the dialog': ['site/approve', 'run/ask'],
}

/** What makes a run reliable, and the sources that only this needs. */
const reliable = {
  'input checked against its schema': ['input/check-input'],
  'why something was refused, in words': ['run/refused', 'input/reasons'],
  'steps of a form': ['run/next-step', 'run/steps'],
  'found behind a trigger, under a menu, further down': ['target/way-to', 'target/hover', 'target/scroll-through'],
  'to another page of the site, with a receipt': [
    'site/navigate',
    'run/go-there',
    'site/receipt',
    'site/judged',
    'site/session',
  ],
  'fields and forms that are left to a person': ['run/needs-person', 'run/left-to-person', 'fields/sensitive'],
  'elements found again by their fingerprint': ['target/looks', 'target/heal', '../../core/src/fingerprint'],
  'visible, steady, uncovered; pointer and keys': ['act/actionable', 'act/hand'],
  'selects and choices': ['fields/select', 'fields/choice'],
  'comboboxes and editable text': [
    'parts/controls',
    'fields/combobox',
    'fields/editable',
    'fields/slider',
    'fields/tags',
  ],
  'outcome: what the page shows': sourcesIn('outcome').filter((file) => file !== 'outcome/words'),
  'outcome: words of success and failure': ['outcome/words'],
}

// As the script is built, which is last of all.
const { options } = await loadConfigFile(join(root, 'packages/widget/rollup.config.mjs'), {})
const plugins = options.at(-1)?.plugins ?? []

// Without words but the English ones: those of other languages are files of their own.
const parts = sourcesIn('parts').map((path) => path.replace('parts/', ''))
const entry = `import { createExecutor } from './executor.ts'
${parts.map((part) => `import * as ${part} from './parts/${part}.ts'`).join('\n')}
import { widgetWith } from './widget-with.ts'
const parts = { ${parts.join(', ')} }
const { src, dataset } = document.currentScript
const executor = createExecutor(async (part) => parts[part])
window.operable = widgetWith(async () => executor, { websiteId: dataset.website, server: new URL(src).origin })`

/**
 * The widget and what acts on the page as one script, and how much smaller it is without each part of it: what a part
 * weighs beside all others, which is less than by itself.
 * @returns {Promise<{ whole: number, least: number, parts: { name: string, gzip: number }[] }>} bytes by gzip -9; `least`
 *   is what stays without anything that makes a run reliable
 */
export async function widgetParts() {
  const whole = await sizeWithout([])
  const weights = []
  const all = Object.entries({ ...asked, ...reliable })
  for (const [name, files] of all.slice(0, amount(all.length, 1)))
    weights.push({ name, gzip: whole - (await sizeWithout(files)) })
  return { whole, least: await sizeWithout(Object.values(reliable).flat()), parts: weights }
}

/** @param {string[]} files in the widget's sources, without their ending */
async function sizeWithout(files) {
  const input = join(sources, 'one-script.ts')
  const without = files.map((file) => join(sources, `${file}.ts`))
  await Promise.all(without.map((path) => access(path)))
  const bundle = await rollup({
    input,
    plugins: [
      {
        name: 'one-script',
        resolveId: (id) => (id === input ? id : undefined),
        load: (id) => (id === input ? entry : undefined),
      },
      ...plugins,
      {
        name: 'without',
        transform(code, id) {
          return without.includes(id) ? emptied(this.parse(code)) : null
        },
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'iife', inlineDynamicImports: true })
  return gzipSync(output[0].code, { level: 9 }).length
}

/**
 * A module with the same exports and nothing behind them.
 * @param {import('rollup').ProgramNode} program
 */
function emptied({ body }) {
  const names = []
  for (const node of body) {
    if (node.type !== 'ExportNamedDeclaration') continue
    const { declaration, specifiers } = node
    if (declaration?.type === 'VariableDeclaration') names.push(...declaration.declarations.map(({ id }) => id))
    else if (declaration) names.push(declaration.id)
    else names.push(...specifiers.map(({ exported }) => exported))
  }
  return names.map((id) => (id.type === 'Identifier' ? `export const ${id.name} = () => []` : '')).join('\n')
}
