import { z } from 'zod'
import type { FormPicture } from '../../contracts/reports.ts'
import type { Storage } from '../../contracts/storage.ts'
import { understood } from '../documents/understood.ts'

export const PICTURES = 'report-pictures/'

const pictureSchema = z.object({
  format: z.literal(1),
  scannedAt: z.string(),
  page: z.string(),
  selector: z.string(),
  width: z.int(),
  height: z.int(),
  /** Base 64. */
  webp: z.string(),
})

/** A picture, and the website whose owner asked for it. */
export interface TakenPicture extends Omit<FormPicture, 'scannedAt' | 'bytes'> {
  bytes: Uint8Array
  websiteId: string
}

/**
 * One picture for each report, of its latest scan: no part of the evidence, nor of any earlier result. The key names the
 * website, so that its removal finds them without reading one. Every call throws `storage_unavailable`.
 */
interface FormPictures {
  /** Before the report is saved: until then it belongs to no report. */
  write(id: string, scannedAt: string, picture: TakenPicture): Promise<void>
  find(id: string, scannedAt: string): Promise<FormPicture | undefined>
  /** Removes those of other scans. */
  clean(id: string, scannedAt: string): Promise<void>
  /** Removes that of one scan. */
  remove(id: string, scannedAt: string, websiteId: string): Promise<void>
}

export function createFormPictures(storage: Storage): FormPictures {
  const read = async (key: string) => understood(pictureSchema, (await storage.read(key))?.value)
  const keysOf = (id: string) => storage.keys(`${PICTURES}${id}/`)

  const keyOf = (id: string, websiteId: string) => `${PICTURES}${id}/${websiteId}`

  return {
    async write(id, scannedAt, { websiteId, bytes, page, selector, width, height }) {
      const webp = Buffer.from(bytes).toString('base64')
      await storage.write(keyOf(id, websiteId), {
        format: 1,
        scannedAt,
        page,
        selector,
        width,
        height,
        webp,
      })
    },
    async find(id, scannedAt) {
      for (const key of await keysOf(id)) {
        const kept = await read(key)
        if (kept?.scannedAt !== scannedAt) continue
        const { format: _, webp, ...picture } = kept
        return { ...picture, bytes: Buffer.from(webp, 'base64') }
      }
      return undefined
    },
    async clean(id, scannedAt) {
      for (const key of await keysOf(id)) {
        if ((await read(key))?.scannedAt !== scannedAt) await storage.remove(key)
      }
    },
    async remove(id, scannedAt, websiteId) {
      const key = keyOf(id, websiteId)
      if ((await read(key))?.scannedAt === scannedAt) await storage.remove(key)
    },
  }
}

/** The pictures that the owner of a website asked for. */
export async function picturesOf(storage: Storage, websiteId: string): Promise<string[]> {
  return (await storage.keys(PICTURES)).filter((key) => key.endsWith(`/${websiteId}`))
}
