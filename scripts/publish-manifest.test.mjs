import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './lib/root.mjs'
import { run } from './lib/run.mjs'

const manifest = `{
  "name": "x",
  "exports": {
    ".": { "development": "./src/index.ts", "types": "./dist/index.d.ts", "default": "./dist/index.js" },
    "./package.json": "./package.json"
  },
  "scripts": { "prepack": "x" },
  "dependencies": { "zod": "^4" },
  "devDependencies": { "vitest": "^5" }
}
`
let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'manifest-'))
  writeFileSync(join(cwd, 'package.json'), manifest)
})
afterEach(() => rmSync(cwd, { recursive: true }))

/** @param {'strip' | 'restore'} mode */
async function publishManifest(mode) {
  expect(await run('node', [join(root, 'scripts/publish-manifest.mjs'), mode], { cwd })).toEqual({
    code: 0,
    output: '',
  })
  return readFileSync(join(cwd, 'package.json'), 'utf8')
}

test('strip leaves out what only the repository needs', async () => {
  expect(JSON.parse(await publishManifest('strip'))).toEqual({
    name: 'x',
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './package.json': './package.json' },
    dependencies: { zod: '^4' },
  })
})

test('restore gives back the same bytes and leaves nothing behind', async () => {
  await publishManifest('strip')
  expect(await publishManifest('restore')).toBe(manifest)
  expect(existsSync(join(cwd, '.package.json.unpublished'))).toBe(false)
})

test.each([
  ['a normal run', ['strip', 'restore']],
  ['the run before was cut short', ['strip', 'strip', 'restore']],
  ['restore alone', ['restore']],
])('the manifest is whole in the end: %s', async (_, modes) => {
  for (const mode of modes) await publishManifest(/** @type {'strip' | 'restore'} */ (mode))
  expect(readFileSync(join(cwd, 'package.json'), 'utf8')).toBe(manifest)
})
