import { OpenAPIHono, z } from '@hono/zod-openapi'
import { renderMethodology } from '@operable/core/report'
import { aiCatalog } from '../../catalog/ai-catalog.ts'
import { API_CATALOG_TYPE, apiCatalog } from '../../catalog/api-catalog.ts'
import { discoveryLinks } from '../../catalog/discovery-links.ts'
import { serverManifest } from '../../catalog/mcp-documents.ts'
import { type FixedAnswer, fixedAnswer, onDemand } from '../answer/fixed-answer.ts'
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
          { status: 304, description: 'Not changed' },
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
      summary: 'How the score comes about, as Markdown',
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
      summary: 'The MCP server as a registry lists it',
      mediaType: 'application/json',
      schema: z.looseObject({ name: z.string(), version: z.string() }),
      answer: fixedAnswer(JSON.stringify(serverManifest(service)), 'application/json'),
    },
  ]
}
