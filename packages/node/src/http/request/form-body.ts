import { readBody, readBytes } from './json-body.ts'
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

/** What a form with files sent: the text of each file by the name of its field. */
export type FormFiles = ReadonlyMap<string, string>

/**
 * Reads the files of a form; fields that are no files, and files without a byte, are left out.
 *
 * @param limit bytes of the whole body
 * @throws OperableError `unsupported_media_type`, `payload_too_large`, `invalid_request`
 */
export async function readFiles(request: Request, limit: number): Promise<FormFiles> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data;/i.test(type)) {
    throw new RequestError('unsupported_media_type', 'Send the files as multipart/form-data.')
  }
  const bytes = await readBytes(request, limit)
  const files = new Map<string, string>()
  try {
    const form = await new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { 'content-type': type } }).formData()
    for (const [name, value] of form) {
      if (typeof value !== 'string' && value.size > 0) files.set(name, await value.text())
    }
  } catch (cause) {
    throw new RequestError('invalid_request', 'The form could not be read.', { cause })
  }
  return files
}
