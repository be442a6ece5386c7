// Checks that everything that a package exports says what it is. Prints each export without a comment; exits 1 when there
// is one.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './lib/root.mjs'
import { undocumentedExports } from './tsdoc/undocumented-exports.mjs'

/** @type {Set<string>} */
const entries = new Set()
for (const manifest of globSync('packages/*/package.json', { cwd: root })) {
  const { exports } = JSON.parse(readFileSync(join(root, manifest), 'utf8'))
  for (const entry of Object.values(exports)) {
    if (entry.development) entries.add(join(root, dirname(manifest), entry.development))
  }
}

const lines = [...entries].flatMap(undocumentedExports).map(({ name, file }) => `${relative(root, file)}: ${name}`)
for (const line of new Set(lines)) process.stdout.write(`${line} has no comment that says what it is\n`)
if (lines.length > 0) process.exitCode = 1
