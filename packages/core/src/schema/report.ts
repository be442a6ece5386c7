import { z } from 'zod'
import { gradeBands } from '../standards/grade-bands.ts'
import { breakdownEntrySchema, bucketSchema } from './breakdown.ts'
import { siteOperabilitySchema } from './operability.ts'

const gradeSchema = z.enum(gradeBands.map((entry) => entry.grade))
const bandSchema = z.enum(['ready', 'partial', 'not_ready'])
const scoreSchema = z.int().min(0).max(100)

/** Lines to paste, and where. */
export const snippetSchema = z.object({
  page: z
    .string()
    .optional()
    .describe('Page to change; absent when the change belongs to the server or to a file of its own'),
  target: z.string().optional().describe("Where on the page, or the file's path"),
  language: z.enum(['html', 'http', 'text', 'json', 'markdown', 'xml']).describe('What the lines are written in'),
  code: z.string().describe('Ready to paste'),
})

/** One change with what it earns. */
export const recommendationSchema = z.object({
  check: z.string().describe('Id of the check that it improves'),
  title: z.string().describe('What to do, as a short imperative'),
  bucket: bucketSchema.describe('Which of the three kinds of checks it is'),
  why: z.string().describe('Why it matters to the owner of the site'),
  pages: z.array(z.string()).describe('Addresses of the pages to change'),
  observed: z.array(z.string()).describe('What was seen, one sentence each'),
  change: z.string().describe('The change to make, in one or two sentences'),
  snippets: z.array(snippetSchema).describe('The lines to paste, one entry for each place'),
  effort: z
    .enum(['setting', 'edit', 'project'])
    .describe('A line of configuration, an edit of pages, or a piece of work'),
  points: z.number().min(0).describe('Points that the change earns, in all checks together'),
  scoreAfter: scoreSchema
    .nullable()
    .describe(
      'Score when the lines of this change alone are where they belong, by the same formula; null where pages that could not be read, or are still to be written, decide it',
    ),
  gradeAfter: gradeSchema.nullable().describe('Null when `scoreAfter` is'),
})

/** The least work that reaches a better grade. */
export const nextGradeSchema = z.object({
  grade: gradeSchema.describe('The grade that is reached'),
  score: scoreSchema.describe('The score that is reached'),
  checks: z.array(z.string()).describe('The set of recommendations with the least effort that reaches the grade'),
})

/** What a line of the simulated dialogue rests on. */
export const conversationSourceSchema = z.object({
  page: z.string().describe('Address of the page or file'),
  element: z.string().describe('The form, button, link or file'),
})

/** One line of the simulated dialogue. */
export const conversationTurnSchema = z.object({
  speaker: z.enum(['visitor', 'agent']).describe('Who says it'),
  text: z.string().describe('What is said'),
  source: conversationSourceSchema
    .optional()
    .describe('What was seen that the line rests on; every line of the agent has one'),
})

/** How much of the site was measured. */
export const coverageSchema = z.object({
  pagesDiscovered: z.int().describe('Addresses of pages that the scan came to know'),
  pagesRead: z.int().describe('Pages whose content was read'),
  pagesRendered: z.int().describe('Of those read, the ones that needed a browser'),
  notMeasured: z
    .array(
      z.object({
        what: z.string().describe('What it is, such as pages or files'),
        reason: z.string().describe('Why it could not be measured, in one sentence'),
        count: z.int().describe('How many'),
        example: z.string().optional().describe('Address of one of them'),
      }),
    )
    .describe('What could not be measured; never counted as failed'),
  stop: z
    .enum(['complete', 'page_limit', 'request_limit', 'deadline', 'aborted'])
    .describe(
      'Why the scan read no more pages; `request_limit`: too many addresses led to pages that were read already',
    ),
  complete: z
    .boolean()
    .optional()
    .describe(
      'False when the submitted page could not be read, or the range of the score is wider than 30 points; absent in reports of earlier versions',
    ),
  reason: z.string().optional().describe('Why it is not complete, in one sentence'),
})

