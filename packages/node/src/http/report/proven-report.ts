import { type Report, renderMarkdown } from '@operable/core'
import { LRUCache } from 'lru-cache'
import type { ShownProof } from '../../contracts/proofs.ts'
import type { StoredReport } from '../../contracts/reports.ts'

/** A report with the proofs that its reader may see. */
export interface ProvenReport extends StoredReport {
  readonly shownProof: ShownProof
}

export function isProven(stored: StoredReport): stored is ProvenReport {
  return 'shownProof' in stored
}

/** Reports with proofs in memory: each takes some hundred kilobytes. */
const MOST_KEPT = 50

const kept = new LRUCache<string, ProvenReport>({ max: MOST_KEPT })

/**
 * The report as somebody reads it who may see these proofs: with them in it, and with a revision of its own. The score and
 * everything else stay as they are.
 */
export function withShownProof(stored: StoredReport, shownProof: ShownProof | undefined): StoredReport {
  if (shownProof === undefined) return stored
  const revision = `${stored.revision}-${shownProof.published ? 'proof' : 'own'}-${shownProof.revision}`
  const key = `${stored.id} ${revision} ${stored.lastAttempt?.at}`
  const known = kept.get(key) ?? provenReport(stored, { revision, shownProof })
  kept.set(key, known)
  return known
}

function provenReport(
  stored: StoredReport,
  { revision, shownProof }: Pick<ProvenReport, 'revision' | 'shownProof'>,
): ProvenReport {
  const { id, lastAttempt } = stored
  const { proofs, hintChecks } = shownProof.proof
  const report: Report = { ...stored.report, proofs, hintChecks }
  const json = JSON.stringify(report)
  const markdown = renderMarkdown(report)
  const jsonBytes = Buffer.from(json)
  return {
    ...{ id, revision, report, json, markdown, jsonBytes, lastAttempt, shownProof },
    markdownBytes: Buffer.from(markdown),
  }
}
