import { OperableError } from '@operable/core'
import { addHeaders, securityHeaders } from '../answer/security-headers.ts'
import { logToStderr } from '../log.ts'
import { problemResponse } from '../problem/problem.ts'

/** For what never becomes a `Request`: an address or a Host header that no URL can be made of. */
export function malformedRequest(baseUrl: string): Response {
  const error = new OperableError('invalid_request', 'The address or the Host header of the request is malformed.')
  const response = problemResponse(error, new Request(`${baseUrl}/`), { baseUrl, log: logToStderr })
  return addHeaders(response, securityHeaders(baseUrl))
}
