import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Finding } from '@operable/core'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, onTestFinished, test } from 'vitest'
import { BODY_LINE, ciProject, git, soundPage, soundSite, writeFiles } from '../../../test/ci-project.ts'
import { loopbackSite } from '../../../test/loopback-site.ts'
import { loadConfig } from '../../config/load-config.ts'
import type { CiResult, CiSite } from '../ci-result.ts'
import { runCi } from '../run-ci.ts'
import { githubAnnotations, githubSummary } from './github.ts'
import { reportJunit } from './junit.ts'
import { reportMarkdown } from './markdown.ts'
import { reportSarif } from './sarif.ts'
import { reportTerminal } from './terminal.ts'
import { prefixOf, readReporters } from './write-reports.ts'

const ink = { bold: String, dim: String, red: String, green: String, yellow: String }

function finding(words: Partial<Omit<Finding, 'place'>> & { place?: Partial<Finding['place']> } = {}): Finding {
  const { place, ...rest } = words
  return {
    ruleId: 'form-labels',
    severity: 'error',
    message: 'The field “mail” has no label.',
    fingerprint: 'a'.repeat(32),
    change: 'Label your form fields',
    ...rest,
    place: {
      page: 'https://shop.example/contact',
      path: '/contact',
      selector: '[name="mail"]',
      element: 'field “mail”',
      ...place,
    },
  }
}

function site(words: Partial<CiSite> = {}): CiSite {
  const { new: fresh = [], known = [], waived = [], notes = [], gone = [] } = words
  return {
    name: 'shop',
    target: 'https://shop.example/',
    state: 'measured',
    attempts: 1,
    startedAt: '2026-11-24T10:00:00.000Z',
    durationMs: 1500,
    score: 80,
    grade: 'B',
    budgets: [],
    unmeasured: [],
    pagesRead: 2,
    ...words,
    new: fresh,
    known,
    waived,
    notes,
    gone,
    counts: { new: fresh.length, known: known.length, waived: waived.length, notes: notes.length, gone: gone.length },
  }
}

function result(sites: CiSite[], words: Partial<CiResult> = {}): CiResult {
  const sum = (name: keyof CiSite['counts']) => sites.reduce((total, { counts }) => total + counts[name], 0)
  return {
    format: 1,
    version: '0.1.0',
    outcome: 'failed',
    exitCode: 1,
    startedAt: '2026-11-24T10:00:00.000Z',
    durationMs: 1500,
    counts: { new: sum('new'), known: sum('known'), waived: sum('waived'), gone: sum('gone'), notes: sum('notes') },
    sites,
    waivers: [],
    problems: [],
    hasBaseline: true,
    ...words,
  }
}

