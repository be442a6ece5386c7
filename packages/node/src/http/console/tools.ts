import { setTimeout as delay } from 'node:timers/promises'
import type { OperableError, Tool, ToolPatch } from '@operable/core'
import { issueSentence, toolPatchSchema } from '@operable/core/schema'
import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import type { ToolList } from '../../contracts/tools.ts'
import type { Flash } from '../../pages/console/console.ts'
import { renderToolPage, type ToolView, toolValues } from '../../pages/console/tool-page.ts'
import { requireTool } from '../../services/tools/tool-document.ts'
import { pageAnswer } from '../answer/page-answer.ts'
import type { FormValues } from '../request/body.ts'
import { type AppEnv, pathParameter } from '../request/request-env.ts'
import { action, type Desk, type FormHandler, type PageHandler, refusalOf, signedIn, tell, viewOf } from './desk.ts'
import { arriving, readToolTexts } from './drafts.ts'
import { fieldsPatch, movePatch, pickedFor, readFields } from './tool-edits.ts'

const PATH = '/console/websites/:websiteId/tools/:toolId'

/** A page that answers at once is read before the person sees what they have saved, in ms. */
const READ_SOON_MS = 5_000

type Values = ReturnType<typeof toolValues>

/** One tool is shown, changed, tried, switched and removed. */
export function addTools(app: Hono<AppEnv>, desk: Desk): void {
  const show = { own: signedIn(desk, showTool(desk)), handed: arriving(desk, showTool(desk)) }
  app.get(PATH, (c) => (c.req.query('draft') === undefined ? show.own(c) : show.handed(c)))
  app.post(PATH, action(desk, saveTool(desk)))
  app.post(`${PATH}/fields`, action(desk, saveFields(desk)))
  app.post(`${PATH}/check`, action(desk, checkTool(desk)))
  app.post(`${PATH}/switch`, action(desk, switchTool(desk)))
  app.post(`${PATH}/remove`, action(desk, removeTool(desk)))
}

/** A link of the inspector brings an element that was picked: it is shown in the form, and saved by nothing but its button. */
function showTool(desk: Desk): PageHandler {
  return async (c, visitor) => {
    const address = toolAddress(c)
    const page = await loadTool(desk, address)
    const parameter = c.req.query('draft')
    const shown = parameter === undefined ? page : { ...page, ...pickedFor(page, parameter) }
    return pageAnswer(renderToolPage(shown, await viewOf(desk, visitor)), shown.error === undefined ? 200 : 400)
  }
}

function saveTool(desk: Desk): FormHandler {
  return async (c, visitor, form) => {
    const address = toolAddress(c)
    const page = await loadTool(desk, address)
    const values = readValues(form)
    const { picked } = form.has('draft') ? pickedFor(page, form.text('draft')) : {}
    const refuse = async (refused: Pick<ToolView, 'errors' | 'error'>, status = 400) =>
      pageAnswer(renderToolPage({ ...page, values, picked, ...refused }, await viewOf(desk, visitor)), status)

    const patch = { ...patchOf(page.tool, values), ...(picked && movePatch(page.tool, picked.draft, values)) }
    const checked = toolPatchSchema.safeParse(patch)
    if (!checked.success) return refuse({ errors: fieldErrors(checked.error.issues) })
    try {
      const list = await patchAndRead(desk, address, checked.data, form.text('revision'))
      const flash = savedFlash(requireTool(list.tools, address.toolId))
      return tell(desk, visitor, { path: pathOf(address), ...flash })
    } catch (error) {
      return refuse(patchErrors(error), (error as OperableError).status)
    }
  }
}

/** The list with the change; what was read of a tool that it moved is in it, unless that takes its time. */
async function patchAndRead(
  { deps }: Desk,
  { websiteId, toolId }: ToolAddress,
  patch: ToolPatch,
  ifRevision: string,
): Promise<ToolList> {
  const { tools } = deps.operable
  const read = tools.patch(websiteId, toolId, patch, { ifRevision, untilRead: true })
  const soon = new AbortController()
  const later = delay(READ_SOON_MS, undefined, { signal: soon.signal }).then(() => tools.list(websiteId))
  // Whichever comes second is nobody's concern.
  for (const either of [read, later]) either.catch(() => {})
  return Promise.race([read, later]).finally(() => soon.abort())
}

function savedFlash({ name, metadata: { unchecked, uncheckedReason } }: Tool): Flash {
  if (!unchecked) return { tone: 'good', text: `“${name}” was saved.` }
  if (uncheckedReason === undefined) {
    return { tone: 'good', text: `“${name}” was saved. Until its page has been read, every run asks a person.` }
  }
  return { tone: 'poor', text: `“${name}” was saved, but its element was not found. ${uncheckedReason}` }
}

/** Who fills each field in, what agents read of it, and what tells that the tool is done. */
function saveFields(desk: Desk): FormHandler {
  return async (c, visitor, form) => {
    const address = toolAddress(c)
    const page = await loadTool(desk, address)
    const given = readFields(page.tool, form)
    try {
      const change = { ifRevision: form.text('revision') }
      const patch = fieldsPatch(page.tool, given)
      await desk.deps.operable.tools.patch(address.websiteId, address.toolId, patch, change)
    } catch (error) {
      const { error: text = refusalOf(error, ['invalid_request', 'precondition_failed']) } = patchErrors(error)
      const shown = { ...page, refused: { given, error: text } }
      return pageAnswer(renderToolPage(shown, await viewOf(desk, visitor)), (error as OperableError).status)
    }
    return tell(desk, visitor, { path: pathOf(address), tone: 'good', text: 'Fields and success were saved.' })
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
    const text = active ? 'The tool is on.' : 'The tool is off. The widget no longer offers it.'
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

function pathOf({ websiteId, toolId }: ToolAddress): string {
  return `/console/websites/${websiteId}/tools/${toolId}`
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
      error: 'Someone else changed the tools after you opened this page. To save your changes anyway, save again.',
    }
  }
  return { error: text }
}
