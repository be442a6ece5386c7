import type { ServerResponse } from 'node:http'
import { createServer, type Server, type Socket } from 'node:net'
import { inspect } from 'node:util'
import { evaluate, type ScanError } from '@operable/core'
import type { SiteFailure } from '@operable/core/report'
import { afterEach, describe, expect, test } from 'vitest'
import { unreadRule } from '../../../core/src/report/site-failure.ts'
import { unreadRules } from '../../../core/src/standards/unread-pages.ts'
import { type LoopbackSite, loopbackSite } from '../../test/loopback-site.ts'
import { pageOf, testSite } from '../../test/test-site.ts'
import { runHere } from '../cli/testing/run-here.ts'
import type { AuditOptions } from './audit.ts'
import { audit } from './audit-site.ts'

const FILES = ['/', '/a', '/b']
const LOGIN =
  '<!doctype html><title>Welcome</title><h1>Sign in</h1><form method="post"><label>Email <input name="email"></label><label>Password <input type="password" name="password"></label><button>Sign in</button></form>'
const WALL =
  '<!doctype html><title>Just a moment...</title><p>Enable JavaScript and cookies to continue</p><script>window._cf_chl_opt={}</script>'

type Answer = (response: ServerResponse, path: string, origin: string) => void

const status =
  (code: number, body = '<h1>No</h1>'): Answer =>
  (response) =>
    response.writeHead(code, { 'content-type': 'text/html' }).end(body)
const redirect =
  (to: (path: string, origin: string) => string, page = LOGIN): Answer =>
  (response, path, origin) => {
    if (FILES.includes(path)) response.writeHead(302, { location: to(path, origin) }).end()
    else response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  }

const servers: (LoopbackSite | Server)[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((done) => void closing(server).then(() => done()))
})

async function closing(server: LoopbackSite | Server): Promise<void> {
  await server.close()
}

/** A site of which robots.txt and a sitemap answer well, and every page as it is told. */
async function siteOf(answer: Answer, robots = 'User-agent: *\nAllow: /\n'): Promise<string> {
  let origin = ''
  const all = new Proxy<Parameters<typeof loopbackSite>[0]>(
    {},
    {
      get: () => (incoming: { url?: string }, response: ServerResponse) => {
        const path = new URL(incoming.url ?? '/', origin).pathname
        if (path === '/robots.txt') return response.end(`${robots}Sitemap: ${origin}/sitemap.xml\n`)
        if (path === '/sitemap.xml') {
          const entries = FILES.map((file) => `<url><loc>${origin}${file}</loc></url>`).join('')
          return response.writeHead(200, { 'content-type': 'application/xml' }).end(`<urlset>${entries}</urlset>`)
        }
        if (/\.(?:txt|json)$|well-known|server-card/.test(path)) return response.writeHead(404).end()
        return answer(response, path, origin)
      },
    },
  )
  const site = await loopbackSite(all)
  servers.push(site)
  origin = `http://127.0.0.1:${site.port}`
  return `${origin}/`
}

/** A listener that speaks no HTTP. */
async function listener(onConnection: (socket: Socket) => void): Promise<number> {
  const server = createServer(onConnection)
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  servers.push(server)
  return (server.address() as { port: number }).port
}

async function closedPort(): Promise<number> {
  const site = await loopbackSite({})
  await site.close()
  return site.port
}

interface Row {
  label: string
  site: () => Promise<string>
  code: SiteFailure['code']
  seen: RegExp
  options?: AuditOptions
}

const answering = (label: string, answer: Answer, code: SiteFailure['code'], seen: RegExp): Row => ({
  label,
  site: () => siteOf(answer),
  code,
  seen,
})

