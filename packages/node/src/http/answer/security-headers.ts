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
  for (const name in headers) if (!response.headers.has(name)) response.headers.set(name, headers[name] as string)
  return response
}
