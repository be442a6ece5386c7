import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FormProof, OperableError } from '@operable/core'
import { writeBaseline } from '@operable/core/findings'
import { describe, expect, onTestFinished, test } from 'vitest'
import { BODY_LINE, ciProject, soundPage, soundSite, writeFiles } from '../../test/ci-project.ts'
import { loopbackSite, type SitePage } from '../../test/loopback-site.ts'
import { sampleFormProof, sampleProof } from '../cli/testing/sample-proof.ts'
import type { OperableConfig } from '../config/config-types.ts'
import { loadConfig } from '../config/load-config.ts'
import type { CiResult } from './ci-result.ts'
import { reportJson } from './reporters/json.ts'
import { runCi, updatedEntries } from './run-ci.ts'

const NOW = () => new Date('2026-11-24T10:00:00Z')
const FAULT =
  '<form method="post" action="/s"><label>Name <input name="name"></label>\n<input name="mail"><button>Subscribe</button></form>'

async function run(folder: string): Promise<CiResult> {
  return (await runCi(await loadConfig(folder), { now: NOW })).result
}

async function runWith(site: Record<string, string>, config: Partial<OperableConfig> = {}): Promise<CiResult> {
  return run(await ciProject(site, config))
}

const brief = ({ outcome, exitCode, counts, problems }: CiResult) => ({
  outcome,
  exitCode,
  ...counts,
  problems: problems.map(({ severity, message }) => `${severity}: ${message}`),
})

const nothing = { new: 0, known: 0, waived: 0, gone: 0, notes: 0, problems: [] }
const passed = { outcome: 'passed', exitCode: 0, ...nothing }
const failed = { outcome: 'failed', exitCode: 1, ...nothing }

test('a site without findings passes', async () => {
  expect(brief(await runWith(soundSite()))).toEqual(passed)
})

test('a new finding fails, at the place of its element', async () => {
  const result = await runWith(soundSite({ contact: FAULT }))
  expect(brief(result)).toEqual({ ...failed, new: 1 })
  expect(result.sites[0]!.new[0]).toMatchObject({
    ruleId: 'form-labels',
    message: 'The field “mail” has no label.',
    place: { file: 'dist/contact.html', line: BODY_LINE + 1, column: 1, selector: 'input[name="mail"]' },
  })
})

test('pages that there was no room for are said', async () => {
  const sites = [{ name: 'shop', folder: 'dist', render: 'never' as const, maxPages: 1 }]
  const message = 'warning: shop: 1 of at least 2 pages were read. To read more, set maxPages.'
  expect(brief(await runWith(soundSite({ contact: FAULT }), { sites }))).toEqual({ ...passed, problems: [message] })
})

describe('what a team decided', () => {
  const waiver = { rule: 'form-labels', place: '/contact', reason: 'It goes in March' }
  const expired = { ...waiver, until: '2026-11-23' }
  const ended = `The waiver of form-labels at /contact was valid until 2026-11-23. Renew or remove it.`
  const idle = { ...waiver, place: '/elsewhere' }
  const fits = 'The waiver of form-labels at /elsewhere fits no finding. Remove it.'
  test.each<[label: string, config: Partial<OperableConfig>, expected: object]>([
    ['a rule is switched off', { rules: { 'form-labels': 'off' } }, passed],
    ['a rule is a note', { rules: { 'form-labels': 'note' } }, { ...passed, notes: 1 }],
    ['a waiver holds', { waivers: [waiver] }, { ...passed, waived: 1 }],
    ['a waiver of a file', { waivers: [{ ...waiver, place: 'dist/*.html' }] }, { ...passed, waived: 1 }],
    ['a waiver until today', { waivers: [{ ...waiver, until: '2026-11-24' }] }, { ...passed, waived: 1 }],
    ['a waiver of another site', { waivers: [{ ...waiver, site: 'shop' }] }, { ...passed, waived: 1 }],
    ['a waiver is over', { waivers: [expired] }, { ...failed, new: 1, problems: [`error: ${ended}`] }],
    [
      'a waiver is over, and warns',
      { waivers: [expired], expiredWaivers: 'warn' },
      { ...passed, waived: 1, problems: [`warning: ${ended}`] },
    ],
    ['a waiver fits nothing', { waivers: [waiver, idle] }, { ...passed, waived: 1, problems: [`warning: ${fits}`] }],
    [
      'a waiver fits nothing, and fails',
      { waivers: [waiver, idle], unusedWaivers: 'fail' },
      { ...failed, waived: 1, problems: [`error: ${fits}`] },
    ],
    [
      'a waiver of what cannot be measured is not idle',
      { waivers: [waiver, { ...waiver, rule: 'x-frame-options', place: '/' }] },
      { ...passed, waived: 1 },
    ],
  ])('%s', async (_, config, expected) => {
    expect(brief(await runWith(soundSite({ contact: FAULT }), config))).toEqual(expected)
  })

  test('its reason is in the result', async () => {
    const result = await runWith(soundSite({ contact: FAULT }), { waivers: [waiver] })
    expect(result.sites[0]!.waived[0]).toMatchObject({ reason: 'It goes in March', finding: { ruleId: 'form-labels' } })
    expect(result.waivers).toEqual([{ ...waiver, state: 'used', count: 1 }])
  })
})

