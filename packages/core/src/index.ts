// The public edge of the package: what integrators use of it. Each subject has the whole of it in an entry of its own:
// `page`, `site`, `tools`, `audit`, `report`, and the schemas in `schema`.

// A page, its forms and its tools

export type { ParsedDocument } from './html/read-document.ts'
export { assessForm } from './operability/assess-form.ts'
export type { Button, Field, Form } from './page/model/form-model.ts'
export type { PageModel } from './page/model/page-model.ts'
export type { ParseOptions } from './page/parse-markup.ts'
export { parsePage } from './page/parse-page.ts'
export type { NewTool } from './schema/new-tool.ts'
export type { Tool, ToolDraft, ToolField, ToolMetadata, ToolSafety } from './schema/tool.ts'
export type { ToolExpects } from './schema/tool-expects.ts'
export type { ToolName } from './schema/tool-name.ts'
export type { ToolPatch } from './schema/tool-patch.ts'
export { checkNewTool, checkToolPatch } from './tools/check-tool.ts'
export { type AgentTool, describeTool } from './tools/describe-tool.ts'
export { type InferOptions, inferTools } from './tools/infer-tools.ts'

// What was seen of a site, and the report on it

export type { FetchFailure, PageEvidence, SiteEvidence } from './audit/evidence.ts'
export { gradeFor } from './audit/grade.ts'
export { type ApplyOptions, applyRecommendation, type SiteSource } from './fix/apply-recommendation.ts'
export { type CompareOptions, compareReports, type ReportComparison } from './report/compare/compare-reports.ts'
export { evaluate } from './report/evaluate.ts'
export { renderProofs } from './report/markdown/proofs.ts'
export { renderMarkdown } from './report/markdown/render-markdown.ts'
export { reportId } from './report/report-id.ts'
export { ScanError } from './report/scan-error.ts'
export type * from './schema/report-types.ts'
export { OPERABILITY_VERSION, RULES_VERSION, SCORING_VERSION } from './standards/versions.ts'

// Errors

export { type ErrorCode, errorCodes, OperableError } from './errors.ts'
