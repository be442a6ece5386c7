import { z } from 'zod'

/** The three kinds of check. */
export const bucketSchema = z.enum(['essential', 'recommended', 'bonus'])

/** The result of one check. */
export const breakdownEntrySchema = z.object({
  check: z.string().describe('ID of the check'),
  title: z.string().describe('What the check looks for, in a few words'),
  bucket: bucketSchema.describe('Kind of check'),
  points: z.number().min(0).describe('Points earned; can be a fraction'),
  maxPoints: z.number().min(0).describe('Maximum number of points that it can earn'),
  applied: z.boolean().describe('Whether the check applies to the site; if not, it counts neither for nor against'),
  measured: z
    .boolean()
    .describe(
      'Whether the check could be measured; if not, it counts neither for nor against, but widens `scoreRange`',
    ),
  observed: z.array(z.string()).describe('What the scan saw, one sentence each'),
})
