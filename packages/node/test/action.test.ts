import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { git, soundPage, soundSite, temporaryFolder, writeFiles } from './ci-project.ts'

const repository = fileURLToPath(new URL('../../../', import.meta.url))
const run = promisify(execFile)
let packed: string

/** The action as it is released, far from this repository and its packages. */
beforeAll(async () => {
  packed = await mkdtemp(join(tmpdir(), 'operable-action-'))
  await run(process.execPath, [join(repository, 'scripts/build-action.mjs'), packed])
}, 120_000)

afterAll(() => rm(packed, { recursive: true, force: true }))

const FAULT =
  '<form method="post" action="/s"><label>Name <input name="name"></label><input name="mail"><button>Subscribe</button></form>'
const CONFIG = `import { defineConfig } from '@operable/node'
export default defineConfig({ sites: [{ name: 'shop', folder: 'dist', render: 'never' }] satisfies object[] })
`

interface Asked {
  method: string
  path: string
  authorization: string | undefined
  body: string
}

/** A stand-in for the platform's API: keeps comments, or refuses to. */
async function fakeApi({ status = 200 }: { status?: number } = {}) {
  const asked: Asked[] = []
  const comments: { id: number; body: string }[] = [{ id: 7, body: 'Looks good to me' }]
  const server = createServer((incoming, outgoing) => {
    void textOf(incoming).then((body) => {
      const { method = '', url: path = '', headers } = incoming
      asked.push({ method, path, authorization: headers.authorization, body })
      const answer = (code: number, value: unknown) =>
        outgoing.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(value))
      if (method === 'GET') return answer(200, comments)
      if (status !== 200) return answer(status, { message: 'Resource not accessible by integration' })
      const text = JSON.parse(body).body
      if (method === 'POST') comments.push({ id: 8, body: text })
      else for (const each of comments) if (path.endsWith(`/${each.id}`)) each.body = text
      return answer(method === 'POST' ? 201 : 200, {})
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, comments }
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of incoming) text += chunk
  return text
}

/** What a runner gives to an action: a workspace, files, and variables, and nothing else of this process. */
async function runner(site: Record<string, string>, { event = 'push', api }: { event?: string; api?: string } = {}) {
  const folder = temporaryFolder()
  const workspace = join(folder, 'work')
  const files = { summary: join(folder, 'summary'), output: join(folder, 'output'), event: join(folder, 'event.json') }
  await mkdir(workspace)
  await writeFile(files.summary, '')
  await writeFile(files.output, '')
  await writeFile(files.event, JSON.stringify(event === 'push' ? {} : { pull_request: { number: 12 } }))
  const built = Object.fromEntries(Object.entries(site).map(([name, text]) => [`dist/${name}`, text]))
  await writeFiles(workspace, { ...built, 'operable.config.ts': CONFIG })
  const env = {
    HOME: folder,
    PATH: process.env['PATH'] ?? '',
    // Compiling the file takes longer than most runs.
    NODE_COMPILE_CACHE: join(packed, 'compiled'),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_STEP_SUMMARY: files.summary,
    GITHUB_OUTPUT: files.output,
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: files.event,
    GITHUB_REPOSITORY: 'ada/shop',
    GITHUB_WORKFLOW: 'CI',
    GITHUB_JOB: 'operable',
    ...(api === undefined ? {} : { GITHUB_API_URL: api }),
  }
  return {
    workspace,
    async start(inputs: Record<string, string> = {}) {
      const given = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value] as const)
      await writeFile(files.output, '')
      await writeFile(files.summary, '')
      const words = [join(packed, 'dist/index.mjs')]
      const ended = await run(process.execPath, words, {
        cwd: workspace,
        env: { ...env, ...Object.fromEntries(given) },
      }).then(
        ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
        ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
      )
      const summary = await readFile(files.summary, 'utf8')
      return { ...ended, summary, outputs: outputsOf(await readFile(files.output, 'utf8')) }
    },
  }
}

/** As the runner reads them: `name<<end`, lines, `end`. */
function outputsOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^([\w-]+)<<(.+)\n([\s\S]*?)\n\2\n/gm)].map(([, name, , value]) => [name, value]),
  )
}

test('is one file, beside its description', async () => {
  expect((await readdir(packed, { recursive: true })).sort()).toEqual([
    'LICENSE',
    'README.md',
    'action.yml',
    'dist',
    'dist/index.mjs',
    'dist/index.mjs.LEGAL.txt',
  ])
  const text = await readFile(join(packed, 'action.yml'), 'utf8')
  expect(text).toContain('using: node24\n  main: dist/index.mjs')
})

