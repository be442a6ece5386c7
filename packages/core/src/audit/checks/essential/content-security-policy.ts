import type { Check } from '../../check.ts'
import { headerCheck } from '../../header-check.ts'

/** Directives with an effect of their own (https://www.w3.org/TR/CSP3/#csp-directives); those that only report forbid nothing. */
const FORBIDS =
  /^\s*(?:(?:default|child|connect|fenced-frame|font|frame|img|manifest|media|object|prefetch|worker)-src|(?:script|style)-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors|navigate-to|sandbox|webrtc|upgrade-insecure-requests|block-all-mixed-content|trusted-types|require-trusted-types-for)(?=\s|$)/i

export const contentSecurityPolicy: Check = headerCheck({
  id: 'content-security-policy',
  header: 'Content-Security-Policy',
  why: 'It limits what injected script can do, so that what an agent reads and submits is what the site meant.',
  rule: 'The response to the homepage has the header with at least one directive that forbids something. Report-Only and a meta element do not count.',
  reading: 'A policy that forbids nothing protects nobody; one in a meta element is not a header.',
  fault: (value) =>
    value.split(/[;,]/).some((part) => FORBIDS.test(part))
      ? undefined
      : 'The value holds no directive that forbids something.',
  value: "base-uri 'self'; frame-ancestors 'self'; object-src 'none'",
  note: 'These directives change nothing on most sites. To say as well which scripts may run, add script-src, and try it first as Content-Security-Policy-Report-Only.',
  remark: (headers) =>
    headers['content-security-policy-report-only']
      ? 'It sends the Report-Only form, which reports and blocks nothing.'
      : undefined,
})
