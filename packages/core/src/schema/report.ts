import { z } from 'zod'
import { gradeBands } from '../standards/grade-bands.ts'
import { breakdownEntrySchema, bucketSchema } from './breakdown.ts'
import { siteOperabilitySchema } from './operability.ts'

const gradeSchema = z.enum(gradeBands.map((entry) => entry.grade))
const bandSchema = z.enum(['ready', 'partial', 'not_ready'])
const scoreSchema = z.int().min(0).max(100)

export const snippetSchema = z.object({
  /** Page to change; absent when the change belongs to the server or to a file of its own. */
  page: z.string().optional(),
  /** Where on the page, or the file's path. */
  target: z.string().optional(),
  language: z.enum(['html', 'http', 'text', 'json', 'markdown', 'xml']),
  code: z.string().describe('Ready to paste'),
})

export const recommendationSchema = z.object({
  check: z.string().describe('Id of the check that it improves'),
  title: z.string().describe('What to do, as a short imperative'),
  bucket: bucketSchema,
  why: z.string().describe('Why it matters to the owner of the site'),
  pages: z.array(z.string()),
  observed: z.array(z.string()),
  change: z.string().describe('The change to make, in one or two sentences'),
  snippets: z.array(snippetSchema),
  effort: z
    .enum(['setting', 'edit', 'project'])
    .describe('A line of configuration, an edit of pages, or a piece of work'),
  points: z.number().min(0).describe('Points that the change earns'),
  scoreAfter: scoreSchema.describe('Score when this change alone is made, by the same formula'),
  gradeAfter: gradeSchema,
})

export const nextGradeSchema = z.object({
  grade: gradeSchema,
  score: scoreSchema,
  checks: z.array(z.string()).describe('The set of recommendations with the least effort that reaches the grade'),
})

export const conversationTurnSchema = z.object({
  speaker: z.enum(['visitor', 'agent']),
  text: z.string(),
  source: z
    .object({ page: z.string(), element: z.string().describe('The form, button, link or file that the line rests on') })
    .optional()
    .describe('Every line of the agent has one'),
})

export const coverageSchema = z.object({
  pagesDiscovered: z.int(),
  pagesRead: z.int(),
  pagesRendered: z.int(),
  /** What could not be measured. Never counted as failed. */
  notMeasured: z.array(
    z.object({ what: z.string(), reason: z.string(), count: z.int(), example: z.string().optional() }),
  ),
  stop: z.enum(['complete', 'page_limit', 'deadline', 'aborted']),
})

export const signalSchema = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(['present', 'partial', 'absent', 'not_measured']),
  observed: z.array(z.string()),
})

export const reportPageSchema = z.object({
  url: z.string(),
  finalUrl: z.string(),
  outcome: z.enum(['read', 'not_html', 'http_error', 'challenge', 'robots', 'failed']),
  status: z.int().optional(),
  detail: z.string().optional(),
  rendered: z.boolean(),
  title: z.string().optional(),
  language: z.string().optional(),
  headings: z.int().optional(),
  paragraphs: z.int().optional(),
  forms: z.int().optional(),
  buttons: z.int().optional(),
})

/** The report of one site: the same evidence and scoring version give the same bytes. */
export const reportSchema = z.object({
  id: z
    .string()
    .regex(/^[0-9a-z]{26}$/)
    .describe('Derived from the normalised address, so it stays over rescans'),
  url: z.string(),
  finalUrl: z.string(),
  scannedAt: z.iso.datetime(),
  scoringVersion: z.string(),
  operabilityVersion: z.string(),
  scanMode: z.enum(['multi_page_static', 'browser_rendered_multi_page']),
  score: scoreSchema,
  scoreRange: z
    .object({ lowest: scoreSchema, highest: scoreSchema })
    .describe('What the parts that could not be measured leave possible'),
  band: bandSchema,
  grade: gradeSchema,
  summary: z.string(),
  scoreBreakdown: z.array(breakdownEntrySchema),
  bonus: z.number().min(0).max(5).describe('Bonus points that count, after the cap'),
  operability: siteOperabilitySchema,
  recommendations: z.array(recommendationSchema),
  nextGrade: nextGradeSchema.nullable(),
  conversation: z.array(conversationTurnSchema),
  coverage: coverageSchema,
  signals: z.array(signalSchema),
  pages: z.array(reportPageSchema),
  limits: z.array(z.string()),
})

export type Snippet = z.infer<typeof snippetSchema>
export type Recommendation = z.infer<typeof recommendationSchema>
export type NextGrade = z.infer<typeof nextGradeSchema>
export type ConversationTurn = z.infer<typeof conversationTurnSchema>
export type Coverage = z.infer<typeof coverageSchema>
export type Signal = z.infer<typeof signalSchema>
export type ReportPage = z.infer<typeof reportPageSchema>
export type Report = z.infer<typeof reportSchema>
