import { inflateRawSync } from 'node:zlib'
import { checkNewTool, OperableError, type ToolDraft } from '@operable/core'

/** Characters; the address stays below the 8,192 that common proxies take. */
const LONGEST = 6_144
/** Of the draft as JSON, in bytes: what a small parameter may grow into. */
const LARGEST = 64 * 1024

/**
 * The draft in an address: JSON, compressed (RFC 1951), in base64url.
 * @throws OperableError `invalid_request`, `invalid_selector` for what is no draft
 */
export function readDraftParameter(parameter: string): ToolDraft {
  if (parameter === '' || parameter.length > LONGEST || !/^[\w-]+$/.test(parameter)) throw noDraft()
  return checkNewTool(unpacked(parameter))
}

function unpacked(parameter: string): unknown {
  try {
    const bytes = inflateRawSync(Buffer.from(parameter, 'base64url'), { maxOutputLength: LARGEST })
    return JSON.parse(bytes.toString('utf8'))
  } catch (cause) {
    throw noDraft(cause)
  }
}

function noDraft(cause?: unknown): OperableError {
  return new OperableError('invalid_request', 'The link holds no tool. Hand it over again.', { cause })
}
