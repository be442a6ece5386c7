import { expect, test } from 'vitest'
import { commands } from './commands.ts'
import { finish, sourceCommandLine, start } from './testing/run-operable.ts'

/** Says on the standard error which modules are loaded. */
const SAY = `import { registerHooks } from 'node:module'
registerHooks({ load(url, context, next) { process.stderr.write(url + '\\n'); return next(url, context) } })`

/** Addresses of what a command loads, and what it printed. */
async function loadedBy(...args: string[]) {
  const { stdout, stderr } = await finish(
    start(sourceCommandLine(args), { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SAY)}` }),
  )
  const modules = stderr.split('\n').filter((line) => line.startsWith('file:'))
  const called = commands.filter(({ name }) => modules.some((url) => url.endsWith(`/src/cli/${name}.ts`)))
  return { modules, stdout, stderr, commands: called.map(({ name }) => name) }
}

const HEAVY = /packages\/core\/|node_modules\/(?:zod|undici|hono|ora|micromark|@hono|@modelcontextprotocol|@resvg)\//

test.each([
  ['the version', ['--version'], /^\d+\.\d+\.\d+\n/],
  ['the help', ['--help'], /Usage: operable/],
  ['an unknown command', ['audti'], /Did you mean audit/],
])('%s is said without a command or the library', async (_, args, said) => {
  const { modules, commands: called, stdout, stderr } = await loadedBy(...args)
  expect(stdout + stderr).toMatch(said)
  expect(called).toEqual([])
  expect(modules.filter((url) => HEAVY.test(url))).toEqual([])
  expect(modules.filter((url) => url.includes('/src/cli/')).length).toBeGreaterThan(2)
})

test.each([
  ['methodology'],
  ['report', 'shop.example', '--data', 'none.db'],
  ['history', 'shop.example', '--data', 'none.db'],
  ['inspect'],
])('%s loads neither the other commands nor what serves, crawls and draws', async (...args) => {
  const { modules, commands: called } = await loadedBy(...args)
  expect(called).toEqual([args[0]])
  const unneeded = /node_modules\/(?:undici|hono|ora|micromark|@hono|@modelcontextprotocol|@resvg)\//
  expect(modules.filter((url) => unneeded.test(url))).toEqual([])
})

test.each(['audit', 'prove', 'serve', 'demo'])(
  'the help of %s is said without what it runs and without the library',
  async (name) => {
    const { modules, commands: called, stdout } = await loadedBy(name, '--help')
    expect(stdout).toMatch(new RegExp(`Usage: operable ${name}`))
    expect(called).toEqual([name])
    expect(modules.filter((url) => HEAVY.test(url))).toEqual([])
  },
)
