import type { Check } from '../../check.ts'
import { headerCheck } from '../../header-check.ts'

/** Directives with an effect of their own (https://www.w3.org/TR/CSP3/#csp-directives); those that only report forbid nothing. */
const FORBIDS =
  /^\s*(?:(?:default|child|connect|fenced-frame|font|frame|img|manifest|media|object|prefetch|worker)-src|(?:script|style)-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors|navigate-to|sandbox|webrtc|upgrade-insecure-requests|block-all-mixed-content|trusted-types|require-trusted-types-for)(?=\s|$)/i

export const contentSecurityPolicy: Check = headerCheck({
  id: 'content-security-policy',
  header: 'Content-Security-Policy',
  why: 'It limits what injected scripts can do, so that agents read and submit what you meant them to.',
  rule: 'The homepage response has the header, with at least one directive that forbids something. A Report-Only header or a meta element does not count.',
  reading: 'A policy that forbids nothing protects nobody, and a meta element is not a header.',
  fault: (value) =>
    value.split(/[;,]/).some((part) => FORBIDS.test(part)) ? undefined : 'None of its directives forbids anything.',
  value: "base-uri 'self'; frame-ancestors 'self'; object-src 'none'",
  note: 'On most sites, these directives change nothing. To restrict scripts too, add script-src; try it first in a Content-Security-Policy-Report-Only header.',
  remark: (headers) =>
    headers['content-security-policy-report-only']
      ? 'It sends Content-Security-Policy-Report-Only, which reports but blocks nothing.'
      : undefined,
})