describe('sarif', () => {
  const require = createRequire(import.meta.url)
  // The official schema, as its makers publish it in a package.
  const folder = join(require.resolve('@microsoft/jest-sarif/package.json'), '../lib/schemas')
  const { id: _, ...schema } = JSON.parse(readFileSync(join(folder, 'sarif-2.1.0-rtm.5.json'), 'utf8'))
  const ajv = new Ajv({ strict: false, unicodeRegExp: false })
  addFormats.default(ajv)
  // Written for draft 4, of which it needs no more than the later drafts have, but for the name of its id.
  const validate = ajv.compile({ ...schema, $schema: 'http://json-schema.org/draft-07/schema#' })

  interface Located {
    artifactLocation: { uri: string }
    region: { startLine: number; startColumn?: number }
  }
  interface Result {
    ruleId: string
    ruleIndex: number
    message: { text: string }
    locations: { physicalLocation: Located }[]
    partialFingerprints: { primaryLocationLineHash: string }
    suppressions?: { justification: string }[]
    properties: { url: string; selector?: string }
  }
  interface Run {
    automationDetails: { id: string }
    tool: { driver: { rules: { id: string; properties: { tags: string[] } }[] } }
    results: Result[]
  }

  /** Reads a log, and refuses what the standard or the platform refuses. */
  function accepted(text: string): Run[] {
    const log = JSON.parse(text)
    expect(validate(log), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true)
    const runs: Run[] = log.runs
    expect(runs.length).toBeLessThanOrEqual(20)
    expect(new Set(runs.map(({ automationDetails }) => automationDetails.id)).size).toBe(runs.length)
    for (const { tool, results } of runs) {
      expect(results.length).toBeLessThanOrEqual(5_000)
      for (const { properties } of tool.driver.rules) expect(properties.tags.length).toBeLessThanOrEqual(10)
      const hashes = results.map(({ partialFingerprints }) => partialFingerprints.primaryLocationLineHash)
      expect(new Set(hashes).size).toBe(hashes.length)
      for (const { ruleId, ruleIndex, message, locations } of results) {
        expect(tool.driver.rules[ruleIndex]!.id).toBe(ruleId)
        expect(message.text).not.toBe('')
        expect(locations).toHaveLength(1)
        const { artifactLocation, region } = locations[0]!.physicalLocation
        // Never absolute, never with a scheme, a space, or a way out.
        expect(artifactLocation.uri).toMatch(/^(?![/\\.]{1,2}\/)[A-Za-z0-9_%.~!*'()-][A-Za-z0-9_%.~!*'()/-]*$/)
        expect(artifactLocation.uri).not.toContain(':')
        expect(URL.canParse(artifactLocation.uri)).toBe(false)
        expect(region.startLine).toBeGreaterThan(0)
      }
    }
    return runs
  }

  const FAULT =
    '<form method="post" action="/s"><label>Name <input name="name"></label>\n<input name="mail"><button>Subscribe</button></form>'
  const ranIn = async (folder: string) => (await runCi(await loadConfig(folder))).result
  const only = (runs: Run[]) => runs[0]!.results.find(({ ruleId }) => ruleId === 'form-labels')!

  test('a folder: the file in the repository, line and column', async () => {
    const folder = await ciProject(soundSite({ contact: FAULT }))
    const [run] = accepted(reportSarif(await ranIn(folder), { prefix: prefixOf(folder) }))
    expect(run!.automationDetails.id).toBe('operable/shop/')
    expect(only([run!]).locations[0]!.physicalLocation).toEqual({
      artifactLocation: { uri: 'dist/contact.html' },
      region: { startLine: BODY_LINE + 1, startColumn: 1 },
    })
  })

  test('a project in a folder of its repository, with names that need care', async () => {
    const folder = await ciProject({})
    git(folder, 'init', '-q')
    const config = { sites: [{ name: 'shop', folder: 'my site', render: 'never' }] }
    const built = Object.entries(soundSite({ contact: FAULT })).map(([name, text]) => [
      `apps/a b/my site/${name}`,
      text,
    ])
    await writeFiles(folder, { ...Object.fromEntries(built), 'apps/a b/operable.config.json': JSON.stringify(config) })
    const project = join(folder, 'apps/a b')
    const runs = accepted(reportSarif(await ranIn(project), { prefix: prefixOf(project) }))
    expect(only(runs).locations[0]!.physicalLocation.artifactLocation.uri).toBe('apps/a%20b/my%20site/contact.html')
  })

  async function served(body: string): Promise<Run[]> {
    const server = await loopbackSite({ '/': soundPage('Shop', body) })
    onTestFinished(server.close)
    const url = `http://127.0.0.1:${server.port}/`
    const folder = await ciProject({}, { sites: [{ name: 'shop', url, maxPages: 1, render: 'never' }] })
    await writeFiles(folder, { 'src/Mail.tsx': '\n' })
    return accepted(reportSarif(await ranIn(folder), { prefix: prefixOf(folder) }))
  }

  test('an address: host and path, the whole address beside it', async () => {
    const { locations, properties } = only(await served(FAULT))
    const { artifactLocation, region } = locations[0]!.physicalLocation
    expect(artifactLocation.uri).toMatch(/^127\.0\.0\.1_\d+$/)
    expect(region).toEqual({ startLine: 1 })
    expect(properties).toMatchObject({ url: expect.stringMatching(/^http:/), selector: 'input[name="mail"]' })
  })

  test('an address with sources: the file that the build names', async () => {
    const body = FAULT.replace('name="mail"', 'name="mail" data-source="src/Mail.tsx:7:3"')
    expect(only(await served(body)).locations[0]!.physicalLocation).toEqual({
      artifactLocation: { uri: 'src/Mail.tsx' },
      region: { startLine: 7, startColumn: 3 },
    })
  })

  test('50 lines more make no alert new and close none', async () => {
    const folder = await ciProject(soundSite({ contact: FAULT }))
    const hashes = async () => {
      const [run] = accepted(reportSarif(await ranIn(folder), { prefix: '' }))
      return run!.results.map(({ partialFingerprints }) => partialFingerprints.primaryLocationLineHash)
    }
    const before = await hashes()
    await writeFiles(folder, { 'dist/contact.html': soundPage('Contact', `${'<p>More</p>\n'.repeat(50)}${FAULT}`) })
    expect(await hashes()).toEqual(before)
    expect(before.length).toBeGreaterThan(0)
  })

  test.each<[label: string, url: string, uri: string]>([
    ['a query is left out', 'https://shop.example/a/?q=1', 'shop.example/a'],
    ['a port', 'http://localhost:3000/a b', 'localhost_3000/a%20b'],
    ['other letters', 'https://shop.example/b%C3%BCcher', 'shop.example/b%C3%BCcher'],
    ['an IPv6 address', 'http://[::1]:3000/', '___1__3000'],
    ['the start page', 'https://shop.example/', 'shop.example'],
  ])('%s', (_, page, uri) => {
    const log = reportSarif(result([site({ new: [finding({ place: { page } })] })]), { prefix: '' })
    expect(accepted(log)[0]!.results[0]!.locations[0]!.physicalLocation.artifactLocation.uri).toBe(uri)
  })

  test('the same finding twice has two hashes, a waiver its reason, a site that was not measured no run', () => {
    const sites = [
      site({
        new: [finding(), finding()],
        waived: [{ finding: finding({ fingerprint: 'b'.repeat(32) }), reason: 'In March' }],
      }),
      site({ name: 'other', state: 'not_measured', why: 'It did not answer.' }),
    ]
    const runs = accepted(reportSarif(result(sites), { prefix: '' }))
    expect(runs).toHaveLength(1)
    expect(runs[0]!.results.map(({ partialFingerprints }) => partialFingerprints.primaryLocationLineHash)).toEqual([
      `${'a'.repeat(32)}:1`,
      `${'a'.repeat(32)}:2`,
      `${'b'.repeat(32)}:1`,
    ])
    expect(runs[0]!.results[2]!.suppressions).toMatchObject([{ justification: 'In March' }])
  })

  test('the schema refuses what is wrong', () => {
    const log = JSON.parse(reportSarif(result([site({ new: [finding()] })]), { prefix: '' }))
    log.runs[0].results[0].level = 'fatal'
    expect(validate(log)).toBe(false)
  })

  test('more than the platform takes', () => {
    const many = Array.from({ length: 6_000 }, (_, index) =>
      finding({ fingerprint: index.toString(16).padStart(32, '0') }),
    )
    expect(accepted(reportSarif(result([site({ new: many })]), { prefix: '' }))[0]!.results).toHaveLength(5_000)
    const sites = Array.from({ length: 21 }, (_, index) => site({ name: `s${index}` }))
    expect(() => reportSarif(result(sites), { prefix: '' })).toThrow('at most 20 sites')
  })
})

