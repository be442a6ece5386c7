import { OperableError, type ToolPatch } from '@operable/core'
import { toolSchema } from '@operable/core/schema'
import type { ToolNaming, ToolProposal } from '@operable/core/tools'
import { z } from 'zod'
import type { KeyInfo } from '../../contracts/keys.ts'
import { runErrorCodes, runStatuses } from '../../contracts/runs.ts'
import { tagProblems } from '../../contracts/tools.ts'
import type { WebsitePatch } from '../../contracts/websites.ts'
import type { ServiceAddress } from '../server-option.ts'
import { askService, type Question } from './ask-service.ts'

const nothing = z.undefined()
const websiteSchema = z.object({
  id: z.string(),
  url: z.string(),
  createdAt: z.string(),
  recordRuns: z.boolean().exactOptional(),
})
const keySchema = z.object({ id: z.string(), createdAt: z.string(), revokedAt: z.string().exactOptional() })
const toolListSchema = z.object({ tools: z.array(toolSchema), toolLimit: z.string() })
const proposalSchema: z.ZodType<ToolProposal> = z.object({
  toolId: z.string(),
  tool: z.string(),
  pageUrl: z.string(),
  changes: z.array(
    z.object({
      member: z.enum(['name', 'title', 'description', 'inputSchema']),
      from: z.unknown().exactOptional(),
      to: z.unknown(),
    }),
  ),
  mayBeEdited: z.literal(true).exactOptional(),
})
const createdToolsSchema = toolListSchema.extend({
  message: z.string(),
  created: z.array(z.string()),
  skipped: z.array(
    z.object({
      url: z.string(),
      name: z.string().exactOptional(),
      kind: z.enum(['form', 'button']).exactOptional(),
      tool: z.string().exactOptional(),
      reason: z.string(),
    }),
  ),
  proposals: z.array(proposalSchema).exactOptional(),
})
const proposalsSchema = z.object({ foundAt: z.string().exactOptional(), proposals: z.array(proposalSchema) })
const appliedSchema = toolListSchema.extend({ applied: z.array(proposalSchema), proposals: z.array(proposalSchema) })

const sightings = z.array(z.object({ origin: z.string(), at: z.string() }))
const presenceSchema = z.object({
  seen: sightings,
  elsewhere: sightings,
  unknown: z.array(z.object({ websiteId: z.string(), origin: z.string(), at: z.string() })),
  pages: z.array(z.object({ page: z.string(), version: z.string(), day: z.string() })),
})
const tagCheckSchema = z.object({
  page: z.string(),
  found: z.boolean(),
  version: z.string().exactOptional(),
  problems: z.array(z.object({ code: z.enum(tagProblems), text: z.string() })),
})
const toolRunsSchema = z.array(
  z.object({
    tool: z.string(),
    name: z.string().exactOptional(),
    outcomes: z.partialRecord(z.enum(runStatuses), z.int()),
    omitted: z.int(),
    runs: z.array(
      z.object({
        receiptId: z.string(),
        at: z.string(),
        status: z.enum(runStatuses),
        code: z.enum(runErrorCodes).exactOptional(),
        ms: z.number(),
        final: z.boolean(),
      }),
    ),
  }),
)

/** What the commands that manage websites do, by the HTTP interface of a service. */
export type ServiceClient = ReturnType<typeof serviceClient>

/**
 * A client of a service: of one that runs, or of one in this process (`localService`).
 *
 * @param signal ends what it waits for
 */
export function serviceClient(service: ServiceAddress, signal: AbortSignal) {
  const ask: Ask = async (question) => (await askService(service, { signal, ...question })).asSent
  return {
    websites: websitesOf(ask),
    keys: keysOf(ask),
    tools: toolsOf(ask),
    runs: async (websiteId: string) => {
      const answer = z.object({ tools: toolRunsSchema })
      return (await ask({ path: `${below('websites', websiteId)}/runs`, answer })).tools
    },
    widget: {
      async presence(websiteId: string) {
        const path = `${below('websites', websiteId)}/widget`
        const { seen, elsewhere, unknown, pages } = await ask({ path, answer: presenceSchema })
        return { seen, elsewhere, unknown, pages }
      },
      check: (websiteId: string) =>
        ask({ method: 'POST', path: `${below('websites', websiteId)}/widget/check`, answer: tagCheckSchema }),
    },
  }
}

