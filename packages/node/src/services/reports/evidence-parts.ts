import type { SiteEvidence } from '@operable/core'
import { z } from 'zod'
import type { Storage } from '../../contracts/storage.ts'
import { unpack } from '../../storage/packed-text.ts'

/** Characters of one document: evidence with large files in it is kept in several, as not every store takes any size. */
const PART = 2 * 1024 * 1024

const partSchema = z.object({ format: z.literal(1), parts: z.int().min(1), text: z.string() })

/** @param packed evidence */
export async function writeEvidence(storage: Storage, prefix: string, packed: string): Promise<void> {
  const parts = Math.max(1, Math.ceil(packed.length / PART))
  for (let part = 0; part < parts; part++) {
    const text = packed.slice(part * PART, (part + 1) * PART)
    await storage.write(`${prefix}/${part}`, { format: 1, parts, text })
  }
}

/** @throws Error when a part is missing or damaged */
export async function readEvidence(storage: Storage, prefix: string): Promise<SiteEvidence | undefined> {
  const first = await storage.read(`${prefix}/0`)
  if (!first) return undefined
  const { parts, text } = partSchema.parse(first.value)
  let packed = text
  for (let part = 1; part < parts; part++) {
    packed += partSchema.parse((await storage.read(`${prefix}/${part}`))?.value).text
  }
  const evidence = JSON.parse(await unpack(packed)) as SiteEvidence
  if (evidence.format !== 1) throw new Error(`The evidence has the unknown format ${evidence.format}`)
  return evidence
}

/** The first part last: while it is there, the others can be found and removed. */
export async function removeEvidence(storage: Storage, prefix: string): Promise<void> {
  for (const key of (await storage.keys(`${prefix}/`)).reverse()) await storage.remove(key)
}
