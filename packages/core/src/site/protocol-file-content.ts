import { type JsonObject, member, readJsonObject } from './json-object.ts'
import { parseLlmsTxt } from './llms-txt.ts'
import { looksLikeHtml } from './looks-like-html.ts'
import { protocolPredicates } from './protocol-predicates.ts'

/** Whether a body is the file that was asked for. */
export type ProtocolFileContent =
  | {
      found: true
      /** What the file calls its site, server or interface; at most 200 characters on one line. */
      name?: string
    }
  | {
      found: false
      /** One sentence about the body ("It is an HTML page."). */
      reason: string
      /** JSON that cannot be read, or is no object: somebody may have meant it to be the file. */
      broken?: true
    }

const NAME_LENGTH = 200

/**
 * Judges the body of a file in `standards/protocol-files.ts` by content: a status of 200 says nothing, for many sites
 * answer every address with a page or a polite error. Never throws.
 * @param id the file's id there; an unknown one is never found
 */
export function checkProtocolFile(id: string, body: string): ProtocolFileContent {
  if (looksLikeHtml(body)) return { found: false, reason: 'It is an HTML page.' }
  if (id === 'llms-txt') return checkLlmsTxt(body)
  if (id === 'markdown-negotiation') return checkMarkdown(body)

  const predicate = protocolPredicates.get(id)
  if (!predicate) return { found: false, reason: `There is no file called "${id}".` }
  const read = readJsonObject(body)
  if ('fault' in read)
    return { found: false, reason: read.fault, ...(/^\uFEFF?\s*[{[]/.test(body) && { broken: true }) }
  if (isErrorBody(read.object)) return { found: false, reason: 'It is an error message in JSON.' }
  if (!predicate.holds(read.object)) return { found: false, reason: `It lacks ${predicate.needs}.` }
  return found(predicate.name?.(read.object))
}

function checkLlmsTxt(body: string): ProtocolFileContent {
  const file = parseLlmsTxt(body)
  return file ? found(file.title) : { found: false, reason: 'It has no main heading ("# Title").' }
}

/** Markdown has no sign of its own: text that is neither a page nor data. The content type is the caller's to check. */
function checkMarkdown(body: string): ProtocolFileContent {
  const start = body.slice(0, 1000).trimStart()
  if (start === '') return { found: false, reason: 'It is empty.' }
  if ('{['.includes(start.charAt(0)) && !('fault' in readJsonObject(body)))
    return { found: false, reason: 'It is JSON.' }
  return { found: true }
}

/** `{"statusCode":404,"message":"Not Found"}`, problem details and the like, answered with status 200. */
function isErrorBody(document: JsonObject): boolean {
  if (member(document, 'success') === false || member(document, 'ok') === false) return true
  if (member(document, 'error') || member(document, 'errors')) return true
  return ['status', 'statusCode', 'code'].some((name) => {
    const value = member(document, name)
    return (typeof value === 'number' || typeof value === 'string') && /^[45]\d\d$/.test(`${value}`)
  })
}

function found(name: string | undefined): ProtocolFileContent {
  const line = name?.slice(0, NAME_LENGTH).replace(/\s+/g, ' ').trim()
  return line ? { found: true, name: line } : { found: true }
}
