// The public edge of the package: the only file that re-exports.

// A page: its model, its elements, selectors

export { checkSelector, type SelectorCheck } from './html/check-selector.ts'
export { parseRefresh, type Refresh } from './page/address/refresh.ts'
export type * from './page/element/hidden-by.ts'
export type * from './page/model/dialog-model.ts'
export type * from './page/model/form-model.ts'
export { uniqueSelector } from './page/model/page-document.ts'
export type * from './page/model/page-model.ts'
export { attributesIn, type MatchedElement, queryPage, type SelectorMatches } from './page/model/query-page.ts'
export { type PageSummary, summarizePage } from './page/page-summary.ts'
export type { ParseOptions } from './page/parse-markup.ts'
export { parsePage } from './page/parse-page.ts'

// The files and addresses of a site

export { type Challenge, type ChallengeAnswer, detectChallenge } from './site/challenge.ts'
export { blockingDirective, type PolicyRequest } from './site/content-policy.ts'
export type { ContentPreference } from './site/content-signal.ts'
export { type LlmsTxt, type LlmsTxtLink, type LlmsTxtSection, parseLlmsTxt } from './site/llms-txt.ts'
export { isSameSite, normalizeTypedUrl, normalizeUrl } from './site/normalize-url.ts'
export { checkProtocolFile, type ProtocolFileContent } from './site/protocol-file-content.ts'
export { parseRobots, type Robots, type RobotsOptions } from './site/robots.ts'
export { classifyRobots, type RobotsAnswer, type RobotsState } from './site/robots-file.ts'
export type { RobotsVerdict } from './site/robots-verdict.ts'
export { createSitemapReader, parseSitemap } from './site/sitemap.ts'
export type { Sitemap, SitemapLimits, SitemapReader } from './site/sitemap-model.ts'

// Tools: what an agent can do on a page

export type { NewTool } from './schema/new-tool.ts'
export type * from './schema/tool.ts'
export type * from './schema/tool-expects.ts'
export type { ToolName } from './schema/tool-name.ts'
export type { ToolPatch } from './schema/tool-patch.ts'
export { checkNewTool } from './tools/check-new-tool.ts'
export { checkToolPatch } from './tools/check-tool-patch.ts'
export { checkedTool, uncheckedTool, withChecked } from './tools/checked-tool.ts'
export { createTool } from './tools/create-tool.ts'
export { type AgentTool, type Describable, describeTool } from './tools/describe-tool.ts'
export type { MergedTools, SkippedDraft } from './tools/draft-quality.ts'
export type { FramePlace } from './tools/draft-tools.ts'
export { editedMembers, withEdits } from './tools/edited-members.ts'
export { type FoundElement, findByFingerprint } from './tools/find-by-fingerprint.ts'
export { inferButtonName } from './tools/infer-button-name.ts'
export { inferFormName } from './tools/infer-form-name.ts'
export { draftTools, type InferOptions, inferTools, type ToolNaming } from './tools/infer-tools.ts'
export {
  judgePreflight,
  type PartState,
  type Preflight,
  type PreflightFacts,
  type PreflightStep,
} from './tools/judge-preflight.ts'
export { type MergeOptions, mergeTools } from './tools/merge-tools.ts'
export { type FieldChoices, isRequiredField, offeredMetadata } from './tools/owners-fields.ts'
export { applyToolPatch, isMoved } from './tools/patch-tool.ts'
export { frameOf } from './tools/preflight-target.ts'
export { preflightTool } from './tools/preflight-tool.ts'
export {
  applyProposal,
  draftsOfTools,
  proposeChanges,
  renewSafety,
  type ToolProposal,
  type ToolProposalChange,
} from './tools/propose-changes.ts'

// The four verdicts on a form

export { assessForm } from './operability/assess-form.ts'
export { verdictRules } from './operability/registry.ts'
export { assessSite, type PageForms } from './operability/site-score.ts'
export type { VerdictId, VerdictRule } from './operability/verdict-rule.ts'

// The audit: evidence, checks, score

export type { Advice, Check, Outcome } from './audit/check.ts'
export type * from './audit/evidence.ts'
export { gradeFor } from './audit/grade.ts'
export { checks } from './audit/registry.ts'
export { type CheckResult, runChecks } from './audit/run-checks.ts'
export { bonusPoints, score } from './audit/score.ts'
export { scoreRange } from './audit/score-range.ts'
export { runSignals, signals } from './audit/signals/registry.ts'
export type { SignalRule } from './audit/signals/signal-rule.ts'

// The report

export type { ChangeCause, CheckChange, CheckResultBrief } from './report/compare/checks.ts'
export {
  type ComparedReport,
  type CompareOptions,
  compareReports,
  type ReportComparison,
} from './report/compare/compare-reports.ts'
export type { ComparedForm, FormChange, FormChanges } from './report/compare/forms.ts'
export type { PageChange, PageChanges } from './report/compare/pages.ts'
export { evaluate } from './report/evaluate.ts'
export { headlineOf } from './report/headline.ts'
export { renderMarkdown } from './report/markdown/render-markdown.ts'
export { renderMethodology } from './report/methodology.ts'
export { reportId } from './report/report-id.ts'
export { ScanError } from './report/scan-error.ts'
export { type SiteFailure, siteFailure } from './report/site-failure.ts'
export { formTasks, type TaskVerdict, taskVerdicts } from './report/task-verdicts.ts'
export type * from './schema/report-types.ts'

// Recommendations, applied to the source of a site

export { type ApplyOptions, applyRecommendation, type SiteSource } from './fix/apply-recommendation.ts'

// Errors, and the data that the rules are written against

export { type ErrorCode, errorCodes, OperableError } from './errors.ts'
export { AI_CRAWLERS_VERSION, type AiCrawler, type AiCrawlerClass, aiCrawlers } from './standards/ai-crawlers.ts'
export type { FieldPurpose } from './standards/field-purposes.ts'
export type { Intent } from './standards/intents.ts'
export { type ProtocolFile, protocolFiles } from './standards/protocol-files.ts'
export { UNSEEN_MARK } from './standards/unseen-mark.ts'
export { OPERABILITY_VERSION, RULES_VERSION, SCORING_VERSION } from './standards/versions.ts'