describe('with a baseline', () => {
  async function baselined(site: Record<string, string>, config: Partial<OperableConfig> = {}): Promise<string> {
    const folder = await ciProject(site, config)
    const run = await runCi(await loadConfig(folder), { now: NOW })
    const entries = updatedEntries(run, { reason: 'Later', today: '2026-11-24' })
    await writeFile(join(folder, 'operable-baseline.json'), writeBaseline(entries))
    return folder
  }
  const gone = '1 finding of the baseline is gone. To prune it: operable baseline.'

  test('what is known passes, what is new fails, what is gone asks to be pruned', async () => {
    const folder = await baselined(soundSite({ contact: FAULT }))
    expect(brief(await run(folder))).toEqual({ ...passed, known: 1 })
    await writeFiles(folder, { 'dist/contact.html': soundPage('Contact', `${FAULT}<input name="city">`) })
    expect(brief(await run(folder))).toEqual({ ...failed, known: 1, new: 1 })
    await writeFiles(folder, { 'dist/contact.html': soundPage('Contact') })
    expect(brief(await run(folder))).toEqual({ ...passed, gone: 1, problems: [`warning: ${gone}`] })
  })

  test('what is gone can fail', async () => {
    const folder = await baselined(soundSite({ contact: FAULT }), { goneFindings: 'fail' })
    await writeFiles(folder, { 'dist/contact.html': soundPage('Contact') })
    expect(brief(await run(folder))).toEqual({ ...failed, gone: 1, problems: [`error: ${gone}`] })
  })

  test('50 lines more above change nothing', async () => {
    const folder = await baselined(soundSite({ contact: FAULT }))
    await writeFiles(folder, { 'dist/contact.html': soundPage('Contact', '\n'.repeat(50) + FAULT) })
    const result = await run(folder)
    expect(brief(result)).toEqual({ ...passed, known: 1 })
    expect(result.sites[0]!.known[0]!.place.line).toBe(BODY_LINE + 51)
  })

  test('pruning keeps the sites that were not asked', async () => {
    const folder = await baselined(soundSite({ contact: FAULT }))
    const loaded = await loadConfig(folder)
    const other = await runCi({ ...loaded, sites: [], leftOut: ['shop'] }, { now: NOW })
    expect(updatedEntries(other, { today: '2026-11-24' })).toEqual(other.entries)
    expect(other.result.problems).toEqual([])
  })

  test('a damaged line is named', async () => {
    const folder = await baselined(soundSite())
    await writeFile(join(folder, 'operable-baseline.json'), '[\n{"site":"shop"},\n{}\n]\n')
    await expect(run(folder)).rejects.toMatchObject({
      code: 'invalid_config',
      message: expect.stringMatching(/^operable-baseline\.json, line 2: /),
    })
  })
})

describe('budgets', () => {
  test.each<[label: string, budgets: NonNullable<OperableConfig['budgets']>, state: string, exitCode: number]>([
    ['a score', { score: 60 }, 'kept', 0],
    ['a score that no folder reaches', { score: 100 }, 'missed', 1],
    ['points of a check', { checks: { 'form-labels': 7 } }, 'kept', 0],
    ['points of a check that are missing', { checks: { 'form-labels': 14 } }, 'missed', 1],
    ['a check that no folder measures', { checks: { 'x-frame-options': 4 } }, 'unknown', 3],
    ['a verdict', { verdicts: { submittable: 100 } }, 'kept', 0],
  ])('%s', async (_, budgets, state, exitCode) => {
    const result = await runWith(soundSite({ contact: FAULT }), { budgets, rules: { 'form-labels': 'off' } })
    expect([result.sites[0]!.budgets.map((budget) => budget.state), result.exitCode]).toEqual([[state], exitCode])
  })
})

