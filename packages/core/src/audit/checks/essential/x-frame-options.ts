import type { Check } from '../../check.ts'
import { headerCheck } from '../../header-check.ts'

export const xFrameOptions: Check = headerCheck({
  id: 'x-frame-options',
  header: 'X-Frame-Options',
  why: 'Nobody can lay the site invisibly under another page and have a person or an agent click on it.',
  rule: 'The response to the homepage has the header with DENY or SAMEORIGIN. The frame-ancestors directive alone does not count.',
  reading: 'Other values have no effect. The table names this header, so a policy does not stand for it.',
  fault: (value) =>
    value.split(',').every((part) => /^(?:deny|sameorigin)$/i.test(part.trim()))
      ? undefined
      : 'Browsers know only DENY and SAMEORIGIN and ignore other values.',
  value: 'SAMEORIGIN',
  note: 'Use DENY when no page of the site frames another one.',
  remark: (headers) =>
    /(?:^|[;,\s])frame-ancestors\s/i.test(headers['content-security-policy'] ?? '')
      ? 'Content-Security-Policy already has frame-ancestors, which current browsers obey; the header covers the other clients.'
      : undefined,
})
