import type { Check } from '../../check.ts'
import { headerCheck } from '../../header-check.ts'

export const contentSecurityPolicy: Check = headerCheck({
  id: 'content-security-policy',
  header: 'Content-Security-Policy',
  why: 'It limits what injected script can do, so that what an agent reads and submits is what the site meant.',
  rule: 'The response to the homepage has the header with at least one directive. Report-Only and a meta element do not count.',
  fault: (value) => (/[a-z]/i.test(value) ? undefined : 'The value holds no directive.'),
  value: "base-uri 'self'; frame-ancestors 'self'; object-src 'none'",
  note: 'These directives change nothing on most sites. To say as well which scripts may run, add script-src, and try it first as Content-Security-Policy-Report-Only.',
  remark: (headers) =>
    headers['content-security-policy-report-only']
      ? 'It sends the Report-Only form, which reports and blocks nothing.'
      : undefined,
})
