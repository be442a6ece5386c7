import type { ReportComparison } from '@operable/core'
import {
  breakdownEntrySchema,
  formOperabilitySchema,
  reportPageSchema,
  reportSchema,
  verdictValueSchema,
} from '@operable/core/schema'
import { z } from 'zod'
import type { HistoryEntry } from '../../contracts/reports.ts'

const scored = reportSchema.pick({
  scannedAt: true,
  score: true,
  grade: true,
  scoringVersion: true,
})
const rulesVersion = reportSchema.shape.rulesVersion
const change = z.number()

/** What a service says of the results of a site. */
export const historySchema: z.ZodType<HistoryEntry[]> = z.array(
  // A service of an earlier version says nothing of it.
  scored.extend({ operabilityVersion: z.string(), rulesVersion, measured: z.boolean().default(true) }),
)

const checkResult = breakdownEntrySchema
  .pick({ points: true, maxPoints: true, applied: true, measured: true })
  .nullable()
const { check, title, observed } = breakdownEntrySchema.shape
const causes = z.array(z.enum(['site', 'scoring-version']))
/** Members in the order of the library, which is the order of `--json`. */
const checkChange = z.object({ check, title, before: checkResult, after: checkResult, causes, observed })

const form = formOperabilitySchema.pick({ page: true, selector: true, label: true })
const verdictChange = z.object({
  verdict: z.enum(['callable', 'fillable', 'submittable', 'safe']),
  before: verdictValueSchema,
  after: verdictValueSchema,
})

const { url, outcome } = reportPageSchema.shape
const pageChange = z.object({ url, before: outcome, after: outcome })

/** What a service says of two of them. */
export const comparisonSchema: z.ZodType<ReportComparison> = z.object({
  before: scored.extend({ rulesVersion }),
  after: scored.extend({ rulesVersion }),
  scoreChange: change,
  byScoringVersion: change,
  versionPart: z.enum(['none', 'rescored', 'scaled']),
  bySite: change,
  checks: z.array(checkChange),
  forms: z.object({
    added: z.array(form),
    removed: z.array(form),
    changed: z.array(form.extend({ verdicts: z.array(verdictChange) })),
  }),
  pages: z.object({ added: z.array(url), removed: z.array(url), changed: z.array(pageChange) }),
  sentence: z.string(),
})
