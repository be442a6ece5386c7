import { OpenAPIHono, z } from '@hono/zod-openapi'
import { OperableError } from '@operable/core'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { WidgetFile } from '../../contracts/widget-archive.ts'
import { type FixedAnswer, type FixedDocument, fixedAnswer, fixedDocument } from '../answer/fixed-answer.ts'
import { publicRead } from '../answer/headers.ts'
import type { AppDeps } from '../app-deps.ts'
import { exampleTool, exampleWebsite } from '../openapi/examples.ts'
import { jsonAnswer } from '../openapi/route-definition.ts'
import { toolSchema } from '../openapi/schemas.ts'
import { type AppEnv, pathParameter } from '../request/request-env.ts'
import { routeAdder } from '../route.ts'
import { keepWidget } from '../widget/housekeeping.ts'
import { createWidgetAnswer, WIDGET_CACHE } from '../widget/widget-answer.ts'

const widgetToolsSchema = z
  .object({
    version: z.literal(1),
    websiteId: z.string(),
    url: z.string(),
    tools: z.array(
      toolSchema.pick({
        id: true,
        name: true,
        description: true,
        pageUrl: true,
        active: true,
        selector: true,
        metadata: true,
      }),
    ),
  })
  .openapi('WidgetTools')

const { source: _, createdAt: __, updatedAt: ___, ...exampleWidgetTool } = exampleTool

/** `GET /widget/{websiteId}/tools.json`: what the script on a website polls. */
export function widgetRoutes(deps: AppDeps): OpenAPIHono<AppEnv> {
  const app = new OpenAPIHono<AppEnv>()
  const addRoute = routeAdder(app, deps)
  const answer = createWidgetAnswer(deps)
  addRoute(
    {
      method: 'get',
      path: '/widget/{websiteId}/tools.json',
      operationId: 'getWidgetTools',
      tag: 'Widget',
      summary: 'The active tools of a website',
      need: 'public',
      isWhole: true,
      requestHeaders: ['If-None-Match'],
      success: [
        jsonAnswer(
          'Active tools only',
          widgetToolsSchema,
          {
            version: 1,
            websiteId: exampleWebsite.id,
            url: exampleWebsite.url,
            tools: [exampleWidgetTool],
          },
          { headers: { ETag: 'Entity tag of the list', 'Cache-Control': WIDGET_CACHE } },
        ),
        { status: 304, description: 'Not modified' },
      ],
      errors: ['storage_unavailable'],
    },
    (c) => answer(c.req.raw, pathParameter(c, 'websiteId')),
  )
  return app
}

/** The script of the tag. */
const SCRIPT = 'operable.js'
const TYPE = 'text/javascript; charset=utf-8'

/** Kept, and asked for by its entity tag each time: a page that is loaded after an upgrade has the script of then. */
const PRESENT = { 'Cache-Control': 'public, no-cache' }

const pin = (body: string | FixedDocument) =>
  fixedAnswer(body, TYPE, { 'Cache-Control': 'public, max-age=31536000, immutable' })

/** What the script adds to the address of a part: the beginning of the hash that it has of it. */
const pieceOf = (document: FixedDocument): string => document.hash().slice(0, 12)

/** On errors as well: a cache must not give to one reader what was said to another. */
const varied: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  c.res.headers.set('Vary', 'Accept-Encoding')
}

/**
 * The widget's scripts: at `/operable.js` the present version, and at `/w/{version}/operable.js` one that never changes,
 * which a page can pin by its integrity, and which stays when the service goes on to another. A part that is asked for by
 * the piece of its hash that the script knows (`?v=`) never changes either: no visit asks for it twice. A browser checks
 * the integrity of the decoded bytes: it is the same in every content coding (https://www.w3.org/TR/SRI/).
 */
export function widgetFileRoutes(deps: AppDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const { files, version } = deps.widget
  /** In the background: nobody waits for it, and a store that is down has told others. */
  function noteRequest({ req }: Context<AppEnv>, asked: string): void {
    const from = { origin: req.header('origin') ?? null, referer: req.header('referer') ?? null }
    deps.operable.widgetArchive.noteRequest(asked, from).catch(() => {})
  }

  for (const file of files) {
    const note = (c: Context<AppEnv>) => file.name === SCRIPT && noteRequest(c, version)
    const document = fixedDocument(file.body)
    const present = fixedAnswer(document, TYPE, PRESENT)
    const pinned = pin(document)
    app.get(`/${file.name}`, publicRead, (c) => {
      note(c)
      return (c.req.query('v') === pieceOf(document) ? pinned : present)(c.req.raw)
    })
    app.get(`/w/${version}/${file.name}`, publicRead, (c) => {
      keepWidget(deps)
      note(c)
      return pinned(c.req.raw)
    })
  }

  // As long as the archive holds the file.
  const earlier = new WeakMap<WidgetFile, FixedAnswer>()
  app.get('/w/:version/:name', publicRead, varied, async (c) => {
    const { version: asked, name } = c.req.param()
    const file = await deps.operable.widgetArchive.find(asked, name)
    if (file === undefined)
      throw new OperableError('not_found', 'This service does not have that version of the widget.')
    noteRequest(c, asked)
    const answer = earlier.get(file) ?? pin(file.body)
    earlier.set(file, answer)
    return answer(c.req.raw)
  })
  return app
}
