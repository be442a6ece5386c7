// Builds every package into its dist folder: JavaScript by tsup and rollup, declarations by tsc. Run by `npm install`.
// `--if-changed` leaves a build that is current.
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { forgetBuilt, isBuilt, noteBuilt } from './lib/build-state.mjs'
import { root } from './lib/root.mjs'
import { run } from './lib/run.mjs'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  fail(
    `The build needs Node 22.18 or newer, this is ${process.versions.node}. The dev dependency "node" brings one: ` +
      'run `npm install` with install scripts allowed, then `npm run build`.',
  )
}

if (process.argv.includes('--if-changed') && (await isBuilt())) {
  process.stdout.write('The build is current.\n')
  process.exit()
}
await forgetBuilt()

const packages = (await readdir(join(root, 'packages'))).map((name) => join(root, 'packages', name))
await Promise.all(packages.map((folder) => rm(join(folder, 'dist'), { recursive: true, force: true })))

// A package tells by its configuration file how its JavaScript is made.
const bundles = packages.flatMap((cwd) => {
  if (existsSync(join(cwd, 'tsup.config.ts'))) return [run('tsup', ['--silent'], { cwd })]
  if (existsSync(join(cwd, 'rollup.config.mjs'))) return [run('rollup', ['--config', '--silent'], { cwd })]
  return []
})
for (const { code, output } of await Promise.all([run('tsc', ['--build']), ...bundles])) {
  if (code !== 0) fail(output)
}
for (const folder of packages) await pointDeclarationsAtBuild(join(folder, 'dist'))
// `operable demo` serves the example sites from inside the installed package.
for (const site of ['small-business', 'ready-business']) {
  await cp(join(root, 'examples', site, 'site'), join(root, 'packages/node/dist/demo', site), { recursive: true })
}

// The action holds the built widget.
const action = await run('node', [join(root, 'scripts/build-action.mjs')])
if (action.code !== 0) fail(action.output)
await noteBuilt()

/**
 * The sources import each other by their `.ts` names, and tsc keeps these names in declarations. No such file is
 * published, so they are turned into the `.js` names that every version of every tool maps to `.d.ts`.
 * @param {string} folder
 */
async function pointDeclarationsAtBuild(folder) {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue
    const file = join(folder, name)
    const text = await readFile(file, 'utf8')
    const pointed = text.replace(/((?:from |import |import\()(['"])\.{1,2}\/[^'"]*)\.ts\2/g, '$1.js$2')
    if (pointed !== text) await writeFile(file, pointed)
  }
}

/** @param {string} message */
function fail(message) {
  process.stderr.write(`${message.trim()}\n`)
  process.exit(1)
}
