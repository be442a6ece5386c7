import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { DEMO_ORIGIN } from './demo-sites.ts'
import { answerForm, parseDemoForms } from './form-answers.ts'
import { parseHeadersFile } from './site-headers.ts'

const TEXT_TYPE = /^(text\/(html|plain|xml)|application\/(xml|json))\b/

/** A form as the site got it. */
export interface ReceivedForm {
  name: string
  fields: Readonly<Record<string, unknown>>
  /** What it was answered with: 200, or 422 when something is missing. */
  status: number
}

/** What the owner of an example site adds to its files. */
export interface SiteExtras {
  /** The widget's script tag, for the head of every page; undefined as long as there is none. */
  tag?: () => string | undefined
  /** Hears of every form that arrives. */
  onForm?: (form: ReceivedForm) => void
}

/**
 * An example site as its host would serve it: files, the headers of its `_headers` file, its own 404 page, and an
 * answer to every form. Nothing of a form is kept.
 *
 * @param folders with the files of the site; what is in the first one hides what is in the next
 * @param origin gives the address that the site is served at; it takes the place of the address in the files
 */
export function createSiteApp(
  folders: readonly string[],
  origin: () => string,
  { tag, onForm }: SiteExtras = {},
): Hono {
  const read = (name: string) => readFrom(folders, name)
  const headersOf = parseHeadersFile(read('_headers'))
  const forms = parseDemoForms(read('_forms.json'))
  const answerPage = read('_answer.html')
  const missingPage = read('404.html')
  const atHome = (text: string) => text.replaceAll(DEMO_ORIGIN, origin())
  const asPage = (html: string) => atHome(withTag(html, tag?.()))
  const missing = (c: Context) => c.html(asPage(missingPage), 404)

  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headersOf(c.req.path))) c.header(name, value)
    // The tag names a service that may be another one in a minute.
    if (tag) c.header('Cache-Control', 'no-store')
  })
  app.post('/forms/:name', bodyLimit({ maxSize: 64 * 1024 }), async (c) => {
    const name = c.req.param('name')
    const fields = await c.req.parseBody()
    const answer = answerForm(forms, name, fields)
    onForm?.({ name, fields, status: answer.status })
    const page = answerPage.replaceAll('{{title}}', answer.title).replaceAll('{{text}}', answer.text)
    return c.html(asPage(page), answer.status)
  })
  // Files whose name starts with an underscore describe the site to its host; they are not part of it.
  app.get('/_*', missing)
  app.get('*', async (c, next) => {
    await next()
    const type = c.res.headers.get('content-type') ?? ''
    if (!c.res.ok || !TEXT_TYPE.test(type)) return
    const { status, headers: old } = c.res
    const body = await c.res.text()
    const text = type.startsWith('text/html') ? asPage(body) : atHome(body)
    const headers = new Headers(old)
    headers.delete('content-length')
    // Hono would copy the old headers onto a replacement, the old length with them.
    c.res = undefined
    c.res = new Response(text, { status, headers })
  })
  for (const root of folders) app.get('*', serveStatic({ root }))
  app.notFound(missing)
  return app
}

/** @throws Error when no folder has it */
function readFrom(folders: readonly string[], name: string): string {
  const holder = folders.find((folder) => existsSync(join(folder, name))) ?? folders[0] ?? ''
  return readFileSync(join(holder, name), 'utf8')
}

/** As an owner would paste it: the last line of the head. */
function withTag(html: string, tag: string | undefined): string {
  return tag === undefined ? html : html.replace('</head>', () => `  ${tag}\n  </head>`)
}
