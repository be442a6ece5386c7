import type { Context } from 'hono'
import { corsHeaders } from '../answer/cors.ts'
import type { AppDeps } from '../app-deps.ts'
import { clientOf } from '../client/client-of.ts'
import { rateLimitHeaders, requireAllowance } from '../client/rate-limit-headers.ts'
import { problemResponse } from '../problem/problem.ts'
import type { AppEnv } from '../request/request-env.ts'

/** Answers a request at the address of reports that reads none, with what the limit says of it. */
export type CountedAnswer = (c: Context<AppEnv>, answer: () => Response) => Response

/** The one address whose every answer names the limit. */
export const REPORT_PATH = '/api/v1/report'

/**
 * What is sent to the address of reports with a method that reads nothing counts as any other request of its client: the
 * limit is on asking, and a client that asks in the wrong way should see it come. `OPTIONS` asks for nothing: a browser
 * sends it before a request of a script, which counts, and the script would not get to see a 429 that it was given.
 */
export function createCountedAnswer(deps: AppDeps): CountedAnswer {
  const { reportLimit } = deps
  const { policy } = reportLimit
  return (c, answer) => {
    const client = clientOf(c, deps)
    const isQuestion = c.req.method !== 'OPTIONS'
    const allowance = isQuestion ? reportLimit.take(client) : reportLimit.look(client)
    const response = answerOrProblem(c, deps, () => {
      if (isQuestion) requireAllowance(policy, allowance)
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
