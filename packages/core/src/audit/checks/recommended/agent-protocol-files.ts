import type { Advice, Check } from '../../check.ts'
import type { SiteEvidence } from '../../evidence.ts'
import type { Fault } from '../../fault.ts'
import { notMeasured } from '../../outcome.ts'
import { type ProtocolPoint, protocolPoints } from '../../protocol-points.ts'
import { count, listOf } from '../../sentence.ts'
import { describableFiles, protocolFile } from '../../snippets/protocol-files.ts'

const MAX = 4

export const agentProtocolFiles: Check = {
  id: 'agent-protocol-files',
  bucket: 'recommended',
  maxPoints: MAX,
  title: 'Agent protocol files',
  action: 'Publish more agent protocol files',
  why: 'They tell an agent what your site can do before it reads a page.',
  rule: `1 point each, up to ${MAX}: .well-known/ai-plugin.json, .well-known/mcp.json, openapi.json, agents.json (or .well-known/agents.json), .well-known/agent-card.json. A file counts only if its content is valid and other addresses do not return the same content.`,
  gate: 'none of the five files responds',
  reading:
    'A file that cannot be read tells an agent nothing. A server that returns the same content at every address publishes none of these files.',
  effort: 'edit',
  applies: (site) => protocolPoints(site).some((point) => point.state !== 'absent' || isBroken(point)),
  earn(site) {
    const files = protocolPoints(site)
    const found = files.filter(({ state }) => state === 'found')
    const unknown = files.filter(({ state }) => state === 'unknown')
    const broken = files.filter(isBroken)
    const unseen = unknown.map(({ file, point }) => `${file.url || point} could not be checked: ${detailOf(file)}`)
    // Whether the check applies depends on the files that could not be checked.
    if (found.length === 0 && broken.length === 0) return notMeasured(...unseen)
    const points = Math.min(MAX, found.length)
    const urls = found.length === 0 ? '' : `: ${listOf(found.map(({ file }) => file.url))}`
    return {
      points,
      observed: [
        `Found ${count(found.length, 'file')}${urls}.`,
        ...broken.map(({ file }) => `${file.url} exists but is not valid: ${detailOf(file)}`),
        ...unseen,
      ],
      openPoints: Math.min(MAX - points, unknown.length),
      faults: () => faultsOf(files, found.length),
      advise: () => adviceFor(site, files, found.length),
    }
  },
}

/** The files that cannot be read; if all can, that there could be more, which is no fault of any. */
function faultsOf(files: readonly ProtocolPoint[], found: number): Fault[] {
  const broken = files.filter(isBroken)
  if (broken.length === 0)
    return [{ message: `${count(found, 'agent protocol file')} of ${MAX} found.`, isMinor: true }]
  return broken.map(({ file }) => ({
    message: `The file is not valid: ${detailOf(file)}`,
    file: { path: URL.parse(file.url)?.pathname ?? file.url },
  }))
}

function isBroken({ file }: ProtocolPoint): boolean {
  return file.state === 'absent' && file.broken === true
}

function detailOf(file: ProtocolPoint['file']): string {
  return file.state === 'found' ? '' : file.detail
}

/** Only files that describe what every site has; undefined if the site has them all. */
function adviceFor(site: SiteEvidence, files: ProtocolPoint[], found: number): Advice | undefined {
  const missing = describableFiles
    .filter((id) => files.some(({ point, state }) => point === id && state === 'absent'))
    .slice(0, MAX - found)
  if (missing.length === 0) return undefined
  const mended = files.filter(isBroken).map(({ file }) => `Fix ${file.url}: ${detailOf(file)} `)
  return {
    change: `${mended.join('')}Publish ${count(missing.length, 'more file')} to describe your site. If you run an MCP server or an A2A agent, publish its file too.`,
    snippets: missing.map((id) => protocolFile(site, id)),
    pointsAfter: found + missing.length,
  }
}