test('passes a site without findings, without asking anybody', async () => {
  const api = await fakeApi()
  const { start } = await runner(soundSite(), { api: api.url })
  const { code, stdout, stderr, outputs, summary } = await start({ token: 'ghs_secret', comment: 'true' })
  expect([code, stderr]).toEqual([0, ''])
  expect(outputs).toMatchObject({
    outcome: 'passed',
    'exit-code': '0',
    new: '0',
    score: expect.stringMatching(/^\d+$/),
  })
  expect(summary).toContain('Operable passed')
  expect(stdout).not.toContain('::error')
  expect(api.asked).toEqual([])
})

describe('on a pull request with a new finding', () => {
  test('fails with an annotation at the line, a summary, outputs, SARIF, and one comment that stays one', async () => {
    const api = await fakeApi()
    const { start, workspace } = await runner(soundSite({ contact: FAULT }), { event: 'pull_request', api: api.url })
    const inputs = {
      token: 'ghs_secret',
      sarif: 'out/operable.sarif',
      reporters: 'junit=out/operable.xml\njson=out/operable.json',
    }
    const first = await start(inputs)
    expect(first.code).toBe(1)
    const [annotation] = first.stdout.match(/^::error file=.*$/m) ?? []
    expect(annotation).toMatch(
      /^::error file=dist\/contact\.html,line=12,col=\d+,title=form-labels::The field “mail” has no label\./,
    )
    expect(first.summary).toContain('`dist/contact.html:12:')
    expect(first.outputs).toMatchObject({
      outcome: 'failed',
      'exit-code': '1',
      new: '1',
      'sarif-file': 'out/operable.sarif',
    })
    expect((await readdir(join(workspace, 'out'))).sort()).toEqual(['operable.json', 'operable.sarif', 'operable.xml'])
    expect(api.comments.map(({ id }) => id)).toEqual([7, 8])

    await writeFiles(
      workspace,
      Object.fromEntries(Object.entries(soundSite()).map(([name, text]) => [`dist/${name}`, text])),
    )
    const second = await start(inputs)
    expect(second.code).toBe(0)
    expect(api.comments).toHaveLength(2)
    expect(api.comments[1]!.body).toContain('Operable passed')
    expect(api.comments[0]!.body).toBe('Looks good to me')
    expect(api.asked.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
      'GET /repos/ada/shop/issues/12/comments',
      'POST /repos/ada/shop/issues/12/comments',
      'GET /repos/ada/shop/issues/12/comments',
      'PATCH /repos/ada/shop/issues/comments/8',
    ])
    expect(new Set(api.asked.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer ghs_secret']))
    expect(first.stdout + first.summary + second.stdout).not.toContain('ghs_secret')
  })

  test.each<[what: string, inputs: Record<string, string>, file: string, told: string]>([
    ['the input patch', { patch: 'out/operable.patch' }, 'out/operable.patch', 'web/out/operable.patch'],
    ['the reporter', { reporters: 'terminal\npatch=operable.patch' }, 'operable.patch', ''],
  ])(
    '%s writes what mends it: applied at the root of the repository, the next run passes',
    async (_, inputs, file, told) => {
      const { start, workspace } = await runner({}, { event: 'pull_request' })
      const project = join(workspace, 'web')
      const built = Object.entries(soundSite({ contact: FAULT })).map(([name, text]) => [`dist/${name}`, text])
      await writeFiles(project, { ...Object.fromEntries(built), 'operable.config.ts': CONFIG })
      git(workspace, 'init', '-q')
      const first = await start({ 'working-directory': 'web', ...inputs })
      expect([first.code, first.stderr]).toEqual([1, ''])
      expect(first.outputs).toMatchObject({ new: '1', 'patch-file': told })
      git(workspace, 'apply', join('web', file))
      const second = await start({ 'working-directory': 'web', ...inputs })
      expect(second.code).toBe(0)
      expect(second.outputs).toMatchObject({ outcome: 'passed', new: '0', 'patch-file': '' })
      expect(await readFile(join(project, file), 'utf8')).toBe('')
    },
  )

  test('says nothing of a patch if nothing can be mended', async () => {
    const unknown = '<form method="post" action="/s"><input name="k7q2x" required><button>Subscribe</button></form>'
    const { start, workspace } = await runner(soundSite({ contact: unknown }))
    const { code, outputs } = await start({ patch: 'operable.patch' })
    expect([code, outputs['patch-file']]).toEqual([1, ''])
    expect(await readFile(join(workspace, 'operable.patch'), 'utf8')).toBe('')
  })

  test.each([
    ['a token that may only read', 403, 'pull-requests: write'],
    ['an API that is down', 502, 'status 502'],
  ])('%s says so, and changes nothing else', async (_, status, said) => {
    const api = await fakeApi({ status })
    const { start } = await runner(soundSite(), { event: 'pull_request', api: api.url })
    const { code, stdout } = await start({ token: 'ghs_secret' })
    expect(code).toBe(0)
    expect(stdout).toMatch(new RegExp(`^::notice title=Operable::No comment on the pull request.*${said}`, 'm'))
  })

  test.each([
    ['without a token', {}],
    ['if no comment is wanted', { token: 'ghs_secret', comment: 'false' }],
  ])('%s nobody is asked', async (_, inputs) => {
    const api = await fakeApi()
    const { start } = await runner(soundSite({ contact: FAULT }), { event: 'pull_request', api: api.url })
    expect((await start(inputs)).code).toBe(1)
    expect(api.asked).toEqual([])
  })

  test('hundreds of findings stay within the limits of the platform', async () => {
    const fields = Array.from({ length: 180 }, (_, index) => `<input name="field-${'x'.repeat(60)}-${index}">`)
    const names = ['a', 'b', 'c', 'd', 'e']
    const pages = Object.fromEntries(names.map((name) => [`${name}.html`, soundPage(name, fields.join('\n'))]))
    const links = names.map((name) => `<a href="/${name}.html">Page ${name}</a>`).join('')
    const api = await fakeApi()
    const { start } = await runner({ ...soundSite({ home: links }), ...pages }, { event: 'pull_request', api: api.url })
    const { stdout, summary, outputs } = await start({ token: 'ghs_secret' })
    expect(outputs['new']).toBe('900')
    expect(stdout.match(/^::error /gm)).toHaveLength(10)
    expect(stdout).toMatch(/^::error title=Operable::891 more of this kind/m)
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024)
    expect(api.comments[1]!.body.length).toBeLessThan(65_536)
  })
})

