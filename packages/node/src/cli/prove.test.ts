import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OperableError } from '@operable/core'
import { reportSchema, siteProofSchema } from '@operable/core/schema'
import { Command } from 'commander'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { ProveOptions } from '../services/prove.ts'
import { auditCommand } from './audit.ts'
import { demoFolders, demoSites } from './demo/demo-sites.ts'
import { proveCommand } from './prove.ts'
import { runHere } from './testing/run-here.ts'
import { sampleFormProof, sampleProof } from './testing/sample-proof.ts'
import type { Provers } from './try-forms.ts'

const [example] = demoSites
const [folder = ''] = example ? demoFolders(example) : []
const temporary = mkdtempSync(join(tmpdir(), 'operable-prove-'))
afterAll(() => rmSync(temporary, { recursive: true }))

let result: () => ReturnType<typeof sampleProof>
const calls: [by: keyof Provers, of: unknown, options: ProveOptions | undefined][] = []

const provers: Provers = {
  prove: async (...given) => answer('prove', ...given),
  proveFolder: async (...given) => answer('proveFolder', ...given),
  proveForms: async (...given) => answer('proveForms', ...given),
}

function answer(by: keyof Provers, of: unknown, options?: ProveOptions) {
  calls.push([by, of, options])
  return result()
}

beforeEach(() => {
  calls.length = 0
  result = sampleProof
})

/** A browser stands behind them in `prove.browser.test.ts`. */
function run(...args: string[]) {
  const commands = [auditCommand(provers), proveCommand(provers)].map((command) => command.exitOverride())
  return runHere(args, {}, async () => commands.reduce((program, each) => program.addCommand(each), new Command()))
}

/** The options of the only call, without those that every call has. */
function chosen(): unknown {
  const [[, , options = {}] = []] = calls
  const { signal, onProgress, onProof, ...rest } = options as ProveOptions
  return rest
}

describe('what is asked for', () => {
  test.each<[string, string[], keyof Provers, unknown, object]>([
    ['a site', ['shop.example'], 'prove', 'https://shop.example/', { maxForms: 25 }],
    ['this machine', ['localhost:3000', '--allow-private'], 'prove', 'http://localhost:3000/', { allowPrivate: true }],
    [
      'a folder',
      [folder, '--site-url', 'https://shop.example'],
      'proveFolder',
      folder,
      { url: 'https://shop.example' },
    ],
    [
      'less',
      ['shop.example', '--max-forms', '3', '--max-pages', '2', '--timeout', '60'],
      'prove',
      expect.any(String),
      {
        maxForms: 3,
        maxPages: 2,
        proveTimeoutMs: 60_000,
      },
    ],
    ['answers', ['shop.example', '--answers'], 'prove', expect.any(String), { answers: true }],
    ['sending to its own host', ['shop.example', '--send'], 'prove', expect.any(String), { send: true }],
    [
      'sending to hosts',
      ['shop.example', '--send', 'a.example', 'b.example'],
      'prove',
      expect.any(String),
      {
        send: ['a.example', 'b.example'],
      },
    ],
    [
      'a site behind a password',
      ['shop.example', '--auth', 'me:secret'],
      'prove',
      expect.any(String),
      {
        credentials: { headers: {}, cookies: {}, auth: { username: 'me', password: 'secret' } },
      },
    ],
  ])('%s', async (_, args, by, of, options) => {
    await run('prove', ...args)
    expect(calls).toHaveLength(1)
    expect(calls[0]?.slice(0, 2)).toEqual([by, of])
    expect(chosen()).toEqual({ maxForms: 25, ...options })
  })
})

describe('what is printed', () => {
  test.each([
    ['for the terminal', [], /^\nshop\.example\n3 forms tried in a sealed browser/],
    ['as Markdown', ['--markdown'], /^# Proof of forms\n/],
  ])('%s', async (_, args, expected) => {
    expect((await run('prove', 'shop.example', ...args)).stdout).toMatch(expected)
  })

  test('as JSON, by the published schema', async () => {
    const { stdout } = await run('prove', 'shop.example', '--json')
    expect(siteProofSchema.parse(JSON.parse(stdout))).toEqual(sampleProof())
  })

  test('into a file', async () => {
    const file = join(temporary, 'proofs.md')
    const { stdout } = await run('prove', 'shop.example', '--markdown', '--output', file)
    expect(stdout).toBe('')
    expect(readFileSync(file, 'utf8')).toMatch(/^# Proof of forms\n/)
  })
})

const open = sampleFormProof({ verdict: 'not_measured', reason: 'page_failed' })

describe('the exit code', () => {
  test.each([
    ['all proven', [sampleFormProof({})], 0, ''],
    ['one refuted', sampleProof().proofs, 1, 'operable: 1 form is refuted.\n'],
    ['only people may go on', sampleProof().proofs.slice(2), 0, ''],
    ['some not measured', [open, sampleFormProof({})], 0, ''],
    ['none measured', [open], 3, 'operable: No form could be tried.\n'],
    ['none there', [], 3, 'operable: No form was found on the pages read.\n'],
  ])('%s', async (_, proofs, code, stderr) => {
    result = () => sampleProof({ proofs })
    expect(await run('prove', 'shop.example')).toMatchObject({ code, stderr })
  })
})

const noBrowser = () => {
  throw new OperableError('missing_dependency', 'No Chromium, Chrome or Edge was found: install one.')
}
const install =
  'No Chromium, Chrome or Edge was found: install one. To install a browser: npm install playwright-core, then npx playwright-core install chromium.'

test('without a browser it says how to install one', async () => {
  result = noBrowser
  expect(await run('prove', 'shop.example')).toEqual({ code: 3, stdout: '', stderr: `operable: ${install}\n` })
  const { stdout } = await run('prove', 'shop.example', '--json')
  expect(JSON.parse(stdout)).toEqual({ code: 'missing_dependency', detail: install })
})

describe('audit --prove', () => {
  const audit = (...args: string[]) => run('audit', folder, '--render', 'never', '--max-pages', '1', ...args)

  test('adds the proofs to the report, and the score stays the same', async () => {
    const plain = JSON.parse((await audit('--json')).stdout)
    const { code, stdout } = await audit('--json', '--prove')
    const { proofs, hintChecks, ...rest } = reportSchema.parse(JSON.parse(stdout))
    expect({ code, proofs, hintChecks }).toEqual({ code: 0, proofs: sampleProof().proofs, hintChecks: [] })
    expect({ ...rest, scannedAt: '' }).toEqual({ ...plain, scannedAt: '' })
    expect(calls.map(([by]) => by)).toEqual(['proveFolder'])
  })

  test('tells a reader of the terminal and of Markdown', async () => {
    expect((await audit('--prove')).stdout).toContain('\nForms, tried\n\n1 of 3 forms is proven')
    expect((await audit('--prove', '--markdown')).stdout).toContain('\n## Forms, tried\n')
  })

  test('without a browser the report is printed all the same', async () => {
    result = noBrowser
    const { code, stdout, stderr } = await audit('--prove')
    expect([code, stderr]).toEqual([3, `operable: No form was tried. ${install}\n`])
    expect(stdout).toMatch(/\d+ of 100 {3}grade [A-F]/)
  })
})
