import { OperableError } from '@operable/core'
import { toolSchema } from '@operable/core/schema'
import type { ToolProposal } from '@operable/core/tools'
import { z } from 'zod'
import type { KeyInfo } from '../../contracts/keys.ts'
import { runErrorCodes, runStatuses } from '../../contracts/runs.ts'
import { tagProblems } from '../../contracts/tools.ts'
import type { ManagedService } from '../manage/managed-service.ts'
import type { ServiceAddress } from '../server-option.ts'
import { type Answered, askService, type Question } from './ask-service.ts'

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

/** A client of a service that runs, by its HTTP interface. @param signal ends what it waits for */
export function remoteService(service: ServiceAddress, signal: AbortSignal): ManagedService {
  const ask: Ask = (question) => askService(service, { signal, ...question })
  const read = async <Answer>(question: Question<Answer>) => (await ask(question)).body
  return {
    websites: remoteWebsites(read),
    keys: remoteKeys(read),
    runs: remoteRuns(read),
    widget: remoteWidget(read),
    tools: remoteTools(ask),
  }
}

type Ask = <Answer>(question: Question<Answer>) => Promise<Answered<Answer>>
type Read = <Answer>(question: Question<Answer>) => Promise<Answer>

function remoteWebsites(ask: Read): ManagedService['websites'] {
  const added = websiteSchema.pick({ id: true, url: true }).extend({ key: z.string() })
  const listed = z.object({ websites: z.array(websiteSchema) })
  return {
    add: (url) => ask({ method: 'POST', path: 'websites', body: { url }, answer: added }),
    list: async () => (await ask({ path: 'websites', answer: listed })).websites,
    patch: (id, patch) => ask({ method: 'PATCH', path: below('websites', id), body: patch, answer: websiteSchema }),
    remove: (id) => ask({ method: 'DELETE', path: below('websites', id), answer: nothing }),
  }
}

function remoteRuns(ask: Read): ManagedService['runs'] {
  const answer = z.object({ tools: toolRunsSchema })
  return { list: async (id) => (await ask({ path: `${below('websites', id)}/runs`, answer })).tools }
}

function remoteWidget(ask: Read): ManagedService['widget'] {
  const presence = (id: string) => ask({ path: `${below('websites', id)}/widget`, answer: presenceSchema })
  return {
    sightings: async (id) => {
      const { seen, elsewhere, unknown } = await presence(id)
      return { seen, elsewhere, unknown }
    },
    pages: async (id) => (await presence(id)).pages,
  }
}

function remoteKeys(ask: Read): ManagedService['keys'] {
  const keysOf = (websiteId: string) => `${below('websites', websiteId)}/keys`

  async function list(websiteId: string): Promise<KeyInfo[]> {
    const { keys } = await ask({ path: keysOf(websiteId), answer: z.object({ keys: z.array(keySchema) }) })
    return keys.map((info): KeyInfo => ({ ...info, scope: { kind: 'website', websiteId } }))
  }

  return {
    async create(scope) {
      if (scope.kind === 'admin') throw onlyLocal('Admin keys are made')
      const answer = keySchema.extend({ key: z.string() })
      const { key, ...info } = await ask({ method: 'POST', path: keysOf(scope.websiteId), answer })
      return { key, info: { ...info, scope } }
    },
    async list(websiteId) {
      if (websiteId === undefined) throw onlyLocal('The keys of all websites are listed')
      return list(websiteId)
    },
    async revoke(keyId) {
      // The id of a key begins with that of its website.
      const websiteId = keyId.split('_', 1)[0] ?? ''
      if (websiteId === 'admin') throw onlyLocal('Admin keys are revoked')
      await ask({ method: 'DELETE', path: below(keysOf(websiteId), keyId), answer: nothing })
      const known = (await list(websiteId)).find(({ id }) => id === keyId)
      if (!known) throw new OperableError('key_not_found', 'The website has no key with this id.')
      return known
    },
  }
}

function remoteTools(askAll: Ask): ManagedService['tools'] {
  /** Lists of tools carry their revision in the entity tag. */
  const ask = async <Answer>(question: Question<Answer>) => {
    const { body, revision } = await askAll(question)
    return { ...body, revision }
  }
  const pathOf = (websiteId: string, ...names: string[]) => below('tools', websiteId, ...names)
  return {
    list: (websiteId) => ask({ path: pathOf(websiteId), answer: toolListSchema }),
    patch: (websiteId, toolId, patch) =>
      ask({ method: 'PATCH', path: pathOf(websiteId, toolId), body: patch, answer: toolListSchema }),
    remove: (websiteId, toolId) => ask({ method: 'DELETE', path: pathOf(websiteId, toolId), answer: toolListSchema }),
    addFromUrls: (websiteId, urls, { names } = {}) =>
      ask({
        method: 'POST',
        path: pathOf(websiteId, 'manual'),
        body: { urls, ...(names && { names }) },
        answer: createdToolsSchema,
      }),
    proposals: async (websiteId) => {
      const { revision: _, ...found } = await ask({ path: pathOf(websiteId, 'proposals'), answer: proposalsSchema })
      return found
    },
    applyProposals: (websiteId, apply) =>
      ask({ method: 'POST', path: pathOf(websiteId, 'proposals'), body: { apply }, answer: appliedSchema }),
    checkTag: async (websiteId) =>
      (await askAll({ method: 'POST', path: `${below('websites', websiteId)}/widget/check`, answer: tagCheckSchema }))
        .body,
    discover: (websiteId) => ask({ method: 'POST', path: pathOf(websiteId, 'discover'), answer: createdToolsSchema }),
  }
}

function below(path: string, ...names: string[]): string {
  return [path, ...names.map(encodeURIComponent)].join('/')
}

function onlyLocal(what: string): OperableError {
  return new OperableError('invalid_request', `${what} where the data file is: leave --server out.`)
}
