import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { DEMO_ORIGIN } from './demo-sites.ts'

const TEXT_TYPE = /^(text\/(html|plain|xml)|application\/(xml|json))\b/

/** A form that the site received. */
export interface ReceivedForm {
  name: string
  fields: Readonly<Record<string, unknown>>
  /** Of the answer: 200, or 422 if something is missing. */
  status: number
}

/** What is added to the files of an example site. */
export interface SiteExtras {
  /** The widget's script tag, for the head of every page. */
  tag?: () => string | undefined
  /** Called for every form that arrives. */
  onForm?: (form: ReceivedForm) => void
}

/**
 * An example site as a host would serve it: files, the headers of its `_headers` file, its own 404 page, and an answer to
 * every form. No form data is stored.
 *
 * @param folders with the files of the site; files in the first one hide those in the next
 * @param origin where the site is served; replaces the address in the files
 */
export function createSiteApp(
  folders: readonly string[],
  origin: () => string,
  { tag, onForm }: SiteExtras = {},
): Hono {
  const read = (name: string) => readFrom(folders, name)
  const headersOf = parseHeadersFile(read('_headers'))
  const forms = formsSchema.parse(JSON.parse(read('_forms.json')))
  const answerPage = read('_answer.html')
  const missingPage = read('404.html')
  const atHome = (text: string) => text.replaceAll(DEMO_ORIGIN, origin())
  const asPage = (html: string) => atHome(withTag(html, tag?.()))
  const missing = (c: Context) => c.html(asPage(missingPage), 404)

  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headersOf(c.req.path))) c.header(name, value)
    // The next demo may have its service at another address.
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
  // Files that start with an underscore are for the host, not part of the site.
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
    // Otherwise Hono copies the old headers onto the new response, including the old length.
    c.res = undefined
    c.res = new Response(text, { status, headers })
  })
  for (const root of folders) app.get('*', serveStatic({ root }))
  app.notFound(missing)
  return app
}

/** @throws Error if no folder has it */
function readFrom(folders: readonly string[], name: string): string {
  const holder = folders.find((folder) => existsSync(join(folder, name))) ?? folders[0] ?? ''
  return readFileSync(join(holder, name), 'utf8')
}

/** Where an owner would paste it: the last line of the head. */
function withTag(html: string, tag: string | undefined): string {
  return tag === undefined ? html : html.replace('</head>', () => `  ${tag}\n  </head>`)
}

const formsSchema = z.record(
  z.string(),
  z.object({
    required: z.array(z.string()),
    /** A field that people never see: only bots fill it in. */
    trap: z.string().optional(),
    title: z.string(),
    text: z.string(),
  }),
)

type DemoForms = z.infer<typeof formsSchema>

interface FormAnswer {
  status: 200 | 404 | 422
  title: string
  text: string
}

/**
 * Answers a sent form. Nothing is stored, and nothing that was sent is repeated: the answer names only fields of the form.
 */
function answerForm(forms: DemoForms, name: string, sent: Record<string, unknown>): FormAnswer {
  const form = Object.hasOwn(forms, name) ? forms[name] : undefined
  if (!form) return { status: 404, title: 'This form does not exist.', text: 'Nothing was sent.' }
  const isFilled = (field: string) => typeof sent[field] === 'string' && sent[field].trim() !== ''
  const missing = form.required.filter((field) => !isFilled(field))
  if (missing.length > 0) {
    return { status: 422, title: 'Something is missing.', text: `Please go back and fill in: ${missing.join(', ')}.` }
  }
  if (form.trap && isFilled(form.trap)) {
    return { status: 422, title: 'This looks like a robot.', text: 'A field that must stay empty was filled in.' }
  }
  return { status: 200, title: form.title, text: form.text }
}

/**
 * Reads a `_headers` file as static hosts do: a path, which may end in `*`, and its headers on indented lines below. Later
 * blocks add to earlier ones.
 *
 * @see https://docs.netlify.com/routing/headers/
 */
export function parseHeadersFile(text: string): (path: string) => Record<string, string> {
  const blocks: { path: string; headers: Record<string, string> }[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue
    if (!/^\s/.test(line)) {
      blocks.push({ path: line.trim(), headers: {} })
      continue
    }
    const colon = line.indexOf(':')
    const block = blocks.at(-1)
    if (colon > 0 && block) block.headers[line.slice(0, colon).trim()] = line.slice(colon + 1).trim()
  }
  return (path) =>
    Object.assign({}, ...blocks.filter((block) => matches(block.path, path)).map(({ headers }) => headers))
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}