type Ask = <Answer>(question: Question<Answer>) => Promise<Answer>

function websitesOf(ask: Ask) {
  const added = websiteSchema.pick({ id: true, url: true }).extend({ key: z.string() })
  const listed = z.object({ websites: z.array(websiteSchema) })
  return {
    /** The new website's id and normalised address, and its key, which is shown here only. */
    add: (url: string) => ask({ method: 'POST', path: 'websites', body: { url }, answer: added }),
    get: (id: string) => ask({ path: below('websites', id), answer: websiteSchema }),
    list: async () => (await ask({ path: 'websites', answer: listed })).websites,
    patch: (id: string, patch: WebsitePatch) =>
      ask({ method: 'PATCH', path: below('websites', id), body: patch, answer: websiteSchema }),
    remove: (id: string) => ask({ method: 'DELETE', path: below('websites', id), answer: nothing }),
  }
}

/** The keys of one website. */
function keysOf(ask: Ask) {
  const pathOf = (websiteId: string) => `${below('websites', websiteId)}/keys`

  async function list(websiteId: string): Promise<KeyInfo[]> {
    const { keys } = await ask({ path: pathOf(websiteId), answer: z.object({ keys: z.array(keySchema) }) })
    return keys.map((known) => keyOf(websiteId, known))
  }

  return {
    list,
    async create(websiteId: string): Promise<{ key: string; info: KeyInfo }> {
      const answer = keySchema.extend({ key: z.string() })
      const { key, ...known } = await ask({ method: 'POST', path: pathOf(websiteId), answer })
      return { key, info: keyOf(websiteId, known) }
    },
    async revoke(keyId: string): Promise<KeyInfo> {
      // The id of a key begins with that of its website.
      const websiteId = keyId.split('_', 1)[0] ?? ''
      try {
        await ask({ method: 'DELETE', path: below(pathOf(websiteId), keyId), answer: nothing })
      } catch (error) {
        throw error instanceof OperableError && error.code === 'website_not_found' ? noKey(error) : error
      }
      const known = (await list(websiteId)).find(({ id }) => id === keyId)
      if (!known) throw noKey()
      return known
    },
  }
}

function keyOf(websiteId: string, { id, createdAt, revokedAt }: Omit<KeyInfo, 'scope'>): KeyInfo {
  return { id, scope: { kind: 'website', websiteId }, createdAt, ...(revokedAt !== undefined && { revokedAt }) }
}

function noKey(cause?: unknown): OperableError {
  return new OperableError('key_not_found', 'There is no key with this id.', { cause })
}

function toolsOf(ask: Ask) {
  const pathOf = (websiteId: string, ...names: string[]) => below('tools', websiteId, ...names)
  return {
    list: (websiteId: string) => ask({ path: pathOf(websiteId), answer: toolListSchema }),
    patch: (websiteId: string, toolId: string, patch: ToolPatch) =>
      ask({ method: 'PATCH', path: pathOf(websiteId, toolId), body: patch, answer: toolListSchema }),
    remove: (websiteId: string, toolId: string) =>
      ask({ method: 'DELETE', path: pathOf(websiteId, toolId), answer: toolListSchema }),
    addFromUrls: (websiteId: string, urls: readonly string[], names: ToolNaming) =>
      ask({ method: 'POST', path: pathOf(websiteId, 'manual'), body: { urls, names }, answer: createdToolsSchema }),
    discover: (websiteId: string) =>
      ask({ method: 'POST', path: pathOf(websiteId, 'discover'), answer: createdToolsSchema }),
    proposals: (websiteId: string) => ask({ path: pathOf(websiteId, 'proposals'), answer: proposalsSchema }),
    applyProposals: (websiteId: string, apply: readonly string[] | 'all') =>
      ask({ method: 'POST', path: pathOf(websiteId, 'proposals'), body: { apply }, answer: appliedSchema }),
  }
}

function below(path: string, ...names: string[]): string {
  return [path, ...names.map(encodeURIComponent)].join('/')
}
