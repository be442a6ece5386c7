// Builds the action for CI, action.yml, into the one file that it names: in this repository, or in the folder that is
// given, with all that a release of the action holds. Needs the built widget, so it comes after the packages.
import { cp, mkdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { threadSource } from '../packages/node/src/analysis/thread-source.ts'
import { root } from './lib/root.mjs'

const [given] = process.argv.slice(2)
const out = given === undefined ? root : resolve(given)
const source = join(root, 'packages/node/src')
const { version } = JSON.parse(await readFile(join(root, 'packages/node/package.json'), 'utf8'))
const runner = await readFile(join(root, 'packages/widget/dist/operable-runner.js'), 'utf8')

/**
 * What the package finds beside itself, and one file does not have. Packages that only some runs need, and a browser, are the
 * project's own.
 * @type {Record<string, () => string | Promise<string>>}
 */
const standIns = {
  'analysis/thread-source.ts': async () =>
    `export const threadSource = async () => ${JSON.stringify(await threadSource())}`,
  'package-root.ts': () => `
    export const packageRoot = () => process.cwd()
    export const packageVersion = () => ${JSON.stringify(version)}
    export const exampleSiteFolder = () => undefined`,
  'proof/runner-script.ts': () => {
    const script = `(() => { ${runner}; return runner.createRunner() })()`
    return `export const runnerScript = async () => ${JSON.stringify(script)}`
  },
}

const optional = /^(?:playwright-core|pg|pg-boss|prom-client|unstorage|vitest)$/

await build({
  entryPoints: [join(source, 'action/main.ts')],
  outfile: join(out, 'dist/index.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  charset: 'utf8',
  minifySyntax: true,
  minifyWhitespace: true,
  conditions: ['development'],
  legalComments: 'linked',
  logLevel: 'error',
  // Packages in CommonJS ask for what Node brings.
  banner: {
    js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
  },
  plugins: [
    {
      name: 'one-file',
      setup({ onLoad, onResolve }) {
        for (const [name, code] of Object.entries(standIns)) {
          const filter = new RegExp(
            `[/\\\\]node[/\\\\]src[/\\\\]${name.replaceAll('/', '[/\\\\]').replaceAll('.', '\\.')}$`,
          )
          onLoad({ filter }, async () => ({ contents: await code(), loader: 'js' }))
        }
        onResolve({ filter: optional }, ({ path }) => ({ path, namespace: 'project' }))
        onLoad({ filter: /.*/, namespace: 'project' }, ({ path }) => ({
          contents: `
            const { createRequire } = require('node:module')
            module.exports = createRequire(process.cwd() + '/package.json')(${JSON.stringify(path)})`,
          loader: 'js',
        }))
      },
    },
  ],
})

if (out !== root) {
  await mkdir(out, { recursive: true })
  for (const name of ['action.yml', 'LICENSE']) await cp(join(root, name), join(out, name))
  await cp(join(root, 'docs/ci.md'), join(out, 'README.md'))
}
