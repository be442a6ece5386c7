import { OperableError, reportId } from '@operable/core'
import { normalizeTypedUrl } from '@operable/core/site'
import type { Hono } from 'hono'
import type { Operable } from '../../contracts/operable.ts'
import { mcpModes } from '../../contracts/site-runs.ts'
import { renderWebsitePage, type WebsiteView } from '../../pages/console/website-page.ts'
import type { OldWidget } from '../../pages/console/website-widget.ts'
import { renderWebsitesPage } from '../../pages/console/websites-page.ts'
import { inspectorBookmarklet } from '../../pages/inspector-bookmarklet.ts'
import { shownScore } from '../../pages/words.ts'
import { pageAnswer } from '../answer/page-answer.ts'
import type { AppDeps } from '../app-deps.ts'
import { type AppEnv, pathParameter } from '../request/request-env.ts'
import { embedSnippet, inspectorFile } from '../widget/widget-files.ts'
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
import { websiteProofs } from './proofs.ts'

const PATH = '/console/websites/:websiteId'

/** Websites come, are shown, and go; so do their keys. */
export function addWebsites(app: Hono<AppEnv>, desk: Desk, load: LoadWebsite): void {
  app.post('/console/websites', action(desk, addWebsite(desk)))
  app.get(PATH, signedIn(desk, showWebsite(desk, load)))
  app.post(`${PATH}/remove`, action(desk, removeWebsite(desk)))
  app.post(`${PATH}/record-runs`, action(desk, switchRuns(desk)))
  app.post(`${PATH}/mcp`, action(desk, switchMcp(desk)))
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
      const text = 'The website was added. Its first key:'
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
      return tell(desk, visitor, {
        path: pathOf(websiteId),
        tone: 'poor',
        text: 'Select the checkbox to remove the website.',
      })
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
      ? 'Runs are now recorded. Pages that are already open follow within a minute.'
      : 'Runs are no longer recorded. Runs in the list stay there for 30 days.'
    return tell(desk, visitor, { path: pathOf(websiteId), tone: 'good', text })
  }
}

const MCP_TOLD = {
  off: 'Nobody can call the tools over MCP now.',
  trial: 'Tools can be called over MCP. Calls are trials: nothing is sent.',
  send: 'Tools can be called over MCP, and calls really act.',
}

function switchMcp(desk: Desk): FormHandler {
  return async (c, visitor, form) => {
    const websiteId = pathParameter(c, 'websiteId')
    const given = form.text('mode')
    const mcp = mcpModes.find((mode) => mode === given) ?? 'off'
    await desk.deps.operable.websites.patch(websiteId, { mcp })
    return tell(desk, visitor, { path: pathOf(websiteId), tone: 'good', text: MCP_TOLD[mcp] })
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
    return tell(desk, visitor, { path: pathOf(websiteId), tone: 'good', text: 'A new key was created.', key })
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
    const text = isOwn ? 'The key was revoked and no longer works.' : 'This website has no such key.'
    return tell(desk, visitor, { path: pathOf(websiteId), tone: isOwn ? 'good' : 'poor', text })
  }
}

function pathOf(websiteId: string): string {
  return `/console/websites/${websiteId}`
}

/** Gathers what the page of a website shows. @throws OperableError `website_not_found`, `storage_unavailable` */
export type LoadWebsite = (websiteId: string) => Promise<WebsiteView>

export function createLoadWebsite({ operable, baseUrl, widget }: AppDeps): LoadWebsite {
  return async (websiteId) => {
    const website = await operable.websites.get(websiteId)
    const [verified, webhook] = await Promise.all([
      operable.verifications.list(websiteId),
      operable.webhooks.get(websiteId),
    ])
    const [list, proposals, keys, runs, sightings, pages, stored, oldWidgets] = await Promise.all([
      operable.tools.list(websiteId),
      operable.tools.proposals(websiteId),
      operable.keys.list(websiteId),
      operable.runs.list(websiteId),
      operable.widgetArchive.sightings(websiteId),
      operable.widgetArchive.pages(websiteId),
      operable.reports.find(website.url).catch(withoutReport),
      oldWidgetsOf(operable, websiteId, widget.version),
    ])
    const lastAttempt = stored ? stored.lastAttempt : await operable.reports.lastAttempt(reportId(website.url))
    return {
      website,
      mcpAddress: `${baseUrl}/mcp/${websiteId}`,
      list,
      proposals,
      verifications: { ...verified, webhook },
      keys,
      runs,
      presence: {
        sightings,
        pages: pages.filter(({ version }) => version === widget.version),
        hasActiveTools: list.tools.some(({ active }) => active),
      },
      oldWidgets,
      scriptTag: embedSnippet(widget, baseUrl, websiteId),
      inspector: inspectorBookmarklet(baseUrl, { websiteId, file: inspectorFile(widget) }),
      lastAttempt,
      proofs: await websiteProofs(operable, websiteId, stored?.id),
      ...(stored ? { report: { id: stored.report.id, words: shownScore(stored.report).words } } : {}),
    }
  }
}

/** By version, the one that was seen last first. */
async function oldWidgetsOf({ widgetArchive }: Operable, websiteId: string, present: string): Promise<OldWidget[]> {
  const pages = await widgetArchive.pages(websiteId)
  const byVersion = Map.groupBy(
    pages.filter(({ version }) => version !== present),
    ({ version }) => version,
  )
  return Promise.all(
    [...byVersion].map(async ([version, of]) => ({ version, pages: of, faults: await widgetArchive.faults(version) })),
  )
}

function withoutReport(error: unknown): undefined {
  if (error instanceof OperableError && error.code === 'no_report') return undefined
  throw error
}
