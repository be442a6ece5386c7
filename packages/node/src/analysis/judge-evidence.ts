import { OperableError, type Report, ScanError, type SiteEvidence } from '@operable/core'
import type { EvidenceTexts, Judgement } from './judge.ts'
import { createRunJob, type RunJob, type RunOptions } from './run-job.ts'

/**
 * The report of evidence, as `evaluate` makes it, out of the way of everybody else.
 *
 * @throws what `evaluate` throws
 */
export async function judgeEvidence(evidence: SiteEvidence): Promise<Report> {
  const { report } = await run(evidence, (runJob, texts) => runJob('judge', texts, optionsFor(texts)))
  return JSON.parse(report)
}

/** The same with what is kept of both. @throws what `evaluate` throws */
export function judgeToKeep(evidence: SiteEvidence): Promise<Judgement> {
  return run(evidence, (runJob, texts) => runJob('judgeAndPack', texts, optionsFor(texts)))
}

function optionsFor({ site, pages }: EvidenceTexts): RunOptions {
  return { urgent: true, bytes: pages.reduce((bytes, page) => bytes + page.length, site.length) }
}

async function run<Output>(
  evidence: SiteEvidence,
  ask: (runJob: RunJob, texts: EvidenceTexts) => Promise<Output>,
): Promise<Output> {
  const runJob = createRunJob({ here: evidence.crawl.source === 'folder' })
  try {
    return await ask(runJob, await textsOf(evidence))
  } catch (error) {
    if (error instanceof OperableError) throw new ScanError(error.code, error.message, evidence)
    throw error
  }
}

/** Page by page: what is waiting meanwhile comes in between. */
async function textsOf(evidence: SiteEvidence): Promise<EvidenceTexts> {
  const texts: string[] = []
  for (const page of evidence.pages) {
    texts.push(JSON.stringify(page))
    await new Promise((done) => setImmediate(done))
  }
  return { site: JSON.stringify({ ...evidence, pages: [] }), pages: texts }
}
