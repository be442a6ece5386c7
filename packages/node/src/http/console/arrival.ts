import type { Context } from 'hono'
import { renderArrivalPage } from '../../pages/console/draft-page.ts'
import { renderSignInPage } from '../../pages/console/sign-in-page.ts'
import { pageAnswer } from '../answer/page-answer.ts'
import type { AppEnv } from '../request/request-env.ts'
import { type Desk, type PageHandler, signedIn } from './desk.ts'

/**
 * A page that a link of another site may lead to. The cookie of a session does not come with such a link: the first request
 * leads to itself once, from here, and only then is somebody asked to sign in.
 */
export function arriving(desk: Desk, handler: PageHandler) {
  const show = signedIn(desk, handler)
  return async (c: Context<AppEnv>): Promise<Response> => {
    if ((await desk.visitors.of(c.req.raw)) !== undefined) return show(c)
    const next = ownAddress(c)
    // Over plain http no browser says where a link is.
    const isOurs = /^(?:same-origin|none)$/.test(c.req.header('sec-fetch-site') ?? '')
    const isLink = !isOurs && c.req.query('arrived') === undefined
    return pageAnswer(
      isLink ? renderArrivalPage(`${next}&arrived=yes`, desk.context) : renderSignInPage(desk.context, { next }),
    )
  }
}

/** Made anew from its parts: what else is in the address does not come back. */
function ownAddress(c: Context<AppEnv>): string {
  const { websiteId = '', toolId } = c.req.param() as { websiteId?: string; toolId?: string }
  const draft = (c.req.query('draft') ?? '').replace(/[^\w-]/g, '')
  const page = toolId === undefined ? 'draft' : `tools/${encodeURIComponent(toolId)}`
  return `/console/websites/${encodeURIComponent(websiteId)}/${page}?draft=${draft}`
}