describe('what goes wrong is one sentence and a code', () => {
  test('a configuration that does not fit', async () => {
    const { start, workspace } = await runner(soundSite())
    await writeFiles(workspace, { 'operable.config.ts': 'export default { sites: [{ folder: 3 }] }' })
    const { code, stdout } = await start()
    expect([code, stdout]).toEqual([
      2,
      '::error title=Operable::operable.config.ts: sites[0].folder: Must be a string.\n',
    ])
  })

  test('a site that does not answer is not measured: no score, nothing to upload, and no pass', async () => {
    const { start, workspace } = await runner({})
    await writeFiles(workspace, {
      'operable.config.ts': "export default { sites: [{ name: 'shop', url: 'http://127.0.0.1:1/' }] }",
    })
    const { code, outputs, stdout } = await start({ sarif: 'operable.sarif' })
    expect(code).toBe(3)
    expect(outputs).toMatchObject({ outcome: 'not_measured', 'exit-code': '3', score: '', new: '0', 'sarif-file': '' })
    expect(stdout).toMatch(/^::error title=shop was not measured::/m)
  })

  test.each([
    ['config', { config: '$(touch pwned)' }],
    ['config', { config: '`touch pwned`; touch pwned' }],
    ['working-directory', { 'working-directory': '. && touch pwned' }],
    ['working-directory', { 'working-directory': '../..' }],
    ['reporters', { reporters: 'json; touch pwned' }],
  ])('an input is never a command: %s', async (_, inputs) => {
    const { start, workspace } = await runner(soundSite())
    const { code, stdout } = await start(inputs)
    expect(code).toBe(2)
    expect(stdout).toMatch(/^::error title=Operable::[^\n]+\n$/)
    expect(existsSync(join(workspace, 'pwned'))).toBe(false)
  })

  test('nor is a text of the site: its lines are no commands of the log', async () => {
    const page = '<button>\n::set-output name=x::y\n</button><input name="::error::a">'
    const { start } = await runner(soundSite({ contact: page }))
    const { stdout } = await start()
    const [, token] = /^::stop-commands::(\S+)$/m.exec(stdout) ?? []
    const open = stdout.replace(new RegExp(`::stop-commands::${token}[\\s\\S]*::${token}::`), '')
    expect(
      open
        .split('\n')
        .filter((line: string) => line.trim().startsWith('::') && !/^::(?:error|warning|notice) /.test(line)),
    ).toEqual([])
  })
})
