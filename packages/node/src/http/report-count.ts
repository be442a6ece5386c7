import type { Context } from 'hono'
import type { AppDeps, AppEnv } from './app-deps.ts'
import { corsHeaders } from './cors.ts'
import { problemResponse } from './problem.ts'
import { rateLimitHeaders, requireAllowance } from './rate-limit-headers.ts'

/** Counts a request at the address of reports that reads none, and adds to its answer what the limit says. */
export type CountedAnswer = (c: Context<AppEnv>, answer: () => Response) => Response

/** The one address whose every answer names the limit. */
export const REPORT_PATH = '/api/v1/report'

/**
 * What is sent to the address of reports with a method that reads nothing counts as any other request of its client: the
 * limit is on asking, and a client that asks in the wrong way should see it come.
 */
export function createCountedAnswer(deps: AppDeps): CountedAnswer {
  const { reportLimit, clientKey } = deps
  const { policy } = reportLimit
  return (c, answer) => {
    const allowance = reportLimit.take(clientKey(c.env?.peer, c.req.header('x-forwarded-for') ?? null))
    const response = answerOrProblem(c, deps, () => {
      // A preflight is never refused: the script behind it would not get to see the 429.
      if (c.req.method !== 'OPTIONS') requireAllowance(policy, allowance)
      return answer()
    })
    const extra = { ...corsHeaders, Vary: 'Accept', ...rateLimitHeaders(policy, allowance) }
    for (const [name, value] of Object.entries(extra)) response.headers.set(name, value)
    return response
  }
}

function answerOrProblem(c: Context<AppEnv>, deps: AppDeps, answer: () => Response): Response {
  try {
    return answer()
  } catch (error) {
    return problemResponse(error, c.req.raw, deps)
  }
}
