import { readBody } from './json-body.ts'
import { RequestError } from './request-error.ts'

/** What a form sent: the first value of each name, an empty text for one that is missing. */
export interface FormValues {
  text(name: string): string
  has(name: string): boolean
}

const FORM_TYPE = 'application/x-www-form-urlencoded'

/** @throws OperableError `unsupported_media_type`, `payload_too_large`, `invalid_request` */
export async function readForm(request: Request, limit: number): Promise<FormValues> {
  const type = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase()
  if (type !== FORM_TYPE) throw new RequestError('unsupported_media_type', `Send the form as ${FORM_TYPE}.`)
  const values = new URLSearchParams(await readBody(request, limit))
  return { text: (name) => values.get(name) ?? '', has: (name) => values.has(name) }
}
