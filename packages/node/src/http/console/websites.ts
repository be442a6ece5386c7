import { normalizeTypedUrl } from '@operable/core/site'
import type { Hono } from 'hono'
import { renderWebsitePage } from '../../pages/console/website-page.ts'
import { renderWebsitesPage } from '../../pages/console/websites-page.ts'
import { pageAnswer } from '../answer/page-answer.ts'
import { pathParameter } from '../request/path-parameter.ts'
import type { AppEnv } from '../request/request-env.ts'
import {
  action,
  type Desk,
  type FormHandler,
  type PageHandler,
  refusalOf,
  requireAdmin,
  signedIn,
  tell,
  viewOf,
} from './desk.ts'
import type { LoadWebsite } from './website-view.ts'

const PATH = '/console/websites/:websiteId'

/** Websites come, are shown, and go; so do their keys. */
export function addWebsites(app: Hono<AppEnv>, desk: Desk, load: LoadWebsite): void {
  app.post('/console/websites', action(desk, addWebsite(desk)))
  app.get(PATH, signedIn(desk, showWebsite(desk, load)))
  app.post(`${PATH}/remove`, action(desk, removeWebsite(desk)))
  app.post(`${PATH}/record-runs`, action(desk, switchRuns(desk)))
  app.post(`${PATH}/check-tag`, action(desk, checkTag(desk, load)))
  app.post(`${PATH}/keys`, action(desk, createKey(desk)))
  app.post(`${PATH}/keys/:keyId/revoke`, action(desk, revokeKey(desk)))
}

function addWebsite(desk: Desk): FormHandler {
  const { websites } = desk.deps.operable
  return async (_c, visitor, form) => {
    requireAdmin(visitor)
    const url = form.text('url')
    try {
      const { website, key } = await websites.add(normalizeTypedUrl(url))
      const text = 'The website is kept. Its first key:'
      return tell(desk, visitor, { path: pathOf(website.id), tone: 'good', text, key })
    } catch (error) {
      const view = { websites: await websites.list(), url, error: refusalOf(error, ['invalid_url']) }
      return pageAnswer(renderWebsitesPage(view, await viewOf(desk, visitor)), 400)
    }
  }
}

function showWebsite(desk: Desk, load: LoadWebsite): PageHandler {
  return async (c, visitor) => {
    const page = await load(pathParameter(c, 'websiteId'))
    return pageAnswer(renderWebsitePage(page, await viewOf(desk, visitor)))
  }
}

function removeWebsite(desk: Desk): FormHandler {
  return async (c, visitor, form) => {
    requireAdmin(visitor)
    const websiteId = pathParameter(c, 'websiteId')
    if (form.text('confirm') !== 'yes') {
      return tell(desk, visitor, { path: pathOf(websiteId), tone: 'poor', text: 'Tick the box to remove the website.' })
    }
    await desk.deps.operable.websites.remove(websiteId)
    return tell(desk, visitor, { path: '/console', tone: 'good', text: 'The website was removed.' })
  }
}

function switchRuns(desk: Desk): FormHandler {
  return async (c, visitor, form) => {
    const websiteId = pathParameter(c, 'websiteId')
    const recordRuns = form.text('on') === 'yes'
    await desk.deps.operable.websites.patch(websiteId, { recordRuns })
    const text = recordRuns
      ? 'Runs are recorded from now on. Open pages learn of it within a minute.'
      : 'Runs are no longer recorded. Those that are listed stay for their 30 days.'
    return tell(desk, visitor, { path: pathOf(websiteId), tone: 'good', text })
  }
}

function checkTag(desk: Desk, load: LoadWebsite): FormHandler {
  const { baseUrl, operable } = desk.deps
  return async (c, visitor) => {
    const websiteId = pathParameter(c, 'websiteId')
    const check = await operable.tools.checkTag(websiteId, { service: baseUrl, signal: c.req.raw.signal }).then(
      (result) => ({ result }),
      (error: unknown) => ({ error: refusalOf(error, ['invalid_url', 'site_unreachable', 'rate_limited']) }),
    )
    const page = await load(websiteId)
    const view = { ...page, presence: { ...page.presence, check } }
    return pageAnswer(renderWebsitePage(view, await viewOf(desk, visitor)), 'result' in check ? 200 : 400)
  }
}

function createKey(desk: Desk): FormHandler {
  return async (c, visitor) => {
    const websiteId = pathParameter(c, 'websiteId')
    const { key } = await desk.deps.operable.keys.create({ kind: 'website', websiteId })
    return tell(desk, visitor, { path: pathOf(websiteId), tone: 'good', text: 'A new key was made.', key })
  }
}

function revokeKey(desk: Desk): FormHandler {
  const { keys } = desk.deps.operable
  return async (c, visitor) => {
    const websiteId = pathParameter(c, 'websiteId')
    const keyId = pathParameter(c, 'keyId')
    // The address may name a key of another website, which this visitor may not open.
    const isOwn = (await keys.list(websiteId)).some(({ id }) => id === keyId)
    if (isOwn) await keys.revoke(keyId)
    const text = isOwn ? 'The key was revoked and opens nothing any more.' : 'The website has no such key.'
    return tell(desk, visitor, { path: pathOf(websiteId), tone: isOwn ? 'good' : 'poor', text })
  }
}

function pathOf(websiteId: string): string {
  return `/console/websites/${websiteId}`
}
