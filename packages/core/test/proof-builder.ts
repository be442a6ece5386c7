import type { FormProof, HintCheck, SiteProof } from '../src/schema/report-types.ts'

/** A proven form. `text` stands wherever words of a scanned site can stand. */
export function buildProof(words: Partial<FormProof> = {}, text = 'Write to us'): FormProof {
  return {
    page: 'https://shop.example/',
    selector: 'form',
    label: text,
    verdict: 'proven',
    reason: 'sent_once',
    detail: 'It was sent once, with every value.',
    markup: { callable: 'yes', fillable: 'yes', submittable: 'yes', safe: 'yes' },
    findings: [],
    typed: [{ key: 'email', label: 'Email', value: 'ada@example.com' }],
    request: {
      method: 'POST',
      url: 'https://shop.example/send',
      encoding: 'urlencoded',
      by: 'form',
      bytes: 60,
      fields: [
        { name: 'mail', is: 'typed', key: 'email', value: 'ada@example.com', length: 15 },
        { name: 'token', is: 'preset', length: 32 },
      ],
    },
    readers: [],
    tier: 'sealed',
    passed: [],
    bytesSent: 0,
    steps: [],
    pageHash: '0'.repeat(64),
    provedAt: '2026-11-23T10:00:00.000Z',
    ...words,
  }
}

/** Proofs with everything in them that Markdown shows. */
export function buildSiteProof(text: string): SiteProof {
  const hint: HintCheck = {
    page: `https://shop.example/${text}`,
    name: text,
    readOnlyHint: true,
    verdict: 'dishonest',
    detail: text,
    requests: [`POST https://shop.example/${text}`],
  }
  const request = {
    method: 'POST',
    url: `https://shop.example/${text}`,
    encoding: 'json' as const,
    by: 'script' as const,
    bytes: 60,
    fields: [
      { name: text, is: 'typed' as const, key: 'note', value: text, length: text.length, rule: 'phone' },
      { name: text, is: 'added' as const, length: 1 },
    ],
  }
  return {
    url: 'https://shop.example/',
    provedAt: '2026-11-23T10:00:00.000Z',
    proofs: [
      buildProof(
        {
          selector: text,
          trigger: text,
          verdict: 'refuted',
          reason: 'sent_twice',
          detail: text,
          findings: [text],
          typed: [{ key: 'note', label: text, value: text }],
          request,
          readers: [{ host: text, keys: ['note'], when: 'before', as: 'hashed' }],
          answers: [{ answer: 'refusal', outcome: 'confirmed', said: [text] }],
          expects: { url: text, text },
        },
        text,
      ),
    ],
    hintChecks: [hint],
    notTried: [{ page: `https://shop.example/${text}`, label: text, why: text }],
  }
}
