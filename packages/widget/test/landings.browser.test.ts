import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SitePage } from '../../node/test/loopback-site.ts'
import type { Outcome } from '../src/types.ts'
import { run, tag, toolNamed, type WidgetSite, whenReady, widgetSite } from './widget-site.ts'

// Which page tells what became of a form that was posted, and what of it counts.

const form = '<form method="post" action="ACTION"><label>Name <input name="name"></label><button>Send</button></form>'

/** What is typed in; it has words of every kind. */
const typed = 'Thank you, Ada!'

/** What the page with the form shows beside it, what the page shows that it leads to, and the verdict. */
const rows: [label: string, before: string, after: string, status: Outcome['status'], httpStatus?: number][] = [
  ['thanks in the heading', '', '<h1>Thank you</h1>', 'confirmed'],
  ['thanks in a status', '', '<h1>Contact</h1><p role="status">Your message was sent.</p>', 'confirmed'],
  ['thanks in a box of that name', '', '<div class="alert-success">Your message was sent to us.</div>', 'confirmed'],
  ['an error in an alert', '', '<p role="alert">We could not save it</p>', 'submitted_unverified'],
  [
    'thanks, and a script has sent something else than what was typed',
    `<script>addEventListener('submit', ({ target }) => { target.elements.name.value = 'none' })</script>`,
    '<h1>Thank you</h1>',
    'submitted_unverified',
  ],
  ['an answer of 422', '', '<h1>Thank you</h1>', 'rejected', 422],
  [
    'the form again, with a refusal',
    '',
    `<p>Pick another name, this one is in use.</p>${form}`,
    'submitted_unverified',
  ],
  [
    'the form again, with a complaint',
    '<p>All fields are required</p>',
    `<p>Name is required</p>${form}`,
    'submitted_unverified',
  ],
  ['the form again, with what it said before', '<p>* required</p>', `<p>* required</p>${form}`, 'submitted_unverified'],
  [
    'the form again, with a field that is marked as wrong',
    '',
    `<ul class="errorlist"><li>Enter another one.</li></ul>${form.replace('name="name"', 'name="name" aria-invalid="true"')}`,
    'rejected',
  ],
  [
    'the form again, with a deed in an alert',
    '',
    `<p role="alert" class="danger">Your link was sent.</p>${form}`,
    'submitted_unverified',
  ],
  [
    'the form again, with a deed in a label',
    '',
    `<form method="post" action="ACTION"><label>Name <input name="name"></label><button>Send</button><p><label>I have received it</label></p></form>`,
    'submitted_unverified',
  ],
  ['the form again, with a deed', '', `<p>Your message was sent.</p>${form}`, 'confirmed'],
  ['another form, with complaints', '', '<p>Please choose</p><form><input name="q"></form>', 'submitted_unverified'],
  [
    'a status that is always there',
    '<p role="status">0 items</p>',
    '<p role="status">0 items</p>',
    'submitted_unverified',
  ],
  ['a status that says neither', '', '<p role="status">3 items in your cart</p>', 'submitted_unverified'],
  ['an output', '', '<label>Budget <input type="range"><output>50</output></label>', 'submitted_unverified'],
  [
    'a link of a class',
    '',
    '<nav><a class="nav-success-stories" href="/">Success stories</a></nav>',
    'submitted_unverified',
  ],
  ['old thanks', '<p role="status">Message 1 sent</p>', '<p role="status">Message 2 sent</p>', 'submitted_unverified'],
  ['the input again in the heading', '', `<h1>You searched for: ${typed}</h1>`, 'submitted_unverified'],
  ['a heading of things that thank', '', '<h1>Thank you cards</h1>', 'submitted_unverified'],
  ['a heading of things that were saved', '', '<h1>Your saved cards</h1>', 'submitted_unverified'],
  ['a heading that says neither', '', '<h1>Welcome to Acme</h1>', 'submitted_unverified'],
  ['a heading of a list', '', '<h1>Sent items</h1>', 'submitted_unverified'],
  [
    'what customers say, in a section of their success',
    '',
    '<h1>Home</h1><section class="customer-success"><p>Thank you for the great work! Anna, Rome</p></section>',
    'submitted_unverified',
  ],
  [
    'stories of success',
    '',
    '<h1>Home</h1><div class="section--success-stories"><h2>What we have received</h2><p>We have received 4.8 of 5 stars. Thanks to all who voted.</p></div>',
    'submitted_unverified',
  ],
  [
    'thanks in a box whose role and class name it together',
    '',
    '<div class="success" role="status">Message sent.</div>',
    'confirmed',
  ],
  ['thanks in a message of two classes', '', '<ul class="messages"><li class="success">Saved.</li></ul>', 'confirmed'],
  [
    'a title above a form with a password',
    '',
    '<h1>Your cart was saved</h1><form><label>Email <input></label><label>Password <input type="password"></label></form>',
    'submitted_unverified',
  ],
  [
    'a title above a form with a code',
    '',
    '<h1>Registration confirmed</h1><form><label>Code <input autocomplete="one-time-code"></label></form>',
    'submitted_unverified',
  ],
  [
    'a deed above another form with an empty field',
    '',
    '<p role="status">Address saved.</p><form><label>Card holder <input required name="holder"></label></form>',
    'submitted_unverified',
  ],
  [
    'a deed above another form whose fields are filled',
    '',
    '<h1>Your order was received</h1><form><input required name="note" value="none"></form>',
    'submitted_unverified',
  ],
  [
    'thanks above another form with an empty field',
    '',
    '<h1>Thank you</h1><form><label>Phone <input required name="phone"></label></form>',
    'submitted_unverified',
  ],
  [
    'a deed beside a log-in at the top of the page',
    '',
    '</main><header><form><input required name="u"><input type="password"></form></header><main><h1>Message sent</h1>',
    'confirmed',
  ],
  [
    'thanks that are an alert of danger',
    '',
    '<p role="alert" class="alert-danger">Thanks. Log in.</p>',
    'submitted_unverified',
  ],
  ['a deed in an alert', '', '<p role="alert">Your message was sent.</p>', 'confirmed'],
  [
    'a deed in an alert of success',
    '',
    '<p role="alert" class="alert alert-success">Your message was sent.</p>',
    'confirmed',
  ],
  [
    'failures of others in a status',
    '',
    '<p role="status">2 jobs failed since yesterday</p><h1>Jobs</h1>',
    'submitted_unverified',
  ],
  [
    'a trial that is over, in an alert on a page of its own',
    '',
    '<p role="alert">Your trial has expired. Please add a card.</p><h1>Jobs</h1>',
    'submitted_unverified',
  ],
  [
    'a card that counts errors',
    '',
    '<h1>Jobs</h1><div class="card-error">Errors this week: 0</div>',
    'submitted_unverified',
  ],
  ['a failure as the main heading', '', '<h1>Something went wrong</h1><p>We are on it.</p>', 'submitted_unverified'],
  [
    'thanks beside a failure of others',
    '',
    '<h1>Thank you</h1><p role="status">2 jobs failed since yesterday</p>',
    'submitted_unverified',
  ],
  [
    'the entry shown again, to be confirmed',
    '',
    '<h1>お問い合わせ内容の確認</h1><p role="status">以下の内容で送信します。</p><form><button>戻る</button><button>送信する</button></form>',
    'submitted_unverified',
  ],
  [
    'the entry in a form that has to be sent as well',
    '',
    '<h1>Vérifiez votre demande</h1><p>Ada</p><form method="post" action="ACTION"><input type="hidden" name="name" value="Ada"><button>Confirmer</button></form>',
    'next_step',
  ],
  [
    'the next question',
    '',
    '<h1>Milyen nap jó?</h1><form method="post" action="ACTION"><label>Nap <input name="day" required></label><button>Tovább</button></form>',
    'next_step',
  ],
  [
    'thanks above another form',
    '',
    '<h1>Thank you</h1><form method="post"><label>Mail <input name="news"></label><button>Subscribe</button></form>',
    'submitted_unverified',
  ],
  [
    'the entry shown again, not sent yet',
    '',
    '<h1>確認</h1><p role="status">まだ送信は完了していません。</p><form><button>送信する</button></form>',
    'submitted_unverified',
  ],
]

