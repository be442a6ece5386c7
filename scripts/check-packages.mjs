// Packs every package as npm would publish it, then judges the packed files: their manifests (publint), their types
// (are-the-types-wrong), and whether they work and type-check when installed with nothing but the dependencies that they
// declare.
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { missingTypes } from './lib/missing-types.mjs'
import { root } from './lib/root.mjs'
import { run } from './lib/run.mjs'

/** For script tags and `import()` by these, never for an import, so they have no types. */
const WORDS = (await readdir(join(root, 'packages/core/src/lexicon/packs'))).map(
  (file) => `words-${basename(file, '.ts')}`,
)
const TEXTS = (await readdir(join(root, 'packages/widget/src/texts'))).flatMap((file) => {
  const language = /^([a-z]{2}(?:-[a-z]{2})?)\.ts$/.exec(file)?.[1] ?? 'en'
  return language === 'en' ? [] : [`texts-${language}`]
})
const LAZY = (await readdir(join(root, 'packages/widget/src/parts'))).map((file) => basename(file, '.ts'))
const SCRIPTS = [
  'operable.js',
  ...['executor', 'agents', 'panel', 'inspector', ...LAZY, ...WORDS, 'texts', ...TEXTS].map(
    (part) => `operable-${part}.js`,
  ),
]

