import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { rules, writeBaseline } from '@operable/core/findings'
import { describe, expect, onTestFinished, test } from 'vitest'
import { BODY_LINE, ciProject, git, soundPage, soundSite, temporaryFolder, writeFiles } from '../../test/ci-project.ts'
import { countingSite } from '../../test/counting-site.ts'
import { runHere } from './testing/run-here.ts'

const FAULT =
  '<form method="post" action="/s"><label>Name <input name="name"></label><input name="mail"><button>Subscribe</button></form>'

test('a newcomer: init, baseline, a green build, a red one, a mended one', async () => {
  const folder = temporaryFolder()
  const built = Object.entries(soundSite({ home: '<input name="old">' })).map(([name, text]) => [
    `public/${name}`,
    text,
  ])
  await writeFiles(folder, { 'package.json': '{"name":"shop"}', ...Object.fromEntries(built) })
  git(folder, 'init', '-q')
  const run = (name: string) => runHere(name === 'init' ? [name, folder, '--json'] : [name, '--config', folder])

  const init = await run('init')
  expect(init).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringContaining('operable.config.json: plain HTML, the folder public.'),
  })
  expect(await run('init')).toMatchObject({
    code: 2,
    stderr: 'operable: There is already a configuration: operable.config.json.\n',
  })

  const first = await run('ci')
  expect(first).toMatchObject({ code: 1, stdout: expect.stringContaining('There is no baseline yet.') })
  const baseline = await run('baseline')
  expect(baseline).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('/operable-baseline.json: 1 finding, 1 added, 0 pruned.'),
  })
  expect(readFileSync(join(folder, '.gitattributes'), 'utf8')).toBe('operable-baseline.json merge=union\n')
  expect(await run('ci')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Passed: Nothing new, 1 known finding.'),
  })

  await writeFiles(folder, { 'public/contact.html': soundPage('Contact', FAULT) })
  const red = await run('ci')
  expect(red.code).toBe(1)
  expect(red.stdout).toMatch(
    new RegExp(
      `✗ public/contact\\.html:${BODY_LINE}:\\d+\\n    The field “mail” has no label\\. form-labels\\n    Label your form fields:\\n`,
    ),
  )
  await writeFiles(folder, {
    'public/contact.html': soundPage(
      'Contact',
      FAULT.replace('<input name="mail">', '<label>Mail <input name="mail"></label>'),
    ),
  })
  expect((await run('ci')).code).toBe(0)
})

test('operable init writes TypeScript that loads as it is', async () => {
  const folder = temporaryFolder()
  await writeFiles(folder, {
    'package.json': JSON.stringify({ name: "o'shop", devDependencies: { astro: '5' }, scripts: { build: 'x' } }),
  })
  expect((await runHere(['init', folder])).stdout).toMatch(
    /Astro, the folder dist\.[\s\S]*npm run build\n {2}npx operable baseline/,
  )
  const script = `const { loadConfig } = await import(${JSON.stringify(new URL('../config/load-config.ts', import.meta.url).href)}); console.log(JSON.stringify((await loadConfig(process.argv[1])).sites))`
  const words = ['--conditions=development', '--input-type=module', '-e', script, folder]
  const { stdout } = await promisify(execFile)(process.execPath, words)
  expect(JSON.parse(stdout)).toEqual([{ name: 'o-shop', folder: 'dist' }])
})

