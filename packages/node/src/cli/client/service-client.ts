import { OperableError, type ReportComparison, renderMarkdown, type ToolPatch } from '@operable/core'
import { reportSchema } from '@operable/core/schema'
import { normalizeTypedUrl } from '@operable/core/site'
import type { ToolNaming } from '@operable/core/tools'
import { z } from 'zod'
import type { KeyInfo } from '../../contracts/keys.ts'
import type { FailedAttempt, HistoryEntry } from '../../contracts/reports.ts'
import type { Scan, StartOptions } from '../../contracts/scans.ts'
import type { WebsitePatch } from '../../contracts/websites.ts'
import { LAST_ATTEMPT } from '../../http/answer/headers.ts'
import type { SourcedReport } from '../../mcp/report-server.ts'
import { askForText, askService, type Question, type ServiceAddress } from './ask-service.ts'
import * as schemas from './service-schemas.ts'

const nothing = z.undefined()

/** Everything that commands do with a service. */
export type ServiceClient = ReturnType<typeof serviceClient>

/**
 * A client of a service over HTTP: of one that runs elsewhere, or of one in this process (`withService`).
 *
 * @param signal stops what it waits for
 */
export function serviceClient(service: ServiceAddress, signal: AbortSignal) {
  const ask: Ask = async (question) => (await askService(service, question, signal)).body
  const askScan = async (question: Omit<Question<Scan>, 'answer'>): Promise<Scan> =>
    schemas.scanSchema.parse(await ask({ ...question, answer: schemas.scanSchema }))
  return {
    reports: reportsOf(service, signal),
    scans: {
      start: (url: string, options: Pick<StartOptions, 'urgency'> = {}): Promise<Scan> =>
        askScan({ method: 'POST', path: 'api/v1/scans', body: { url, ...options } }),
      get: (scanId: string): Promise<Scan> => askScan({ path: below('api/v1/scans', scanId) }),
    },
    websites: {
      ...websitesOf(ask),
      /** Everything that is kept of a website, as JSON lines. */
      export: (id: string): AsyncIterable<string> =>
        untilEnd(
          askForText(service, { path: `${below('api/v1/websites', id)}/export`, type: 'application/jsonl' }, signal),
        ),
    },
    keys: keysOf(ask),
    tools: toolsOf(ask),
    webhooks: webhooksOf(ask),
    runs: async (websiteId: string) => {
      const answer = z.object({ tools: schemas.toolRunsSchema })
      return (await ask({ path: `${below('websites', websiteId)}/runs`, answer })).tools
    },
    widget: {
      async presence(websiteId: string) {
        const path = `${below('websites', websiteId)}/widget`
        const { seen, elsewhere, unknown, pages } = await ask({ path, answer: schemas.presenceSchema })
        return { seen, elsewhere, unknown, pages }
      },
      check: (websiteId: string) =>
        ask({ method: 'POST', path: `${below('websites', websiteId)}/widget/check`, answer: schemas.tagCheckSchema }),
    },
  }
}

type Ask = <Answer>(question: Question<Answer>) => Promise<Answer>

/** Saved reports. Reading them takes no key, so none is sent. */
function reportsOf({ key: _, ...service }: ServiceAddress, signal: AbortSignal) {
  return {
    /** The latest report of an address. @throws OperableError `invalid_url`, `no_report`, and what `askService` throws */
    async find(given: string): Promise<SourcedReport> {
      const path = `api/v1/report?url=${encodeURIComponent(normalizeTypedUrl(given))}`
      const { body: report, headers } = await askService(service, { path, answer: reportSchema }, signal)
      const attempt = attemptOf(report.url, headers.get(LAST_ATTEMPT))
      return {
        report,
        get markdown() {
          return renderMarkdown(report)
        },
        lastAttempt: attempt && ((await service.lastAttempt?.(report.id)) ?? attempt),
      }
    },
    /** Results, newest first. @param id of the report */
    async history(id: string): Promise<HistoryEntry[]> {
      const question = { path: `r/${id}/history.json`, answer: schemas.historySchema }
      const { body } = await askService(service, question, signal)
      return body.map((entry) => ({ ...entry, measured: entry.measured ?? true }))
    },
    /** @param scannedAt of an earlier result; default: the one before the latest */
    async compare(id: string, scannedAt?: string): Promise<ReportComparison> {
      const query = scannedAt === undefined ? '' : `?with=${encodeURIComponent(scannedAt)}`
      const question = { path: `r/${id}/comparison.json${query}`, answer: schemas.comparisonSchema }
      return (await askService(service, question, signal)).body
    },
  }
}

/** Reads an Item of RFC 9651; section 4.2 says to ignore a malformed one. */
function attemptOf(url: string, header: string | null): FailedAttempt | undefined {
  const [, failure, seconds] = /^ *([a-z*][\w.*-]*)(?:;.*)?; *at=@(\d{1,11})(?:;|$)/i.exec(header ?? '') ?? []
  if (failure === undefined) return undefined
  const at = new Date(Number(seconds) * 1000).toISOString()
  return { url, at, failure, detail: 'The page of the report says more.' }
}

