import { normalizeTypedUrl } from '@operable/core'
import type { Hono } from 'hono'
import { renderWebsitePage } from '../../pages/console/website-page.ts'
import { renderWebsitesPage } from '../../pages/console/websites-page.ts'
import type { AppEnv } from '../app-deps.ts'
import { pageAnswer } from '../page-answer.ts'
import { action, type Desk, refusalOf, requireAdmin, signedIn, tell, viewOf } from './desk.ts'
import type { LoadWebsite } from './website-view.ts'

/** Websites come, are shown, and go; so do their keys. */
export function addWebsites(app: Hono<AppEnv>, desk: Desk, load: LoadWebsite): void {
  const { websites, keys } = desk.deps.operable
  const pageOf = (websiteId: string) => `/console/websites/${websiteId}`

  app.post(
    '/console/websites',
    action(desk, async (_c, visitor, form) => {
      requireAdmin(visitor)
      const url = form.text('url')
      try {
        const { website, key } = await websites.add(normalizeTypedUrl(url))
        return tell(desk, visitor, pageOf(website.id), {
          tone: 'good',
          text: 'The website is kept. Its first key:',
          key,
        })
      } catch (error) {
        const view = { websites: await websites.list(), url, error: refusalOf(error, ['invalid_url']) }
        return pageAnswer(renderWebsitesPage(view, await viewOf(desk, visitor)), 400)
      }
    }),
  )

  app.get(
    '/console/websites/:websiteId',
    signedIn(desk, async (c, visitor) => {
      const page = await load(c.req.param('websiteId') ?? '')
      return pageAnswer(renderWebsitePage(page, await viewOf(desk, visitor)))
    }),
  )

  app.post(
    '/console/websites/:websiteId/remove',
    action(desk, async (c, visitor, form) => {
      requireAdmin(visitor)
      const websiteId = c.req.param('websiteId') ?? ''
      if (form.text('confirm') !== 'yes') {
        return tell(desk, visitor, pageOf(websiteId), { tone: 'poor', text: 'Tick the box to remove the website.' })
      }
      await websites.remove(websiteId)
      return tell(desk, visitor, '/console', { tone: 'good', text: 'The website was removed.' })
    }),
  )

  app.post(
    '/console/websites/:websiteId/keys',
    action(desk, async (c, visitor) => {
      const websiteId = c.req.param('websiteId') ?? ''
      const { key } = await keys.create({ kind: 'website', websiteId })
      return tell(desk, visitor, pageOf(websiteId), { tone: 'good', text: 'A new key was made.', key })
    }),
  )

  app.post(
    '/console/websites/:websiteId/keys/:keyId/revoke',
    action(desk, async (c, visitor) => {
      const websiteId = c.req.param('websiteId') ?? ''
      const keyId = c.req.param('keyId') ?? ''
      // A key of this website, whatever the address says.
      const own = (await keys.list(websiteId)).some(({ id }) => id === keyId)
      if (own) await keys.revoke(keyId)
      const text = own ? 'The key was revoked and opens nothing any more.' : 'The website has no such key.'
      return tell(desk, visitor, pageOf(websiteId), { tone: own ? 'good' : 'poor', text })
    }),
  )
}
