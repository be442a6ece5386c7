import { inflateRawSync } from 'node:zlib'
import { checkNewTool, OperableError, type ToolDraft, type ToolPatch } from '@operable/core'
import { applyToolPatch } from '@operable/core/tools'
import type { Context, Hono } from 'hono'
import { type DraftView, renderArrivalPage, renderDraftPage } from '../../pages/console/draft-page.ts'
import { renderSignInPage } from '../../pages/console/sign-in-page.ts'
import { type ToolFieldName, toolFieldNames, toolValues } from '../../pages/console/tool-page.ts'
import { pageAnswer } from '../answer/page-answer.ts'
import type { FormValues } from '../request/body.ts'
import { type AppEnv, pathParameter } from '../request/request-env.ts'
import { action, type Desk, type PageHandler, refusalOf, signedIn, tell, viewOf } from './desk.ts'

const PATH = '/console/websites/:websiteId/draft'
type Texts = Record<ToolFieldName, string>

/** A tool that the inspector hands over: GET shows it, and the form on that page keeps it. */
export function addDrafts(app: Hono<AppEnv>, desk: Desk): void {
  const { websites, tools } = desk.deps.operable

  const load = async (websiteId: string): Promise<Pick<DraftView, 'website' | 'tools'>> => {
    const website = await websites.get(websiteId)
    return { website, tools: (await tools.list(websiteId)).tools }
  }

  const show: PageHandler = async (c, visitor) => {
    const parameter = c.req.query('draft') ?? ''
    const draft = readDraftParameter(parameter)
    const page = { ...(await load(pathParameter(c, 'websiteId'))), draft, parameter, values: toolValues(draft) }
    return pageAnswer(renderDraftPage(page, await viewOf(desk, visitor)))
  }

  app.get(PATH, arriving(desk, show))
  app.post(
    PATH,
    action(desk, async (c, visitor, form) => {
      const parameter = form.text('draft')
      const draft = readDraftParameter(parameter)
      const websiteId = pathParameter(c, 'websiteId')
      const values = readToolTexts(form)
      try {
        const list = await tools.addDraft(websiteId, applyToolPatch(draft, patchOf(values)))
        const kept = list.tools.find(({ name }) => name === values.name)!
        const text = `“${values.name}” was saved. The widget now offers it.`
        return tell(desk, visitor, { path: `/console/websites/${websiteId}/tools/${kept.id}`, tone: 'good', text })
      } catch (error) {
        const page = { ...(await load(websiteId)), draft, parameter, values, ...draftErrors(error) }
        return pageAnswer(renderDraftPage(page, await viewOf(desk, visitor)), 400)
      }
    }),
  )
}

/** What a person made of the draft: where that is another element, what was read of the first one is none of it. */
function patchOf({ clickSelector, ...texts }: Texts): ToolPatch {
  return { ...texts, clickSelector: clickSelector || null }
}

const members: Readonly<Record<string, ToolFieldName>> = {
  ...Object.fromEntries(toolFieldNames.map((name) => [name, name])),
  triggerSelector: 'clickSelector',
  'metadata.triggerSelector': 'clickSelector',
}

/** Each refusal beside the field that it is about: its sentence begins with the name of the member. */
function draftErrors(error: unknown): Pick<DraftView, 'errors' | 'error'> {
  const codes = ['conflict', 'invalid_selector', 'invalid_request', 'invalid_url', 'tool_limit_reached'] as const
  const text = refusalOf(error, codes)
  const { code } = error as { code: string }
  if (code === 'conflict') return { errors: { name: text } }
  if (code === 'invalid_url') return { errors: { pageUrl: text } }
  const [, member = '', fault = text] = /^([\w.]+)(?:: |, )(.*)$/s.exec(text) ?? []
  const name = members[member]
  return name ? { errors: { [name]: fault.charAt(0).toUpperCase() + fault.slice(1) } } : { error: text }
}

/**
 * A page that a link of another site may lead to. The cookie of a session does not come with such a link: the first request
 * leads to itself once, from here, and only then is somebody asked to sign in.
 */
export function arriving(desk: Desk, handler: PageHandler) {
  const show = signedIn(desk, handler)
  return async (c: Context<AppEnv>): Promise<Response> => {
    if ((await desk.visitors.of(c.req.raw)) !== undefined) return show(c)
    const next = ownAddress(c)
    // Over plain http no browser says where a link is.
    const isOurs = /^(?:same-origin|none)$/.test(c.req.header('sec-fetch-site') ?? '')
    const isLink = !isOurs && c.req.query('arrived') === undefined
    return pageAnswer(
      isLink ? renderArrivalPage(`${next}&arrived=yes`, desk.context) : renderSignInPage(desk.context, { next }),
    )
  }
}

/** Made anew from its parts: what else is in the address does not come back. */
function ownAddress(c: Context<AppEnv>): string {
  const { websiteId = '', toolId } = c.req.param() as { websiteId?: string; toolId?: string }
  const draft = (c.req.query('draft') ?? '').replace(/[^\w-]/g, '')
  const page = toolId === undefined ? 'draft' : `tools/${encodeURIComponent(toolId)}`
  return `/console/websites/${encodeURIComponent(websiteId)}/${page}?draft=${draft}`
}

/** Characters; the address stays below the 8,192 that common proxies take. */
const LONGEST = 6_144
/** Of the draft as JSON, in bytes: what a small parameter may grow into. */
const LARGEST = 64 * 1024

/**
 * The draft in an address: JSON, compressed (RFC 1951), in base64url.
 * @throws OperableError `invalid_request`, `invalid_selector` for what is no draft
 */
export function readDraftParameter(parameter: string): ToolDraft {
  if (parameter === '' || parameter.length > LONGEST || !/^[\w-]+$/.test(parameter)) throw noDraft()
  return checkNewTool(unpacked(parameter))
}

function unpacked(parameter: string): unknown {
  try {
    const bytes = inflateRawSync(Buffer.from(parameter, 'base64url'), { maxOutputLength: LARGEST })
    return JSON.parse(bytes.toString('utf8'))
  } catch (cause) {
    throw noDraft(cause)
  }
}

function noDraft(cause?: unknown): OperableError {
  return new OperableError('invalid_request', 'This link contains no tool. Open it from the inspector again.', {
    cause,
  })
}

/** What a form says of a tool. Browsers send the line breaks of a text area as CR LF; a description is one line. */
export function readToolTexts(form: FormValues): Record<ToolFieldName, string> {
  const text = (name: ToolFieldName) =>
    form
      .text(name)
      .replace(/\s*\r?\n\s*/g, ' ')
      .trim()
  return Object.fromEntries(toolFieldNames.map((name) => [name, text(name)])) as Record<ToolFieldName, string>
}