/** Something that other auditors look at and the score does not use. */
export const signalSchema = z.object({
  id: z.string().describe('Id of the signal'),
  title: z.string().describe('What it is, in a few words'),
  state: z.enum(['present', 'partial', 'absent', 'not_measured']).describe('What was found'),
  observed: z.array(z.string()).describe('What was seen, one sentence each'),
})

/** One page of the scan, read or not. */
export const reportPageSchema = z.object({
  url: z.string().describe('The address that was asked for'),
  finalUrl: z.string().describe('After redirects'),
  outcome: z
    .enum(['read', 'not_html', 'http_error', 'challenge', 'robots', 'login', 'failed'])
    .describe(
      'What became of it. `challenge`: a bot wall answered instead of the site; `robots`: the site asks not to be read there; `login`: it leads to a login',
    ),
  status: z.int().optional().describe('HTTP status; absent without an answer'),
  detail: z.string().optional().describe('Why it was not read, in one sentence'),
  rendered: z.boolean().describe('It was read through a browser'),
  title: z.string().optional().describe('Its `<title>`'),
  language: z.string().optional().describe('Its `lang`, as it is written'),
  headings: z.int().optional().describe('Number of headings'),
  paragraphs: z.int().optional().describe('Number of paragraphs'),
  forms: z.int().optional().describe('Number of forms'),
  buttons: z.int().optional().describe('Number of buttons'),
})

/** The report of one site: the same evidence and scoring version give the same bytes. */
export const reportSchema = z.object({
  id: z
    .string()
    .regex(/^[0-9a-z]{26}$/)
    .describe('Derived from the normalised address, so it stays over rescans'),
  url: z.string().describe('The address as submitted, normalised'),
  finalUrl: z.string().describe('Where it led'),
  scannedAt: z.iso.datetime().describe('When the scan began'),
  scoringVersion: z.string().describe('Version of the table of checks and the formula of the score'),
  operabilityVersion: z.string().describe('Version of the four verdicts on a form'),
  rulesVersion: z
    .string()
    .exactOptional()
    .describe(
      'The day when the rules last changed so that the same site can earn other points; absent in reports of earlier versions',
    ),
  scanMode: z
    .enum(['multi_page_static', 'browser_rendered_multi_page'])
    .describe('Whether a page was read through a browser'),
  score: scoreSchema.describe('0 to 100: how readily agents can discover, read and operate the site'),
  scoreRange: z
    .object({
      lowest: scoreSchema.describe('If all of it fails'),
      highest: scoreSchema.describe('If all of it holds'),
    })
    .describe('What the parts that could not be measured leave possible'),
  band: bandSchema.describe('The score in three steps'),
  grade: gradeSchema.describe('The score in five steps'),
  summary: z.string().describe('What an agent can and cannot do here, in a few sentences'),
  scoreBreakdown: z.array(breakdownEntrySchema).describe('One entry for every check, whether it applied or not'),
  bonus: z.number().min(0).max(5).describe('Bonus points that count, after the cap'),
  operability: siteOperabilitySchema.describe('The four verdicts on every form'),
  recommendations: z.array(recommendationSchema).describe('The largest gain first'),
  nextGrade: nextGradeSchema
    .nullable()
    .describe('Null at the best grade, and where no set of changes reaches the next'),
  conversation: z.array(conversationTurnSchema).describe('Simulated, from what was observed alone'),
  coverage: coverageSchema.describe('How much of the site was measured'),
  signals: z.array(signalSchema).describe('What other auditors look at and the score does not use'),
  pages: z.array(reportPageSchema).describe('In the order in which they were read'),
  limits: z.array(z.string()).describe('What this report cannot say, one sentence each'),
  private: z
    .literal(true)
    .optional()
    .describe('The site was asked with credentials of its owner; such a report is never kept or published'),
})