/** Where a link leads, where its server sends it instead, the verdict, and its name. */
const links: [label: string, path: string, sentTo: string | undefined, status: Outcome['status'], name?: string][] = [
  ['its own page', '/list', undefined, 'confirmed'],
  ['its own page, by its full name', '/saved', '/saved/?from=link', 'confirmed'],
  ['another page', '/keep', '/full', 'submitted_unverified'],
  ['a page called by words of which one buys', '/orders', undefined, 'confirmed', 'Order history'],
]

/** What a page says that the server sends to, by the name `thank-you`, and the verdict. */
const thankful: [label: string, says: string, status: Outcome['status']][] = [
  ['thanks, and words', '<h1>Thank you</h1><p>Bev keeps the diary. She is here on Tuesdays.</p>', 'confirmed'],
  ['no thanks', '<h1>Summer camp</h1><p>Full since May.</p>', 'submitted_unverified'],
]

const question = (attributes: string, button: string, fields = '<label>What <input name="q"></label>'): string =>
  `<form ${attributes}>${fields}<button>${button}</button></form>`
const found = '<h1>Tents</h1><p>Three of them are red.</p>'

interface Answered {
  httpStatus?: number
  /** The name of the tool. */
  tool?: string
  /** Where the server sends it instead. */
  sentTo?: string
}

