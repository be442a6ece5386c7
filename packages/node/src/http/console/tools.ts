import { OperableError, type Tool, type ToolPatch } from '@operable/core'
import { toolPatchSchema } from '@operable/core/schema'
import type { Hono } from 'hono'
import { renderToolPage, type ToolView, toolValues } from '../../pages/console/tool-page.ts'
import type { AppEnv } from '../app-deps.ts'
import type { FormValues } from '../form-body.ts'
import { pageAnswer } from '../page-answer.ts'
import { action, type Desk, refusalOf, signedIn, tell, viewOf } from './desk.ts'
import { readToolTexts } from './tool-texts.ts'

const PATH = '/console/websites/:websiteId/tools/:toolId'

type Values = ReturnType<typeof toolValues>

/** One tool is shown, changed, switched and removed. */
export function addTools(app: Hono<AppEnv>, desk: Desk): void {
  const { tools, websites } = desk.deps.operable

  async function load(websiteId: string, toolId: string): Promise<ToolView> {
    const website = await websites.get(websiteId)
    const { tools: list, revision } = await tools.list(websiteId)
    const tool = list.find(({ id }) => id === toolId)
    if (tool === undefined) throw new OperableError('tool_not_found', 'The website has no tool with this id.')
    return { website, tool, revision }
  }

  app.get(
    PATH,
    signedIn(desk, async (c, visitor) => {
      const page = await load(c.req.param('websiteId') ?? '', c.req.param('toolId') ?? '')
      return pageAnswer(renderToolPage(page, await viewOf(desk, visitor)))
    }),
  )

  app.post(
    PATH,
    action(desk, async (c, visitor, form) => {
      const [websiteId, toolId] = [c.req.param('websiteId') ?? '', c.req.param('toolId') ?? '']
      const page = await load(websiteId, toolId)
      const values = readValues(form)
      const patch = patchOf(page.tool, values)
      const refuse = async (refused: Pick<ToolView, 'errors' | 'error'>, status = 400) =>
        pageAnswer(renderToolPage({ ...page, values, ...refused }, await viewOf(desk, visitor)), status)

      const checked = toolPatchSchema.safeParse(patch)
      if (!checked.success) return refuse({ errors: fieldErrors(checked.error.issues) })
      try {
        await tools.patch(websiteId, toolId, checked.data, { ifRevision: form.text('revision') })
      } catch (error) {
        const refused = patchErrors(error)
        return refuse(refused, (error as OperableError).status)
      }
      return tell(desk, visitor, `/console/websites/${websiteId}`, {
        tone: 'good',
        text: `“${values.name}” was saved.`,
      })
    }),
  )

  app.post(
    `${PATH}/check`,
    action(desk, async (c, visitor) => {
      const [websiteId, toolId] = [c.req.param('websiteId') ?? '', c.req.param('toolId') ?? '']
      const page = await load(websiteId, toolId)
      const check = await tools.check(websiteId, toolId, { signal: c.req.raw.signal }).then(
        (result) => ({ result }),
        (error: unknown) => ({ error: refusalOf(error, ['invalid_url', 'site_unreachable', 'rate_limited']) }),
      )
      return pageAnswer(renderToolPage({ ...page, check }, await viewOf(desk, visitor)))
    }),
  )

  app.post(
    `${PATH}/switch`,
    action(desk, async (c, visitor, form) => {
      const [websiteId, toolId] = [c.req.param('websiteId') ?? '', c.req.param('toolId') ?? '']
      const active = form.text('active') === 'yes'
      await tools.patch(websiteId, toolId, { active })
      const text = active ? 'The tool is on.' : 'The tool is off: the widget no longer offers it.'
      return tell(desk, visitor, `/console/websites/${websiteId}`, { tone: 'good', text })
    }),
  )

  app.post(
    `${PATH}/remove`,
    action(desk, async (c, visitor) => {
      const websiteId = c.req.param('websiteId') ?? ''
      await tools.remove(websiteId, c.req.param('toolId') ?? '')
      return tell(desk, visitor, `/console/websites/${websiteId}`, { tone: 'good', text: 'The tool was removed.' })
    }),
  )
}

function readValues(form: FormValues): Values {
  return { ...readToolTexts(form), active: form.text('active') === 'yes' }
}

/** Only what differs: the rest of the tool stays as it is, also where a form cannot say it. */
function patchOf(tool: Tool, values: Values): ToolPatch {
  const before = toolValues(tool)
  const changed = (['name', 'description', 'pageUrl', 'selector', 'active'] as const).filter(
    (name) => values[name] !== before[name],
  )
  return {
    ...Object.fromEntries(changed.map((name) => [name, values[name]])),
    ...(values.clickSelector === before.clickSelector ? {} : { clickSelector: values.clickSelector || null }),
  }
}

function fieldErrors(issues: readonly { path: PropertyKey[]; message: string }[]): NonNullable<ToolView['errors']> {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
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
