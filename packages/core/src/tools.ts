// Tools in every state: found, checked, edited, moved, described.

export type { NewTool } from './schema/new-tool.ts'
export type * from './schema/tool.ts'
export type * from './schema/tool-expects.ts'
export type { ToolName } from './schema/tool-name.ts'
export type { ToolPatch } from './schema/tool-patch.ts'
export { checkNewTool, checkToolPatch } from './tools/check-tool.ts'
export { checkedTool, uncheckedTool, withChecked } from './tools/checked-tool.ts'
export { type AgentTool, type Describable, describeTool } from './tools/describe-tool.ts'
export type { MergedTools, SkippedDraft } from './tools/draft-quality.ts'
export type { FramePlace } from './tools/draft-tools.ts'
export { editedMembers, withEdits } from './tools/edited-members.ts'
export { type FoundElement, findByFingerprint, type NearElement } from './tools/find-by-fingerprint.ts'
export type { Comparison, FingerprintMatch, LooksPart } from './tools/fingerprint-match.ts'
export { followTool } from './tools/follow-tool.ts'
export { inferButtonName } from './tools/infer-button-name.ts'
export { inferFormName } from './tools/infer-form-name.ts'
export { draftOpeners, draftTools, type InferOptions, inferTools, type ToolNaming } from './tools/infer-tools.ts'
export {
  judgePreflight,
  type PartState,
  type Preflight,
  type PreflightFacts,
  type PreflightStep,
} from './tools/judge-preflight.ts'
export { createTool, type MergeOptions, mergeTools } from './tools/merge-tools.ts'
export { type FieldChoices, isRequiredField, offeredMetadata } from './tools/owners-fields.ts'
export { applyToolPatch, isMoved } from './tools/patch-tool.ts'
export { frameOf } from './tools/preflight-target.ts'
export { preflightTool } from './tools/preflight-tool.ts'
export {
  applyExpects,
  applyProposal,
  draftsOfTools,
  proposeChanges,
  proposeExpects,
  renewSafety,
  type ToolProposal,
  type ToolProposalChange,
} from './tools/propose-changes.ts'
export type { Known } from './tools/recognize-tools.ts'
export {
  type Candidate,
  type FindingReason,
  type ToolFinding,
  type VerifyOptions,
  verifyTool,
} from './tools/verify-tool.ts'
