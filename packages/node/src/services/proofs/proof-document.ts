import type { FormProof, SiteProof } from '@operable/core'
import { siteProofSchema } from '@operable/core/schema'
import { z } from 'zod'
import type { ProofPicture, ProofPictures } from '../../contracts/proofs.ts'
import type { Storage } from '../../contracts/storage.ts'
import { updateDocument } from '../../storage/update-document.ts'
import { documentOver } from '../documents/documents.ts'
import { understood } from '../documents/understood.ts'
import { findWebsite } from '../websites/website-document.ts'

export const PROOFS = 'report-proofs/'
/** Never published: a picture may show what the page filled in by itself. */
export const PROOF_PICTURES = 'proof-pictures/'

/** Proofs of earlier scans that are kept to compare with. */
const MOST_EARLIER = 5

const datedSchema = z.object({
  /** Of the scan that found the forms. */
  scannedAt: z.string(),
  /** The scan. One that was run twice, because its worker was lost, still gives one result. */
  scanId: z.string().exactOptional(),
  proof: siteProofSchema,
})

const documentSchema = datedSchema.extend({ format: z.literal(1), earlier: z.array(datedSchema) })

const pictureSchema = z.object({
  format: z.literal(1),
  provedAt: z.string(),
  width: z.int(),
  height: z.int(),
  /** Base 64. */
  webp: z.string(),
})

/** The forms of a site, tried after a scan. */
export interface TriedSite {
  /** Of the scan. */
  scannedAt: string
  scanId?: string
  proof: SiteProof
  /** In the order of the proofs. */
  pictures: readonly ProofPictures[]
}

/** Proofs that the owner of a website asked for. */
export interface KeptProof {
  websiteId: string
  /** Of the scan that found the forms. */
  scannedAt: string
  proof: SiteProof
  /** Of the document. */
  version: string
  /** Whether the owner lets everyone see them. */
  published: boolean
  /** What earlier scans gave, newest first. */
  earlier: { scannedAt: string; proofs: FormProof[] }[]
}

/** Where the proofs are that the owner of a website asked for. */
export interface ProofPlace {
  reportId: string
  websiteId: string
}

interface WritePlace extends ProofPlace {
  /** Asked after a document was read, and before it is written only if nobody wrote in between. What it throws ends it all. */
  requireLeave(): Promise<void>
}

/**
 * Replaces the proofs that the owner of a website has beside a report. They have documents of their own: the report and its
 * evidence stay as they are. The keys name the website, so that its removal finds them without reading one.
 *
 * @returns false if the website is gone
 * @throws OperableError `storage_unavailable`
 */
export async function writeProof(storage: Storage, place: WritePlace, tried: TriedSite): Promise<boolean> {
  const { websiteId, requireLeave } = place
  if (!(await findWebsite(storage, websiteId))) return false
  const { scannedAt, scanId, pictures } = tried
  const proof = { ...tried.proof, proofs: tried.proof.proofs.map(withoutSecrets) }
  const old = await storage.keys(picturesAt(place))
  for (const [index, { before, after }] of pictures.entries()) {
    const { provedAt } = proof.proofs[index] ?? {}
    if (provedAt === undefined) break
    for (const [when, picture] of Object.entries({ before, after })) {
      if (!picture) continue
      const { bytes, width, height } = picture
      const webp = Buffer.from(bytes).toString('base64')
      await updateDocument(storage, pictureKey(place, { index, when }), async () => {
        await requireLeave()
        return { format: 1, provedAt, width, height, webp }
      })
    }
  }
  const run = { scannedAt, ...(scanId !== undefined && { scanId }) }
  await updateDocument(storage, keyOf(place), async (stored) => {
    await requireLeave()
    const last = understood(documentSchema, stored)
    const earlier = last ? [datedOf(last), ...last.earlier] : []
    const kept = earlier.filter((dated) => !isSameScan(dated, run)).slice(0, MOST_EARLIER)
    // Nothing of what was there is merged into it: a proof is replaced as a whole.
    return documentOver(documentSchema, { format: 1, ...run, proof, earlier: kept }, undefined)
  })
  // What was left of more forms, or of forms that were shown then.
  for (const key of old) {
    const stored = await storage.read(key)
    const picture = understood(pictureSchema, stored?.value)
    if (!stored || proof.proofs.some(({ provedAt }) => provedAt === picture?.provedAt)) continue
    await requireLeave()
    await storage.remove(key, { ifVersion: stored.version })
  }
  // Somebody may have removed the website in between, and nobody would look for this again.
  if (await findWebsite(storage, websiteId)) return true
  const written = [...(await proofPicturesOf(storage, websiteId)), ...(await proofsOf(storage, websiteId))]
  for (const key of written) await storage.remove(key)
  return false
}

