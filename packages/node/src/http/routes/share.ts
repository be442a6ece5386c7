import { OperableError } from '@operable/core'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { StoredReport } from '../../contracts/reports.ts'
import { drawPng } from '../../pages/card-picture.ts'
import { createPageContext, pagePolicy } from '../../pages/document.ts'
import { openFolds } from '../../pages/parts.ts'
import { cardSvg, renderBadge } from '../../pages/pictures.ts'
import { renderSharePage } from '../../pages/share/share-page.ts'
import { isNotModified, strongTag } from '../answer/etag.ts'
import { addHeaders, corsHeaders, lastAttemptHeaders, preflight, publicRead, shownRevision } from '../answer/headers.ts'
import type { AppDeps } from '../app-deps.ts'
import { clientOf } from '../client/client-key.ts'
import { countRequest, createRateLimiter, requireAllowance } from '../client/rate-limit.ts'
import { pageProblems, problemResponse } from '../problem/problem.ts'
import { createSharedReport } from '../report/public-report.ts'
import type { AppEnv } from '../request/request-env.ts'

/** Cards in memory: other sites show the same ones again and again. */
const MOST_CARDS = 100
/** Cards that are drawn for one client by this process: each takes a tenth of a second of the one thread that draws. */
const DRAWN = { limit: 30, window: 60 }
const CACHE = { 'Cache-Control': 'public, max-age=60' }

/** What programs read, by the ending of the address. */
const programForms: Readonly<Record<'json' | 'md', (stored: StoredReport) => Pick<Representation, 'type' | 'body'>>> = {
  json: ({ jsonBytes }) => ({ type: 'application/json', body: jsonBytes }),
  md: ({ markdownBytes }) => ({ type: 'text/markdown; charset=utf-8', body: markdownBytes }),
}

/**
 * `GET /r/{id}` (with `?open=all` nothing is folded), `/r/{id}.json`, `/r/{id}.md`, `/r/{id}/card.png` and
 * `/r/{id}/form.webp`: one report, to look at and to pass on.
 */
export function shareRoutes(deps: AppDeps): Hono<AppEnv> {
  const { operable, version, reportLimit } = deps
  const shared = createSharedReport(operable, deps.allowPrivate)
  const pageOf = createPages(deps)
  const cards = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: MOST_CARDS })
  const drawn = createRateLimiter(DRAWN, { clients: 10_000 })
  const app = new Hono<AppEnv>()

  app.get('/r/:file', async (c) => {
    const { id, form } = readName(c.req.param('file'))
    const limit = await countRequest(reportLimit, clientOf(c, deps))
    const stored = await shared(id)
    if (form === 'json' || form === 'md') {
      const headers = { ...corsHeaders, ...lastAttemptHeaders(stored), ...limit }
      return answer(c.req.raw, stored.revision, { form, ...programForms[form](stored), headers })
    }
    const page = await pageOf(stored, c.req.query('open') === 'all')
    const headers = { 'Content-Security-Policy': pagePolicy, ...lastAttemptHeaders(stored), ...limit }
    return answer(c.req.raw, shownRevision(stored), { ...page, headers })
  })
  app.options('/r/:file', preflight)

  app.get('/r/:id/card.png', async (c) => {
    const stored = await shared(c.req.param('id'))
    const draw = () => {
      const known = cards.get(stored.revision)
      if (known) return known
      requireAllowance(DRAWN, drawn.take(clientOf(c, deps)))
      const card = drawPng(cardSvg(stored.report))
      cards.set(stored.revision, card)
      card.catch(() => cards.delete(stored.revision))
      return card
    }
    const form = `card-${version}`
    return answer(c.req.raw, stored.revision, { form, type: 'image/png', body: draw, headers: corsHeaders })
  })

  app.get('/r/:id/form.webp', async (c) => {
    const stored = await shared(c.req.param('id'))
    const picture = await operable.reports.picture(stored.report.id)
    if (!picture) throw new OperableError('not_found', 'This report has no picture of a form.')
    const { bytes, scannedAt } = picture
    const form = `form-${scannedAt}`
    return answer(c.req.raw, stored.revision, { form, type: 'image/webp', body: bytes, headers: {} })
  })

  // Programs ask for the other forms.
  const pageProblem = pageProblems(deps)
  app.onError((error, c) =>
    /\.(json|md|png|webp)$/.test(c.req.path)
      ? addHeaders(problemResponse(error, c.req.raw, deps), corsHeaders)
      : pageProblem(error, c),
  )
  return app
}

/** The page of a report, with all of it open or folded. */
function createPages({ operable: { reports }, baseUrl, version }: AppDeps) {
  const context = createPageContext(baseUrl)
  return async (stored: StoredReport, isOpen: boolean): Promise<Omit<Representation, 'headers'>> => {
    const { report, lastAttempt } = stored
    // A page without its picture is better than none.
    const picture = await reports.picture(report.id).catch(() => undefined)
    // The picture goes with the website that asked for it, and the report stays.
    const kind = picture ? '-picture' : ''
    const page = async () =>
      renderSharePage(report, { history: await reports.history(report.id), lastAttempt, picture }, context)
    return {
      // Another version of the software may draw the same report in another way.
      form: `${isOpen ? 'open' : 'html'}${kind}-${version}`,
      type: 'text/html; charset=utf-8',
      body: async () => (isOpen ? openFolds(await page()) : page()),
    }
  }
}

type Body = string | Uint8Array<ArrayBuffer>

/** One form of a report. */
interface Representation {
  /** Part of its entity tag: each form has a tag of its own. */
  form: string
  /** Media type. */
  type: string
  /** What takes time is made only when it will be sent. */
  body: Body | (() => Promise<Body>)
  /** Besides those that every form has. */
  headers: Readonly<Record<string, string>>
}

async function answer(
  request: Request,
  revision: string,
  { form, type, body, headers: own }: Representation,
): Promise<Response> {
  const etag = strongTag(`${revision}-${form}`)
  const headers = { ...CACHE, ...own, ETag: etag }
  if (isNotModified(request, etag)) return new Response(null, { status: 304, headers })
  const content = typeof body === 'function' ? await body() : body
  return new Response(content, { headers: { ...headers, 'Content-Type': type } })
}

function readName(file: string): { id: string; form: 'html' | 'json' | 'md' } {
  const [, id = file, ending] = /^([^.]*)(?:\.(json|md))?$/.exec(file) ?? []
  return { id, form: ending === 'json' || ending === 'md' ? ending : 'html' }
}

/** `GET /badge/{id}.svg`: the latest score, for other people's pages. */
export function badgeRoutes({ operable, allowPrivate, version }: AppDeps): Hono<AppEnv> {
  const shared = createSharedReport(operable, allowPrivate)
  const app = new Hono<AppEnv>()
  app.get('/badge/:file{.+\\.svg}', publicRead, async (c) => {
    const stored = await shared(c.req.param('file').replace(/\.svg$/, ''))
    const etag = strongTag(`${shownRevision(stored)}-badge-${version}`)
    const headers = { 'Cache-Control': 'public, max-age=300', ...lastAttemptHeaders(stored), ETag: etag }
    if (isNotModified(c.req.raw, etag)) return new Response(null, { status: 304, headers })
    return new Response(renderBadge(stored), { headers: { ...headers, 'Content-Type': 'image/svg+xml' } })
  })
  return app
}
