// Writes the parts of docs/ that follow from the sources; with --check it only says whether they are current.
// Run with --conditions=development, so that it reads the sources and not an older build.
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCodes } from '@operable/core'
import { rules } from '@operable/core/findings'
import { renderMethodology } from '@operable/core/report'
import { equalityRules } from '../packages/core/src/proof/equal-values.ts'
import { proofReasons } from '../packages/core/src/standards/proof-reasons.ts'
import { unreadRules } from '../packages/core/src/standards/unread-pages.ts'
import { commands } from '../packages/node/src/cli/commands.ts'
import { exitCodeOf, exitCodes } from '../packages/node/src/cli/failure.ts'
import { jsonSchemaOf } from '../packages/node/src/config/config-schema.ts'
import { problemTypes } from '../packages/node/src/http/problem/problem-types.ts'
import { gateRules } from '../packages/node/src/standards/gate-rules.ts'
import { levelTable } from './levels/level-table.mjs'
import levels from './levels/levels.json' with { type: 'json' }
import { commandReference } from './lib/command-reference.mjs'
import { engineTable } from './lib/engine-table.mjs'
import { errorTable } from './lib/error-table.mjs'
import { gateTable } from './lib/gate-table.mjs'
import { replaceSection } from './lib/marked-section.mjs'
import { optionTable } from './lib/option-table.mjs'
import { equalityTable, reasonTable } from './lib/proof-tables.mjs'
import { root } from './lib/root.mjs'
import { ruleReference } from './lib/rule-reference.mjs'
import { namedSchemas, typeReference, typesOf } from './lib/schema-types.mjs'
import { textsPage } from './lib/texts-page.mjs'
import { unreadTable } from './lib/unread-table.mjs'
import { widgetTable } from './lib/widget-table.mjs'

const note = (/** @type {string} */ source) => `<!-- Generated from ${source} by \`npm run docs\`. Do not edit. -->`
const matrix = 'packages/widget/test/matrix.golden.json'
const engines = 'packages/widget/test/engines'
/** @type {Record<string, Record<string, string>>} */
const seenIn = {}
for (const name of ['Chromium', 'Firefox', 'WebKitGTK']) {
  seenIn[name] = JSON.parse(await read(`${engines}/${name.toLowerCase()}.golden.json`))
}
const widget = withTable(await read('docs/widget-reference.md'), 'matrix', {
  source: matrix,
  table: widgetTable(JSON.parse(await read(matrix))),
})

/** Where the options of each function are declared. */
const optionSources = {
  AuditOptions: 'packages/node/src/services/audit.ts',
  AuditSiteOptions: 'packages/node/src/services/audit-site.ts',
  AuditFolderOptions: 'packages/node/src/services/audit-folder.ts',
  ProveOptions: 'packages/node/src/services/prove.ts',
  CrawlOptions: 'packages/node/src/crawl/crawl-options.ts',
  OperableOptions: 'packages/node/src/services/create-operable.ts',
  AppOptions: 'packages/node/src/http/app.ts',
  ServeOptions: 'packages/node/src/http/listen/node-server.ts',
  WidgetOptions: 'packages/widget/src/types.ts',
  RunOptions: 'packages/widget/src/types.ts',
}

let library = await read('docs/library.md')
for (const name of ['operable', 'node-http', 'express', 'fastify', 'hono', 'next-route']) {
  library = await withFile(library, name, `examples/your-server/${name}.ts`)
}

let options = await read('docs/options.md')
for (const [name, source] of Object.entries(optionSources)) {
  const table = optionTable(await read(source), name)
  options = withTable(options, name, { source, table })
}

const codes = withTable(await read('docs/errors.md'), 'codes', {
  source: 'the table of codes',
  table: errorTable({ statuses: errorCodes, types: problemTypes, exits: exitCodeOf, internal: exitCodes.internal }),
})
const errors = withTable(codes, 'unread', {
  source: 'packages/core/src/standards/unread-pages.ts',
  table: unreadTable(unreadRules),
})

const loaded = await Promise.all(commands.map((command) => command.load()))
const commandText = withTable(await read('docs/commands.md'), 'commands', {
  source: 'the commands themselves',
  table: loaded.map((command) => commandReference(command)).join('\n\n'),
})

const browserGate = withTable(await read('docs/browser-gate.md'), 'gate', {
  source: 'packages/node/src/standards/gate-rules.ts',
  table: gateTable(gateRules),
})

