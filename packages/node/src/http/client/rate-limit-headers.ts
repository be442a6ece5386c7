import { RequestError } from '../request/request-error.ts'
import type { Allowance, RateLimiter, RatePolicy } from './rate-limit.ts'

/**
 * What a client learns about its limit with every answer (draft-ietf-httpapi-ratelimit-headers-06; the policy in the
 * form of -04 to -07).
 */
export function rateLimitHeaders(
  { limit, window }: RatePolicy,
  { remaining, reset }: Allowance,
): Record<string, string> {
  return {
    'RateLimit-Policy': `${limit};w=${window}`,
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(reset),
  }
}

/**
 * Counts a request of a client.
 *
 * @returns the headers of its answer
 * @throws OperableError `rate_limited` when the request is one too many
 */
export function countRequest(limiter: RateLimiter, client: string): Record<string, string> {
  const allowance = limiter.take(client)
  requireAllowance(limiter.policy, allowance)
  return rateLimitHeaders(limiter.policy, allowance)
}

/** @throws OperableError `rate_limited` when the request is one too many */
export function requireAllowance({ limit, window }: RatePolicy, { allowed, reset }: Allowance): void {
  if (allowed) return
  throw new RequestError('rate_limited', `${limit} requests in ${window} seconds are answered. ${waitFor(reset)}`, {
    headers: { 'Retry-After': String(reset) },
  })
}

function waitFor(seconds: number): string {
  return seconds === 1 ? 'Wait for a second.' : `Wait for ${seconds} seconds.`
}
