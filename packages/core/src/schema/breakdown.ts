import { z } from 'zod'

/** The three kinds of checks. */
export const bucketSchema = z.enum(['essential', 'recommended', 'bonus'])

/** One row of the score: a check, what it gave, and what it was judged by. */
export const breakdownEntrySchema = z.object({
  check: z.string().describe('Id of the check'),
  title: z.string().describe('What the check looks for, in a few words'),
  bucket: bucketSchema.describe('Which of the three kinds of checks it is'),
  points: z.number().min(0).describe('Points earned; a fraction where the rule is proportional'),
  maxPoints: z.number().min(0).describe('Points that it can give'),
  applied: z.boolean().describe('False when its gate is closed: the check then counts neither for nor against'),
  measured: z
    .boolean()
    .describe('False when it could not be observed: it then counts neither for nor against, see scoreRange'),
  observed: z.array(z.string()).describe('What was seen, one sentence each'),
})
