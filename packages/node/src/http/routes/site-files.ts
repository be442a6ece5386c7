import { Hono } from 'hono'
import { llmsTxt, robotsTxt, securityTxt, sitemapXml } from '../../catalog/site-files.ts'
import { publicRead } from '../answer/cors.ts'
import { fixedAnswer } from '../answer/fixed-answer.ts'
import type { AppDeps } from '../app-deps.ts'
import type { AppEnv } from '../request/request-env.ts'

/** How long a security.txt is to be believed, in ms. RFC 9116 recommends less than a year. */
const HALF_A_YEAR = 182 * 24 * 60 * 60 * 1000

/** What crawlers, agents and researchers look for on any site. */
export function siteFileRoutes({ service, contact }: AppDeps): Hono<AppEnv> {
  const files = {
    '/robots.txt': fixedAnswer(robotsTxt(service), 'text/plain; charset=utf-8'),
    '/sitemap.xml': fixedAnswer(sitemapXml(service), 'application/xml'),
    '/llms.txt': fixedAnswer(llmsTxt(service), 'text/plain; charset=utf-8'),
  }
  const app = new Hono<AppEnv>()
  for (const [path, answer] of Object.entries(files)) app.get(path, publicRead, (c) => answer(c.req.raw))
  if (contact !== undefined) {
    app.get('/.well-known/security.txt', publicRead, (c) =>
      c.text(securityTxt(service, contact, new Date(Date.now() + HALF_A_YEAR))),
    )
  }
  return app
}
