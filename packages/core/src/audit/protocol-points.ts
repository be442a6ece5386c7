import { protocolFiles } from '../standards/protocol-files.ts'
import type { SiteEvidence } from './evidence.ts'
import { type SiteFile, siteFile } from './site-file.ts'

/** One of the five files that can earn a point; several addresses may stand for the same one. */
export interface ProtocolPoint {
  point: string
  state: SiteFile['state']
  /** The address that decided. */
  file: SiteFile
}

/** The scored files: found at one of their addresses, else unknown when one could not be asked, else absent, broken ones first. */
export function protocolPoints(site: SiteEvidence): ProtocolPoint[] {
  const byPoint = Map.groupBy(
    protocolFiles.filter(({ point }) => point !== undefined),
    ({ point }) => point,
  )
  return [...byPoint].map(([point, addresses]) => {
    const files = addresses.map(({ id }) => siteFile(site, id))
    const found = files.find(({ state }) => state === 'found') ?? files.find(({ state }) => state === 'unknown')
    const broken = files.find((file) => file.state === 'absent' && file.broken)
    const file = found ?? broken ?? files[0]!
    return { point: point ?? '', state: file.state, file }
  })
}
