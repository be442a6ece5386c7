export { type EqualityRule, equalBy, equalityRules, type Typed } from './proof/equal-values.ts'
export {
  type ControlState,
  type Judgement,
  judgeProof,
  type ProofFacts,
  type SeenRequest,
  type TraceForm,
} from './proof/judge-proof.ts'
export { type Marker, type SampleValue, sampleInput } from './proof/sample-input.ts'
