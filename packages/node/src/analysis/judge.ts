import { evaluate, type SiteEvidence } from '@operable/core'
import { pack } from '../storage/packed-text.ts'

/** Evidence in pieces, so that nobody has to make one text of it who has others to answer. */
export interface EvidenceTexts {
  /** JSON of the evidence, without its pages. */
  site: string
  /** JSON of each page. */
  pages: string[]
}

/** A report, and how it is kept. */
export interface Judgement {
  /** JSON of the report. */
  report: string
  packedReport: string
  packedEvidence: string
}

/** @throws what `evaluate` throws */
export function judge({ site, pages }: EvidenceTexts): { report: string } {
  return { report: JSON.stringify(evaluate(evidenceOf({ site, pages }))) }
}

/** The same with what is kept of both. @throws what `evaluate` throws */
export async function judgeAndPack(texts: EvidenceTexts): Promise<Judgement> {
  const evidence = evidenceOf(texts)
  const report = JSON.stringify(evaluate(evidence))
  const [packedReport, packedEvidence] = await Promise.all([pack(report), pack(JSON.stringify(evidence))])
  return { report, packedReport, packedEvidence }
}

/** With the keys in the order that they had. */
function evidenceOf({ site, pages }: EvidenceTexts): SiteEvidence {
  const evidence: SiteEvidence = JSON.parse(site)
  evidence.pages = pages.map((page) => JSON.parse(page))
  return evidence
}
