import { OperableError } from '@operable/core'
import { toolSchema } from '@operable/core/schema'
import { z } from 'zod'
import type { KeyInfo } from '../../contracts/keys.ts'
import type { ManagedService } from '../manage/managed-service.ts'
import type { ServiceAddress } from '../server-option.ts'
import { askService, type Question } from './ask-service.ts'

const nothing = z.undefined()
const websiteSchema = z.object({ id: z.string(), url: z.string(), createdAt: z.string() })
const keySchema = z.object({ id: z.string(), createdAt: z.string(), revokedAt: z.string().exactOptional() })
const toolListSchema = z.object({ tools: z.array(toolSchema), toolLimit: z.string() })
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
})

/** A client of a service that runs, by its HTTP interface. */
export function remoteService(service: ServiceAddress): ManagedService {
  const ask = async <Answer>(question: Question<Answer>) => (await askService(service, question)).body
  /** Lists of tools carry their revision in the entity tag. */
  const askTools = async <Answer>(question: Question<Answer>) => {
    const { body, revision } = await askService(service, question)
    return { ...body, revision }
  }

  return {
    websites: {
      add: (url) =>
        ask({
          method: 'POST',
          path: 'websites',
          body: { url },
          answer: websiteSchema.omit({ createdAt: true }).extend({ key: z.string() }),
        }),
      list: async () =>
        (await ask({ path: 'websites', answer: z.object({ websites: z.array(websiteSchema) }) })).websites,
      remove: (id) => ask({ method: 'DELETE', path: below('websites', id), answer: nothing }),
    },

    keys: {
      async create(scope) {
        if (scope.kind === 'admin') throw onlyLocal('Admin keys are made')
        const path = `${below('websites', scope.websiteId)}/keys`
        const { key, ...info } = await ask({ method: 'POST', path, answer: keySchema.extend({ key: z.string() }) })
        return { key, info: { ...info, scope } }
      },
      async list(websiteId) {
        if (websiteId === undefined) throw onlyLocal('The keys of all websites are listed')
        const path = `${below('websites', websiteId)}/keys`
        const { keys } = await ask({ path, answer: z.object({ keys: z.array(keySchema) }) })
        return keys.map((info): KeyInfo => ({ ...info, scope: { kind: 'website', websiteId } }))
      },
      async revoke(keyId) {
        // The id of a key begins with that of its website.
        const websiteId = keyId.split('_', 1)[0] ?? ''
        if (websiteId === 'admin') throw onlyLocal('Admin keys are revoked')
        const path = `${below('websites', websiteId)}/keys`
        await ask({ method: 'DELETE', path: below(path, keyId), answer: nothing })
        const known = (await this.list(websiteId)).find(({ id }) => id === keyId)
        if (!known) throw new OperableError('key_not_found', 'The website has no key with this id.')
        return known
      },
    },

    tools: {
      list: (websiteId) => askTools({ path: below('tools', websiteId), answer: toolListSchema }),
      patch: (websiteId, toolId, patch) =>
        askTools({ method: 'PATCH', path: below('tools', websiteId, toolId), body: patch, answer: toolListSchema }),
      remove: (websiteId, toolId) =>
        askTools({ method: 'DELETE', path: below('tools', websiteId, toolId), answer: toolListSchema }),
      addFromUrls: (websiteId, urls, { signal } = {}) =>
        askTools({
          method: 'POST',
          path: below('tools', websiteId, 'manual'),
          body: { urls },
          answer: createdToolsSchema,
          signal,
        }),
      discover: (websiteId, { signal } = {}) =>
        askTools({ method: 'POST', path: below('tools', websiteId, 'discover'), answer: createdToolsSchema, signal }),
    },
  }
}

function below(path: string, ...names: string[]): string {
  return [path, ...names.map(encodeURIComponent)].join('/')
}

function onlyLocal(what: string): OperableError {
  return new OperableError('invalid_request', `${what} where the data file is: leave --server out.`)
}