const reasons = withTable(await read('docs/proof.md'), 'reasons', {
  source: 'packages/core/src/standards/proof-reasons.ts',
  table: reasonTable(proofReasons),
})
const proof = withTable(reasons, 'equality', {
  source: 'packages/core/src/proof/equal-values.ts',
  table: equalityTable(equalityRules),
})

const reportSchemas = []
for (const name of ['breakdown', 'operability', 'proof', 'report', 'finding']) {
  const file = `packages/core/src/schema/${name}.ts`
  reportSchemas.push(...namedSchemas(await read(file), await import(`../${file}`)))
}
const reportNote =
  'Generated from the schemas beside it by `npm run docs`: an editor shows these comments, and no inferred type has any.'

const configFile = 'packages/node/src/config/config-schema.ts'
const configSchemas = namedSchemas(await read(configFile), await import(`../${configFile}`))
const configNote =
  'Generated from config-schema.ts by `npm run docs`: an editor shows these comments, and no inferred type has any.'
const configTypesFile = 'packages/node/src/config/config-types.ts'

const typesFile = 'packages/core/src/schema/report-types.ts'

const textsIntroduction = `# Texts

For whoever proofreads: every text of two words or more that a person may meet, taken from the sources. A name in braces
stands for a value, \`{…}\` for a text that is listed by itself, and \`{a|b}\` for either of two. A part of a sentence
stands as it does in the source. To change one, look for it in the file above it.`

/** @type {Record<string, string>} */
const documents = {
  [typesFile]: formatted(typesFile, `// ${reportNote}\n\n${typesOf(reportSchemas)}`),
  'docs/report.md': withTable(await read('docs/report.md'), 'types', {
    source: 'the schemas in packages/core/src/schema',
    table: typeReference(reportSchemas),
  }),
  [configTypesFile]: formatted(configTypesFile, `// ${configNote}\n\n${typesOf(configSchemas)}`),
  'packages/node/operable.schema.json': formatted('packages/node/operable.schema.json', JSON.stringify(jsonSchemaOf())),
  'docs/options.md': options,
  'docs/errors.md': errors,
  'docs/commands.md': commandText,
  'docs/checks.md': `${note('the registry of checks')}\n\n${renderMethodology()}`,
  'docs/rules.md': `${note('the registry of rules')}

${ruleReference(rules)}
`,
  'docs/ci.md': withTable(await read('docs/ci.md'), 'config', {
    source: configFile,
    table: typeReference(configSchemas),
  }),
  'docs/texts.md': `${note('the sources')}

${textsIntroduction}

${await textsPage()}
`,
  'docs/architecture.md': withTable(await read('docs/architecture.md'), 'levels', {
    source: 'scripts/levels/levels.json',
    table: levelTable(levels),
  }),
  'docs/browser-gate.md': browserGate,
  'docs/library.md': library,
  'docs/proof.md': proof,
  'docs/widget-reference.md': withTable(widget, 'engines', {
    source: `${engines}/*.golden.json`,
    table: engineTable(seenIn),
  }),
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

/** @param {string} name relative to the repository */
function read(name) {
  return readFile(join(root, name), 'utf8')
}

/**
 * A source file as `npm run format` leaves it.
 * @param {string} name relative to the repository
 * @param {string} text
 */
function formatted(name, text) {
  const options = { cwd: root, input: text, encoding: /** @type {const} */ ('utf8') }
  return execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--stdin-file-path', name], options)
}

/**
 * A document with a new table between its marks, below a note on where the table comes from.
 * @param {string} document
 * @param {string} name of the marks
 * @param {{ source: string, table: string }} generated
 */
function withTable(document, name, { source, table }) {
  return replaceSection(document, name, `${note(source)}\n\n${table}`)
}

/**
 * A document with the whole of a file between marks.
 * @param {string} document
 * @param {string} name of the marks
 * @param {string} source relative to the repository
 */
async function withFile(document, name, source) {
  const text = await read(source)
  // Node wants the ending of an import, and Next.js refuses it.
  const shown = name.startsWith('next-') ? text.replace(/from '(\.[^']*)\.ts'/g, "from '$1'") : text
  return replaceSection(document, name, `${note(source)}\n\n\`\`\`ts\n// ${name}.ts\n${shown}\`\`\``)
}
