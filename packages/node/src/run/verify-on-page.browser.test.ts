import { inferTools, parsePage, type Tool } from '@operable/core'
import { createTool } from '@operable/core/tools'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testBrowser, wholeBrowser } from '../../test/browser.ts'
import { type LoopbackSite, loopbackSite, type SitePage } from '../../test/loopback-site.ts'
import { createDocumentReader } from '../analysis/read-in-thread.ts'
import { createRunJob } from '../analysis/run-job.ts'
import { createAddressPolicy } from '../fetch/address/address-guard.ts'
import { createProofPages, type ProofPages } from '../fetch/browser/proof-pages.ts'
import { createScanBudget } from '../fetch/budget/scan-budget.ts'
import { verifyOnPage } from './verify-on-page.ts'

const words = '<p>Bread from our own oven, every morning from seven, in the old mill by the river.</p>'
const page = (body: string, title = 'Mill Bakery'): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${words}${body}</html>`
const html = (body: string, title?: string): SitePage => page(body, title)
const status =
  (code: number, body = page('')): SitePage =>
  (_, outgoing) =>
    void outgoing.writeHead(code, { 'content-type': 'text/html; charset=utf-8' }).end(body)
const leads =
  (to: string): SitePage =>
  (_, outgoing) =>
    void outgoing.writeHead(302, { location: to }).end()

const news = (id: string): string =>
  `<form id="${id}" method="post" action="/subscribe" aria-label="Newsletter"><label>Email <input name="email" type="email" required></label><button>Subscribe</button></form>`
const search = '<form action="/find" role="search"><label>Search <input name="q"></label><button>Search</button></form>'
const booking = (id: string): string =>
  `<form id="${id}" method="post" action="/book"><label>Name <input name="name" required></label><label>Guests <input name="guests" type="number" required></label><button>Book</button></form>`
/** Each click on the opener says so to the server, too. */
const dialog = (id: string, opener = 'open'): string =>
  `<button type="button" id="${opener}" aria-controls="box">Book a table</button><dialog id="box" aria-label="Book a table">${booking(id)}</dialog>
  <script>document.querySelector('#${opener}').onclick = () => { navigator.sendBeacon('/clicked', 'x'); fetch('/log', { method: 'POST' }).catch(() => {}); box.showModal() }</script>`
const late = `<button type="button" id="open">Book a table</button><script>document.querySelector('#open').onclick = async () => {
  document.body.insertAdjacentHTML('beforeend', await (await fetch('/dialog')).text()) }</script>`
const posting = late.replace("fetch('/dialog')", "fetch('/dialog', { method: 'POST' })")
const framed = '<iframe id="f" src="/inner" width="600" height="400"></iframe>'
const order = (id: string, text = 'Sign up'): string =>
  `<h2>Today</h2><button type="button" id="${id}">${text}</button><script>document.querySelector('#${id}').onclick = () => fetch('/order', { method: 'POST' })</script>`
const login =
  '<form method="post" action="/in"><label>Email <input name="user" type="email"></label><label>Password <input name="password" type="password"></label><button>Log in</button></form>'

let pages: ProofPages
let site: LoopbackSite | undefined

const pagesIn = (executablePath: string): Promise<ProofPages> =>
  createProofPages({
    policy: createAddressPolicy({ allowPrivate: true }),
    userAgent: 'OperableTest/1',
    executablePath,
  })

beforeAll(async () => {
  pages = await pagesIn(await testBrowser())
}, 120_000)
afterAll(() => pages.close(), 120_000)
afterEach(async () => {
  await site?.close()
  site = undefined
})

const drawnAfter = (ms: number): SitePage =>
  html(
    `<div id="app"></div><script>setTimeout(() => { app.innerHTML = ${JSON.stringify(news('news'))} }, ${ms})</script>`,
  )

interface Row {
  what: string
  /** Where the tool was found: the body of its page, or of its frame. */
  before: string
  frame?: string
  trigger?: string
  after: Record<string, SitePage>
  expected: object
}

/** The tool of a page as it was. */
function toolOf({ before, frame, trigger }: Row, url: string): Tool {
  const drafts = inferTools(parsePage(page(before), { url }))
  const draft = drafts.find(({ metadata }) => metadata.kind === 'form') ?? drafts[0]!
  const { triggerSelector: _, inModal: __, ...metadata } = draft.metadata
  const placed = { ...metadata, ...(frame && { frame }), ...(trigger && { triggerSelector: trigger, inModal: true }) }
  return createTool({ ...draft, metadata: placed }, { id: 't', now: new Date(0).toISOString() })
}

test.each<Row>([
  {
    what: 'in place',
    before: news('news'),
    after: { '/': html(search + news('news')) },
    expected: { state: 'ok', reason: 'in_place' },
  },
  {
    what: 'moved, with what it is compared to',
    before: news('news'),
    after: { '/': html(search + news('letter')) },
    expected: {
      state: 'moved',
      reason: 'element_moved',
      proposal: { patch: { selector: '#letter' }, followed: { selector: '#letter' } },
      candidates: [
        { selector: '#letter', similarity: expect.closeTo(1, 1) },
        { selector: expect.stringContaining('find') },
      ],
    },
  },
  {
    what: 'two candidates',
    before: news('news'),
    after: { '/': html(news('one') + news('two')) },
    expected: { state: 'broken', reason: 'two_candidates', candidates: [{ selector: '#one' }, { selector: '#two' }] },
  },
  {
    what: 'gone',
    before: news('news'),
    after: { '/': html(search) },
    expected: { state: 'broken', reason: 'element_missing' },
  },
  {
    what: 'its page is gone',
    before: news('news'),
    after: { '/': status(404) },
    expected: { state: 'broken', reason: 'page_gone' },
  },
  {
    what: 'drawn by a script',
    before: news('news'),
    after: { '/': drawnAfter(300) },
    expected: { state: 'ok' },
  },
  {
    what: 'drawn by a script that is slow',
    before: news('news'),
    after: { '/': drawnAfter(1200) },
    expected: { state: 'ok' },
  },
  {
    what: 'hidden by a style',
    before: news('news'),
    after: { '/': html(`<style>#news { display: none }</style>${news('news')}`) },
    expected: { state: 'broken', reason: 'element_hidden' },
  },
  {
    what: 'its address leads to where it is now',
    before: news('news'),
    after: { '/': leads('/de'), '/de': html(search + news('news')) },
    expected: {
      state: 'moved',
      reason: 'page_moved',
      proposal: { patch: { pageUrl: expect.stringMatching(/\/de$/) } },
    },
  },
  {
    what: 'in a dialog that a click opens, although nothing leaves the page',
    before: booking('book'),
    trigger: '#open',
    after: { '/': html(dialog('book')) },
    expected: { state: 'ok' },
  },
  {
    what: 'moved within its dialog',
    before: booking('book'),
    trigger: '#open',
    after: { '/': html(dialog('table')) },
    expected: { state: 'moved', proposal: { patch: { selector: '#table' } } },
  },
  {
    what: 'what opens its dialog is gone',
    before: booking('book'),
    trigger: '#open',
    after: { '/': html(dialog('book', 'reserve')) },
    expected: { state: 'broken', reason: 'trigger_missing' },
  },
  {
    what: 'in a dialog that is read from the server',
    before: booking('book'),
    trigger: '#open',
    after: { '/': html(late), '/dialog': html(`<dialog open>${booking('book')}</dialog>`) },
    expected: { state: 'ok' },
  },
  {
    what: 'in a dialog that nothing but sending opens',
    before: booking('book'),
    trigger: '#open',
    after: { '/': html(posting) },
    expected: { state: 'not_measured', reason: 'dialog_unopened' },
  },
  {
    what: 'in a frame',
    before: news('news'),
    frame: '#f',
    after: { '/': html(framed), '/inner': html(news('news')) },
    expected: { state: 'ok' },
  },
  {
    what: 'moved within its frame',
    before: news('news'),
    frame: '#f',
    after: { '/': html(framed), '/inner': html(search + news('letter')) },
    expected: { state: 'moved', proposal: { patch: { selector: '#letter' } } },
  },
  {
    what: 'its frame is gone',
    before: news('news'),
    frame: '#f',
    after: { '/': html(search) },
    expected: { state: 'broken', reason: 'frame_missing' },
  },
  { what: 'a button', before: order('order'), after: { '/': html(order('order')) }, expected: { state: 'ok' } },
  {
    what: 'a button that moved',
    before: order('order'),
    after: { '/': html(order('buy')) },
    expected: { state: 'moved', proposal: { patch: { selector: '#buy' } } },
  },
  {
    what: 'a button that says something else',
    before: order('order'),
    after: { '/': html(order('buy', 'Cancel everything')) },
    expected: { state: 'broken', reason: 'element_missing' },
  },
  {
    what: 'the server is out of order',
    before: news('news'),
    after: { '/': status(503) },
    expected: { state: 'not_measured', reason: 'http_error' },
  },
  {
    what: 'the server refuses',
    before: news('news'),
    after: { '/': status(403) },
    expected: { state: 'not_measured', reason: 'blocked' },
  },
  {
    what: 'a wall answers instead',
    before: news('news'),
    after: {
      '/': status(
        403,
        '<!doctype html><html><head><title>Just a moment...</title></head><body><script>window._cf_chl_opt={}</script></body></html>',
      ),
    },
    expected: { state: 'not_measured', reason: 'blocked' },
  },
  {
    what: 'its address leads to a login',
    before: news('news'),
    after: { '/': leads('/login?next=%2F'), '/login': html(login, 'Log in') },
    expected: { state: 'not_measured', reason: 'login' },
  },
  {
    what: 'a login stands in its place',
    before: news('news'),
    after: { '/': html(login, 'Log in') },
    expected: { state: 'not_measured', reason: 'login' },
  },
])('$what', { timeout: 300_000 }, (row) => expectVerdict(row, pages))

test('nobody answers', { timeout: 300_000 }, async () => {
  // The headless shell shows an empty page instead of a connection that breaks.
  const whole = await pagesIn(await wholeBrowser())
  try {
    await expectVerdict(
      {
        what: 'nobody answers',
        before: news('news'),
        after: { '/': (incoming) => void incoming.socket.destroy() },
        expected: { state: 'not_measured', reason: 'unreachable' },
      },
      whole,
    )
  } finally {
    await whole.close()
  }
})

async function expectVerdict(row: Row, pages: ProofPages): Promise<void> {
  site = await loopbackSite(row.after)
  const url = `http://127.0.0.1:${site.port}/`
  const tool = toolOf(row, url)
  const { signal } = new AbortController()
  const verdict = await verifyOnPage(tool, {
    pages,
    signal,
    reader: createDocumentReader(createRunJob({ here: true }), () => false),
    budget: createScanBudget(),
    isOwn: (at) => at.startsWith(url),
    now: () => new Date(0),
  })
  expect(verdict).toMatchObject(row.expected)
  // Whatever the page wanted: nothing was sent.
  expect(site.requests.filter((request) => !request.startsWith('GET '))).toEqual([])
}