/** Passes lines on. @throws OperableError `storage_unavailable` after them, if the last one does not say that it is the last */
async function* untilEnd(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let tail = ''
  for await (const part of parts) {
    yield part
    tail = (tail + part).slice(-LONGEST_END)
  }
  if (/(?:^|\n)\{"kind":"end",[^\n]*\n$/.test(tail)) return
  throw new OperableError('storage_unavailable', 'The export is not complete: the service failed midway. Try again.')
}

/** Characters of a last line, with room to spare. */
const LONGEST_END = 500

function websitesOf(ask: Ask) {
  const added = schemas.websiteSchema.pick({ id: true, url: true }).extend({ key: z.string() })
  const listed = z.object({ websites: z.array(schemas.websiteSchema) })
  return {
    /** The new website's id and normalised address, and its key, which is shown here only. */
    add: (url: string) => ask({ method: 'POST', path: 'websites', body: { url }, answer: added }),
    get: (id: string) => ask({ path: below('websites', id), answer: schemas.websiteSchema }),
    list: async () => (await ask({ path: 'websites', answer: listed })).websites,
    patch: (id: string, patch: WebsitePatch) =>
      ask({ method: 'PATCH', path: below('websites', id), body: patch, answer: schemas.websiteSchema }),
    remove: (id: string) => ask({ method: 'DELETE', path: below('websites', id), answer: nothing }),
  }
}

/** The keys of one website. */
function keysOf(ask: Ask) {
  const pathOf = (websiteId: string) => `${below('websites', websiteId)}/keys`

  async function list(websiteId: string): Promise<KeyInfo[]> {
    const { keys } = await ask({ path: pathOf(websiteId), answer: z.object({ keys: z.array(schemas.keySchema) }) })
    return keys.map((known) => keyOf(websiteId, known))
  }

  return {
    list,
    async create(websiteId: string): Promise<{ key: string; info: KeyInfo }> {
      const answer = schemas.keySchema.extend({ key: z.string() })
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
  return new OperableError('key_not_found', 'There is no key with this ID.', { cause })
}

function toolsOf(ask: Ask) {
  const pathOf = (websiteId: string, ...names: string[]) => below('tools', websiteId, ...names)
  return {
    list: (websiteId: string) => ask({ path: pathOf(websiteId), answer: schemas.toolListSchema }),
    patch: (websiteId: string, toolId: string, patch: ToolPatch) =>
      ask({ method: 'PATCH', path: pathOf(websiteId, toolId), body: patch, answer: schemas.toolListSchema }),
    remove: (websiteId: string, toolId: string) =>
      ask({ method: 'DELETE', path: pathOf(websiteId, toolId), answer: schemas.toolListSchema }),
    addFromUrls: (websiteId: string, urls: readonly string[], names: ToolNaming) =>
      ask({
        method: 'POST',
        path: pathOf(websiteId, 'manual'),
        body: { urls, names },
        answer: schemas.createdToolsSchema,
      }),
    discover: (websiteId: string, clicks = false) =>
      ask({
        method: 'POST',
        path: pathOf(websiteId, 'discover') + (clicks ? '?clicks=true' : ''),
        answer: schemas.createdToolsSchema,
      }),
    proposals: (websiteId: string) => ask({ path: pathOf(websiteId, 'proposals'), answer: schemas.proposalsSchema }),
    applyProposals: (websiteId: string, apply: readonly string[] | 'all') =>
      ask({ method: 'POST', path: pathOf(websiteId, 'proposals'), body: { apply }, answer: schemas.appliedSchema }),
    /** @param chosen IDs or names; none: all that are active */
    verify: (websiteId: string, chosen: readonly string[]) => {
      const query = chosen.map((tool) => `tool=${encodeURIComponent(tool)}`).join('&')
      const path = `${pathOf(websiteId, 'verify')}${query && `?${query}`}`
      return ask({ method: 'POST', path, answer: schemas.verificationsSchema })
    },
    verifications: (websiteId: string) =>
      ask({ path: pathOf(websiteId, 'verifications'), answer: schemas.verificationsSchema }),
    follow: (websiteId: string, follow: readonly string[] | 'all') =>
      ask({
        method: 'POST',
        path: pathOf(websiteId, 'verifications'),
        body: { follow },
        answer: schemas.followedSchema,
      }),
  }
}

/** Where a website wants to hear of changes. */
function webhooksOf(ask: Ask) {
  const pathOf = (websiteId: string) => `${below('websites', websiteId)}/webhook`
  return {
    get: (websiteId: string) => ask({ path: pathOf(websiteId), answer: schemas.webhookSchema }),
    set: (websiteId: string, url: string) =>
      ask({ method: 'POST', path: pathOf(websiteId), body: { url }, answer: schemas.newWebhookSchema }),
    remove: (websiteId: string) => ask({ method: 'DELETE', path: pathOf(websiteId), answer: nothing }),
    test: (websiteId: string) =>
      ask({ method: 'POST', path: `${pathOf(websiteId)}/test`, answer: schemas.deliverySchema }),
  }
}

function below(path: string, ...names: string[]): string {
  return [path, ...names.map(encodeURIComponent)].join('/')
}
