import { hash } from 'node:crypto'
import { OperableError, type SiteProof } from '@operable/core'
import { LRUCache } from 'lru-cache'
import type { KeyScope } from '../../contracts/keys.ts'
import type { Proofs, ShownProof } from '../../contracts/proofs.ts'
import type { Storage } from '../../contracts/storage.ts'
import { type KeptProof, readPicture, readProofs, type TriedSite, writeProof } from './proof-document.ts'

interface ProofsOptions {
  storage: Storage
  /** @throws OperableError `missing_dependency` */
  requireBrowser: () => Promise<void>
  /** Hears of proofs that were saved for a website. */
  onSaved: (websiteId: string, proof: SiteProof) => Promise<void>
  /** How long proofs are used before the storage is read again, in ms. Default: 1,000. */
  freshMs?: number
  /** ms since some moment. Default: the monotonic clock. */
  clock?: () => number
}

/** Proofs, and the only way to keep them. */
export interface ProofStore extends Proofs {
  /**
   * The latest of these websites from now on.
   * @throws OperableError `storage_unavailable`; `aborted` when `mayWrite` says no
   */
  save(place: ProvenPlace, tried: TriedSite): Promise<void>
  /** Reads everything again: an owner has changed who may see what, or is gone. */
  forget(): void
}

/** Where proofs belong, and who has asked for them. */
interface ProvenPlace {
  reportId: string
  websiteIds: readonly string[]
  /** Asked for the last time right before each write: whether the scan is still the caller's. Default: it is. */
  mayWrite?: () => Promise<boolean>
}

interface Entry {
  kept: KeptProof[]
  /** About how much memory they take. */
  size: number
  checkedAt: number
}

const CACHE_BYTES = 32 * 1024 * 1024

/** Every reader of a report asks whether there are published proofs, so what was read lately stays in memory. */
export function createProofs(options: ProofsOptions): ProofStore {
  const { storage, requireBrowser, onSaved, freshMs = 1_000, clock = () => performance.now() } = options
  const entries = new LRUCache<string, Entry>({ maxSize: CACHE_BYTES, sizeCalculation: ({ size }) => size })
  const reads = new Map<string, Promise<KeptProof[]>>()

  function read(reportId: string): Promise<KeptProof[]> {
    const isCurrent = () => reads.get(reportId) === promise
    const promise = readProofs(storage, reportId)
      .then((kept) => {
        const size =
          200 + kept.reduce((sum, { proof, earlier }) => sum + 2 * JSON.stringify([proof, earlier]).length, 0)
        // What this process wrote meanwhile is newer than what was read.
        if (isCurrent()) entries.set(reportId, { kept, size, checkedAt: clock() })
        return kept
      })
      .finally(() => {
        if (isCurrent()) reads.delete(reportId)
      })
    reads.set(reportId, promise)
    return promise
  }

  function keptBeside(reportId: string): readonly KeptProof[] | Promise<readonly KeptProof[]> {
    const hit = entries.get(reportId)
    if (hit && clock() - hit.checkedAt < freshMs) return hit.kept
    return reads.get(reportId) ?? read(reportId)
  }

  return {
    requireBrowser,
    async find(reportId, viewer) {
      const kept = await keptBeside(reportId)
      return kept.length === 0 ? undefined : shownOf(forViewer(kept, viewer))
    },
    picture: async (place, which) => readPicture(storage, place, which),
    async save({ reportId, websiteIds, mayWrite = async () => true }, tried) {
      const requireLeave = async () => {
        if (!(await mayWrite())) throw new OperableError('aborted', 'Another process has taken the scan over.')
      }
      for (const websiteId of websiteIds) {
        const isKept = await writeProof(storage, { reportId, websiteId, requireLeave }, tried)
        await requireLeave()
        if (isKept) await onSaved(websiteId, tried.proof)
      }
      reads.delete(reportId)
      entries.delete(reportId)
    },
    forget() {
      reads.clear()
      entries.clear()
    },
  }
}

/** @param kept newest first */
function forViewer(kept: readonly KeptProof[], viewer: KeyScope | undefined): KeptProof | undefined {
  const published = kept.find((proof) => proof.published)
  if (viewer === undefined) return published
  if (viewer.kind === 'admin') return kept[0]
  return kept.find(({ websiteId }) => websiteId === viewer.websiteId) ?? published
}

function shownOf(kept: KeptProof | undefined): ShownProof | undefined {
  if (kept === undefined) return undefined
  const { version, ...shown } = kept
  const { websiteId } = shown
  return { ...shown, revision: hash('sha256', `${websiteId} ${version}`, 'base64url').slice(0, 12) }
}
