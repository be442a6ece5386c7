import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'

const file = join(root, 'node_modules/.cache/operable/built')

/** What the build reads, files or folders. */
const SOURCES = [
  'packages',
  'examples/small-business/site',
  'examples/ready-business/site',
  'scripts/build.mjs',
  'scripts/build-action.mjs',
  'action.yml',
  'tsconfig.json',
  'tsconfig.base.json',
  'package-lock.json',
]

/** Whether the `dist` folders are those that the present sources gave, untouched since. */
export async function isBuilt() {
  const built = await readFile(file, 'utf8').catch(() => '')
  return built !== '' && built === (await state())
}

/** Notes that the `dist` folders are current. */
export async function noteBuilt() {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await state())
}

/** While a build runs, or after it failed, there is nothing to rely on. */
export async function forgetBuilt() {
  await rm(file, { force: true })
}

async function state() {
  const hash = createHash('sha256').update(process.version)
  for (const source of SOURCES) {
    for (const path of await filesIn(join(root, source))) {
      // A test changes nothing that is built.
      if (!/\.test\.\w+$/.test(path)) hash.update(`${path}\n`).update(await readFile(path))
    }
  }
  for (const path of [...(await built()), ...(await filesIn(join(root, 'dist')))]) {
    const { size, mtimeMs } = await stat(path)
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

async function built() {
  const packages = await readdir(join(root, 'packages'))
  return (await Promise.all(packages.map((name) => filesIn(join(root, 'packages', name, 'dist'))))).flat()
}

/**
 * Without what is built or installed there.
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesIn(path) {
  if (!existsSync(path)) return []
  if ((await stat(path)).isFile()) return [path]
  const entries = await readdir(path, { withFileTypes: true })
  const found = await Promise.all(
    entries
      .filter(({ name }) => !['dist', 'node_modules'].includes(name))
      .map((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)])),
  )
  return found.flat().sort()
}
