import { evaluate, type SiteEvidence } from '@operable/core'
import { formTasks } from '@operable/core/report'
import type { PageFetcher } from '../../contracts/page-fetcher.ts'
import type { TakenPicture } from '../reports/form-pictures.ts'

/** For the visit that takes it, in ms. */
const LONGEST = 12_000

export interface PictureRequest {
  websiteId: string
  signal: AbortSignal
}

/**
 * A picture of one form of the site: the first that an agent cannot use, else the first. Undefined without a form, or
 * where the browser does not show it. Never rejects: a report is worth more than its picture.
 */
export async function pictureForm(
  evidence: SiteEvidence,
  browser: PageFetcher,
  { websiteId, signal }: PictureRequest,
): Promise<TakenPicture | undefined> {
  if (!evidence.pages.some(({ outcome }) => outcome === 'read')) return undefined
  const tasks = formTasks(evaluate(evidence).operability.forms)
  const { form } = tasks.find(({ verdict }) => verdict === 'no') ?? tasks[0] ?? {}
  if (!form) return undefined
  const { page, selector } = form
  const result = await browser(page, { signal, timeoutMs: LONGEST, picture: selector })
  const isThere = result.ok && new URL(result.finalUrl).origin === new URL(page).origin
  return isThere && result.picture ? { ...result.picture, page, selector, websiteId } : undefined
}