/** What a bundler resolves as a file beside the one that it stands in. */
const FILE_ADDRESS = /new URL\(\s*["'`](\.[^"'`]*)["'`],\s*import\.meta\.url/g

/** What a bundler turns into the number of a module, where a path is expected. */
const OWN_REQUIRE = 'createRequire(import.meta.url)'

const work = await mkdtemp(join(tmpdir(), 'operable-packages-'))
try {
  await Promise.all((await readdir(join(root, 'packages'))).map(checkPackage))
  await Promise.all([checkInstalled(), checkDeclarations(), checkLinked()])
  checkNames()
} finally {
  await rm(work, { recursive: true, force: true })
}

/** @param {string} name */
async function checkPackage(name) {
  const packed = await expectSuccess(
    'npm',
    ['pack', '--silent', '--pack-destination', work],
    join(root, 'packages', name),
  )
  const tarball = join(work, packed.trim().split('\n').at(-1) ?? '')
  const listed = await expectSuccess('tar', ['-tzf', tarball])
  const stray = listed.split('\n').filter((file) => /\.test\.|\/src\/|tsbuildinfo|(?<!\.d)\.ts$/.test(file))
  if (stray.length > 0) fail(`${name} would publish files that only the repository needs:\n${stray.join('\n')}`)
  await expectSuccess('publint', ['run', '--strict', tarball])
  await expectSuccess('attw', ['--profile', 'esm-only', '--no-emoji', tarball, '--exclude-entrypoints', ...SCRIPTS])
  const folder = join(work, 'node_modules', '@operable', name)
  await mkdir(folder, { recursive: true })
  await expectSuccess('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'])
  await checkAddresses(folder)
  await linkDependencies(name, folder)
}

/**
 * Bundlers (Turbopack, webpack, Vite) read `new URL('./file', import.meta.url)` as an import, and fail where the file is
 * not published, as those of the sources are not.
 * @param {string} folder of an unpacked package
 */
async function checkAddresses(folder) {
  const files = await readdir(folder, { recursive: true })
  for (const name of files.filter((it) => /\.m?js$/.test(it))) {
    const file = join(folder, name)
    const text = await readFile(file, 'utf8')
    if (text.includes(OWN_REQUIRE)) fail(`${file} has ${OWN_REQUIRE}: begin at packageRoot() instead`)
    for (const [line, address = ''] of text.matchAll(FILE_ADDRESS)) {
      if (!existsSync(join(dirname(file), address))) fail(`${file} names a file that is not published: ${line}`)
    }
  }
}

/**
 * Only what the manifest declares is linked, so that an undeclared dependency fails here and not at a user's.
 * @param {string} packageName
 * @param {string} folder
 */
async function linkDependencies(packageName, folder) {
  const { dependencies = {} } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies)) {
    if (name.startsWith('@operable/')) continue
    const link = join(folder, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    const own = join(root, 'packages', packageName, 'node_modules', name)
    await symlink(existsSync(own) ? own : join(root, 'node_modules', name), link, 'junction')
  }
}

async function checkInstalled() {
  await writeFile(
    join(work, 'library.mjs'),
    `import { auditFolder } from '@operable/node'
import { evaluate } from '@operable/core'
import { reportSchema } from '@operable/core/schema'
const report = reportSchema.parse(await auditFolder('./site'))
if (typeof evaluate !== 'function' || report.pages.length !== 1) throw new Error('The installed library does not work')`,
  )
  await mkdir(join(work, 'site'))
  await writeFile(join(work, 'site', 'index.html'), '<!doctype html><html lang="en"><title>A</title><h1>A</h1><p>Text')
  const bin = join('node_modules', '@operable', 'node', 'bin', 'operable.js')
  await expectSuccess('node', ['library.mjs'], work)
  // Bundlers in development mode set this condition: it must not lead to sources that were not published.
  await expectSuccess('node', ['--conditions=development', 'library.mjs'], work)
  await expectSuccess('node', [bin, '--version'], work)
  await expectSuccess('node', [bin, 'audit', './site', '--json'], work)
}

/** Every declaration of ours is read (`skipLibCheck` is off): none may name a package that users need not install. */
async function checkDeclarations() {
  const entries = [
    'core',
    'core/page',
    'core/site',
    'core/tools',
    'core/audit',
    'core/report',
    'core/schema',
    'core/fingerprint',
    'core/describe',
    'core/inspect',
    'node',
    'node/http',
    'widget',
  ]
  const adapters = ['memory', 'sqlite', 'unstorage', 'conformance'].map((name) => `node/storage/${name}`)
  const imports = [...entries, ...adapters].map((entry, index) => `import * as entry${index} from '@operable/${entry}'`)
  const names = imports.map((_, index) => `entry${index}`)
  await writeFile(join(work, 'every-entry.ts'), `${imports.join('\n')}\nexport const entries = [${names.join(', ')}]\n`)
  await mkdir(join(work, 'node_modules', '@types'), { recursive: true })
  await symlink(join(root, 'node_modules/@types/node'), join(work, 'node_modules/@types/node'), 'junction')
  const strict = ['--strict', '--exactOptionalPropertyTypes', '--target', 'es2024', '--types', 'node']
  const options = ['--noEmit', ...strict, '--lib', 'es2024,dom,dom.iterable']
  for (const [module, resolution] of Object.entries({ nodenext: 'nodenext', esnext: 'bundler' })) {
    const how = ['--module', module, '--moduleResolution', resolution]
    await expectSuccess('tsc', [...options, ...how, 'every-entry.ts'])
  }
}

/**
 * As pnpm and `npm i --install-strategy=linked` lay packages out: a project that installs `@operable/node` can import
 * nothing else of ours.
 */
async function checkLinked() {
  const project = await mkdtemp(join(tmpdir(), 'operable-linked-'))
  try {
    for (const [name, from] of Object.entries({ '@operable/node': work, '@types/node': root })) {
      await mkdir(dirname(join(project, 'node_modules', name)), { recursive: true })
      await symlink(join(from, 'node_modules', name), join(project, 'node_modules', name), 'junction')
    }
    await writeFile(join(project, 'package.json'), '{ "type": "module" }')
    await writeFile(
      join(project, 'use.ts'),
      `import { audit, OperableError, type Report } from '@operable/node'
const code = await audit('ftp://a.example').then((report: Report) => report.grade, (error) => error instanceof OperableError && error.code)
if (code !== 'invalid_url') throw new Error(String(code))`,
    )
    const options = ['--noEmit', '--strict', '--target', 'es2024', '--types', 'node']
    await expectSuccess(
      'tsc',
      [...options, '--module', 'nodenext', '--moduleResolution', 'nodenext', 'use.ts'],
      project,
    )
    await expectSuccess('node', ['use.ts'], project)
  } finally {
    await rm(project, { recursive: true, force: true })
  }
}

/** Every type that a public function takes or returns has a name that users can write. */
function checkNames() {
  const core = ['index', 'page', 'site', 'tools', 'audit', 'report', 'schema']
  const missing = [core.map((entry) => `packages/core/dist/${entry}.d.ts`), ['packages/node/dist/index.d.ts']]
    .flatMap((entries) => missingTypes(entries.map((entry) => join(root, entry))))
    .map(({ type, usedBy }) => `${type}, used by ${usedBy}`)
  if (missing.length > 0) fail(`Types that no entry exports:\n${missing.join('\n')}`)
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} [cwd]
 */
async function expectSuccess(command, args, cwd = work) {
  const { code, output } = await run(command, args, { cwd, timeoutMs: 120_000 })
  if (code !== 0) fail(`${command} ${args.join(' ')}\n${output}`)
  return output
}

/**
 * @param {string} problem
 * @returns {never}
 */
function fail(problem) {
  throw new Error(problem)
}
