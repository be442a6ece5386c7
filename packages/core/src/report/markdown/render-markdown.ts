import type { Report } from '../../schema/report-types.ts'
import { proofSummary } from '../proofs.ts'
import { blocks } from './blocks.ts'
import { conversationSection } from './conversation.ts'
import { coverageSection, limitSection, pageSection, signalSection } from './coverage.ts'
import { formSection } from './forms.ts'
import { proofSections } from './proofs.ts'
import { recommendationSection } from './recommendations.ts'
import { scoreSection } from './score.ts'
import { taskSection } from './tasks.ts'
import { markdownCode, markdownText } from './text.ts'

/**
 * The report as Markdown (CommonMark with GFM tables), complete. All text that comes from the scanned site is escaped, so
 * that it can add no heading, link, image, HTML or list of its own.
 */
export function renderMarkdown(report: Report): string {
  const sections = blocks(
    header(report),
    taskSection(report),
    recommendationSection(report),
    scoreSection(report),
    formSection(report),
    ...proofSections(report),
    conversationSection(report),
    coverageSection(report),
    signalSection(report),
    pageSection(report),
    limitSection(report),
    versions(report),
  )
  return `${sections}\n`
}

function header(report: Report): string {
  const { url, score, grade, summary, proofs } = report
  return blocks(
    '# Operability report',
    markdownCode(url),
    `**${score} of 100, grade ${grade}**`,
    markdownText(summary, 1600),
    proofs && markdownText(proofSummary(proofs), 1600),
  )
}

function versions({ id, scannedAt, scoringVersion, operabilityVersion, rulesVersion, scanMode }: Report): string {
  return blocks(
    '## About this report',
    `Report ${markdownCode(id)}, scanned at ${markdownCode(scannedAt)}; scoring version ${markdownCode(scoringVersion)}, ` +
      `operability version ${markdownCode(operabilityVersion)}, ${rulesVersion ? `rules of ${markdownCode(rulesVersion)}, ` : ''}scan mode ${markdownCode(scanMode)}.`,
  )
}
