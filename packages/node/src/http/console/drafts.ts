import { applyToolPatch, type ToolPatch } from '@operable/core'
import type { Context, Hono } from 'hono'
import { type DraftView, renderArrivalPage, renderDraftPage } from '../../pages/console/draft-page.ts'
import { renderSignInPage } from '../../pages/console/sign-in-page.ts'
import { type ToolFieldName, toolFieldNames, toolValues } from '../../pages/console/tool-page.ts'
import { pageAnswer } from '../answer/page-answer.ts'
import { pathParameter } from '../request/path-parameter.ts'
import type { AppEnv } from '../request/request-env.ts'
import { action, type Desk, refusalOf, signedIn, tell, viewOf } from './desk.ts'
import { readDraftParameter } from './draft-parameter.ts'
import { readToolTexts } from './tool-texts.ts'

const PATH = '/console/websites/:websiteId/draft'
type Texts = Record<ToolFieldName, string>

/** A tool that the inspector hands over: GET shows it, and the form on that page keeps it. */
export function addDrafts(app: Hono<AppEnv>, desk: Desk): void {
  const { context, visitors, deps } = desk
  const { websites, tools } = deps.operable

  const show = signedIn(desk, async (c, visitor) => {
    const parameter = c.req.query('draft') ?? ''
    const draft = readDraftParameter(parameter)
    const website = await websites.get(pathParameter(c, 'websiteId'))
    return pageAnswer(
      renderDraftPage({ website, draft, parameter, values: toolValues(draft) }, await viewOf(desk, visitor)),
    )
  })

  app.get(PATH, async (c) => {
    if ((await visitors.of(c.req.raw)) !== undefined) return show(c)
    const next = ownAddress(c)
    // Over plain http no browser says where a link is.
    const isOurs = /^(?:same-origin|none)$/.test(c.req.header('sec-fetch-site') ?? '')
    const isLink = !isOurs && c.req.query('arrived') === undefined
    return pageAnswer(isLink ? renderArrivalPage(`${next}&arrived=yes`, context) : renderSignInPage(context, { next }))
  })

  app.post(
    PATH,
    action(desk, async (c, visitor, form) => {
      const parameter = form.text('draft')
      const draft = readDraftParameter(parameter)
      const website = await websites.get(pathParameter(c, 'websiteId'))
      const values = readToolTexts(form)
      try {
        await tools.addDraft(website.id, applyToolPatch(draft, patchOf(values)))
      } catch (error) {
        const page = { website, draft, parameter, values, ...draftErrors(error) }
        return pageAnswer(renderDraftPage(page, await viewOf(desk, visitor)), 400)
      }
      const text = `“${values.name}” is kept, and the widget offers it.`
      return tell(desk, visitor, { path: `/console/websites/${website.id}`, tone: 'good', text })
    }),
  )
}

/** What a person made of the draft: where that is another element, what was read of the first one is none of it. */
function patchOf({ clickSelector, ...texts }: Texts): ToolPatch {
  return { ...texts, clickSelector: clickSelector || null }
}

/** Made anew from its parts: what else is in the address does not come back. */
function ownAddress(c: Context<AppEnv>): string {
  const draft = (c.req.query('draft') ?? '').replace(/[^\w-]/g, '')
  return `/console/websites/${encodeURIComponent(pathParameter(c, 'websiteId'))}/draft?draft=${draft}`
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
