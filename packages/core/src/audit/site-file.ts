import { detectChallenge } from '../site/challenge.ts'
import { isSameSite } from '../site/normalize-url.ts'
import { checkProtocolFile } from '../site/protocol-file-content.ts'
import { protocolFiles } from '../standards/protocol-files.ts'
import type { FetchedFile, SiteEvidence } from './evidence.ts'

type Answered = Extract<FetchedFile, { outcome: 'answered' }>

/** Whether a well-known file is there, by its content: a bare status never counts. */
export type SiteFile =
  | { state: 'found'; url: string; body: string; name?: string }
  | { state: 'absent'; url: string; detail: string; broken?: true }
  | { state: 'unknown'; url: string; detail: string }

const challenges = new WeakMap<Answered, boolean>()
const readings = new WeakMap<FetchedFile, SiteFile>()

/** Reads one file of `evidence.files` by its id in `standards/protocol-files.ts`. */
export function siteFile(site: SiteEvidence, id: string): SiteFile {
  const file = site.files[id]
  if (!file) return { state: 'unknown', url: '', detail: 'It was not requested.' }
  const known = readings.get(file)
  if (known) return known
  const reading = unlessEverywhere(site, id, read(file, id))
  readings.set(file, reading)
  return reading
}

/** Whether a bot wall answered instead of the site. */
export function isChallenge(file: Answered): boolean {
  const known = challenges.get(file)
  if (known !== undefined) return known
  const { status, headers, body = '' } = file
  const found = detectChallenge({ status, headers, body }) !== undefined
  challenges.set(file, found)
  return found
}

function read(file: FetchedFile, id: string): SiteFile {
  const { url } = file
  if (file.outcome === 'not_requested') return { state: 'unknown', url, detail: file.why }
  if (file.outcome === 'failed') {
    return { state: file.failure === 'redirect' ? 'absent' : 'unknown', url, detail: file.detail }
  }
  const { status, body = '', finalUrl, truncated } = file
  if (isChallenge(file)) return { state: 'unknown', url, detail: 'A bot wall answered instead of the site.' }
  if (status >= 500 || status === 429) return { state: 'unknown', url, detail: `The server returned status ${status}.` }
  if (status < 200 || status >= 300) return { state: 'absent', url, detail: `Not published (status ${status}).` }
  if (!isSameSite(url, finalUrl)) return { state: 'absent', url, detail: 'It redirects to another site.' }
  const content = checkProtocolFile(id, body)
  if (!content.found && content.broken && truncated)
    return { state: 'unknown', url, detail: 'It is larger than 1 MiB, which is all the scan reads.' }
  if (!content.found) return { state: 'absent', url, detail: content.reason, ...(content.broken && { broken: true }) }
  return { state: 'found', url, body, ...(content.name === undefined ? {} : { name: content.name }) }
}

/** Files that may be one document at several addresses, by the id of the first. */
const ALIASES: Readonly<Record<string, string>> = {
  'agents-well-known': 'agents',
  'mcp-server-card': 'mcp',
  'mcp-server-card-well-known': 'mcp',
  ard: 'ai-catalog',
}

/** A server that gives the same answer at every address publishes none of the files. */
function unlessEverywhere(site: SiteEvidence, id: string, file: SiteFile): SiteFile {
  const isClaim = file.state === 'found' || (file.state === 'absent' && file.broken)
  const twin = isClaim && protocolFiles.find((other) => isTwin(site, id, other.id))
  if (!twin) return file
  return {
    state: 'absent',
    url: file.url,
    detail: `${twin.path} returns the same content, and so might any other address.`,
  }
}

function isTwin({ files }: SiteEvidence, id: string, other: string): boolean {
  const [own, answer] = [files[id], files[other]]
  if ((ALIASES[other] ?? other) === (ALIASES[id] ?? id)) return false
  if (own?.outcome !== 'answered' || answer?.outcome !== 'answered' || answer.status >= 300) return false
  return withoutPath(own) === withoutPath(answer)
}

/** Such answers often repeat the address. */
function withoutPath({ url, body = '' }: Answered): string {
  return body.replaceAll(URL.parse(url)?.pathname ?? url, '')
}
