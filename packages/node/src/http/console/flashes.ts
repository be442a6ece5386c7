import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Sessions, SignedIn } from '../../contracts/sessions.ts'
import type { Flash } from '../../pages/console/console.ts'

/**
 * What the last action of each session said, for the page that it leads to, whichever process shows that. Every call
 * throws `storage_unavailable`.
 */
export interface Flashes {
  put(session: SignedIn, flash: Flash): Promise<void>
  /** Once. */
  take(session: SignedIn): Promise<Flash | undefined>
}

const flashSchema: z.ZodType<Flash> = z.object({
  tone: z.enum(['good', 'poor']),
  text: z.string(),
  key: z.string().exactOptional(),
  notes: z.array(z.string()).exactOptional(),
})

export function createFlashes(sessions: Pick<Sessions, 'leave' | 'take'>): Flashes {
  return {
    put: ({ id }, flash) => sessions.leave(id, JSON.stringify(flash)),
    async take({ id }) {
      const text = await sessions.take(id)
      return text === undefined ? undefined : flashSchema.safeParse(JSON.parse(text)).data
    },
  }
}

/** Takes as long for a wrong token as for the right one. */
export function holdsToken({ token }: SignedIn, given: string): boolean {
  const [expected, actual] = [Buffer.from(token), Buffer.from(given)]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