describe('operable baseline', () => {
  const lines = (folder: string) =>
    readFileSync(join(folder, 'operable-baseline.json'), 'utf8')
      .split('\n')
      .filter((line) => line.includes('"rule"'))

  test('prunes what is gone, and takes in what is new only with a reason', async () => {
    const folder = await ciProject(soundSite({ contact: FAULT }))
    const baseline = (...words: string[]) => runHere(['baseline', '--config', folder, ...words])
    await baseline()
    expect(lines(folder)).toHaveLength(1)
    await writeFiles(folder, { 'dist/contact.html': soundPage('Contact', '<input name="city">') })
    const pruned = await baseline()
    expect(pruned.stdout).toContain('0 findings, 0 added, 1 pruned.')
    expect(pruned.stdout).toContain('1 new finding not taken in.')
    const added = await baseline('--add', '--reason', 'It goes in March', '--until', '2999-03-31')
    expect(added.stdout).toContain('1 finding, 1 added, 0 pruned.')
    expect(lines(folder).find((line) => line.includes('"count":1'))).toContain(
      '"element":"field “city”","reason":"It goes in March","until":"2999-03-31"',
    )
    expect((await runHere(['ci', '--config', folder])).code).toBe(0)
    expect((await baseline()).stdout).toContain('1 finding, nothing to change.')
  })

  test.each([
    [['--add'], '--add needs --reason.'],
    [['--until', 'March'], 'It must be a day such as 2027-01-31.'],
    [['--site', 'other'], 'No site is called other. Sites: shop.'],
  ])('%j is refused', async (words, why) => {
    const folder = await ciProject(soundSite())
    const { code } = await runHere(['baseline', '--config', folder, ...words])
    expect(code).toBe(2)
    expect(existsSync(join(folder, 'operable-baseline.json'))).toBe(false)
    expect(why).toBeTruthy()
  })

  test('a reason without --add is refused before anything is scanned', async () => {
    const site = await countingSite('http', (_, outgoing) => void outgoing.end(soundPage('Shop')))
    onTestFinished(() => site.close())
    const folder = await ciProject({}, { sites: [{ name: 'shop', url: `http://127.0.0.1:${site.port}/` }] })
    await writeFiles(folder, { 'operable-baseline.json': writeBaseline([]) })
    const { code } = await runHere(['baseline', '--config', folder, '--reason', 'It goes in March'])
    expect([code, site.asked]).toEqual([2, []])
  })

  test('a site that cannot be measured makes none', async () => {
    const folder = await ciProject({}, { sites: [{ name: 'shop', url: 'http://127.0.0.1:1/' }], retries: 0 })
    const { code, stdout } = await runHere(['baseline', '--config', folder])
    expect([code, stdout]).toEqual([3, expect.stringMatching(/^shop was not measured: .*\n$/)])
    expect(existsSync(join(folder, 'operable-baseline.json'))).toBe(false)
  })
})

