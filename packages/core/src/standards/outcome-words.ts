/** Why a request had no usable answer, as the end of a sentence; keys are the failures of evidence. */
export const failureWords = {
  invalid_url: 'the address is not valid',
  refused: 'the address is not public',
  dns: 'the host name does not resolve',
  connect: 'the connection failed',
  tls: 'the secure connection failed',
  timeout: 'the server did not respond in time',
  too_large: 'the response is too large',
  redirect: 'the redirects lead nowhere',
  protocol: 'the response is not valid HTTP',
  aborted: 'the scan was stopped',
  too_complex: 'it is too complex to read',
} as const

/** Why a page was not read, as the end of a sentence; keys are the outcomes of evidence. */
export const outcomeWords = {
  challenge: 'a bot wall or block page answered instead of the site',
  robots: 'robots.txt asks this scan not to read it',
  login: 'it leads to a login',
  not_html: 'it is not an HTML page',
  failed: 'it could not be analyzed',
} as const

/** Statuses that say that there is no page, so that nothing was missed by not reading it. */
export const absentStatuses: ReadonlySet<number> = new Set([404, 410])

/** Why the reading of pages ended. */
export const stopWords = {
  complete: 'no pages were left to read',
  page_limit: 'the scan reached its page limit',
  request_limit: 'too many addresses led to pages already read',
  deadline: 'the scan ran out of time',
  aborted: 'the scan was stopped',
} as const

export const bandWords = {
  ready: 'ready for AI agents',
  partial: 'partly ready for AI agents',
  not_ready: 'not ready for AI agents',
} as const
