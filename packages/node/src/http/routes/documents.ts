import { OpenAPIHono, z } from '@hono/zod-openapi'
import { renderMethodology } from '@operable/core/report'
import { Hono } from 'hono'
import {
  API_CATALOG_TYPE,
  aiCatalog,
  apiCatalog,
  discoveryLinks,
  llmsTxt,
  robotsTxt,
  securityTxt,
  serverManifest,
  sitemapXml,
} from '../../catalog/documents.ts'
import { createPageContext, icon, pagePolicy } from '../../pages/document.ts'
import { renderHelpPage } from '../../pages/help-page.ts'
import { type FixedAnswer, fixedAnswer, onDemand } from '../answer/fixed-answer.ts'
import { publicRead } from '../answer/headers.ts'
import type { AppDeps } from '../app-deps.ts'
import type { AppEnv } from '../request/request-env.ts'
import { routeAdder } from '../route.ts'

interface Description {
  path: string
  operationId: string
  tag: 'Reports' | 'Service'
  summary: string
  mediaType: string
  schema: z.ZodType
  answer: FixedAnswer
}

/** The documents by which programs find and understand the service; each is the same until the service is updated. */
export function catalogRoutes(deps: AppDeps): OpenAPIHono<AppEnv> {
  const app = new OpenAPIHono<AppEnv>()
  const addRoute = routeAdder(app, deps)
  for (const { path, operationId, tag, summary, mediaType, schema, answer } of descriptions(deps)) {
    const content = { [mediaType]: { schema } }
    const headers = { ETag: 'Entity tag of the document' }
    addRoute(
      {
        method: 'get',
        path,
        operationId,
        tag,
        summary,
        need: 'public',
        requestHeaders: ['If-None-Match'],
        success: [
          { status: 200, description: summary, content, headers },
          { status: 304, description: 'Not modified' },
        ],
      },
      (c) => answer(c.req.raw),
    )
  }
  return app
}

function descriptions({ service }: AppDeps): Description[] {
  const links = { Link: discoveryLinks(service) }
  const ai = JSON.stringify(aiCatalog(service))
  const aiType = 'application/ai-catalog+json'
  return [
    {
      path: '/api/v1/methodology',
      operationId: 'getMethodology',
      tag: 'Reports',
      summary: 'How the score is calculated, as Markdown',
      mediaType: 'text/markdown',
      schema: z.string(),
      answer: onDemand(() => fixedAnswer(renderMethodology(), 'text/markdown; charset=utf-8')),
    },
    {
      path: '/.well-known/api-catalog',
      operationId: 'getApiCatalog',
      tag: 'Service',
      summary: 'The APIs of the service (RFC 9727)',
      mediaType: 'application/linkset+json',
      schema: z.looseObject({ linkset: z.array(z.looseObject({ anchor: z.string() })) }),
      answer: fixedAnswer(JSON.stringify(apiCatalog(service)), API_CATALOG_TYPE, links),
    },
    ...['ai-catalog', 'ard'].map((name) => ({
      path: `/.well-known/${name}.json`,
      operationId: name === 'ard' ? 'getArd' : 'getAiCatalog',
      tag: 'Service' as const,
      summary: name === 'ard' ? 'The AI catalog, in its ARD profile' : 'What agents can use here (AI Catalog)',
      mediaType: aiType,
      schema: z.looseObject({ specVersion: z.string(), entries: z.array(z.looseObject({ identifier: z.string() })) }),
      answer: fixedAnswer(ai, aiType, links),
    })),
    {
      path: '/server.json',
      operationId: 'getServerManifest',
      tag: 'Service',
      summary: 'The MCP server as registries list it',
      mediaType: 'application/json',
      schema: z.looseObject({ name: z.string(), version: z.string() }),
      answer: fixedAnswer(JSON.stringify(serverManifest(service)), 'application/json'),
    },
  ]
}

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

/** `GET /methodology` and `GET /help`: texts that are the same for everybody. */
export function textRoutes({ baseUrl, contact }: AppDeps): Hono<AppEnv> {
  const context = createPageContext(baseUrl)
  const pages = {
    '/methodology': async () => (await import('../../pages/methodology-page.ts')).renderMethodologyPage(context),
    '/help': async () => renderHelpPage(context, contact),
  }
  const app = new Hono<AppEnv>()
  for (const [path, render] of Object.entries(pages)) {
    const headers = { 'Content-Security-Policy': pagePolicy }
    const answer = onDemand(async () => fixedAnswer(await render(), 'text/html; charset=utf-8', headers))
    app.get(path, (c) => answer(c.req.raw))
  }
  return app
}

/** `GET /favicon.svg`: what a browser shows beside the title. */
export function iconRoutes(_deps: AppDeps): Hono<AppEnv> {
  const answer = fixedAnswer(icon, 'image/svg+xml')
  const app = new Hono<AppEnv>()
  app.get('/favicon.svg', (c) => answer(c.req.raw))
  return app
}
