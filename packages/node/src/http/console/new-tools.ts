import type { Hono } from 'hono'
import { createdFlash } from '../../pages/console/created-flash.ts'
import type { Flash } from '../../pages/console/flash.ts'
import { renderWebsitePage } from '../../pages/console/website-page.ts'
import type { AppEnv } from '../app-deps.ts'
import { pageAnswer } from '../page-answer.ts'
import { action, type Desk, refusalOf, tell, viewOf } from './desk.ts'
import type { LoadWebsite } from './website-view.ts'

/** Tools are found on pages, and a selector is tried there. */
export function addNewTools(app: Hono<AppEnv>, desk: Desk, load: LoadWebsite): void {
  const { tools, websites } = desk.deps.operable

  app.post(
    '/console/websites/:websiteId/discover',
    action(desk, async (c, visitor) => {
      const websiteId = c.req.param('websiteId') ?? ''
      const { url } = await websites.get(websiteId)
      const flash = await tools.discover(websiteId, { signal: c.req.raw.signal }).then(
        (created) => createdFlash(created, url),
        (error: unknown): Flash => {
          const text = refusalOf(error, ['site_unreachable', 'no_tools_created', 'tool_limit_reached', 'rate_limited'])
          return { tone: 'poor', text }
        },
      )
      return tell(desk, visitor, `/console/websites/${websiteId}`, flash)
    }),
  )

  app.post(
    '/console/websites/:websiteId/urls',
    action(desk, async (c, visitor, form) => {
      const websiteId = c.req.param('websiteId') ?? ''
      const urls = form.text('urls')
      const list = urls.split(/\s+/).filter((url) => url !== '')
      try {
        const { url } = await websites.get(websiteId)
        const created = await tools.addFromUrls(websiteId, list, { signal: c.req.raw.signal })
        return tell(desk, visitor, `/console/websites/${websiteId}`, createdFlash(created, url))
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
    }),
  )

  app.post(
    '/console/websites/:websiteId/try',
    action(desk, async (c, visitor, form) => {
      const websiteId = c.req.param('websiteId') ?? ''
      const trial = { pageUrl: form.text('pageUrl').trim(), selector: form.text('selector').trim() }
      const outcome = await tools
        .trySelector(websiteId, trial, { signal: c.req.raw.signal })
        .then((result) => ({ result }), trialErrors)
      const page = { ...(await load(websiteId)), trial: { ...trial, ...outcome } }
      return pageAnswer(renderWebsitePage(page, await viewOf(desk, visitor)), 'result' in outcome ? 200 : 400)
    }),
  )
}

function trialErrors(error: unknown): { pageError?: string; selectorError?: string } {
  const text = refusalOf(error, ['invalid_selector', 'invalid_url', 'site_unreachable', 'rate_limited'])
  return (error as { code?: string }).code === 'invalid_selector' ? { selectorError: text } : { pageError: text }
}
