import type { FormProof, SiteProof } from '@operable/core/schema'

const markup = { callable: 'yes', fillable: 'yes', submittable: 'yes', safe: 'yes' } as const

const proven: FormProof = {
  page: 'https://shop.example/contact/',
  selector: 'form[action="/send"]',
  label: 'Write to us',
  tool: 'contactSales',
  verdict: 'proven',
  reason: 'sent_once',
  detail: 'Its request was attempted once, to the right address, with every value.',
  markup,
  findings: [],
  typed: [
    { key: 'name', label: 'Your name', value: 'Ada Example' },
    { key: 'email', label: 'Email', value: 'ada.7k2@example.com' },
    { key: 'phone', label: 'Phone', value: '+1 202 555 0147' },
  ],
  request: {
    method: 'POST',
    url: 'https://shop.example/send',
    encoding: 'urlencoded',
    by: 'form',
    bytes: 142,
    fields: [
      { name: 'name', is: 'typed', key: 'name', value: 'Ada Example', length: 11 },
      { name: 'email', is: 'typed', key: 'email', value: 'ada.7k2@example.com', length: 19 },
      { name: 'phone', is: 'typed', key: 'phone', value: '12025550147', length: 11, rule: 'phone' },
      { name: 'csrf_token', is: 'preset', length: 32 },
    ],
  },
  readers: [{ host: 'replay.example', keys: ['email'], when: 'before', as: 'hashed' }],
  tier: 'sealed',
  passed: [],
  bytesSent: 0,
  steps: [{ step: 'fill', ms: 120 }],
  pageHash: '0'.repeat(64),
  provedAt: '2026-11-23T10:00:00.000Z',
}

const refuted: FormProof = {
  ...proven,
  page: 'https://shop.example/',
  selector: '#news',
  label: 'Newsletter',
  verdict: 'refuted',
  reason: 'thanks_without_request',
  detail: 'The page says “Thank you”, but it sent nothing.',
  request: undefined,
  readers: [],
}

const person: FormProof = {
  ...refuted,
  page: 'https://shop.example/account/',
  selector: '#login',
  label: 'Log in',
  verdict: 'needs_person',
  reason: 'person_required',
  detail: 'A person types the password.',
  markup: { ...markup, callable: 'no', safe: 'no' },
  typed: [],
}

/** Valid proofs of three forms, one for each way that they end most often, for tests. */
export function sampleProof(changes: Partial<SiteProof> = {}): SiteProof {
  return {
    url: 'https://shop.example/',
    provedAt: '2026-11-23T10:00:00.000Z',
    proofs: [proven, refuted, person],
    hintChecks: [],
    notTried: [],
    ...changes,
  }
}

/** The proven form of the sample, with changes. */
export function sampleFormProof(changes: Partial<FormProof>): FormProof {
  return { ...proven, ...changes }
}