/** A form that asks for something, what the page at its address says, and the verdict. */
const questions: [label: string, asks: string, answer: string, status: Outcome['status'], more?: Answered][] = [
  ['by GET', question('method="get" action="ACTION"', 'Find'), found, 'confirmed'],
  ['without a method', question('action="ACTION"', 'Look up'), found, 'confirmed'],
  [
    'with something to book in its answer',
    question('action="ACTION"', 'Search'),
    `${found}<form method="post"><label>Nights <input name="n" required></label><button>Book</button></form>`,
    'confirmed',
  ],
  ['that votes', question('action="ACTION"', 'Vote'), found, 'submitted_unverified'],
  ['by the name of its tool', question('action="ACTION"', 'Go'), found, 'confirmed', { tool: 'searchTents' }],
  ['by POST', question('method="post" action="ACTION" role="search"', 'Search'), found, 'confirmed'],
  [
    'in the head of each page',
    question('action="ACTION"', 'Search'),
    question('action="ACTION"', 'Search') + found,
    'confirmed',
  ],
  ['that nobody answers', question('action="ACTION"', 'Search'), '<h1>Not found</h1>', 'rejected', { httpStatus: 404 }],
  [
    'with a field that is marked as wrong',
    question('action="ACTION"', 'Search'),
    question('action="ACTION"', 'Search', '<label>What <input name="q" aria-invalid="true"></label>'),
    'rejected',
  ],
  [
    'of which the page says nothing',
    question('action="ACTION"', 'Search'),
    '<h1>Back soon</h1><p>We are painting.</p>',
    'submitted_unverified',
  ],
  [
    'that is sent elsewhere',
    question('action="ACTION"', 'Search'),
    found,
    'submitted_unverified',
    { sentTo: '/elsewhere' },
  ],
  ['that takes something', question('action="ACTION"', 'Reserve'), found, 'submitted_unverified'],
  [
    'about a person',
    question('action="ACTION"', 'Search', '<label>What <input name="q"></label><input type="email" name="e">'),
    found,
    'submitted_unverified',
  ],
]

let site: WidgetSite
beforeAll(async () => {
  const page = (path: string, body: string, status = 200): SitePage => {
    const told = "<script>operable.on('outcome', (outcome) => { window.outcome = outcome })</script>"
    return (_, outgoing) => {
      const head = `<title>Shop</title>${tag(site.service).replace('async ', '')}${told}`
      outgoing.writeHead(status, { 'content-type': 'text/html' })
      outgoing.end(`<!doctype html><html lang="en">${head}<main>${body.replace('ACTION', `${path}/sent`)}</main>`)
    }
  }
  const pages = rows.flatMap(([, before, after, , status], index): [string, SitePage][] => [
    [`/${index}`, page(`/${index}`, before + form)],
    [`/${index}/sent`, page(`/${index}`, after, status)],
  ])
  const kind = thankful.flatMap(([, says], index): [string, SitePage][] => [
    [`/kind/${index}`, page(`/kind/${index}`, form)],
    [
      `/kind/${index}/sent`,
      (_, outgoing) => void outgoing.writeHead(303, { location: `/kind/${index}/thank-you` }).end(),
    ],
    [`/kind/${index}/thank-you`, page('', says)],
  ])
  const bare: SitePage = (_, outgoing) =>
    void outgoing.writeHead(500, { 'content-type': 'text/html' }).end('<!doctype html><title>Oops</title><h1>Oops</h1>')
  const opening = links.flatMap(([, path, sentTo, , name = 'Open it'], index): [string, SitePage][] => {
    const sends: SitePage = (_, outgoing) => void outgoing.writeHead(302, { location: sentTo }).end()
    return [
      [`/link/${index}`, page('', `<a id="link" href="${path}">${name}</a>`)],
      [sentTo?.replace(/\?.*/, '') ?? path, page('', '<h1>Books</h1><p>Three of three places are taken.</p>')],
      ...(sentTo ? [[path, sends] satisfies [string, SitePage]] : []),
    ]
  })
  const asking = questions.flatMap(([, asks, answer, , { httpStatus, sentTo } = {}], index): [string, SitePage][] => {
    const sends: SitePage = (_, outgoing) => void outgoing.writeHead(302, { location: sentTo }).end()
    const answers = page(`/ask/${index}`, answer, httpStatus)
    return [
      [`/ask/${index}`, page(`/ask/${index}`, asks)],
      [`/ask/${index}/sent`, sentTo ? sends : answers],
      ...(sentTo ? [[sentTo, answers] satisfies [string, SitePage]] : []),
    ]
  })
  site = await widgetSite({
    pages: {
      ...Object.fromEntries(asking),
      ...Object.fromEntries(opening),
      ...Object.fromEntries(pages),
      ...Object.fromEntries(kind),
      '/broken': page('/broken', form),
      '/broken/sent': bare,
      '/hop': page('/hop', form),
      '/hop/sent': page(
        '/hop',
        `<p role="status">One moment…</p><script>setTimeout(() => location.replace('/hop/done'), 300)</script>`,
      ),
      '/hop/done': page('/hop', '<h1>Thank you</h1>'),
      '/left': page('/left', form),
      '/left/sent': page('/left', '<a href="/home">Home</a>'),
      '/home': page('/home', '<h1>Thank you for the music</h1><p role="status">Your message was sent.</p>'),
    },
  })
  const kindly = thankful.map((_, index) => `/kind/${index}`)
  const paths = [...rows.map((_, index) => `/${index}`), ...kindly, '/broken', '/hop', '/left']
  site.tools = [
    ...paths.map((path) => toolNamed(`send${path.replaceAll('/', '_')}`, { pageUrl: path })),
    ...questions.map(([, , , , more], index) => toolNamed(more?.tool ?? `ask_${index}`, { pageUrl: `/ask/${index}` })),
    ...links.map((_, index) =>
      toolNamed(`open_${index}`, { pageUrl: `/link/${index}`, selector: '#link', metadata: { kind: 'button' } }),
    ),
  ]
})
afterAll(() => site?.close())

