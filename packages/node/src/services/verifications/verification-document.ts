import type { Tool } from '@operable/core'
import { toolPatchSchema, toolSchema } from '@operable/core/schema'
import { z } from 'zod'
import type { Storage } from '../../contracts/storage.ts'
import {
  measuredReasons,
  type ToolVerdict,
  type ToolVerification,
  unmeasuredReasons,
  type VerifyChange,
  type VerifyNotice,
  verifyStates,
} from '../../contracts/verifications.ts'
import { changeDocument, checkDocument } from '../documents/documents.ts'
import { randomId } from '../random-id.ts'

export const VERIFICATIONS = 'tool-verifications/'

const reason = z.enum([...measuredReasons, ...unmeasuredReasons])
const noticeSchema = z.looseObject({
  id: z.string(),
  type: z.enum(['tool.broken', 'tool.recovered']),
  state: z.enum(['pending', 'sent', 'failed']),
  at: z.string().exactOptional(),
  detail: z.string().exactOptional(),
})
const placeSchema = z.looseObject({ pageUrl: z.string(), selector: z.string() })

const entrySchema = z.looseObject({
  toolId: z.string(),
  /** Of the tool when it was looked at, as `placeOf` gives it. */
  place: z.string(),
  state: z.enum(verifyStates),
  reason,
  detail: z.string(),
  at: z.string(),
  since: z.string(),
  /** What was last measured, whatever was not measured since. */
  measured: z.enum(['works', 'broken']).exactOptional(),
  url: z.string().exactOptional(),
  steps: z.array(
    z.looseObject({
      step: z.enum(['page', 'trigger', 'target', 'fields', 'submit']),
      ok: z.union([z.boolean(), z.literal('unknown')]),
      detail: z.string(),
    }),
  ),
  candidates: z
    .array(
      z.looseObject({
        selector: z.string(),
        name: z.string().exactOptional(),
        similarity: z.number(),
        differs: z.array(z.string()),
      }),
    )
    .exactOptional(),
  proposal: z
    .looseObject({
      patch: z.looseObject(toolPatchSchema.pick({ pageUrl: true, selector: true }).shape),
      from: placeSchema,
      followed: z.looseObject(toolSchema.shape).exactOptional(),
    })
    .exactOptional(),
  changes: z.array(
    z.looseObject({
      at: z.string(),
      state: z.enum(verifyStates),
      reason,
      detail: z.string(),
      notice: noticeSchema.exactOptional(),
    }),
  ),
})

const documentSchema = z.looseObject({
  tools: z.array(entrySchema),
  daily: z
    .looseObject({
      /** The day's moment for which it was done, ISO 8601. */
      slot: z.string().exactOptional(),
      claim: z.looseObject({ owner: z.string(), until: z.string() }).exactOptional(),
    })
    .exactOptional(),
})

/** What is kept of one tool. */
export type VerifyEntry = z.infer<typeof entrySchema>
/** What is kept of a website. */
export type VerifyDocument = z.infer<typeof documentSchema>

/** Changes of state that are kept of each tool. */
const MOST_CHANGES = 30

/** @throws OperableError `storage_unavailable` */
export async function loadVerifications(storage: Storage, websiteId: string): Promise<VerifyDocument> {
  const key = VERIFICATIONS + websiteId
  const stored = await storage.read(key)
  return stored ? checkDocument(documentSchema, key, stored.value) : { tools: [] }
}

/**
 * @param change gives undefined to leave it as it is. It may run more than once
 * @throws OperableError `storage_unavailable`, and what `change` throws
 */
export async function changeVerifications(
  storage: Storage,
  websiteId: string,
  change: (document: VerifyDocument) => VerifyDocument | undefined,
): Promise<void> {
  const place = { key: VERIFICATIONS + websiteId, schema: documentSchema }
  await changeDocument(storage, place, (known = { tools: [] }) => change(known))
}

/** What a verification depends on: a tool at another place is another one to it. */
export function placeOf({ pageUrl, selector, metadata: { frame, triggerSelector } }: Tool): string {
  return JSON.stringify([pageUrl, selector, frame, triggerSelector])
}

/** What is kept of a tool after a look at it. @param tells a change from working to broken, or back, is to be told */
export function withVerdict(
  before: VerifyEntry | undefined,
  { tool, verdict, at, tells }: { tool: Tool; verdict: ToolVerdict; at: string; tells: boolean },
): VerifyEntry {
  const { state, reason, detail, steps, url, candidates } = verdict
  const measured = state === 'not_measured' ? before?.measured : state === 'broken' ? 'broken' : 'works'
  const isSame = before?.state === state
  const type = noticeOf(before?.measured, measured)
  const notice: VerifyNotice | undefined =
    tells && type ? { id: `msg_${randomId(20)}`, type, state: 'pending' } : undefined
  const change: VerifyChange = { at, state, reason, detail, ...(notice && { notice }) }
  return {
    toolId: tool.id,
    place: placeOf(tool),
    ...{ state, reason, detail, at, steps },
    since: isSame ? before.since : at,
    ...(measured && { measured }),
    ...(url !== undefined && { url }),
    ...(candidates && { candidates }),
    ...(verdict.state === 'moved' && { proposal: verdict.proposal }),
    changes: isSame ? before.changes : [change, ...(before?.changes ?? [])].slice(0, MOST_CHANGES),
  } as VerifyEntry
}

/** A tool that nobody has seen work has not recovered. */
function noticeOf(before: VerifyEntry['measured'], now: VerifyEntry['measured']): VerifyNotice['type'] | undefined {
  if (now === 'broken' && before !== 'broken') return 'tool.broken'
  return now === 'works' && before === 'broken' ? 'tool.recovered' : undefined
}

/** As its owner sees it. @param entry of that tool at its present place */
export function shownVerification({ id: toolId, name: tool, pageUrl }: Tool, entry: VerifyEntry): ToolVerification {
  const { place: _, measured: __, proposal, ...known } = entry
  const shown = proposal && { patch: proposal.patch, from: proposal.from }
  return { ...known, toolId, tool, pageUrl, ...(shown && { proposal: shown }) } as ToolVerification
}
