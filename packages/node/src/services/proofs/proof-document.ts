import type { SiteProof } from '@operable/core'
import { siteProofSchema } from '@operable/core/schema'
import { z } from 'zod'
import type { Storage } from '../../contracts/storage.ts'
import { documentOver } from '../documents/documents.ts'
import { understood } from '../documents/understood.ts'
import { findWebsite } from '../websites/website-document.ts'

const PROOFS = 'report-proofs/'

const documentSchema = z.object({ format: z.literal(1), proof: siteProofSchema })

/** Proofs that the owner of a website asked for. */
export interface KeptProof {
  websiteId: string
  proof: SiteProof
  /** Of the document. */
  version: string
  /** Whether the owner lets everyone see them. */
  published: boolean
}

/**
 * Replaces the proofs that the owner of a website has beside a report. They have a document of their own: the report and its
 * evidence stay as they are. The key names the website, so that its removal finds them without reading one.
 *
 * @throws OperableError `storage_unavailable`
 */
export async function writeProof(
  storage: Storage,
  { reportId, websiteId }: { reportId: string; websiteId: string },
  proof: SiteProof,
): Promise<void> {
  if (!(await findWebsite(storage, websiteId))) return
  const key = keyOf(reportId, websiteId)
  await storage.write(key, documentOver(documentSchema, { format: 1, proof }, undefined))
  // Somebody may have removed the website in between, and nobody would look for this again.
  if (!(await findWebsite(storage, websiteId))) await storage.remove(key)
}

/**
 * All proofs beside a report, newest first. What cannot be read counts as none: it must not make the report unreadable, and
 * the next proof replaces it.
 *
 * @throws OperableError `storage_unavailable`
 */
export async function readProofs(storage: Storage, reportId: string): Promise<KeptProof[]> {
  const start = keyOf(reportId, '')
  const kept: KeptProof[] = []
  for (const key of await storage.keys(start)) {
    const websiteId = key.slice(start.length)
    const [stored, website] = await Promise.all([storage.read(key), findWebsite(storage, websiteId)])
    const document = understood(documentSchema, stored?.value)
    if (!stored || !document || !website) continue
    const { proof } = document
    kept.push({ websiteId, proof, version: stored.version, published: website.publishProofs === true })
  }
  return kept.sort((a, b) => Date.parse(b.proof.provedAt) - Date.parse(a.proof.provedAt))
}

/** Keys of the proofs that the owner of a website asked for. */
export async function proofsOf(storage: Storage, websiteId: string): Promise<string[]> {
  return (await storage.keys(PROOFS)).filter((key) => key.endsWith(`/${websiteId}`))
}

function keyOf(reportId: string, websiteId: string): string {
  return `${PROOFS}${reportId}/${websiteId}`
}