async function sent(path: string): Promise<Page> {
  const opened = await started(path, `send${path.replace('/', '_')}`, { name: typed })
  await opened.waitForURL(`**${path}/sent`)
  return opened
}

async function started(path: string, tool: string, input: object): Promise<Page> {
  const opened = await site.open(path)
  await whenReady(opened)
  void run(opened, tool, input).catch(() => undefined)
  return opened
}

async function told(opened: Page): Promise<Outcome> {
  await opened.waitForFunction(() => 'outcome' in window)
  return opened.evaluate(() => (window as unknown as { outcome: Outcome }).outcome)
}

test.each(thankful.map(([label, , status], index) => ({ label, status, index })))(
  'an address of thanks, $label: $status',
  async ({ status, index }) => {
    const opened = await started(`/kind/${index}`, `send_kind_${index}`, { name: typed })
    await opened.waitForURL('**/thank-you')
    expect(await told(opened)).toMatchObject({ status })
    await opened.close()
  },
)

test.concurrent.each(
  rows.map(([label, , , status, httpStatus = 200], index) => ({ label, status, httpStatus, index })),
)('$label: $status', async ({ status, httpStatus, index }) => {
  const opened = await sent(`/${index}`)
  const outcome = await told(opened)
  expect(outcome).toMatchObject({ status })
  expect(outcome.evidence[0]).toMatchObject({ kind: 'navigation', httpStatus })
  await opened.close()
})

test.concurrent.each(links.map(([label, path, sentTo = path, status], index) => ({ label, status, sentTo, index })))(
  'a link that opens $label: $status',
  async ({ status, sentTo, index }) => {
    const opened = await started(`/link/${index}`, `open_${index}`, {})
    await opened.waitForURL(`**${sentTo}`)
    expect(await told(opened)).toMatchObject({ status })
    await opened.close()
  },
)

test.concurrent.each(questions.map(([label, , , status, more], index) => ({ label, status, index, ...more })))(
  'a question $label: $status',
  async ({ status, index, tool = `ask_${index}`, httpStatus = 200 }) => {
    const opened = await started(`/ask/${index}`, tool, { q: 'tent' })
    await opened.waitForURL((url) => !url.pathname.endsWith(`/${index}`))
    const outcome = await told(opened)
    expect(outcome).toMatchObject({ status })
    expect(outcome.evidence[0]).toMatchObject({ kind: 'navigation', httpStatus })
    await opened.close()
  },
)

test('a page that says to wait, and leads on by itself, leaves it to the next one', async () => {
  const opened = await sent('/hop')
  await opened.waitForURL('**/hop/done')
  expect(await told(opened)).toMatchObject({ status: 'confirmed' })
  await opened.close()
})

test('a page that somebody goes on to says nothing of it', async () => {
  const opened = await sent('/left')
  await opened.getByRole('link', { name: 'Home' }).click()
  await opened.waitForURL('**/home')
  await whenReady(opened)
  await opened.waitForTimeout(2500)
  expect(await opened.evaluate(() => 'outcome' in window)).toBe(false)
  await opened.close()
})

test('a page that somebody opens after an answer without the widget says nothing of it', async () => {
  const opened = await sent('/broken')
  // A person takes longer than two clocks of a browser differ.
  await opened.waitForTimeout(500)
  await opened.goto(`${site.origin}/home`)
  expect(await told(opened)).toMatchObject({
    status: 'submitted_unverified',
    evidence: [{ kind: 'navigation', detail: `${site.origin}/home` }],
  })
  await opened.close()
})
