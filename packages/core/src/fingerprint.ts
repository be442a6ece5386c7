export {
  compareLooks,
  type FingerprintMatch,
  type Looks,
  type LooksPart,
  matchFingerprint,
} from './tools/fingerprint-match.ts'
