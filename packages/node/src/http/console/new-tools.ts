import type { Hono } from 'hono'
import { createdFlash, type Flash } from '../../pages/console/console.ts'
import { renderWebsitePage } from '../../pages/console/website-page.ts'
import { pageAnswer } from '../answer/page-answer.ts'
import { type AppEnv, pathParameter } from '../request/request-env.ts'
import { action, type Desk, type FormHandler, refusalOf, tell, viewOf } from './desk.ts'
import type { LoadWebsite } from './websites.ts'

const PATH = '/console/websites/:websiteId'

/** Tools are found on pages, and a selector is tried there. */
export function addNewTools(app: Hono<AppEnv>, desk: Desk, load: LoadWebsite): void {
  app.post(`${PATH}/discover`, action(desk, discoverTools(desk)))
  app.post(`${PATH}/urls`, action(desk, addToolsOfPages(desk, load)))
  app.post(`${PATH}/proposals`, action(desk, applyProposals(desk)))
  app.post(`${PATH}/try`, action(desk, trySelector(desk, load)))
}

/** Of the whole site. */
function discoverTools(desk: Desk): FormHandler {
  const { tools, websites } = desk.deps.operable
  return async (c, visitor, form) => {
    const websiteId = pathParameter(c, 'websiteId')
    const { url } = await websites.get(websiteId)
    const clicks = form.text('clicks') === 'true'
    const flash = await tools.discover(websiteId, { signal: c.req.raw.signal, clicks }).then(
      (created) => createdFlash(created, url),
      (error: unknown): Flash => {
        const text = refusalOf(error, [
          'site_unreachable',
          'no_tools_created',
          'tool_limit_reached',
          'rate_limited',
          'missing_dependency',
        ])
        return { tone: 'poor', text }
      },
    )
    return tell(desk, visitor, { path: `/console/websites/${websiteId}`, ...flash })
  }
}

/** Of the addresses that a person lists. */
function addToolsOfPages(desk: Desk, load: LoadWebsite): FormHandler {
  const { tools, websites } = desk.deps.operable
  return async (c, visitor, form) => {
    const websiteId = pathParameter(c, 'websiteId')
    const urls = form.text('urls')
    const list = urls.split(/\s+/).filter((url) => url !== '')
    try {
      const { url } = await websites.get(websiteId)
      const created = await tools.addFromUrls(websiteId, list, { signal: c.req.raw.signal, names: 'specific' })
      return tell(desk, visitor, { path: `/console/websites/${websiteId}`, ...createdFlash(created, url) })
    } catch (error) {
      const urlsError = refusalOf(error, [
        'no_valid_urls',
        'no_tools_created',
        'invalid_request',
        'tool_limit_reached',
        'rate_limited',
      ])
      const page = { ...(await load(websiteId)), urls, urlsError }
      return pageAnswer(renderWebsitePage(page, await viewOf(desk, visitor)), 400)
    }
  }
}

/** One of the proposals of the last discovery, or all that are sure. */
function applyProposals(desk: Desk): FormHandler {
  const { tools } = desk.deps.operable
  return async (c, visitor, form) => {
    const websiteId = pathParameter(c, 'websiteId')
    const chosen = form.text('apply')
    const flash = await tools.applyProposals(websiteId, chosen === 'all' ? 'all' : [chosen]).then(
      ({ applied }): Flash => ({
        tone: 'good',
        text: `Changed ${applied.length === 1 ? 'one tool' : `${applied.length} tools`}.`,
      }),
      (error: unknown): Flash => ({ tone: 'poor', text: refusalOf(error, ['tool_not_found']) }),
    )
    return tell(desk, visitor, { path: `/console/websites/${websiteId}`, ...flash })
  }
}

function trySelector(desk: Desk, load: LoadWebsite): FormHandler {
  const { tools } = desk.deps.operable
  return async (c, visitor, form) => {
    const websiteId = pathParameter(c, 'websiteId')
    const trial = { pageUrl: form.text('pageUrl').trim(), selector: form.text('selector').trim() }
    const outcome = await tools
      .trySelector(websiteId, trial, { signal: c.req.raw.signal })
      .then((result) => ({ result }), trialErrors)
    const page = { ...(await load(websiteId)), trial: { ...trial, ...outcome } }
    return pageAnswer(renderWebsitePage(page, await viewOf(desk, visitor)), 'result' in outcome ? 200 : 400)
  }
}

function trialErrors(error: unknown): { pageError?: string; selectorError?: string } {
  const text = refusalOf(error, ['invalid_selector', 'invalid_url', 'site_unreachable', 'rate_limited'])
  return (error as { code?: string }).code === 'invalid_selector' ? { selectorError: text } : { pageError: text }
}
