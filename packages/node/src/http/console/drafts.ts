import type { ToolPatch } from '@operable/core'
import { applyToolPatch } from '@operable/core/tools'
import type { Hono } from 'hono'
import { type DraftView, renderDraftPage } from '../../pages/console/draft-page.ts'
import { type ToolFieldName, toolFieldNames, toolValues } from '../../pages/console/tool-page.ts'
import { pageAnswer } from '../answer/page-answer.ts'
import { pathParameter } from '../request/path-parameter.ts'
import type { AppEnv } from '../request/request-env.ts'
import { arriving } from './arrival.ts'
import { action, type Desk, type PageHandler, refusalOf, tell, viewOf } from './desk.ts'
import { readDraftParameter } from './draft-parameter.ts'
import { readToolTexts } from './tool-texts.ts'

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
        const text = `“${values.name}” is kept, and the widget offers it.`
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
