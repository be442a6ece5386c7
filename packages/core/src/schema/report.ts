import { z } from 'zod'
import { gradeBands } from '../standards/grade-bands.ts'
import { breakdownEntrySchema, bucketSchema } from './breakdown.ts'
import { siteOperabilitySchema } from './operability.ts'
import { formProofSchema, hintCheckSchema } from './proof.ts'

const gradeSchema = z.enum(gradeBands.map((entry) => entry.grade))
const bandSchema = z.enum(['ready', 'partial', 'not_ready'])
const scoreSchema = z.int().min(0).max(100)

/** Code to paste, and where it goes. */
export const snippetSchema = z.object({
  page: z.string().optional().describe('Page to change; absent if the change is to the server or to a separate file'),
  target: z.string().optional().describe('Where on the page it goes, or the path of the file'),
  language: z.enum(['html', 'http', 'text', 'json', 'markdown', 'xml']).describe('Language of the code'),
  code: z.string().describe('The code, ready to paste'),
})

/** One recommended change, and what it earns. */
export const recommendationSchema = z.object({
  check: z.string().describe('ID of the check that it improves'),
  title: z.string().describe('What to do, in a few words'),
  bucket: bucketSchema.describe('Kind of check'),
  why: z.string().describe('Why it matters to the site owner'),
  pages: z.array(z.string()).describe('Addresses of the pages to change'),
  observed: z.array(z.string()).describe('What the scan saw, one sentence each'),
  change: z.string().describe('The change to make, in one or two sentences'),
  snippets: z.array(snippetSchema).describe('The code to paste, one entry for each place'),
  effort: z
    .enum(['setting', 'edit', 'project'])
    .describe('How much work it is: change a setting, edit pages or files, or a larger project'),
  points: z.number().min(0).describe('Points that the change earns, over all checks'),
  scoreAfter: scoreSchema
    .nullable()
    .describe('Score after this change alone; null if it depends on pages that could not be read or do not exist yet'),
  gradeAfter: gradeSchema.nullable().describe('Grade after this change alone; null if `scoreAfter` is'),
})

/** The least work that reaches a better grade. */
export const nextGradeSchema = z.object({
  grade: gradeSchema.describe('Grade that the changes reach'),
  score: scoreSchema.describe('Score that the changes reach'),
  checks: z.array(z.string()).describe('IDs of the checks whose recommendations reach the grade with the least effort'),
})

/** What a line of the simulated conversation is based on. */
export const conversationSourceSchema = z.object({
  page: z.string().describe('Address of the page or file'),
  element: z.string().describe('Form, button, link or file'),
})

/** One line of the simulated conversation. */
export const conversationTurnSchema = z.object({
  speaker: z.enum(['visitor', 'agent']).describe('Who speaks'),
  text: z.string().describe('What they say'),
  source: conversationSourceSchema.optional().describe('What the line is based on; every line of the agent has one'),
})

/** How much of the site the scan measured. */
export const coverageSchema = z.object({
  pagesDiscovered: z.int().describe('Number of page addresses that the scan found'),
  pagesRead: z.int().describe('Number of pages that were read'),
  pagesRendered: z.int().describe('Number of pages that were read in a browser'),
  notMeasured: z
    .array(
      z.object({
        what: z.string().describe('What it is, such as a page or a check'),
        reason: z.string().describe('Why it could not be measured'),
        count: z.int().describe('How many'),
        example: z.string().optional().describe('Address of one of them'),
      }),
    )
    .describe('What could not be measured; it never counts as failed'),
  stop: z
    .enum(['complete', 'page_limit', 'request_limit', 'deadline', 'aborted'])
    .describe('Why the scan stopped reading pages. `request_limit`: too many addresses led to pages already read'),
  complete: z
    .boolean()
    .optional()
    .describe(
      'False if the submitted page could not be read or the score range is wider than 30 points; absent in reports of earlier versions',
    ),
  reason: z.string().optional().describe('Why it is not complete, in one sentence'),
})

/** Something that other auditors look at. It does not affect the score. */
export const signalSchema = z.object({
  id: z.string().describe('ID of the signal'),
  title: z.string().describe('What it is, in a few words'),
  state: z.enum(['present', 'partial', 'absent', 'not_measured']).describe('What was found'),
  observed: z.array(z.string()).describe('What the scan saw, one sentence each'),
})