describe('junit', () => {
  const hostile = finding({
    message: 'a "<b>" & \u0000\u001b[31m ]]> \ud800',
    place: { file: 'a.html', line: 3, column: 4 },
  })
  const text = reportJunit(
    result([
      site({
        new: [hostile, finding()],
        budgets: [budget('missed'), budget('unknown', 'checks.a')],
        unmeasured: ['X-Frame-Options header'],
      }),
      site({ name: 'other', state: 'not_measured', why: 'It did not answer.' }),
    ]),
  )

  test('has unique names, counts that fit, seconds, and no control characters', () => {
    const cases = [...text.matchAll(/<testcase classname="([^"]*)" name="([^"]*)"/g)].map(([, a, b]) => `${a} ${b}`)
    expect(new Set(cases).size).toBe(cases.length)
    const suites = [
      ...text.matchAll(
        /<testsuite name="[^"]*" tests="(\d+)" failures="(\d+)" skipped="(\d+)" errors="0" time="(\d+\.\d+)"/g,
      ),
    ]
    expect(suites).toHaveLength(2)
    const total = (index: number) => suites.reduce((sum, suite) => sum + Number(suite[index]), 0)
    expect(total(1)).toBe(cases.length)
    expect(total(2)).toBe(text.split('<failure ').length - 1)
    expect(total(3)).toBe(text.split('<skipped ').length - 1)
    expect(text).toContain(`tests="${total(1)}" failures="${total(2)}" skipped="${total(3)}" errors="0" time="1.500"`)
    expect(text).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u)
  })

  test('is well-formed: a new finding fails its rule, what is not measured is skipped', async () => {
    const { SaxesParser } = await import('saxes')
    const parser = new SaxesParser()
    const failures: string[] = []
    parser.on('opentag', ({ name, attributes }) => {
      if (name === 'failure') failures.push(String(attributes['message']))
    })
    parser.write(text).close()
    expect(failures[0]).toMatch(/^a\.html:3:4: a "<b>" & {1,2}\[31m \]\]> .* \(and 1 more\)$/)
    expect(text).toMatch(/name="x-frame-options" time="0">\s*<skipped/)
    expect(text).toMatch(
      /classname="operable.other" name="form-labels" time="0">\s*<skipped message="Not measured: It did not answer."/,
    )
  })
})