describe('an address', () => {
  async function served(
    pages: Record<string, SitePage>,
    config: Partial<OperableConfig> = {},
  ): Promise<{ result: CiResult; requests: string[] }> {
    const site = await loopbackSite(pages)
    onTestFinished(site.close)
    const folder = await ciProject(
      {},
      { sites: [{ name: 'shop', url: `http://127.0.0.1:${site.port}/`, render: 'never' }], ...config },
    )
    return { result: await run(folder), requests: site.requests }
  }
  const pages = { '/': soundPage('Shop', FAULT), '/contact.html': soundPage('Contact') }

  test('has the page and the selector of a finding, and no file', async () => {
    const { result } = await served(pages)
    const finding = result.sites[0]!.new.find(({ ruleId }) => ruleId === 'form-labels')!
    expect(finding.place).toMatchObject({ path: '/', selector: 'input[name="mail"]' })
    expect(finding.place).not.toHaveProperty('file')
  })

  test('is tried again once if it does not answer', async () => {
    let asked = 0
    const once: SitePage = (_, outgoing) => {
      asked++
      if (asked <= 1) outgoing.writeHead(500).end()
      else outgoing.writeHead(200, { 'content-type': 'text/html' }).end(soundPage('Contact'))
    }
    const { result } = await served({ '/': soundPage('Shop'), '/contact.html': once })
    expect(result.sites[0]).toMatchObject({ state: 'measured', attempts: 2 })
  })

  test.each<[label: string, status: number, attempts: number, config: Partial<OperableConfig>]>([
    ['a page that fails', 500, 2, {}],
    ['not again if told so', 500, 1, { retries: 0 }],
  ])('%s is not measured: nothing is new, nothing is gone, nothing passes', async (_, status, attempts, config) => {
    const broken: SitePage = (_, outgoing) => void outgoing.writeHead(status).end()
    const { result } = await served({ ...pages, '/contact.html': broken }, config)
    expect(brief(result)).toEqual({ outcome: 'not_measured', exitCode: 3, ...nothing })
    expect(result.sites[0]).toMatchObject({
      state: 'not_measured',
      attempts,
      why: expect.stringContaining('/contact.html'),
    })
  })

  test('nobody answers', async () => {
    const site = await loopbackSite({})
    await site.close()
    const folder = await ciProject(soundSite({ contact: FAULT }), {
      sites: [
        { name: 'gone', url: `http://127.0.0.1:${site.port}/` },
        { name: 'shop', folder: 'dist', render: 'never' },
      ],
    })
    const result = await run(folder)
    expect(result.sites.map(({ state, code }) => [state, code])).toEqual([
      ['not_measured', 'site_unreachable'],
      ['measured', undefined],
    ])
    expect([result.exitCode, result.counts.new]).toEqual([1, 1])
  })

  test('gets the headers of the configuration, with variables', async () => {
    process.env['OPERABLE_TEST_KEY'] = 'open-sesame-7'
    const seen: unknown[] = []
    const site = await loopbackSite({
      '/': (incoming, outgoing) => {
        seen.push(incoming.headers['x-preview'])
        outgoing.writeHead(200, { 'content-type': 'text/html' }).end(soundPage('Shop'))
      },
    })
    onTestFinished(site.close)
    const url = `http://127.0.0.1:${site.port}/`
    const headers = { 'X-Preview': 'key $OPERABLE_TEST_KEY' }
    await run(await ciProject({}, { sites: [{ url, headers, maxPages: 1 }] }))
    expect(new Set(seen)).toEqual(new Set(['key open-sesame-7']))
    delete process.env['OPERABLE_TEST_KEY']
    await expect(run(await ciProject({}, { sites: [{ url, headers }] }))).rejects.toMatchObject({
      code: 'invalid_config',
      message: expect.stringContaining('OPERABLE_TEST_KEY'),
    })
  })
})

describe('with proofs', () => {
  const sites = [{ name: 'shop', folder: 'dist', render: 'never' as const, prove: true }]
  const proof = (verdict: FormProof['verdict'], reason: FormProof['reason']) =>
    sampleFormProof({
      page: 'https://folder.invalid/contact.html',
      selector: 'form',
      verdict,
      reason,
      detail: 'What was seen.',
    })
  const proving = async (tried: () => FormProof[], budgets: NonNullable<OperableConfig['budgets']> = {}) => {
    const folder = await ciProject(soundSite({ contact: FAULT }), { sites, budgets, rules: { 'form-labels': 'off' } })
    const proveFolder = async () => sampleProof({ proofs: tried() })
    const provers = { proveFolder, proveForms: proveFolder }
    return (await runCi(await loadConfig(folder), { now: NOW, provers })).result
  }

  test('a refuted form is a finding at the form', async () => {
    const result = await proving(() => [proof('refuted', 'sent_twice')])
    expect([
      result.exitCode,
      result.sites[0]!.new.map(({ ruleId, place }) => [ruleId, place.file, place.line]),
    ]).toEqual([1, [['proof-sent-twice', 'dist/contact.html', BODY_LINE]]])
  })

  test.each<
    [
      label: string,
      verdict: FormProof['verdict'],
      reason: FormProof['reason'],
      budgets: OperableConfig['budgets'],
      exitCode: number,
    ]
  >([
    ['proven', 'proven', 'sent_once', { proofs: { proven: 100, refuted: 0 } }, 0],
    ['not measured, and nothing asked for', 'not_measured', 'no_time', {}, 0],
    ['not measured, and asked for', 'not_measured', 'no_time', { proofs: { refuted: 0 } }, 3],
    ['left to a person', 'needs_person', 'person_required', { proofs: { proven: 100 } }, 1],
  ])('%s', async (_, verdict, reason, budgets, exitCode) => {
    expect((await proving(() => [proof(verdict, reason)], budgets)).exitCode).toBe(exitCode)
  })

  test('without a browser nothing is measured, and it is not tried again', async () => {
    let tries = 0
    const result = await proving(() => {
      tries++
      throw new OperableError('missing_dependency', 'There is no browser.')
    })
    expect([result.exitCode, tries, result.sites[0]!.why]).toEqual([3, 1, 'There is no browser.'])
  })
})

