import type { OperableError, Tool, ToolPatch } from '@operable/core'
import { issueSentence, toolPatchSchema } from '@operable/core/schema'
import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { renderToolPage, type ToolView, toolValues } from '../../pages/console/tool-page.ts'
import { requireTool } from '../../services/tools/edit-tools.ts'
import { pageAnswer } from '../answer/page-answer.ts'
import type { FormValues } from '../request/form-body.ts'
import { pathParameter } from '../request/path-parameter.ts'
import type { AppEnv } from '../request/request-env.ts'
import { action, type Desk, type FormHandler, type PageHandler, refusalOf, signedIn, tell, viewOf } from './desk.ts'
import { readToolTexts } from './tool-texts.ts'
import { wordsPatch } from './tool-words.ts'

const PATH = '/console/websites/:websiteId/tools/:toolId'

type Values = ReturnType<typeof toolValues>

/** One tool is shown, changed, tried, switched and removed. */
export function addTools(app: Hono<AppEnv>, desk: Desk): void {
  app.get(PATH, signedIn(desk, showTool(desk)))
  app.post(PATH, action(desk, saveTool(desk)))
  app.post(`${PATH}/words`, action(desk, saveWords(desk)))
  app.post(`${PATH}/check`, action(desk, checkTool(desk)))
  app.post(`${PATH}/switch`, action(desk, switchTool(desk)))
  app.post(`${PATH}/remove`, action(desk, removeTool(desk)))
}

function showTool(desk: Desk): PageHandler {
  return async (c, visitor) => {
    const page = await loadTool(desk, toolAddress(c))
    return pageAnswer(renderToolPage(page, await viewOf(desk, visitor)))
  }
}

function saveTool(desk: Desk): FormHandler {
  return async (c, visitor, form) => {
    const address = toolAddress(c)
    const page = await loadTool(desk, address)
    const values = readValues(form)
    const refuse = async (refused: Pick<ToolView, 'errors' | 'error'>, status = 400) =>
      pageAnswer(renderToolPage({ ...page, values, ...refused }, await viewOf(desk, visitor)), status)

    const checked = toolPatchSchema.safeParse(patchOf(page.tool, values))
    if (!checked.success) return refuse({ errors: fieldErrors(checked.error.issues) })
    let isUnchecked: boolean | undefined
    try {
      const change = { ifRevision: form.text('revision') }
      const { tools } = await desk.deps.operable.tools.patch(address.websiteId, address.toolId, checked.data, change)
      isUnchecked = requireTool(tools, address.toolId).metadata.unchecked
    } catch (error) {
      return refuse(patchErrors(error), (error as OperableError).status)
    }
    const text = `“${values.name}” was saved.${isUnchecked ? ' Its page is being read; until then each run asks a person.' : ''}`
    return tell(desk, visitor, { path: `/console/websites/${address.websiteId}`, tone: 'good', text })
  }
}

/** What agents read of each field, and what tells that the tool is done. */
function saveWords(desk: Desk): FormHandler {
  return async (c, visitor, form) => {
    const address = toolAddress(c)
    const page = await loadTool(desk, address)
    try {
      const change = { ifRevision: form.text('revision') }
      const patch = wordsPatch(page.tool, form)
      await desk.deps.operable.tools.patch(address.websiteId, address.toolId, patch, change)
    } catch (error) {
      const { error: wordsError = refusalOf(error, ['invalid_request', 'precondition_failed']) } = patchErrors(error)
      return pageAnswer(
        renderToolPage({ ...page, wordsError }, await viewOf(desk, visitor)),
        (error as OperableError).status,
      )
    }
    const path = `/console/websites/${address.websiteId}/tools/${address.toolId}`
    return tell(desk, visitor, { path, tone: 'good', text: 'The words were saved.' })
  }
}

/** Tries the stored selectors on the live page. */
function checkTool(desk: Desk): FormHandler {
  return async (c, visitor) => {
    const address = toolAddress(c)
    const { signal } = c.req.raw
    const check = await desk.deps.operable.tools.check(address.websiteId, address.toolId, { signal }).then(
      (result) => ({ result }),
      (error: unknown) => ({ error: refusalOf(error, ['invalid_url', 'site_unreachable', 'rate_limited']) }),
    )
    // What was read of a tool that was unchecked is in it by now.
    const page = await loadTool(desk, address)
    return pageAnswer(renderToolPage({ ...page, check }, await viewOf(desk, visitor)))
  }
}

function switchTool(desk: Desk): FormHandler {
  return async (c, visitor, form) => {
    const { websiteId, toolId } = toolAddress(c)
    const active = form.text('active') === 'yes'
    await desk.deps.operable.tools.patch(websiteId, toolId, { active })
    const text = active ? 'The tool is on.' : 'The tool is off: the widget no longer offers it.'
    return tell(desk, visitor, { path: `/console/websites/${websiteId}`, tone: 'good', text })
  }
}

function removeTool(desk: Desk): FormHandler {
  return async (c, visitor) => {
    const { websiteId, toolId } = toolAddress(c)
    await desk.deps.operable.tools.remove(websiteId, toolId)
    return tell(desk, visitor, { path: `/console/websites/${websiteId}`, tone: 'good', text: 'The tool was removed.' })
  }
}

interface ToolAddress {
  websiteId: string
  toolId: string
}

function toolAddress(c: Context<AppEnv>): ToolAddress {
  return { websiteId: pathParameter(c, 'websiteId'), toolId: pathParameter(c, 'toolId') }
}

/** @throws OperableError `tool_not_found` */
async function loadTool({ deps }: Desk, { websiteId, toolId }: ToolAddress): Promise<ToolView> {
  const { websites, tools } = deps.operable
  const website = await websites.get(websiteId)
  const { tools: list, revision } = await tools.list(websiteId)
  return { website, tool: requireTool(list, toolId), revision }
}

function readValues(form: FormValues): Values {
  const isOn = (name: string) => form.text(name) === 'yes'
  return { ...readToolTexts(form), active: isOn('active'), repeatable: isOn('repeatable') }
}

/** Only what differs: the rest of the tool stays as it is, even where a form has no way to say it. */
function patchOf(tool: Tool, values: Values): ToolPatch {
  const before = toolValues(tool)
  const changed = (['name', 'description', 'pageUrl', 'selector', 'active', 'repeatable'] as const).filter(
    (name) => values[name] !== before[name],
  )
  return {
    ...Object.fromEntries(changed.map((name) => [name, values[name]])),
    ...(values.clickSelector === before.clickSelector ? {} : { clickSelector: values.clickSelector || null }),
  }
}

function fieldErrors(issues: readonly z.core.$ZodIssue[]): NonNullable<ToolView['errors']> {
  return Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issueSentence(issue)]))
}

/** Each refusal beside the field that it is about. */
function patchErrors(error: unknown): Pick<ToolView, 'errors' | 'error'> {
  const text = refusalOf(error, ['conflict', 'invalid_selector', 'invalid_request', 'precondition_failed'])
  const { code } = error as OperableError
  if (code === 'conflict') return { errors: { name: text } }
  if (code === 'invalid_selector') {
    // The sentence begins with the name of the member.
    const [, member = 'selector', fault = text] = /^(\w+), (.*)$/s.exec(text) ?? []
    return { errors: { [member]: `At ${fault}` } }
  }
  if (code === 'precondition_failed') {
    return {
      error: 'The tools were changed by somebody else since this page was opened. Send it again to save all the same.',
    }
  }
  return { error: text }
}