describe('operable ci', () => {
  test('several reporters at once, of which one has standard output', async () => {
    const folder = await ciProject(soundSite({ contact: FAULT }))
    const files = ['json', 'sarif', 'junit', 'markdown'].map(
      (name) => [name, join(folder, 'out', `${name}.txt`)] as const,
    )
    const words = files.flatMap(([name, file]) => ['--reporter', `${name}=${file}`])
    const { code, stdout } = await runHere(['ci', '--config', folder, '--reporter', 'terminal', ...words])
    expect([code, stdout.endsWith('operable baseline\n')]).toEqual([1, true])
    for (const [, file] of files) expect(readFileSync(file, 'utf8').length).toBeGreaterThan(100)
  })

  describe('the reporter patch', () => {
    const KNOWN = '<input name="old">'
    const UNKNOWN = '<form method="post" action="/s"><input name="k7q2x" required><button>Subscribe</button></form>'

    test.each<[what: string, site: Parameters<typeof soundSite>[0], changed: string[], mends: number]>([
      ['of what can be mended', { contact: FAULT }, ['web/dist/contact.html'], 1],
      ['of what is new, and not of what was known', { home: KNOWN, contact: FAULT }, ['web/dist/contact.html'], 1],
      ['is empty if nothing can be mended', { contact: UNKNOWN }, [], 0],
      ['is empty if nothing is new', { home: KNOWN }, [], 0],
    ])('%s', async (_, site, changed, mends) => {
      const repository = temporaryFolder()
      git(repository, 'init', '-q')
      const folder = join(repository, 'web')
      const write = (bodies: Parameters<typeof soundSite>[0]) =>
        writeFiles(
          folder,
          Object.fromEntries(Object.entries(soundSite(bodies)).map(([name, text]) => [`dist/${name}`, text])),
        )
      const sites = [{ name: 'shop', folder: 'dist', render: 'never' }]
      await writeFiles(folder, { 'operable.config.json': JSON.stringify({ sites }) })
      await write(site?.home ? { home: site.home } : {})
      await runHere(['baseline', '--config', folder])
      await write(site)
      const file = join(folder, 'operable.patch')
      const json = join(folder, 'operable.json')
      const run = () => runHere(['ci', '--config', folder, '--reporter', `patch=${file}`, '--reporter', `json=${json}`])
      const { code } = await run()
      const { counts, sites: judged } = JSON.parse(readFileSync(json, 'utf8'))
      expect([code, judged[0].mends ?? 0]).toEqual([counts.new > 0 ? 1 : 0, mends])
      const patch = readFileSync(file, 'utf8')
      expect([...patch.matchAll(/^\+\+\+ b\/(.*)$/gm)].map(([, name]) => name)).toEqual(changed)
      const printed = await runHere(['ci', '--config', folder, '--reporter', 'patch'])
      expect([printed.code, printed.stdout]).toEqual([code, patch])
      if (changed.length === 0) return
      git(repository, 'apply', '--check', 'web/operable.patch')
      git(repository, 'apply', 'web/operable.patch')
      expect((await run()).code).toBe(0)
      expect(readFileSync(file, 'utf8')).toBe('')
    })
  })

  test('a patch on standard output has the bytes of its files', async () => {
    const page = soundPage('Größe', FAULT).replace('<head>', '<head><meta charset="windows-1252">')
    const folder = await ciProject(soundSite())
    writeFileSync(join(folder, 'dist/contact.html'), Buffer.from(page, 'latin1'))
    const cli = fileURLToPath(new URL('./bin.ts', import.meta.url))
    const words = ['--conditions=development', cli, 'ci', '--config', folder, '--reporter', 'patch']
    const { stdout } = await promisify(execFile)(process.execPath, words, { encoding: 'latin1' }).catch(
      (error) => error,
    )
    writeFileSync(join(folder, 'operable.patch'), Buffer.from(stdout, 'latin1'))
    git(folder, 'apply', 'operable.patch')
    expect((await runHere(['ci', '--config', folder])).code).toBe(0)
  })

  test('texts of a site cannot reach the terminal', async () => {
    const folder = await ciProject(soundSite({ contact: '<input name="\u001b]0;owned\u0007\u202e">' }))
    const { stdout } = await runHere(['ci', '--config', folder])
    expect(stdout).toContain('has no label')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
  })

  test.each<[label: string, words: string[], code: number, stderr: string]>([
    [
      'no configuration',
      ['ci', '--config', '/'],
      2,
      'There is no operable.config.ts, .js or .json in /. To write one: operable init.',
    ],
    [
      'an unknown reporter',
      ['ci', '--reporter', 'html'],
      2,
      'There is no reporter html. Reporters: terminal, json, markdown, junit, sarif, github, patch.',
    ],
    ['an unknown site', ['ci', '--site', 'other'], 2, 'No site is called other. Sites: shop.'],
  ])('%s', async (_, words, code, stderr) => {
    const config = words.includes('--config') ? [] : ['--config', await ciProject(soundSite())]
    expect(await runHere([...words, ...config])).toEqual({ code, stdout: '', stderr: `operable: ${stderr}\n` })
  })
})

describe('operable rules', () => {
  test('lists them all, as text and as JSON', async () => {
    const { stdout } = await runHere(['rules'])
    for (const { id } of rules) expect(stdout).toContain(` ${id} `)
    expect(JSON.parse((await runHere(['rules', '--json'])).stdout)).toEqual(rules)
  })

  test('explains one', async () => {
    const { code, stdout } = await runHere(['rules', 'form-labels'])
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^\nform-labels {2}error\n[\s\S]*Label your form fields\n\ndocs\/rules\.md#form-labels\n/),
    ])
    expect(await runHere(['rules', 'labels'])).toMatchObject({
      code: 4,
      stderr: 'operable: There is no rule labels. To list all rules: operable rules.\n',
    })
  })
})