function budget(state: 'kept' | 'missed' | 'unknown', name = 'score'): CiSite['budgets'][number] {
  return { name, title: 'Score', limit: 90, isLeast: true, value: 80, state, detail: 'Score: 80, must be at least 90.' }
}

describe('github', () => {
  test('escapes what would end a command, and names files from the root of the repository', () => {
    const odd = finding({ message: '100 %\r\n::error::x, y: z', place: { file: 'a,b:c.html', line: 3, column: 4 } })
    expect(githubAnnotations(result([site({ new: [odd] })]), { prefix: 'app/' }).split('\n')[0]).toBe(
      '::error file=app/a%2Cb%3Ac.html,line=3,col=4,title=form-labels::100 %25%0D%0A::error::x, y: z Label your form fields.',
    )
  })

  test.each([
    [9, 9, false],
    [10, 10, false],
    [11, 10, true],
    [500, 10, true],
  ])('%i findings are %i annotations', (count, shown, isCut) => {
    const some = Array.from({ length: count }, () => finding())
    const warnings = Array.from({ length: count }, () => finding({ severity: 'warning' }))
    const text = githubAnnotations(result([site({ new: [...some, ...warnings] })]), { prefix: '' })
    for (const kind of ['error', 'warning']) {
      expect(text.split('\n').filter((line) => line.startsWith(`::${kind} `))).toHaveLength(shown)
    }
    expect(text.includes('more of this kind')).toBe(isCut)
  })

  test('a summary stays under its limit, whatever there is to say', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => finding({ message: `${index} ${'ü'.repeat(100)}` }))
    const summary = githubSummary(result([site({ new: many })]))
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024)
    expect(summary).toMatch(/\d+ more lines did not fit/)
    expect(Buffer.byteLength(githubSummary(result([site({ new: many })]), 1024 * 1024 - 3000))).toBeLessThan(3000)
  })
})

test('markdown: what changed comes first, waivers have their reasons, texts of the site mark nothing up', () => {
  const odd = finding({ message: 'a | b `c` <img src=x> @ada [x](y)' })
  const text = reportMarkdown(
    result(
      [
        site({ new: [odd], waived: [{ finding: finding(), reason: 'In March' }], budgets: [budget('missed')] }),
        site({ name: 'other', state: 'not_measured', why: 'It did not answer.' }),
      ],
      { problems: [{ severity: 'warning', message: '1 finding of the baseline is gone.' }] },
    ),
  )
  expect(text).toMatch(/^## ❌ Operable failed: 1 new finding, 1 budget missed, 1 site not measured\n/)
  expect(text).toContain('| other | not measured: It did not answer. |')
  expect(text).toContain('a b \\`c\\` \\<img src=x\\> @\u200bada \\[x\\](y)')
  expect(text).toContain('| In March |')
  expect(text.indexOf('Budgets of shop')).toBeLessThan(text.indexOf('New findings'))
})

test('terminal: the same element of several pages is said once', () => {
  const pages = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) =>
    finding({ place: { file: `dist/${name}.html`, line: 3, column: 5 } }),
  )
  const text = reportTerminal(result([site({ new: pages })]), ink)
  expect(text.match(/The field “mail” has no label/g)).toHaveLength(1)
  expect(text).toContain('✗ dist/a.html:3:5\n    dist/b.html:3:5')
  expect(text).toContain('and at 2 more places')
  expect(text).toContain('Failed: 6 new findings.')
})

describe('choosing', () => {
  test.each([
    [
      ['terminal', 'json=a.json', 'sarif=b=c.sarif'],
      [{ name: 'terminal' }, { name: 'json', file: 'a.json' }, { name: 'sarif', file: 'b=c.sarif' }],
    ],
    [
      ['terminal', 'github'],
      [{ name: 'terminal' }, { name: 'github' }],
    ],
  ])('%j', (words, expected) => expect(readReporters(words)).toEqual(expected))

  test.each([
    [['html'], 'There is no reporter html.'],
    [['terminal', 'json'], 'The reporters terminal and json both want standard output.'],
    [['github=a.md'], 'The reporter github writes to the files of the platform'],
  ])('%j is refused', (words, why) => expect(() => readReporters(words)).toThrow(why))
})
