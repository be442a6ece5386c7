import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { root } from './root.mjs'

// docs/errors.md explains by hand what a type only lists.

const types = readFileSync(join(root, 'packages/widget/src/types.ts'), 'utf8')
const document = readFileSync(join(root, 'docs/errors.md'), 'utf8')

/** @param {string} name of a union of texts */
function valuesOf(name) {
  const statements = /** @type {any[]} */ (parseSync('types.ts', types).program.body)
  const { declaration } = statements.find((each) => each.declaration?.id?.name === name)
  return declaration.typeAnnotation.types.map((/** @type {any} */ { literal }) => literal.value)
}

/** @param {string} heading of a section whose table names values in its first column */
function explainedIn(heading) {
  const section = document.split(`### ${heading}\n`)[1]?.split('\n#')[0] ?? ''
  const cells = section.split('\n').flatMap((line) => /^\| (`.*?) \|/.exec(line)?.[1] ?? [])
  return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, value]) => value))
}

test.each([
  ['`error.code` of an outcome', 'ErrorCode'],
  ['`kind` of evidence', 'EvidenceKind'],
])('%s: every %s, and no other', (heading, type) => {
  expect(explainedIn(heading).sort()).toEqual(valuesOf(type).sort())
})
