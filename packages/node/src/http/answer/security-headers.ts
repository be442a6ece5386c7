/**
 * On everything that is served. An answer that sets one of them itself, such as a page with its own content policy,
 * keeps what it set.
 *
 * @param baseUrl only over https may a host ask to be reached over https alone (RFC 6797 section 7.2)
 */
export function securityHeaders(baseUrl: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    ...(baseUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}

export function addHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  if (isWhole(response)) return response
  for (const name in headers) if (!response.headers.has(name)) response.headers.set(name, headers[name] as string)
  return response
}

const WHOLE = Symbol('whole')

/**
 * An answer that is made with every header it needs, so that nothing is added to it later. The addresses that are asked for
 * most answer this way: adding to the headers of a `Response` would take as long as all the rest.
 *
 * @param init.headers those of every answer included, such as `securityHeaders`
 */
export function wholeAnswer(
  body: string | Uint8Array<ArrayBuffer> | null,
  init: { status: number; headers: Readonly<Record<string, string>> },
): Response {
  return Object.assign(new Response(body, init), { [WHOLE]: true })
}

export function isWhole(response: Response): boolean {
  return WHOLE in response
}
