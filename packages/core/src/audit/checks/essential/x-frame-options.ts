import type { Check } from '../../check.ts'
import { headerCheck } from '../../header-check.ts'

export const xFrameOptions: Check = headerCheck({
  id: 'x-frame-options',
  header: 'X-Frame-Options',
  why: 'It stops other sites from embedding yours invisibly and tricking a person or an agent into clicking on it.',
  rule: 'The homepage response has the header with DENY or SAMEORIGIN. The frame-ancestors directive alone does not count.',
  reading: 'Other values have no effect. The specification names this header, so a policy cannot replace it.',
  fault: (value) =>
    value.split(',').every((part) => /^(?:deny|sameorigin)$/i.test(part.trim()))
      ? undefined
      : 'Browsers ignore values other than DENY and SAMEORIGIN.',
  value: 'SAMEORIGIN',
  note: 'If none of your pages embeds another one in a frame, use DENY.',
  remark: (headers) =>
    /(?:^|[;,\s])frame-ancestors\s/i.test(headers['content-security-policy'] ?? '')
      ? 'Content-Security-Policy already has frame-ancestors, which current browsers obey. This header covers other clients.'
      : undefined,
})
