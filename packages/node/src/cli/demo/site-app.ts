import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { DEMO_ORIGIN } from './demo-sites.ts'
import { answerForm, parseDemoForms } from './form-answers.ts'
import { parseHeadersFile } from './site-headers.ts'

const TEXT_TYPE = /^(text\/(html|plain|xml)|application\/(xml|json))\b/

/**
 * An example site as its host would serve it: files, the headers of its `_headers` file, its own 404 page, and an
 * answer to every form.
 *
 * @param folder with the files of the site
 * @param origin gives the address that the site is served at; it takes the place of the address in the files
 */
export function createSiteApp(folder: string, origin: () => string): Hono {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const headersOf = parseHeadersFile(read('_headers'))
  const forms = parseDemoForms(read('_forms.json'))
  const answerPage = read('_answer.html')
  const missingPage = read('404.html')
  const atHome = (text: string) => text.replaceAll(DEMO_ORIGIN, origin())
  const missing = (c: Context) => c.html(atHome(missingPage), 404)

  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headersOf(c.req.path))) c.header(name, value)
  })
  app.post('/forms/:name', bodyLimit({ maxSize: 64 * 1024 }), async (c) => {
    const answer = answerForm(forms, c.req.param('name'), await c.req.parseBody())
    const page = answerPage.replaceAll('{{title}}', answer.title).replaceAll('{{text}}', answer.text)
    return c.html(atHome(page), answer.status)
  })
  // Files whose name starts with an underscore describe the site to its host; they are not part of it.
  app.get('/_*', missing)
  app.get('*', async (c, next) => {
    await next()
    if (!c.res.ok || !TEXT_TYPE.test(c.res.headers.get('content-type') ?? '')) return
    const { status, headers: old } = c.res
    const text = atHome(await c.res.text())
    const headers = new Headers(old)
    headers.delete('content-length')
    // Hono would copy the old headers onto a replacement, the old length with them.
    c.res = undefined
    c.res = new Response(text, { status, headers })
  })
  app.get('*', serveStatic({ root: folder }))
  app.notFound(missing)
  return app
}
