import { createHash } from 'node:crypto'
import { OperableError } from '@operable/core'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { WidgetFile } from '../../contracts/widget-archive.ts'
import { publicRead } from '../answer/cors.ts'
import { type FixedAnswer, fixedAnswer } from '../answer/fixed-answer.ts'
import type { AppDeps } from '../app-deps.ts'
import type { AppEnv } from '../request/request-env.ts'
import { keepWidget } from '../widget/keep-widget.ts'

/** The script of the tag. */
const SCRIPT = 'operable.js'
const TYPE = 'text/javascript; charset=utf-8'

/** Kept, and asked for by its entity tag each time: a page that is loaded after an upgrade has the script of then. */
const PRESENT = { 'Cache-Control': 'public, no-cache' }

const pin = ({ body }: WidgetFile) =>
  fixedAnswer(body, TYPE, { 'Cache-Control': 'public, max-age=31536000, immutable' })

/** What the script adds to the address of a part: the beginning of the hash that it has of it. */
const pieceOf = ({ body }: WidgetFile): string => createHash('sha256').update(body).digest('base64url').slice(0, 12)

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
    const present = fixedAnswer(file.body, TYPE, PRESENT)
    const pinned = pin(file)
    const piece = pieceOf(file)
    app.get(`/${file.name}`, publicRead, (c) => {
      note(c)
      return (c.req.query('v') === piece ? pinned : present)(c.req.raw)
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
    if (file === undefined) throw new OperableError('not_found', 'This version of the widget is not known here.')
    noteRequest(c, asked)
    const answer = earlier.get(file) ?? pin(file)
    earlier.set(file, answer)
    return answer(c.req.raw)
  })
  return app
}
