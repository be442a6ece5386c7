import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../../test/ci-project.ts'
import type { OperableConfig } from './config-types.ts'
import { checkConfig, loadConfig } from './load-config.ts'

const schemaFile = fileURLToPath(new URL('../../operable.schema.json', import.meta.url))
const ajv = new Ajv({ strict: false })
addFormats.default(ajv)
const validate = ajv.compile(JSON.parse(readFileSync(schemaFile, 'utf8')))

const sites = [{ folder: 'dist' }]

describe('a configuration that fits', () => {
  test.each<[label: string, config: OperableConfig]>([
    ['a folder', { sites }],
    ['a folder with its address', { sites: [{ name: 'shop', folder: 'dist', url: 'https://shop.example' }] }],
    ['an address with a server', { sites: [{ url: 'http://localhost:3000', start: 'npm start' }] }],
    [
      'everything',
      {
        $schema: './node_modules/@operable/node/operable.schema.json',
        sites: [
          {
            name: 'shop',
            url: 'http://localhost:3000',
            start: {
              command: 'npm start',
              waitFor: 'http://localhost:3000/up',
              timeout: 30,
              reuse: true,
              env: { A: 'b' },
            },
            headers: { 'X-Preview': '$KEY' },
            allowPrivate: true,
            maxPages: 10,
            timeout: 60,
            render: 'never',
            prove: { maxForms: 3, timeout: 60, answers: true },
            budgets: { proofs: { proven: 90, refuted: 0 } },
          },
        ],
        budgets: { score: 80, checks: { 'form-labels': 14 }, verdicts: { callable: 100 } },
        rules: { 'llms-txt': 'off', 'proof-sent-twice': 'error' },
        waivers: [{ rule: '*', place: '/a', reason: 'Soon', until: '2027-01-31', site: 'shop' }],
        expiredWaivers: 'warn',
        unusedWaivers: 'fail',
        goneFindings: 'fail',
        baseline: 'known.json',
        reporters: ['terminal'],
        retries: 0,
        concurrency: 4,
      },
    ],
  ])('%s, also by the published schema', (_, config) => {
    expect(checkConfig(config, 'c')).toEqual(config)
    expect(validate(config), JSON.stringify(validate.errors)).toBe(true)
  })
})

describe('what is wrong is said with file, part and reason', () => {
  const waiver = { rule: 'form-labels', place: '/', reason: 'x' }
  test.each<[config: unknown, message: string]>([
    [{}, 'c: sites: Is missing.'],
    [[], 'c: the configuration: Must be an object.'],
    [{ sites: [] }, 'c: sites: Must have at least 1 entry.'],
    [{ sites: [{}] }, 'c: sites[0]: Needs a folder or a url.'],
    [{ sites: [{ folder: 3 }] }, 'c: sites[0].folder: Must be a string.'],
    [{ sites: [{ url: 'shop.example' }] }, 'c: sites[0].url: Must be an http or https address.'],
    [{ sites, site: 1 }, 'c: the configuration: Must not have "site".'],
    [{ sites: [{ folder: 'a', start: 'b' }] }, 'c: sites[0].start: Works with a url, not with a folder.'],
    [{ sites: [{ url: 'http://a.example', start: { cmd: 'b' } }] }, 'c: sites[0].start.command: Is missing.'],
    [
      { sites, rules: { 'form-label': 'off' } },
      'c: rules["form-label"]: Unknown rule. To list all rules: operable rules.',
    ],
    [
      { sites, rules: { 'form-labels': 'no' } },
      'c: rules["form-labels"]: Must be one of "off", "note", "warning", "error".',
    ],
    [
      { sites, budgets: { checks: { safe: 1 } } },
      'c: budgets.checks.safe: Unknown check. To list all checks: operable rules.',
    ],
    [{ sites, budgets: { score: 101 } }, 'c: budgets.score: Must be at most 100.'],
    [{ sites, budgets: { proofs: { refuted: 0 } } }, 'c: budgets.proofs: Needs “prove” for the site dist.'],
    [{ sites, waivers: [{ rule: 'form-labels', place: '/' }] }, 'c: waivers[0].reason: Is missing.'],
    [{ sites, waivers: [{ ...waiver, reason: '' }] }, 'c: waivers[0].reason: Must not be empty.'],
    [
      { sites, waivers: [{ ...waiver, until: '2026-02-30' }] },
      'c: waivers[0].until: Must be a day such as 2027-01-31.',
    ],
    [
      { sites, waivers: [{ ...waiver, rule: 'labels' }] },
      'c: waivers[0].rule: Unknown rule. To list all rules: operable rules.',
    ],
    [{ sites, waivers: [{ ...waiver, site: 'x' }] }, 'c: waivers[0].site: No site is called x. Sites: dist.'],
  ])('%j', (config, message) => {
    let said = ''
    try {
      checkConfig(config, 'c')
    } catch (error) {
      said = error instanceof Error ? error.message : ''
    }
    expect(said).toBe(message)
  })
})