const rows: Row[] = [
  ...[400, 402, 403, 405, 406, 418, 421, 429, 451].map((code) =>
    answering(String(code), status(code), 'site_blocked', new RegExp(`status ${code}`)),
  ),
  ...[404, 408, 410, 500, 502, 503, 504, 520, 599].map((code) =>
    answering(String(code), status(code), 'site_unreachable', new RegExp(`status ${code}`)),
  ),
  answering('401', status(401), 'login_required', /status 401/),
  ...[200, 401, 403, 429, 503].map((code) =>
    answering(`a bot wall with ${code}`, status(code, WALL), 'site_blocked', /Cloudflare answered/),
  ),
  answering(
    'a homepage that is JSON',
    (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    'site_unreachable',
    /application\/json/,
  ),
  answering('nothing at all', (response) => response.writeHead(204).end(), 'site_unreachable', /not HTML/),
  answering(
    'a redirect without a target',
    (response) => response.writeHead(302).end(),
    'site_unreachable',
    /\(redirect\)/,
  ),
  answering(
    'a redirect to itself',
    redirect((path) => path),
    'site_unreachable',
    /\(redirect\)/,
  ),
  answering(
    'a redirect to a login',
    redirect(() => '/login'),
    'login_required',
    /leads to a login: .*\/login/,
  ),
  answering(
    'a redirect to a login that knows the way back',
    redirect((path) => `/users/sign_in?next=${path}`),
    'login_required',
    /\/users\/sign_in/,
  ),
  answering(
    'a redirect to a page with a password that calls itself a login',
    redirect(() => '/welcome'),
    'login_required',
    /\/welcome/,
  ),
  answering(
    'a redirect to the login of another site',
    redirect((_, origin) => `${origin.replace('127.0.0.1', 'localhost')}/oauth2/authorize`),
    'login_required',
    /oauth2\/authorize/,
  ),
  {
    label: 'robots.txt for everybody',
    site: () => siteOf(status(200, pageOf('home')), 'User-agent: *\nDisallow: /\n'),
    code: 'site_closed',
    seen: /robots\.txt asks us/,
  },
  {
    label: 'robots.txt for us',
    site: () => siteOf(status(200, pageOf('home')), 'User-agent: OperableBot\nDisallow: /\n'),
    code: 'site_closed',
    seen: /robots\.txt asks us/,
  },
  {
    label: 'a redirect to a login that robots.txt closes',
    site: () =>
      siteOf(
        redirect(() => '/login'),
        'User-agent: *\nDisallow: /login\n',
      ),
    code: 'login_required',
    seen: /\/login/,
  },
  {
    label: 'a refused connection',
    site: async () => `http://127.0.0.1:${await closedPort()}/`,
    code: 'site_unreachable',
    seen: /\(connect\)/,
  },
  {
    label: 'a connection that breaks off',
    site: async () => `http://127.0.0.1:${await listener((socket) => socket.destroy())}/`,
    code: 'site_unreachable',
    seen: /\(connect\)/,
  },
  {
    label: 'no answer in time',
    site: async () => `http://127.0.0.1:${await listener((socket) => socket.on('error', () => {}))}/`,
    code: 'site_unreachable',
    seen: /\(timeout\)/,
    options: { timeoutMs: 300 },
  },
  {
    label: 'something that is not HTTP',
    site: async () => `http://127.0.0.1:${await listener((socket) => socket.end('220 mail.example ESMTP\r\n'))}/`,
    code: 'site_unreachable',
    seen: /\(protocol\)/,
  },
  {
    label: 'no TLS where it is asked for',
    site: async () => (await siteOf(status(200))).replace('http:', 'https:'),
    code: 'site_unreachable',
    seen: /\(tls\)/,
  },
  {
    label: 'a name that does not resolve',
    site: async () => 'https://shop.example/',
    code: 'site_unreachable',
    seen: /\(dns\)/,
    options: { fetch: testSite(() => ({ fail: 'dns' })) },
  },
  {
    label: 'a fetcher that was closed meanwhile',
    site: async () => 'https://shop.example/',
    code: 'internal',
    seen: /\(aborted\)/,
    options: { fetch: testSite(() => ({ fail: 'aborted' })) },
  },
]

describe('a site of which no page can be read has no score', () => {
  test.each(rows)('$label: $code', async ({ site, code, seen, options }) => {
    const url = await site()
    const given = { allowPrivate: true, render: 'never' as const, ...options }
    const error: unknown = await audit(url, given).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code, message: expect.stringMatching(seen) })
    expect(error).toMatchObject({ message: expect.stringContaining(`No page of ${url} could be read. `) })

    // What is printed of an error that nobody catches.
    expect(
      inspect(error)
        .replace(/\n +at .*/g, '')
        .split('\n').length,
    ).toBeLessThanOrEqual(4)

    const evidence = (error as ScanError).evidence
    expect(() => evaluate(evidence)).toThrow(expect.objectContaining({ code }))
    expect(evidence.pages.map(({ outcome }) => outcome)).not.toContain('read')
    if (evidence.pages[0]) tried.add(unreadRule(evidence.pages[0]))
  })

  const tried = new Set<unknown>()
  test('no row of the table is untried', () => {
    expect(tried).toEqual(new Set(unreadRules))
  })
})

test.each([
  ['a wall', status(403), 'site_blocked'],
  ['a login', redirect(() => '/login'), 'login_required'],
])('the command says it, to people and to programs: %s', async (_, answer, code) => {
  const url = await siteOf(answer)
  const ran = await runHere(['audit', url, '--allow-private', '--render', 'never', '--json', '--min-score', '0'])
  expect(ran).toMatchObject({ code: 3, stderr: expect.stringContaining(`operable: No page of ${url} could be read. `) })
  expect(JSON.parse(ran.stdout)).toEqual({ code, detail: expect.stringContaining(url) })
})

describe('where other pages can be read', () => {
  test.each<[string, Answer, RegExp]>([
    ['an error', status(503), /the server returned status 503/],
    ['a login', redirect(() => '/login'), /it leads to a login/],
  ])('%s in the place of the submitted page is said first', async (_, answer, reason) => {
    const url = await siteOf((response, path, origin) =>
      path === '/' || path === '/login'
        ? answer(response, path, origin)
        : status(200, pageOf(path))(response, path, origin),
    )
    const report = await audit(url, { allowPrivate: true, render: 'never' })
    expect(report.coverage).toMatchObject({ complete: false, reason: expect.stringMatching(reason), pagesRead: 2 })
    expect(report.summary.startsWith(report.coverage.reason ?? '-')).toBe(true)
  })
})

test('a login that is asked for is a page like others', async () => {
  const url = await siteOf(status(200, LOGIN))
  expect((await audit(`${url}login`, { allowPrivate: true, render: 'never' })).pages[0]?.outcome).toBe('read')
})

test('rules that cannot be had keep nobody from the page that was named, wherever it leads', async () => {
  const site = await loopbackSite({
    '/robots.txt': (_, response) => void response.writeHead(503).end(),
    '/': (_, response) => void response.writeHead(302, { location: '/en/' }).end(),
    '/en/': pageOf('home', ['/a']),
  })
  servers.push(site)
  const report = await audit(`http://127.0.0.1:${site.port}/`, { allowPrivate: true, render: 'never' })
  expect(report.pages.map(({ outcome, finalUrl }) => [outcome, new URL(finalUrl).pathname])).toEqual([['read', '/en/']])
})
