// What is made of a score: comparison, Markdown, methodology, tasks, fixes.

export { type ApplyOptions, applyRecommendation, type SiteSource } from './fix/apply-recommendation.ts'
export type { ChangeCause, CheckChange, CheckResultBrief } from './report/compare/checks.ts'
export {
  type ComparedReport,
  type CompareOptions,
  compareReports,
  type ReportComparison,
} from './report/compare/compare-reports.ts'
export type { ComparedForm, FormChange, FormChanges } from './report/compare/forms.ts'
export type { PageChange, PageChanges } from './report/compare/pages.ts'
export { compareProofs, type ProofChange, type ProofChanges, proofChangeSentences } from './report/compare/proofs.ts'
export { evaluate } from './report/evaluate.ts'
export { headlineOf } from './report/headline.ts'
export { renderProofs } from './report/markdown/proofs.ts'
export { renderMarkdown } from './report/markdown/render-markdown.ts'
export { renderMethodology } from './report/methodology.ts'
export {
  answerSentence,
  fieldHolds,
  fieldValue,
  isToldRight,
  markupWords,
  proofFindings,
  proofSummary,
  readersOf,
  requestWords,
  type SiteReader,
  sealSummary,
  sealWords,
} from './report/proofs.ts'
export { reportId } from './report/report-id.ts'
export { ScanError } from './report/scan-error.ts'
export { type SiteFailure, siteFailure } from './report/site-failure.ts'
export { formTasks, type TaskVerdict, taskVerdicts, worstFirst } from './report/task-verdicts.ts'
export type * from './schema/report-types.ts'
export { proofReasons, proofVerdictWords, readerForms, readerTimes } from './standards/proof-reasons.ts'
export type { UnreadRule } from './standards/unread-pages.ts'