/** One page of the scan, whether or not it was read. */
export const reportPageSchema = z.object({
  url: z.string().describe('Address that the scan requested'),
  finalUrl: z.string().describe('Address after redirects'),
  outcome: z
    .enum(['read', 'not_html', 'http_error', 'challenge', 'robots', 'login', 'failed'])
    .describe(
      'What happened. `challenge`: a bot wall answered instead of the site; `robots`: robots.txt asks scanners to stay away; `login`: it leads to a login',
    ),
  status: z.int().optional().describe('HTTP status; absent if there was no response'),
  detail: z.string().optional().describe('Why it was not read, in one sentence'),
  rendered: z.boolean().describe('Whether it was read in a browser'),
  title: z.string().optional().describe('Text of its `<title>`'),
  language: z.string().optional().describe('Its `lang`, as it is written'),
  headings: z.int().optional().describe('Number of headings'),
  paragraphs: z.int().optional().describe('Number of paragraphs'),
  forms: z.int().optional().describe('Number of forms'),
  buttons: z.int().optional().describe('Number of buttons'),
})

/** The report on one site. The same evidence and versions always give the same report. */
export const reportSchema = z.object({
  id: z
    .string()
    .regex(/^[0-9a-z]{26}$/)
    .describe('ID of the report, derived from the normalized address, so it stays the same after a rescan'),
  url: z.string().describe('The address as submitted, normalized'),
  finalUrl: z.string().describe('Address after redirects'),
  scannedAt: z.iso.datetime().describe('When the scan started'),
  scoringVersion: z.string().describe('Version of the checks and the scoring formula'),
  operabilityVersion: z.string().describe('Version of the four form verdicts'),
  rulesVersion: z
    .string()
    .exactOptional()
    .describe(
      'Date on which the rules last changed so that the same site can earn different points; absent in reports of earlier versions',
    ),
  scanMode: z
    .enum(['multi_page_static', 'browser_rendered_multi_page'])
    .describe('Whether any page was read in a browser'),
  score: scoreSchema.describe('0 to 100: how readily agents can discover, read and operate the site'),
  scoreRange: z
    .object({
      lowest: scoreSchema.describe('Score if everything that was not measured fails'),
      highest: scoreSchema.describe('Score if everything that was not measured passes'),
    })
    .describe('Scores that are possible once everything is measured'),
  band: bandSchema.describe('The score as one of three bands'),
  grade: gradeSchema.describe('The score as one of five grades'),
  summary: z.string().describe('What an agent can and cannot do on the site, in a few sentences'),
  scoreBreakdown: z.array(breakdownEntrySchema).describe('One entry for every check, whether or not it applied'),
  bonus: z.number().min(0).max(5).describe('Bonus points that count, at most 5'),
  operability: siteOperabilitySchema.describe('Verdicts on every form'),
  recommendations: z.array(recommendationSchema).describe('Recommended changes, largest gain first'),
  nextGrade: nextGradeSchema
    .nullable()
    .describe('Fastest way to the next grade; null at the best grade, or if no set of changes reaches the next one'),
  conversation: z
    .array(conversationTurnSchema)
    .describe('Conversation between a visitor and an agent, simulated from what the scan saw'),
  coverage: coverageSchema.describe('How much of the site the scan measured'),
  signals: z.array(signalSchema).describe('What other auditors look at; it does not affect the score'),
  pages: z.array(reportPageSchema).describe('Pages of the scan, in the order they were read'),
  limits: z.array(z.string()).describe('What this report cannot tell you, one sentence each'),
  proofs: z
    .array(formProofSchema)
    .optional()
    .describe('Forms that were filled in and submitted in a sealed browser; absent if that was not tried'),
  hintChecks: z
    .array(hintCheckSchema)
    .optional()
    .describe(
      'Tools that the pages register themselves, and whether their hints are true; absent if that was not tried',
    ),
  private: z
    .literal(true)
    .optional()
    .describe('Set if the scan used credentials of the owner; such a report is never stored or published'),
})
