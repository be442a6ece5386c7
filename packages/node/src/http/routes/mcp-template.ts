import type { Report } from '@operable/core'
import type { StoredReport } from '../../contracts/reports.ts'
import type { SourcedReport } from '../../mcp/report-server.ts'

/** An answer of the SDK around a report: its texts, and what comes between them. */
export interface AnswerTemplate {
  headers: Headers
  parts: (Uint8Array | keyof Places)[]
}

/** What differs between two answers, as JSON. */
interface Places {
  id: Uint8Array
  markdown: Uint8Array
  report: Uint8Array
}

const MARKED = { id: '@operable:id@', markdown: '@operable:markdown@', report: { '@operable:report@': true } }

/** The id of a call whose answer becomes a template. */
export const TEMPLATE_ID = MARKED.id

/** In the place of a report. */
export const templateReport: SourcedReport = {
  report: MARKED.report as unknown as Report,
  markdown: MARKED.markdown,
}

/** @returns undefined for an answer that does not hold each place once, such as an error */
export async function templateOf(answer: Response): Promise<AnswerTemplate | undefined> {
  const text = await answer.text()
  if (answer.status !== 200) return undefined
  const found = (Object.keys(MARKED) as (keyof Places)[]).map((place) => {
    const mark = JSON.stringify(MARKED[place])
    return { place, mark, at: text.indexOf(mark), isOnce: text.split(mark).length === 2 }
  })
  if (!found.every(({ isOnce }) => isOnce)) return undefined
  const parts: AnswerTemplate['parts'] = []
  let end = 0
  for (const { place, mark, at } of found.sort((a, b) => a.at - b.at)) {
    parts.push(Buffer.from(text.slice(end, at)), place)
    end = at + mark.length
  }
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  return { headers, parts: [...parts, Buffer.from(text.slice(end))] }
}

export function fillTemplate({ headers, parts }: AnswerTemplate, id: string | number, stored: StoredReport): Response {
  const places: Places = { id: Buffer.from(JSON.stringify(id)), markdown: quoted(stored), report: stored.jsonBytes }
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? places[part] : part)))
  return new Response(body, { headers })
}

const quotedTexts = new WeakMap<StoredReport, Uint8Array>()

function quoted(stored: StoredReport): Uint8Array {
  const known = quotedTexts.get(stored) ?? Buffer.from(JSON.stringify(stored.markdown))
  quotedTexts.set(stored, known)
  return known
}