describe('a file', () => {
  async function load(files: Record<string, string>, file = ''): Promise<unknown> {
    const folder = temporaryFolder()
    await writeFiles(folder, files)
    const loaded = await loadConfig(join(folder, file)).catch((error: Error) =>
      error.message.replaceAll(`${folder}/`, '').replaceAll(folder, ''),
    )
    return typeof loaded === 'string' ? loaded : loaded.sites
  }
  const json = JSON.stringify({ sites })
  const named = [{ folder: 'dist', name: 'dist' }]

  test.each<[label: string, files: Record<string, string>, file: string | undefined, expected: unknown]>([
    ['JavaScript', { 'operable.config.js': `export default ${json}` }, undefined, named],
    ['JSON', { 'operable.config.json': `\uFEFF${json}` }, undefined, named],
    ['a file of another name', { 'ci/shop.json': json }, 'ci/shop.json', named],
    [
      'the first of several',
      { 'operable.config.js': `export default ${json}`, 'operable.config.json': '{' },
      undefined,
      named,
    ],
    ['none', {}, undefined, 'There is no operable.config.ts, .js or .json in . To write one: operable init.'],
    ['none of this name', {}, 'a.json', 'There is no file a.json.'],
    [
      'no default export',
      { 'operable.config.js': 'export const a = 1' },
      undefined,
      'operable.config.js has no default export.',
    ],
    [
      'it throws',
      { 'operable.config.js': 'throw new Error("No KEY")' },
      undefined,
      'operable.config.js cannot be loaded: No KEY.',
    ],
    [
      'it does not parse',
      { 'operable.config.json': '{"sites"' },
      undefined,
      expect.stringMatching(/^operable\.config\.json is not valid JSON: .*\.$/),
    ],
  ])('%s', async (_, files, file, expected) => expect(await load(files, file)).toEqual(expected))

  test.each([
    ['TypeScript', `const sites: object[] = ${JSON.stringify(sites)}\nexport default { sites }`],
    [
      'what it imports is not installed',
      `import { defineConfig } from '@operable/node'\nexport default defineConfig(${json})`,
    ],
  ])('%s, as Node loads it', async (_, text) => {
    const folder = temporaryFolder()
    await writeFiles(folder, { 'operable.config.ts': text })
    const source = JSON.stringify(new URL('load-config.ts', import.meta.url).href)
    const script = `const { loadConfig } = await import(${source}); console.log(JSON.stringify((await loadConfig(process.argv[1])).sites))`
    const words = ['--conditions=development', '--input-type=module', '-e', script, folder]
    const { stdout } = await promisify(execFile)(process.execPath, words)
    expect(JSON.parse(stdout)).toEqual(named)
  })

  test('that has changed is read again', async () => {
    const folder = temporaryFolder()
    await writeFiles(folder, { 'operable.config.js': `export default ${json}` })
    await loadConfig(folder)
    await new Promise((done) => setTimeout(done, 20))
    await writeFiles(folder, { 'operable.config.js': `export default ${json.replace('dist', 'out')}` })
    expect((await loadConfig(folder)).sites[0]).toMatchObject({ folder: 'out' })
  })

  test.each<[sites: OperableConfig['sites'], names: string[] | string]>([
    [
      [{ folder: './sites/a/dist' }, { url: 'http://localhost:3000/x' }],
      ['dist', 'localhost_3000'],
    ],
    [
      [{ folder: 'a/dist' }, { folder: 'b/dist' }],
      'sites[1].name: Is called dist, as is sites[0]. Give one of them another name.',
    ],
  ])('names of sites', async (sites, names) => {
    const folder = temporaryFolder()
    await writeFiles(folder, { 'operable.config.json': JSON.stringify({ sites }) })
    const loaded = loadConfig(folder)
    if (typeof names === 'string') await expect(loaded).rejects.toThrow(names)
    else expect((await loaded).sites.map(({ name }) => name)).toEqual(names)
  })
})
