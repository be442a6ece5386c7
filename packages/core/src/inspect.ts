// What judges a live page: the part of this package that runs in a browser, without what crawls, scores and validates.

export { assessForm } from './operability/assess-form.ts'
export type { PageModel } from './page/model/page-model.ts'
export { parseMarkup as parsePage } from './page/parse-markup.ts'
export type { FormOperability } from './schema/report-types.ts'
export type { ToolDraft } from './schema/tool.ts'
export { toolsByPurpose as inferTools } from './tools/draft-tools.ts'
export { judgePreflight, type PartState, type Preflight, type PreflightFacts } from './tools/judge-preflight.ts'
