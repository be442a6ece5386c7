/** What one way of not being read says of a site of which no page could be read. The first rule that fits counts. */
export interface UnreadRule {
  /** What came in the place of the page, for people. */
  answer: string
  /** Outcome of the page in the evidence. */
  outcome: 'challenge' | 'robots' | 'login' | 'http_error' | 'not_html' | 'failed'
  /** First and last status. Absent: any, or none. */
  status?: readonly [number, number]
  /** What ended the request; `undefined` is a page that came and was not read. Absent: anything. */
  failures?: readonly (string | undefined)[]
  code: 'site_unreachable' | 'site_blocked' | 'site_closed' | 'login_required' | 'internal'
}

export const unreadRules: readonly UnreadRule[] = [
  { answer: 'a bot wall or block page, whatever its status', outcome: 'challenge', code: 'site_blocked' },
  { answer: 'nothing, because robots.txt asks us not to read it', outcome: 'robots', code: 'site_closed' },
  { answer: 'a login at another address, for the submitted page', outcome: 'login', code: 'login_required' },
  { answer: 'status 401', outcome: 'http_error', status: [401, 401], code: 'login_required' },
  { answer: 'status 404', outcome: 'http_error', status: [404, 404], code: 'site_unreachable' },
  { answer: 'status 408', outcome: 'http_error', status: [408, 408], code: 'site_unreachable' },
  { answer: 'status 410', outcome: 'http_error', status: [410, 410], code: 'site_unreachable' },
  { answer: 'any other status 4xx: 403, 429, 451', outcome: 'http_error', status: [400, 499], code: 'site_blocked' },
  { answer: 'status 5xx, or any other status that is not a success', outcome: 'http_error', code: 'site_unreachable' },
  { answer: 'a response that is not HTML', outcome: 'not_html', code: 'site_unreachable' },
  // None of these is a request that the site let fail.
  {
    answer: 'nothing, because of an error in Operable',
    outcome: 'failed',
    failures: [undefined, 'aborted'],
    code: 'internal',
  },
  {
    answer:
      'no response: `dns`, `connect`, `tls`, `timeout`, `redirect`, `too_large`, `protocol`, `too_complex`, `refused`',
    outcome: 'failed',
    code: 'site_unreachable',
  },
]
