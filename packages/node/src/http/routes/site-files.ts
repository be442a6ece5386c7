import { Hono } from 'hono'
import { llmsTxt, robotsTxt, sitemapXml } from '../../catalog/site-files.ts'
import type { AppDeps, AppEnv } from '../app-deps.ts'
import { publicRead } from '../cors.ts'
import { fixedAnswer } from '../fixed-answer.ts'

/** What crawlers and agents look for on any site. */
export function siteFileRoutes({ service }: AppDeps): Hono<AppEnv> {
  const files = {
    '/robots.txt': fixedAnswer(robotsTxt(service), 'text/plain; charset=utf-8'),
    '/sitemap.xml': fixedAnswer(sitemapXml(service), 'application/xml'),
    '/llms.txt': fixedAnswer(llmsTxt(service), 'text/plain; charset=utf-8'),
  }
  const app = new Hono<AppEnv>()
  for (const [path, answer] of Object.entries(files)) app.get(path, publicRead, (c) => answer(c.req.raw))
  return app
}
