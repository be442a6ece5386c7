import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppDeps } from '../app-deps.ts'
import type { AppEnv } from '../request/request-env.ts'
import { problemResponseFor, problemSchema } from './operation.ts'

const DESCRIPTION = `Makes a website operable by AI agents, and proves how operable it is.

Public operations are read-only: they need no key, work from any origin, never start a scan and never contact the
scanned site. Managed operations need a key, sent as \`Authorization: Bearer <key>\`. Every error is an RFC 9457
\`application/problem+json\` with a stable \`code\`.`

const tags = [
  { name: 'Reports', description: 'Completed reports, and how they are scored' },
  { name: 'Scans', description: 'Queued, running and finished scans' },
  { name: 'Websites', description: 'Websites that have tools' },
  { name: 'Keys', description: 'Keys of a website' },
  { name: 'Tools', description: 'What an agent can do on a website' },
  { name: 'Widget', description: 'What the script on a website reads and sends' },
  { name: 'Service', description: 'The service itself' },
]

/** The OpenAPI description of everything that was added to the router by `addRoute` or `app.openapi`. */
export function openapiDocument(app: OpenAPIHono<AppEnv>, { baseUrl, version }: AppDeps): object {
  const { openAPIRegistry: registry } = app
  registry.register('Problem', problemSchema)
  for (const status of usedStatuses(registry)) {
    registry.registerComponent('responses', `Problem${status}`, problemResponseFor(status, baseUrl))
  }
  registry.registerComponent('securitySchemes', 'adminKey', {
    type: 'http',
    scheme: 'bearer',
    description: 'The key of the operator, for everything',
  })
  registry.registerComponent('securitySchemes', 'websiteKey', {
    type: 'http',
    scheme: 'bearer',
    description: 'A key for one website and everything that belongs to it',
  })
  const document = app.getOpenAPI31Document({
    openapi: '3.1.1',
    info: {
      title: 'Operable',
      version,
      description: DESCRIPTION,
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: baseUrl }],
    tags,
  })
  return withoutUnusedTags(document)
}

/** A tag without an operation would be an empty chapter. */
function withoutUnusedTags(document: ReturnType<OpenAPIHono['getOpenAPI31Document']>): object {
  const used = new Set(JSON.stringify(document.paths).match(/(?<="tags":\[")\w+/g))
  return { ...document, tags: tags.filter(({ name }) => used.has(name)) }
}

function usedStatuses({ definitions }: OpenAPIHono['openAPIRegistry']): Set<number> {
  const routes = definitions.filter((definition) => definition.type === 'route')
  const references = JSON.stringify(routes.map(({ route }) => Object.values(route.responses).filter(isReference)))
  return new Set([...references.matchAll(/responses\/Problem(\d+)/g)].map(([, status]) => Number(status)))
}

function isReference(response: object): boolean {
  return '$ref' in response
}
