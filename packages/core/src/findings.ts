// What a scan holds against a site, place by place: rules, findings, baseline.

export {
  type Baseline,
  type BaselineEntry,
  type BaselineUpdate,
  parseBaseline,
  updateBaseline,
  writeBaseline,
} from './findings/baseline.ts'
export {
  compareFindings,
  type FindingChanges,
  isUnknown,
  isWaivedBy,
  type Waiver,
} from './findings/compare-findings.ts'
export { type FindingOptions, findingsOf, pathOf, type SiteFindings } from './findings/findings-of.ts'
export { type Rule, ruleOf, rules } from './findings/rules.ts'
export { applyEdits, type Edit, type Mend, overlap } from './mend/edits.ts'
export { type Change, type MendSite, mendFinding, type Proposal } from './mend/mend-finding.ts'
export { type MendPage, readMendPage } from './mend/mend-page.ts'
export { mendSource, type SourceChange } from './mend/mend-source.ts'
export type * from './page/model/page-place.ts'
