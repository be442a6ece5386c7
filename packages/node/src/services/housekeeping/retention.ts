import { z } from 'zod'
import type { Retention } from '../../contracts/housekeeping.ts'

/** A hundred years: no date that is so long ago has to be written. */
const MOST = 36_500

const isDays = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= MOST

const days = z.custom<number>(isDays, { error: 'must be a whole number of days from 1 to 36,500.' })
const daysOrForever = z.custom<number | 'forever'>((value) => value === 'forever' || isDays(value), {
  error: 'must be a whole number of days from 1 to 36,500, or "forever".',
})
/** Lists of runs say that they hold 30 days. */
const daysOfMonth = z.custom<number>((value) => isDays(value) && value <= 30, {
  error: 'must be a whole number of days from 1 to 30.',
})

/** What the option `retention` takes, and `operable serve --keep`. */
export const retentionSchema: z.ZodType<Retention> = z.strictObject(
  {
    reports: daysOrForever.optional(),
    history: daysOrForever.optional(),
    runs: daysOfMonth.optional(),
    scans: days.optional(),
    pictures: daysOrForever.optional(),
  },
  {
    error: ({ code, keys }) => {
      const given = code === 'unrecognized_keys' ? `has no "${keys?.[0]}": it` : 'must be an object that'
      return `${given} names reports, history, runs, scans or pictures, each with its days.`
    },
  },
)