type Dated = z.infer<typeof datedSchema>

function datedOf({ scannedAt, scanId, proof }: Dated): Dated {
  return { scannedAt, ...(scanId !== undefined && { scanId }), proof }
}

function isSameScan(one: Omit<Dated, 'proof'>, other: Omit<Dated, 'proof'>): boolean {
  return one.scannedAt === other.scannedAt || (one.scanId !== undefined && one.scanId === other.scanId)
}

/** Tokens and preset values never reach the storage, whoever tried the form: of them only the name and the length. */
function withoutSecrets(proof: FormProof): FormProof {
  const { request } = proof
  if (!request) return proof
  const fields = request.fields.map((field) => {
    const { value: _, ...rest } = field
    return field.is === 'typed' ? field : rest
  })
  return { ...proof, request: { ...request, url: request.url.replace(/[?#].*$/s, ''), fields } }
}

/**
 * All proofs beside a report, newest first. What cannot be read counts as none: it must not make the report unreadable, and
 * the next proof replaces it.
 *
 * @throws OperableError `storage_unavailable`
 */
export async function readProofs(storage: Storage, reportId: string): Promise<KeptProof[]> {
  const start = keyOf({ reportId, websiteId: '' })
  const kept: KeptProof[] = []
  for (const key of await storage.keys(start)) {
    const websiteId = key.slice(start.length)
    const [stored, website] = await Promise.all([storage.read(key), findWebsite(storage, websiteId)])
    const document = understood(documentSchema, stored?.value)
    if (!stored || !document || !website) continue
    const { proof, scannedAt } = document
    const published = website.publishProofs === true
    const earlier = document.earlier.map(({ scannedAt, proof: { proofs } }) => ({ scannedAt, proofs }))
    kept.push({ websiteId, scannedAt, proof, version: stored.version, published, earlier })
  }
  return kept.sort((a, b) => Date.parse(b.proof.provedAt) - Date.parse(a.proof.provedAt))
}

/** A picture beside the proof that it is of; undefined: none was taken. @throws OperableError `storage_unavailable` */
export async function readPicture(
  storage: Storage,
  place: ProofPlace,
  which: { index: number; when: string },
): Promise<ProofPicture | undefined> {
  const kept = understood(pictureSchema, (await storage.read(pictureKey(place, which)))?.value)
  if (!kept) return undefined
  const { webp, provedAt, width, height } = kept
  return { provedAt, width, height, bytes: Buffer.from(webp, 'base64') }
}

/** Keys of the proofs that the owner of a website asked for. */
export async function proofsOf(storage: Storage, websiteId: string): Promise<string[]> {
  return (await storage.keys(PROOFS)).filter((key) => key.endsWith(`/${websiteId}`))
}

/** Keys of the pictures of those proofs. */
export function proofPicturesOf(storage: Storage, websiteId: string): Promise<string[]> {
  return storage.keys(`${PROOF_PICTURES}${websiteId}/`)
}

function keyOf({ reportId, websiteId }: ProofPlace): string {
  return `${PROOFS}${reportId}/${websiteId}`
}

function picturesAt({ reportId, websiteId }: ProofPlace): string {
  return `${PROOF_PICTURES}${websiteId}/${reportId}/`
}

function pictureKey(place: ProofPlace, { index, when }: { index: number; when: string }): string {
  return `${picturesAt(place)}${index}-${when}`
}
