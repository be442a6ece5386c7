import type { ReportComparison } from '@operable/core'
import {
  breakdownEntrySchema,
  formOperabilitySchema,
  reportPageSchema,
  reportSchema,
  toolSchema,
  verdictValueSchema,
} from '@operable/core/schema'
import type { ToolProposal } from '@operable/core/tools'
import { z } from 'zod'
import { runErrorCodes, runStatuses } from '../../contracts/runs.ts'
import { type Scan, scanFailures } from '../../contracts/scans.ts'
import { mcpModes } from '../../contracts/site-runs.ts'
import { tagProblems } from '../../contracts/tools.ts'
import { type ToolVerification, verifyStates } from '../../contracts/verifications.ts'

// What a service answers.

export const websiteSchema = z.object({
  id: z.string(),
  url: z.string(),
  createdAt: z.string(),
  recordRuns: z.boolean().exactOptional(),
  mcp: z.enum(mcpModes).exactOptional(),
  verify: z.literal('daily').exactOptional(),
})
export const keySchema = z.object({ id: z.string(), createdAt: z.string(), revokedAt: z.string().exactOptional() })

export const toolListSchema = z.object({ tools: z.array(toolSchema), toolLimit: z.string() })
const proposalSchema: z.ZodType<ToolProposal> = z.object({
  toolId: z.string(),
  tool: z.string(),
  pageUrl: z.string(),
  changes: z.array(
    z.object({
      member: z.enum(['name', 'title', 'description', 'inputSchema', 'expects']),
      from: z.unknown().exactOptional(),
      to: z.unknown(),
    }),
  ),
  mayBeEdited: z.literal(true).exactOptional(),
})
export const createdToolsSchema = toolListSchema.extend({
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
export const proposalsSchema = z.object({ foundAt: z.string().exactOptional(), proposals: z.array(proposalSchema) })
export const appliedSchema = toolListSchema.extend({
  applied: z.array(proposalSchema),
  proposals: z.array(proposalSchema),
})

const verificationSchema = z.custom<ToolVerification>(
  (value) =>
    z
      .object({ toolId: z.string(), tool: z.string(), state: z.enum(verifyStates), changes: z.array(z.unknown()) })
      .safeParse(value).success,
)
export const verificationsSchema = z.object({ tools: z.array(verificationSchema) })
export const followedSchema = verificationsSchema.extend({ followed: z.array(z.string()) })
export const webhookSchema = z.object({ url: z.string(), createdAt: z.string() })
export const newWebhookSchema = webhookSchema.extend({ secret: z.string() })
export const deliverySchema = z.object({ sent: z.boolean(), tries: z.int(), detail: z.string().exactOptional() })

const sightings = z.array(z.object({ origin: z.string(), at: z.string() }))
export const presenceSchema = z.object({
  seen: sightings,
  elsewhere: sightings,
  unknown: z.array(z.object({ websiteId: z.string(), origin: z.string(), at: z.string() })),
  pages: z.array(z.object({ page: z.string(), version: z.string(), day: z.string() })),
})
export const tagCheckSchema = z.object({
  page: z.string(),
  found: z.boolean(),
  version: z.string().exactOptional(),
  problems: z.array(z.object({ code: z.enum(tagProblems), text: z.string() })),
})
export const toolRunsSchema = z.array(
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

const scan = { id: z.string(), url: z.string(), createdAt: z.string() }
export const scanSchema: z.ZodType<Scan> = z.discriminatedUnion('state', [
  z.object({ ...scan, state: z.literal('queued') }),
  z.object({ ...scan, state: z.literal('running'), pagesDone: z.int(), pagesPlanned: z.int() }),
  z.object({ ...scan, state: z.literal('completed'), reportId: z.string(), completedAt: z.string() }),
  z.object({
    ...scan,
    state: z.literal('failed'),
    /** A later version of the service may know more of them. */
    failure: z.enum(scanFailures).catch('internal'),
    detail: z.string(),
    completedAt: z.string(),
  }),
])

const { rulesVersion } = reportSchema.shape
const scored = reportSchema.pick({ scannedAt: true, score: true, grade: true, scoringVersion: true })

/** A service of an earlier version does not say whether a result was measured. */
export const historySchema = z.array(
  scored.extend({ operabilityVersion: z.string(), rulesVersion, measured: z.boolean().exactOptional() }),
)

const checkResult = breakdownEntrySchema
  .pick({ points: true, maxPoints: true, applied: true, measured: true })
  .nullable()
const form = formOperabilitySchema.pick({ page: true, selector: true, label: true })
const verdictChange = z.object({
  verdict: z.enum(['callable', 'fillable', 'submittable', 'safe']),
  before: verdictValueSchema,
  after: verdictValueSchema,
})
const { url, outcome } = reportPageSchema.shape

export const comparisonSchema: z.ZodType<ReportComparison> = z.object({
  before: scored.extend({ rulesVersion }),
  after: scored.extend({ rulesVersion }),
  scoreChange: z.number(),
  byScoringVersion: z.number(),
  versionPart: z.enum(['none', 'rescored', 'scaled']),
  bySite: z.number(),
  checks: z.array(
    breakdownEntrySchema.pick({ check: true, title: true, observed: true }).extend({
      before: checkResult,
      after: checkResult,
      causes: z.array(z.enum(['site', 'scoring-version'])),
    }),
  ),
  forms: z.object({
    added: z.array(form),
    removed: z.array(form),
    changed: z.array(form.extend({ verdicts: z.array(verdictChange) })),
  }),
  pages: z.object({
    added: z.array(url),
    removed: z.array(url),
    changed: z.array(z.object({ url, before: outcome, after: outcome })),
  }),
  sentence: z.string(),
})
