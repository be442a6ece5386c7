/** What a proof came to, for people. */
export const proofVerdictWords = {
  proven: 'proven',
  refuted: 'refuted',
  needs_person: 'needs a person',
  not_measured: 'not measured',
} as const

/** Why a proof ended as it did: the verdict that follows, and a short label for lists. Keys are those of the schema. */
export const proofReasons = {
  sent_once: { verdict: 'proven', label: 'sent once, with every value' },
  thanks_without_request: { verdict: 'refuted', label: 'thanks, but nothing was sent' },
  sent_early: { verdict: 'refuted', label: 'sent before it was submitted' },
  sent_twice: { verdict: 'refuted', label: 'sent more than once' },
  value_altered: { verdict: 'refuted', label: 'sent with a changed value' },
  value_missing: { verdict: 'refuted', label: 'sent without one of the values' },
  other_address: { verdict: 'refuted', label: 'sent to a different address' },
  person_required: { verdict: 'needs_person', label: 'asks for what only a person may give' },
  value_unreadable: { verdict: 'not_measured', label: 'the values in the request cannot be read' },
  needs_answer: { verdict: 'not_measured', label: 'goes on only after the server has answered' },
  nothing_sent: { verdict: 'not_measured', label: 'nothing was sent, and the page did not say why' },
  not_operated: { verdict: 'not_measured', label: 'could not be filled in or submitted' },
  not_found: { verdict: 'not_measured', label: 'no longer on its page' },
  not_allowed: { verdict: 'not_measured', label: 'may not be tried' },
  page_failed: { verdict: 'not_measured', label: 'its page did not load' },
  no_time: { verdict: 'not_measured', label: 'no time was left' },
  leaked: { verdict: 'not_measured', label: 'something got out of the browser' },
} as const

/** How the values of a caught request are written, after "sends". */
export const encodingWords = {
  query: 'in the address',
  urlencoded: 'as form data',
  multipart: 'as multipart form data',
  json: 'as JSON',
  text: 'as plain text',
  unknown: 'in a format that cannot be read',
} as const

/** What the page showed after an answer that it was given in place of the server’s. */
export const answerWords = {
  success: 'If the server accepts it',
  refusal: 'If the server refuses it (422)',
  error_body: 'If the server answers 200 with an error in the body',
  abort: 'If the connection breaks',
} as const

export const answerOutcomeWords = {
  confirmed: 'the page confirms it',
  rejected: 'the page says that it failed',
  unclear: 'the page says neither',
} as const

/** When somebody else reads what is typed. */
export const readerTimes = {
  before: 'before you submit',
  after: 'when you submit',
} as const

/** What somebody else gets of it. */
export const readerForms = {
  raw: 'as typed',
  encoded: 'encoded',
  hashed: 'as a hash',
} as const