test('a folder that is not there is said in a sentence', async () => {
  const folder = await ciProject({})
  await rm(join(folder, 'dist'), { recursive: true, force: true })
  await expect(run(folder)).rejects.toMatchObject({
    code: 'invalid_config',
    message: 'The site shop has no folder dist. Build it first.',
  })
})

describe('where markup comes from', () => {
  // At the start of that line of the page begins line 4, column 7 of the source.
  const map = JSON.stringify({
    version: 3,
    sources: ['../src/Mail.astro'],
    names: [],
    mappings: `${';'.repeat(BODY_LINE)}AAGM`,
  })
  const inline = `data:application/json;base64,${Buffer.from(map).toString('base64')}`
  test.each<[label: string, comment: string, files: Record<string, string>]>([
    ['beside a page', '', { 'dist/contact.html.map': map }],
    [
      'that a page names',
      '<!--# sourceMappingURL=maps/a.map -->\n',
      { 'dist/maps/a.map': map.replace('../src', '../../src') },
    ],
    ['that a page holds', `<!--# sourceMappingURL=${inline} -->\n`, {}],
  ])('a source map %s', async (_, comment, files) => {
    const folder = await ciProject(soundSite())
    const page = soundPage('Contact', FAULT) + comment
    await writeFiles(folder, { ...files, 'src/Mail.astro': '\n', 'dist/contact.html': page })
    expect((await run(folder)).sites[0]!.new[0]!.place).toMatchObject({
      file: 'src/Mail.astro',
      path: 'src/Mail.astro',
      line: 4,
      column: 7,
    })
  })

  test.each([
    ['broken', '{"version":3'],
    ['of a file outside', map.replace('../src/Mail.astro', '/etc/passwd')],
  ])('a source map that is %s tells nothing', async (_, text) => {
    const folder = await ciProject(soundSite({ contact: FAULT }))
    await writeFiles(folder, { 'dist/contact.html.map': text })
    expect((await run(folder)).sites[0]!.new[0]!.place).toMatchObject({
      file: 'dist/contact.html',
      line: BODY_LINE + 1,
    })
  })

  test.each([
    ['relative', 'src/Mail.tsx:7:3', 'src/Mail.tsx', 7],
    ['from the root of the project', '/src/Mail.tsx:7:3', 'src/Mail.tsx', 7],
    ['of a file that is not there', 'lib/Mail.tsx:7:3', 'dist/contact.html', BODY_LINE + 1],
    ['outside the project', '/etc/passwd:1:1', 'dist/contact.html', BODY_LINE + 1],
  ])('an attribute: %s', async (_, value, file, line) => {
    const folder = await ciProject(
      soundSite({ contact: FAULT.replace('name="mail"', `name="mail" data-source="${value}"`) }),
    )
    await writeFiles(folder, { 'src/Mail.tsx': '\n' })
    expect((await run(folder)).sites[0]!.new[0]!.place).toMatchObject({ file, line })
  })
})

test('the same build gives the same bytes, whatever the order of answers', async () => {
  const body = Array.from({ length: 12 }, (_, index) => `<a href="/p${index}.html">Page ${index}</a>`).join('')
  const more = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      `p${index}.html`,
      soundPage(`Page ${index}`, `<input name="f${index % 3}">`),
    ]),
  )
  const folder = await ciProject({ ...soundSite({ home: body, contact: FAULT }), ...more })
  const results = new Set<string>()
  for (let time = 0; time < 20; time++) {
    const result = await run(folder)
    results.add(`${result.exitCode} ${reportJson(result)}`)
  }
  expect(results.size).toBe(1)
  expect(JSON.parse(await readFile(join(folder, 'operable.config.json'), 'utf8'))).toBeTruthy()
})
